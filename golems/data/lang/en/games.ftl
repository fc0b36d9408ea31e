# The games: a name and an idea in one line.

game-L1 = First Steps
game-L1-idea = Summer, a couple of walls, robots that never get weaker. For the youngest.

game-L2 = Barrels and Water
game-L2-idea = Robots of three parts, barrels with surprises, and water to keep out of.

game-L3 = Many Islands
game-L3-idea = Several fields joined by portals, and ParoBots that join the battle.

game-L4 = Great Tournament
game-L4-idea = Everything: winter and summer, ice, towers of barrels and rails.

game-beginners = First Duel
game-beginners-idea = A small empty field, programs face up, no bonus die. To learn the game.

game-standard = Golem Battle
game-standard-idea = Three lives, ten units of energy, and a bonus die every cycle.

game-autonomous = Autonomous Golems
game-autonomous-idea = One program for the whole battle: lay it once, then watch it run again and again.

game-bring_barrel = Bring the Barrel!
game-bring_barrel-idea = Grab a barrel in the middle and carry it home before the others do.

game-scenario = Scenarios
game-scenario-idea = A story with a goal of its own for each golem: a race, a hunt, a siege.
