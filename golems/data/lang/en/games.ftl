### Games and scenarios: a name and an idea in one line.

### Only the server and the commands say the rest: the page never fetches it.

## The games: a name and an idea in one line.

game-L1 = First Steps
game-L1-idea = Summer, a couple of walls, golems that never get weaker. For the youngest.

game-L2 = Barrels and Water
game-L2-idea = Golems made of three parts, barrels with surprises, and water to keep out of.

game-L3 = Many Islands
game-L3-idea = Several islands joined by portals, and ParoBots that join the battle.

game-L4 = Great Tournament
game-L4-idea = Everything: summer and winter, ice, lines and stacks of barrels.

game-beginners = Game for Beginners
game-beginners-idea = Two golems, a small empty board, programs face up. To learn the game.

game-standard = Standard Game
game-standard-idea =
    { $energy ->
        [0] Two golems with three lives each, and a bonus die. A program may be short.
       *[other] Three lives, ten units of energy, and a bonus die every round.
    }

game-autonomous = Autonomous Golems
game-autonomous-idea = Golems that fight by themselves: one program for the whole battle runs over and over.

game-bring_barrel = Bring the Barrel!
game-bring_barrel-idea = Grab a barrel in the middle and carry it home before the others do.

game-scenario = Scenarios
game-scenario-idea = A story in which each golem has its own goal: a race, a hunt, a siege.

## Scenarios: their names, and what it is about in one line.

scenario-kings-road = The King’s Road
scenario-kings-road-idea = A race up the road: be the first to reach your gate.
scenario-royal-hill = The Royal Hill
scenario-royal-hill-idea = Be on the hill at the end of two rounds in a row, and keep the other golem off it.
scenario-firewood = Firewood
scenario-firewood-idea = Take two barrels of firewood home before the other golem does.
scenario-night-watch = The Night Watch
scenario-night-watch-idea = One golem hides for six rounds, and the other one hunts for it.
scenario-iron-dragon = The Iron Dragon
scenario-iron-dragon-idea = Two golems hunt a dragon with five lives; it just has to last eight rounds.
scenario-two-banks = Two Banks
scenario-two-banks-idea = Cross the river on its stream: it costs a life, but it’s the only way.
scenario-cooperage = The Cooper’s Yard
scenario-cooperage-idea = Be the first to smash three barrels.
scenario-lone-porter = The Lone Porter
scenario-lone-porter-idea = On your own: carry both barrels to the corner before the energy runs out.
scenario-old-ford = The Old Ford
scenario-old-ford-idea = Swap corners: the first to reach the other corner wins. Don’t step into the water.
scenario-market-square = The Market Square
scenario-market-square-idea = Be in the middle of the square at the end of two rounds in a row.
scenario-last-barrel = The Last Barrel
scenario-last-barrel-idea = One barrel for two: grab it and carry it home.
