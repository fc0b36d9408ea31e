# Scenarios: their names, and what it is about in one line.
scenario-kings-road = The King's Road
scenario-kings-road-idea = A race up the road: be the first to stand at your gate.
scenario-royal-hill = The Royal Hill
scenario-royal-hill-idea = Stand on the hill at the end of two cycles in a row, and do not let the other one do it.
scenario-firewood = Firewood
scenario-firewood-idea = Take two barrels of firewood home before the other one does.
scenario-night-watch = The Night Watch
scenario-night-watch-idea = One golem hides for six cycles, the other one seeks it.
scenario-iron-dragon = The Iron Dragon
scenario-iron-dragon-idea = Two golems hunt a dragon with five lives; it only has to last for eight cycles.
scenario-two-banks = Two Banks
scenario-two-banks-idea = Cross the river on its stream: that costs a life, but it is the only way.
scenario-cooperage = The Cooper's Yard
scenario-cooperage-idea = Be the first to smash three barrels.
scenario-lone-porter = The Lone Porter
scenario-lone-porter-idea = Alone: carry both barrels to the corner before the energy is spent.
