### The words of the game: robots, commands, directions, parts, components.

columns = ABCDEFGHIJKLMNOPQRSTUVWXYZ

robot-red = Red
robot-blue = Blue
robot-green = Green
robot-yellow = Yellow
robot-straw = Straw Knight

row-loop = { $command } ×{ $times }
row-repeat = Loop { $times } ({ $command })
row-if = if there is an obstacle ahead: { $yes }, otherwise { $no }
row-enemy = Is enemy? (yes: { $yes }, no: { $no })
row-attacked = Under attack? (yes: { $yes }, no: { $no })

part-processor = processor
part-weapon = weapon
part-chassis = chassis

bonus-loop = Loop 2
bonus-condition = Condition
bonus-blank = blank

card-duel-attack = Attack
card-duel-loop = Loop 2
card-duel-loop3 = Loop 3
card-duel-enemy = Is enemy?
card-duel-attacked = Under attack?

component-p3 = Processor with 3 rows
component-p3-idea = When broken: 1 row.
component-p4 = Processor with 4 rows
component-p4-idea = When broken: 2 rows.
component-w2 = Heavy weapon
component-w2-idea = Hits the cell ahead with strength 2. When broken: strength 1.
component-w11 = Long weapon
component-w11-idea = Hits two cells in a line with strength 1. When broken: only the cell ahead.
component-c1 = Wheels
component-c1-idea = Roll forward and backward. When broken, they only go forward.
component-c2 = Tracks
component-c2-idea = Crawl forward and backward. When broken, they only go forward.

### Only the server and the commands say the rest: the page never fetches it.

facing-N = north
facing-E = east
facing-S = south
facing-W = west

and = { $all } and { $last }

# A golem in a sentence, where a language declines names: of whom, whom, and whom else.
who-gen = { $robot }
who-acc = { $robot }
whom-acc = { $target }

command-forward = Forward
command-backward = Backward
command-left = Turn left
command-right = Turn right
command-stand = Stand
command-attack = Attack
command-defend = Defend
command-take = Take
command-none = nothing

contents-empty = nothing but splinters
contents-bomb = a bomb
contents-toolbox = a toolbox
