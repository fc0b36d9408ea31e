### Printing.

## Printing: what, on which paper, how it looks.

sheets-title = Print the game
sheets-lead = Everything for the table: print it, cut it out and play. Have a look at the sheets first.
sheets-what = What shall we print?
sheets-what-box = Whole box
sheets-what-pack = Pack for an age
sheets-what-cards = Cards
sheets-what-arena = Arena
sheets-what-scenario = Scenario
sheets-what-puzzles = Puzzles
sheets-what-lessons = Lesson plans
sheets-which = Which one?
sheets-sides = How many sides of the paper?
sheets-sides-of =
    { $sides ->
        [two] Two: cards have backs
        [one] One
       *[other] { -unlisted }
    }
sheets-players = How many players?
sheets-paper = Paper
sheets-paper-of =
    { $paper ->
        [letter] Letter
        [a4] A4
       *[other] { -unlisted }
    }
sheets-language = Language of the sheets
sheets-wait = Drawing the sheets…
sheets-failed = The sheets did not come
sheets-pages =
    { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
sheets-page = Page { $page } of { $pages }
sheets-get = Get the PDF
sheets-scale = Print at 100 %; if there are two sides, flip on the long edge.
sheets-unready = This server cannot make PDFs yet. Whoever runs it can add printing:
sheets-browser = Print the picture
sheets-browser-plans = Open the plans and print the page

### Only the server and the commands say the rest: the page never fetches it.

## Sheets to print: the game, arenas, puzzles.

print-title = Battle of Golems
print-edition = Edition { $edition } · print, cut out and play
print-cards = Cards
print-offer-box = The whole box, edition { $edition }
print-offer-cards = Cards, edition { $edition }
print-offer-lessons = All lessons
print-pack = Pack for ages { $ages } · level “{ $name }”
print-how = How to print
print-how-scale = Print at 100 %, “actual size”, without “fit to page”. Check the line on this page: it must be 50 mm long.
print-how-paper = Thick paper (160–250 g/m²) is best. On thin paper glue everything to cardboard before cutting.
print-how-sides =
    { $sides ->
        [two] Print everything on both sides, flipped on the long edge: backs then lie exactly behind their cards, and a sheet without backs stays blank behind. No such printer? Print the odd pages, put the sheets in again, print the even ones. Try two sheets first and hold them up to the light.
        [one] Print on one side. Fold golem and ParoBot cards in half; the other cards have no backs: the sign in the corner tells whose they are.
       *[other] { -unlisted }
    }
print-how-fields = A cell is { $cell } mm.{ $seasons ->
        [two] {" "}Winter is the back of summer; printed on one side, glue the two sheets back to back.
        [one] {""}
       *[other] { -unlisted }
    }
print-how-fields-duel = One cell of the field is { $cell } mm. The field of 6×6 comes in two halves: cut them out and glue them together.
print-how-cards = Cut from mark to mark with a ruler. Every card is 63 × 88 mm and fits a standard sleeve.
print-how-fold = Fold along the dashed lines: tokens and cards with such a line in the middle become two-sided, figures become tents, dice become cubes. Grey parts get the glue.
print-line = This line is 50 mm long.
print-contents = What is in here
print-pages = p.
print-notice = The game and its name belong to their authors. Drawings and words of these sheets: the Golems project, MIT licence.
print-foot = { $title } · { $page } / { $pages } · print at 100 %
print-blank = The back of page { $page }: nothing here
print-glue = glue

print-name-commands = Command cards
print-name-events = Event cards
print-name-golems = Golem cards
print-name-parobots = ParoBot cards
print-name-decoding = Die decoding cards
print-name-help = Help cards
print-name-backs = Card backs
print-name-field =
    { $season ->
        [summer] Field { $size }, summer
        [winter] Field { $size }, winter
        [none] Field { $size }
       *[other] { -unlisted }
    }
print-name-walls = Walls
print-name-water = Water
print-name-ice = Ice
print-name-portals = Portals
print-name-decorations = Scenery, just for looks
print-name-homes = Home cells
print-name-lines = Lines
print-name-barrels = Barrels
print-name-components = Components
print-name-hearts = Lives
print-name-figures = Golems to fold
print-name-plates = Plates for the golems
print-name-masks = ParoBot masks
print-name-dice = Dice to fold
print-name-tops = Spinning top instead of a die
print-name-ruler = Energy ruler
print-name-rounds = Round ruler
print-name-flame = Flame for the ruler

print-event = Event
print-event-nothing = No Loops and no Conditions this round.
print-event-loop = This round a Loop may be laid.
print-event-condition = This round a Condition may be laid.
print-event-freeze = Lay ice on all open water. Whoever is in the water climbs onto the ice.
print-event-thaw = Take all ice away. Whoever stood on it falls into the water.
print-event-lose-row = Your neighbour draws one of your rows without looking. It is not played; the later ones move up.
print-event-swap-rows = Your neighbour picks two of your rows without looking, and they change places.

print-golem-parts = Each unit of damage turns over one token, you choose which. The fourth destroys the golem.
print-golem-simple = Four rows, attack: one cell, strength 1. Each unit of damage costs a heart.
print-golem-lives = A strike or the water costs a life. Without lives the golem is out.

print-parobot-scout = Scout
print-parobot-guard = Guard
print-parobot-ram = Ram
print-parobot-crab = Crab
print-parobot-turtle = Turtle
print-parobot-whirl = Whirl
print-parobot-lives =
    { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
print-parobot-strength = strength { $strength }, one cell
print-parobot-side = { $robot } without a player. A program card tells what it does. Any damage destroys it.

print-die-commands = ParoBot die
print-die-commands-idea = Roll for every die on a ParoBot card, anew each round.
print-die-bonus = Bonus die
print-die-bonus-idea = Roll at the start of a round: you may use this bonus card once.
print-top = Push a match through the middle and spin. The side it lies down on is what you rolled.

print-help = Order of a row
print-step-conditions = Conditions look ahead
print-step-water = Out of the water: 1 damage, no movement
print-step-movement = Everybody moves
print-step-again = Loops move again
print-step-action = Attack and Defence
print-step-removal = Destroyed golems leave
print-step-passes = Movement; Loops two or three times
print-step-enemy = Is enemy? looks ahead and moves
print-step-attacked = Under attack? looks who hits, and moves
print-step-blows = Attack, Defence, Take

print-part-rows =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
print-part-strength = strength { $strength }
print-rounds = rounds
print-ruler = The flame starts on { $units }. After every round it goes one down. On 0 the game ends.

print-rules = The rules in short
print-rules-lead = The rulebook knows an answer to every question. This is enough to begin.
print-goal = What you play for
print-goal-battle =
    { $robots ->
        [simple] Be the last golem on the field. If several are left after eight rounds, the one with more hearts wins.
        [components] Be the last golem on the field. If several are left after eight rounds, the one with fewer damaged parts wins.
       *[other] { -unlisted }
    }
print-goal-duel =
    { $energy ->
        [0] Be the last golem on the field. If nobody has won after 50 rounds, the one with more lives wins.
       *[other] Be the last golem on the field. When the energy is spent, the one with more lives wins.
    }
print-setup = Set up
print-setup-battle =
    { $level ->
        [L1] Lay out the field and two or three walls on it. Golems start with their backs to an edge: two face each other, three or four all look different ways. Everybody takes a golem card, four hearts and its { $cards } command cards. Whoever plays alone takes on a ParoBot. The flame stands on 8.
        [L2] Lay out the field and on it walls, water and shuffled barrels, one to a cell. Golems start with their backs to an edge: two face each other, three or four all look different ways. Everybody takes a golem card, its { $cards } command cards, a processor, a weapon and a chassis. Shuffle the event cards and keep eight.
        [L3] Lay one to three fields a little apart. Put out walls, water, portals and shuffled barrels, one to a cell, as you like. Golems start with their backs to an edge: two face each other, three or four all look different ways. Everybody takes a golem card, its { $cards } command cards, a processor, a weapon and a chassis. Shuffle the event cards and keep eight. Three players add one ParoBot, two players add two.
        [L4] Lay one to three fields a little apart, summer or winter up. Put out walls, water, shuffled barrels, portals and lines as you like; on a winter field all water gets ice. Golems start with their backs to an edge: two face each other, three or four all look different ways. Everybody takes a golem card, its { $cards } command cards, a processor, a weapon and a chassis. Shuffle the event cards and keep eight.
       *[other] { -unlisted }
    }
print-setup-duel = Take the field of 4×4 or 6×6 and put out walls, water and barrels as you like. Golems start in { $energy ->
        [0] opposite corners, facing each other
       *[other] the corners, two of them in opposite ones, facing each other
    }. Everybody takes a golem card, three hearts and its { $cards } command cards.{ $energy ->
        [0] {""}
       *[other] {" "}The flame stands on { $energy }.
    }
print-round = A round
print-round-battle =
    { $level ->
        [L1] Everybody lays a program face up, so that an adult can help. ParoBots roll. Then all play row 1 at once, in the order of the help card; then rows 2, 3 and 4. The flame goes one down, cards go back to the hands.
        [L2] Turn over an event card. Everybody lays a program in secret. The event acts, ParoBots roll. Then all turn over row 1 and play it at once, in the order of the help card; then row 2, and so on. Cards go back to the hands.
        [L3] Turn over an event card. Everybody lays a program in secret. The event acts, ParoBots roll. Then all turn over row 1 and play it at once, in the order of the help card; then row 2, and so on. At the end, whoever stands on the same ice as a round ago breaks it. Cards go back to the hands.
        [L4] Turn over an event card. Everybody lays a program in secret. The event acts, ParoBots roll. Then all turn over row 1 and play it at once, in the order of the help card; then row 2, and so on. At the end, whoever stands on the same ice as a round ago breaks it. Cards go back to the hands.
       *[other] { -unlisted }
    }
print-round-duel = Everybody rolls the bonus die or spins the top, then lays { $energy ->
        [0] one to four rows
       *[other] four rows
    } in secret. All turn over row 1 and play it at once, in the order of the help card; then row 2, 3 and 4. { $energy ->
        [0] Cards go back to the hands.
       *[other] The flame goes one down, cards go back to the hands.
    }
print-program = The program
print-program-battle =
    { $level ->
        [L1] Four rows, one command in each. Only ParoBots have a Condition: the first command is for an obstacle ahead (golem, wall, edge), the second for none.
        [L2] As many rows as your processor gives, a command in each. In a Loop round a row may be a Loop and a command beside it: it is done twice. In a Condition round it may be a Condition and two commands: the first is for an obstacle ahead (golem, barrel, wall, water, edge), the second for none.
        [L3] As many rows as your processor gives, a command in each. In a Loop round a row may be a Loop and a command beside it: it is done twice. In a Condition round it may be a Condition and two commands: the first is for an obstacle ahead (golem, barrel, wall, water, ice, edge), the second for none.
        [L4] As many rows as your processor gives, a command in each. In a Loop round a row may be a Loop and a command beside it: it is done twice. In a Condition round it may be a Condition and two commands: the first is for an obstacle ahead (golem, barrel, wall, water, ice, line, edge), the second for none.
       *[other] { -unlisted }
    }
print-movement = Movement
print-movement-battle = Everybody moves at once. Forward and Back go one cell, turns are on the spot. A wall or the edge: stay. If two want one cell, both stay. Two may change places.
print-movement-duel = Everybody moves at once. Forward and Back go one cell, turns are on the spot. A wall, a barrel or the edge: stay. If two want one cell, both stay. Two may change places.
print-attack = Attack and Defence
print-attack-of-duel = Attack and Defence
print-attack-battle =
    { $level ->
        [L1] You hit the cell ahead, after all have moved: a golem there loses a heart. Defence takes 1 off the damage of the row.
        [L2] You hit the cell ahead, after all have moved; a weapon 1 + 1 reaches the next cell too, unless a golem or a wall is between. Whatever is there is hit: golem, barrel. Defence takes 1 off the damage of the row, in a Loop 2.
        [L3] You hit the cell ahead, after all have moved; a weapon 1 + 1 reaches the next cell too, unless a golem or a wall is between. Whatever is there is hit: golem, barrel, ice, portal. Defence takes 1 off the damage of the row, in a Loop 2.
        [L4] You hit the cell ahead, after all have moved; a weapon 1 + 1 reaches the next cell too, unless a golem or a wall is between. Whatever is there is hit: golem, top barrel, ice, line, portal. Defence takes 1 off the damage of the row, in a Loop 2.
       *[other] { -unlisted }
    }
print-attack-duel = You hit the cell ahead, after all have moved: a golem loses a life, a barrel breaks. In a Loop you hit two or three times. Defence stops all hits of the row.
print-barrel = Barrels
print-barrel-battle =
    { $level ->
        [L2] Walk into a barrel and you push it, if the cell beyond is free. A hit breaks the barrel: turn it over. A bomb gives 1 damage to all on the 3×3 cells around it and hits barrels there. Tools repair one part of everyone who hit. In water a barrel floats and may be stood on.
        [L3] Walk into a barrel and you push it, if the cell beyond is free. A hit breaks the barrel: turn it over. A bomb gives 1 damage to all on the 3×3 cells around it, breaks ice there, and hits barrels. Tools repair one part of everyone who hit. In water a barrel floats and may be stood on; a portal swallows it.
        [L4] Walk into a barrel or a stack and you push it, if the cell beyond is free. A hit breaks the top barrel: turn it over. A bomb gives 1 damage to all on the 3×3 cells around it, breaks ice and lines there, and hits barrels. Tools repair one part of everyone who hit. In water a barrel floats and may be stood on; a portal swallows it.
       *[other] { -unlisted }
    }
print-barrel-duel = Take lifts the barrel ahead, one at most. While you carry it, the first strike that gets through costs the barrel and no life: it lands one cell further on, if that is free.
print-water = Water
print-water-battle = Open water: 1 damage at once, no Defence helps. Climb out onto a free cell of any shore of this water, but not where you came from, unless there is no other. Your movement in this row is over.
print-water-duel = Whoever would walk into water loses a life and stays put.
print-ice = Ice
print-ice-battle = Ice bears golems and barrels. A strike or a bomb breaks it, and what stood on it falls into the water.
print-winter = Winter ground
print-winter-battle = Icy ground (+): whoever steps off it or onto it does Forward or Back once more. Snowdrift (−): the first try only digs, the same command right after it works.
print-portal = Portals
print-portal-battle = Step onto one and you are on its twin at once, looking the same way. Is someone there? Wait until it is free.
print-line-token = Lines
print-line-battle = A turn turns you along with it. Onto a straight from the side: choose which way along it to look. Turn commands do nothing on a line.
print-parobot-battle = A golem without a player may fight as a ParoBot: turn its card over, hang a mask on the figure and give it a program card. It plays the same four rows every round. It hits one cell with strength 1, and any damage destroys it.
print-damage = Damage
print-damage-battle =
    { $robots ->
        [simple] Each unit of damage is a heart: turn it over. Without hearts the golem falls apart. It never gets weaker: there are always four rows.
        [components] Turn over one of your tokens for each unit. A damaged processor gives two rows less from the next round, a weapon hits one cell with strength 1, a chassis cannot go back. The fourth unit is the end.
       *[other] { -unlisted }
    }
print-bonus = Bonus cards
print-bonus-duel = The die or the top allows one bonus card in this round: Loop 2, Loop 3, or either of the two Conditions. It is one row; the commands lie beside it. A blank allows none.
print-senses = Conditions
print-senses-duel = Is enemy? is yes when a golem or a barrel is ahead, after the plain rows and Loops have moved. Under attack? is yes when somebody hits you in this row. The first card beside it is for yes, the second for no.
print-modes = Other games
print-modes-duel =
    { $energy ->
        [0] For beginners: two golems on the empty 4×4, without die and bonus cards, programs face up. Autonomous golems: everybody lays one program for the whole game, with any bonus cards, and it runs again and again, up to 50 rounds.
       *[other] For beginners: two golems on the empty 4×4, without die and bonus cards, programs face up. Autonomous golems: everybody lays one program for the whole game, with any bonus cards, and it runs again and again, up to 50 rounds, without energy. Bring the barrel! A barrel stands in the middle; whoever stands with it on its home cell wins.
    }

print-needs = What you need
print-robots =
    { $robots ->
        [one] { $robots } robot
       *[other] { $robots } robots
    }
print-scenario-box = Scenario for edition { $edition }
print-scenario-goals = What each one wants
print-scenario-lives =
    { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
print-scenario-part = Only a part of the field is needed, { $size } cells; mark the edge with a strip of paper.
print-scenario-stream = Water with arrows is a stream. A golem that walks in at one of its ends loses a life and comes out at the other, if nobody is there.
print-scenario-end =
    { $energy ->
        [0] Whoever does it first wins. Everything else is as in the short rules of the box.
       *[other] Whoever does it first wins. There are at most { $energy } rounds: the flame counts them. Everything else is as in the short rules of the box.
    }
print-lessons = Lesson plans
plan-name = “{ $name }”
plan-years = { $ages } years
plan-in-chapter = ch.
plan-table = Level “{ $level }”, arena “{ $arena }”
plan-min = min
plan-notes = Notes
plan-predict = Predict, then run
plan-position = One position for all
plan-chapter = Puzzles
plan-pairs = Battle in pairs
plan-talk = Together
plan-floor = On the floor
plan-on-paper = On paper
plan-circle = Circle
plan-try = In { $puzzle }: { $program }. { $robot } ends on { $cell }.
plan-ghost = In { $puzzle }: the ghost of { $robot } on { $place }.

print-done =
    { $pages ->
        [one] { $file }: one page. Print it at 100 %.
       *[other] { $file }: { $pages } pages. Print them at 100 %.
    }
print-puzzles = Puzzles
print-puzzle-rounds = Rounds { $first }–{ $last }
print-puzzle-bug = One card of this program is wrong. Find it, and write the right one beside it.
print-puzzle-predict =
    { $facing ->
        [asked] Where will the golem be when this program has run, and where will it look? Draw it.
        [free] Where will the golem be when this program has run? Draw it.
       *[other] { -unlisted }
    }
print-puzzle-fewest = Use no more than { $cards } cards.
print-puzzle-other = { $robot } will play: { $program }.
print-puzzle-parobot = { $robot } is a ParoBot with card { $card }: { $program }. Its die will show: { $rolls }.
print-puzzle-parobot-any = { $robot } is a ParoBot with card { $card }: { $program }. Nobody knows what its die will show.
print-answers = Answers
refusal-no-solution = “{ $title }” cannot be solved, so there is no answer to print
refusal-no-typst = printing needs Typst: pip install "battle-of-golems[print]"
refusal-no-sheet = there is no such page: { $got }
refusal-print-stand-cards = only edition 2.0 has a second list of cards with 4 Stand; this is { $edition }
