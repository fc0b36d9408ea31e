# The words of the game: robots, commands, directions, parts.

columns = ABCDEFGHIJKLMNOPQRSTUVWXYZ
and = { $all } and { $last }

robot-red = Red
robot-blue = Blue
robot-green = Green
robot-yellow = Yellow

command-forward = Forward
command-backward = Backward
command-left = Turn left
command-right = Turn right
command-stand = Stand
command-attack = Attack
command-defend = Defence
command-take = Take
command-none = nothing
row-loop = { $command } ×{ $times }
row-if = if there is an obstacle ahead: { $yes }, otherwise { $no }
row-enemy = if there is an enemy ahead: { $yes }, otherwise { $no }
row-attacked = if under attack: { $yes }, otherwise { $no }

facing-N = north
facing-E = east
facing-S = south
facing-W = west

part-processor = processor
part-weapon = weapon
part-chassis = chassis

contents-empty = nothing but splinters
contents-bomb = a bomb
contents-toolbox = a toolbox


bonus-loop = Loop 2
bonus-loop3 = Loop 3
bonus-condition = Condition
bonus-blank = blank
