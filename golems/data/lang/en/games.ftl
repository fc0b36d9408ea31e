### Games and scenarios: a name and an idea in one line.

### Only the server and the commands say the rest: the page never fetches it.

## The games: a name and an idea in one line.

game-L1 = First Steps
game-L1-idea = Summer, a couple of walls, robots that never get weaker. For the youngest.

game-L2 = Barrels and Water
game-L2-idea = Robots of three parts, barrels with surprises, and water to keep out of.

game-L3 = Many Islands
game-L3-idea = Several fields joined by portals, and ParoBots that join the battle.

game-L4 = Great Tournament
game-L4-idea = Everything: winter and summer, ice, towers of barrels and rails.

game-beginners = Game for Beginners
game-beginners-idea = Two golems, a small empty field, programs face up. To learn the game.

game-standard = Standard Game
game-standard-idea =
    { $energy ->
        [0] Two golems with three lives each, and a bonus die. A program may be short.
       *[other] Three lives, ten units of energy, and a bonus die every round.
    }

game-autonomous = Autonomous Golems
game-autonomous-idea = Golems that fight by themselves: one program for the whole battle runs again and again.

game-bring_barrel = Bring the Barrel!
game-bring_barrel-idea = Grab a barrel in the middle and carry it home before the others do.

game-scenario = Scenarios
game-scenario-idea = A story with a goal of its own for each golem: a race, a hunt, a siege.

## Scenarios: their names, and what it is about in one line.

scenario-kings-road = The King's Road
scenario-kings-road-idea = A race up the road: be the first to stand at your gate.
scenario-royal-hill = The Royal Hill
scenario-royal-hill-idea = Stand on the hill at the end of two rounds in a row, and do not let the other one do it.
scenario-firewood = Firewood
scenario-firewood-idea = Take two barrels of firewood home before the other one does.
scenario-night-watch = The Night Watch
scenario-night-watch-idea = One golem hides for six rounds, the other one seeks it.
scenario-iron-dragon = The Iron Dragon
scenario-iron-dragon-idea = Two golems hunt a dragon with five lives; it only has to last for eight rounds.
scenario-two-banks = Two Banks
scenario-two-banks-idea = Cross the river on its stream: that costs a life, but it is the only way.
scenario-cooperage = The Cooper's Yard
scenario-cooperage-idea = Be the first to smash three barrels.
scenario-lone-porter = The Lone Porter
scenario-lone-porter-idea = Alone: carry both barrels to the corner before the energy is spent.
scenario-old-ford = The Old Ford
scenario-old-ford-idea = Change corners: whoever stands in the other's corner first wins. Don't step into the water.
scenario-market-square = The Market Square
scenario-market-square-idea = Stand in the middle of the square at the end of two rounds in a row.
scenario-last-barrel = The Last Barrel
scenario-last-barrel-idea = One barrel for two: take it and carry it home.
