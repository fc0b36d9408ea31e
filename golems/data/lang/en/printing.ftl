### Printing.

## Printing: what, on which paper, how it looks.

sheets-title = Print the game
sheets-lead = Everything for the table: print it, cut it out and play. You can look at the sheets first.
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
sheets-failed = Couldn’t load the sheets
sheets-pages =
    { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
sheets-page = Page { $page } of { $pages }
sheets-get = Download the PDF
sheets-scale = Print at 100%. For two sides, flip on the long edge.
sheets-unready = This server can’t make PDFs yet. The person who runs it can add printing:
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
print-how-scale = Print at 100%, “actual size”, without “fit to page”. Check the line on this page: it must be 50 mm long.
print-how-paper = Thick paper (160–250 g/m²) is best. If your paper is thin, glue everything to cardboard before you cut.
print-how-sides =
    { $sides ->
        [two] Print everything on both sides, flipped on the long edge: the backs then line up with their cards, and sheets without backs stay blank behind. Your printer can’t do that? Print the odd pages, put the sheets back in and print the even ones. Try two sheets first and hold them up to the light.
        [one] Print on one side. Fold golem and ParoBot cards in half; the other cards have no backs: the sign in the corner shows whose they are.
       *[other] { -unlisted }
    }
print-how-fields = A cell is { $cell } mm.{ $seasons ->
        [two] {" "}Winter is on the back of summer; if you print on one side, glue the two sheets back to back.
        [one] {""}
       *[other] { -unlisted }
    }
print-how-fields-duel = A cell is { $cell } mm. The 6×6 board comes in two halves: cut them out and glue them together.
print-how-cards = Cut from mark to mark with a ruler. Every card is 63 × 88 mm and fits a standard sleeve.
print-how-fold = Fold along the dashed lines: tokens and cards with a dashed line in the middle become two-sided, figures become tents, dice become cubes. Glue goes on the grey parts.
print-line = This line is 50 mm long.
print-contents = What’s inside
print-pages = p.
print-notice = The game and its name belong to their authors. Drawings and words on these sheets: the Golems project, MIT licence.
print-foot = { $title } · { $page } / { $pages } · print at 100%
print-blank = The back of page { $page }: nothing here
print-glue = glue

print-name-commands = Command cards
print-name-events = Event cards
print-name-golems = Golem cards
print-name-parobots = ParoBot cards
print-name-decoding = What the die means
print-name-help = Help cards
print-name-backs = Card backs
print-name-field =
    { $season ->
        [summer] Board { $size }, summer
        [winter] Board { $size }, winter
        [none] Board { $size }
       *[other] { -unlisted }
    }
print-name-walls = Walls
print-name-water = Water
print-name-ice = Ice
print-name-portals = Portals
print-name-decorations = Scenery, just for fun
print-name-homes = Home cells
print-name-lines = Lines
print-name-barrels = Barrels
print-name-components = Parts
print-name-hearts = Lives
print-name-figures = Golems to fold
print-name-plates = Stands for the golems
print-name-masks = ParoBot masks
print-name-dice = Dice to fold
print-name-tops = Spinning top instead of a die
print-name-ruler = Energy ruler
print-name-rounds = Round ruler
print-name-flame = Flame for the ruler

print-event = Event

print-golem-parts = For each point of damage, turn over one token of your choice. The fourth one destroys the golem.
print-golem-simple = Four rows. Attack: one cell, strength 1. Each point of damage costs a heart.
print-golem-lives = A hit or the water costs a life. With no lives left, the golem is out.

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
print-parobot-side = { $robot } without a player. A program card tells it what to do. Any damage destroys it.

print-die-commands = ParoBot die
print-die-commands-idea = Each round, roll it once for every die on a ParoBot card.
print-die-bonus = Bonus die
print-die-bonus-idea = Roll at the start of a round: you may play this bonus card once.
print-top = Push a matchstick through the middle and spin it. The side it lands on is your roll.

print-help = Order of a row
print-step-conditions = Conditions look ahead
print-step-water = Climb out of the water: 1 damage, no movement
print-step-movement = Everyone moves
print-step-again = Loops move again
print-step-action = Attack and Defend
print-step-removal = Destroyed golems leave
print-step-passes = Movement; Loops two or three times
print-step-enemy = Is enemy? looks ahead and moves
print-step-attacked = Under attack? checks who is hit, and moves
print-step-blows = Attack, Defend, Take

print-part-rows =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
print-part-strength = strength { $strength }
print-rounds = rounds
print-ruler = The flame starts on { $units }. After every round it goes down one. On 0 the battle ends.

print-rules = Quick rules
print-rules-lead = This page is enough to start. The rulebook has the answer to everything else.
print-goal = How to win
print-goal-battle =
    { $robots ->
        [simple] Be the last golem on the board. If several are left after eight rounds, the one with more hearts wins.
        [components] Be the last golem on the board. If several are left after eight rounds, the one with fewer broken parts wins.
       *[other] { -unlisted }
    }
print-goal-duel =
    { $energy ->
        [0] Be the last golem on the board. If nobody has won after 50 rounds, the one with more lives wins.
       *[other] Be the last golem on the board. When the energy runs out, the one with more lives wins.
    }
print-setup = Setting up
print-setup-battle =
    { $level ->
        [L1] Put the board on the table, with two or three walls on it. Golems start with their backs to an edge: two face each other, three or four all face different ways. Everyone takes a golem card, four hearts and { $cards } command cards. If you play alone, you fight a ParoBot. The flame starts on 8.
        [L2] Put the board on the table, with walls, water and shuffled barrels on it, one to a cell. Golems start with their backs to an edge: two face each other, three or four all face different ways. Everyone takes a golem card, { $cards } command cards, a processor, a weapon and a chassis. Shuffle the event cards and keep eight.
        [L3] Place one to three boards a little apart. Add walls, water, portals and shuffled barrels, one to a cell, as you like. Golems start with their backs to an edge: two face each other, three or four all face different ways. Everyone takes a golem card, { $cards } command cards, a processor, a weapon and a chassis. Shuffle the event cards and keep eight. Three players add one ParoBot, two players add two.
        [L4] Place one to three boards a little apart, summer or winter side up. Add walls, water, shuffled barrels, portals and lines as you like; on a winter board all water gets ice. Golems start with their backs to an edge: two face each other, three or four all face different ways. Everyone takes a golem card, { $cards } command cards, a processor, a weapon and a chassis. Shuffle the event cards and keep eight.
       *[other] { -unlisted }
    }
print-setup-duel = Take the 4×4 or the 6×6 board and add walls, water and barrels as you like. Golems start in { $energy ->
        [0] opposite corners, facing each other
       *[other] the corners (two golems in opposite corners), facing each other
    }. Everyone takes a golem card, three hearts and { $cards } command cards.{ $energy ->
        [0] {""}
       *[other] {" "}The flame starts on { $energy }.
    }
print-round = A round
print-round-battle =
    { $level ->
        [L1] Everyone builds a program face up, so an adult can help. ParoBots roll. Then you all run row 1 at once, in the order on the help card; then rows 2, 3 and 4. The flame goes down one, and you take your cards back.
        [L2] Turn over an event card. Everyone builds a program in secret. The event happens and ParoBots roll. Then you all turn over row 1 and run it at once, in the order on the help card; then row 2, and so on. Take your cards back.
        [L3] Turn over an event card. Everyone builds a program in secret. The event happens and ParoBots roll. Then you all turn over row 1 and run it at once, in the order on the help card; then row 2, and so on. At the end, if a golem stands on the same ice as a round ago, the ice breaks. Take your cards back.
        [L4] Turn over an event card. Everyone builds a program in secret. The event happens and ParoBots roll. Then you all turn over row 1 and run it at once, in the order on the help card; then row 2, and so on. At the end, if a golem stands on the same ice as a round ago, the ice breaks. Take your cards back.
       *[other] { -unlisted }
    }
print-round-duel = Everyone rolls the bonus die or spins the top, then builds { $energy ->
        [0] one to four rows
       *[other] four rows
    } in secret. You all turn over row 1 and run it at once, in the order on the help card; then rows 2, 3 and 4. { $energy ->
        [0] Take your cards back.
       *[other] The flame goes down one, and you take your cards back.
    }
print-program = The program
print-program-battle =
    { $level ->
        [L1] Four rows, one command in each. Only ParoBots have a Condition: the first command is for when there’s an obstacle ahead (golem, wall, edge), the second for when there isn’t.
        [L2] You have as many rows as your processor gives, with a command in each. In a Loop round a row may be a Loop with a command beside it: it runs twice. In a Condition round it may be a Condition with two commands: the first is for when there’s an obstacle ahead (golem, barrel, wall, water, edge), the second for when there isn’t.
        [L3] You have as many rows as your processor gives, with a command in each. In a Loop round a row may be a Loop with a command beside it: it runs twice. In a Condition round it may be a Condition with two commands: the first is for when there’s an obstacle ahead (golem, barrel, wall, water, ice, edge), the second for when there isn’t.
        [L4] You have as many rows as your processor gives, with a command in each. In a Loop round a row may be a Loop with a command beside it: it runs twice. In a Condition round it may be a Condition with two commands: the first is for when there’s an obstacle ahead (golem, barrel, wall, water, ice, line, edge), the second for when there isn’t.
       *[other] { -unlisted }
    }
print-movement = Movement
print-movement-battle = Everyone moves at once. Forward and Backward go one cell; you turn on the spot. At a wall or the edge you stay put. If two want the same cell, both stay put. Two may swap places.
print-movement-duel = Everyone moves at once. Forward and Backward go one cell; you turn on the spot. At a wall, a barrel or the edge you stay put. If two want the same cell, both stay put. Two may swap places.
print-attack = Attack and Defend
print-attack-of-duel = Attack and Defend
print-attack-battle =
    { $level ->
        [L1] You hit the cell ahead, after everyone has moved: a golem there loses a heart. Defend takes 1 off the damage in that row.
        [L2] You hit the cell ahead, after everyone has moved; a weapon 1 + 1 reaches the next cell too, unless a golem or a wall is in between. You hit everything there: golem, barrel. Defend takes 1 off the damage in that row, or 2 in a Loop.
        [L3] You hit the cell ahead, after everyone has moved; a weapon 1 + 1 reaches the next cell too, unless a golem or a wall is in between. You hit everything there: golem, barrel, ice, portal. Defend takes 1 off the damage in that row, or 2 in a Loop.
        [L4] You hit the cell ahead, after everyone has moved; a weapon 1 + 1 reaches the next cell too, unless a golem or a wall is in between. You hit everything there: golem, top barrel, ice, line, portal. Defend takes 1 off the damage in that row, or 2 in a Loop.
       *[other] { -unlisted }
    }
print-attack-duel = You hit the cell ahead, after everyone has moved: a golem loses a life, a barrel breaks. In a Loop you hit two or three times. Defend stops all hits in that row.
print-barrel = Barrels
print-barrel-battle =
    { $level ->
        [L2] Walk into a barrel and you push it, if the cell beyond is free. A hit breaks the barrel: turn it over. A bomb deals 1 damage to everyone on the 3×3 cells around it and hits barrels there. Tools repair one part of everyone who hit. In water a barrel floats, and you can stand on it.
        [L3] Walk into a barrel and you push it, if the cell beyond is free. A hit breaks the barrel: turn it over. A bomb deals 1 damage to everyone on the 3×3 cells around it, breaks ice there, and hits barrels. Tools repair one part of everyone who hit. In water a barrel floats, and you can stand on it; a portal swallows it.
        [L4] Walk into a barrel or a stack and you push it, if the cell beyond is free. A hit breaks the top barrel: turn it over. A bomb deals 1 damage to everyone on the 3×3 cells around it, breaks ice and lines there, and hits barrels. Tools repair one part of everyone who hit. In water a barrel floats, and you can stand on it; a portal swallows it.
       *[other] { -unlisted }
    }
print-barrel-duel = Take lifts the barrel ahead, one at most. While you carry it, the first hit that gets through costs you the barrel instead of a life: it lands one cell further on, if that cell is free.
print-water = Water
print-water-battle = Open water: 1 damage at once, and Defend doesn’t help. Climb out onto a free cell on any shore of this water, but not where you came from if there’s another. You can’t move again in this row.
print-water-duel = If you walk into water, you lose a life and stay put.
print-ice = Ice
print-ice-battle = Ice carries golems and barrels. A hit or a bomb breaks it, and everything on it falls into the water.
print-winter = Winter ground
print-winter-battle = Icy ground (+): when you step off it or onto it, you do Forward or Backward once more. Snowdrift (−): the first try only digs, the same command right after that works.
print-portal = Portals
print-portal-battle = Step onto one and you’re on its twin at once, still facing the same way. Is someone there? Wait until it’s free.
print-line-token = Lines
print-line-battle = A corner turns you along with it. If you step onto a straight line from the side, choose which way to face. Turn cards do nothing on a line.
print-parobot-battle = A golem without a player can fight as a ParoBot, a steam robot: turn its card over, hang a mask on the figure and give it a program card. It runs the same four rows every round. It hits one cell with strength 1, and any damage destroys it.
print-damage = Damage
print-damage-battle =
    { $robots ->
        [simple] For each point of damage, turn over a heart. With no hearts left, the golem falls apart. It never gets weaker: it always has four rows.
        [components] For each point of damage, turn over one of your tokens. A broken processor gives two fewer rows from the next round on, a broken weapon hits one cell with strength 1, a broken chassis can’t go backward. The fourth point of damage is the end.
       *[other] { -unlisted }
    }
print-bonus = Bonus cards
print-bonus-duel = The die or the top allows one bonus card in this round: Loop 2, Loop 3, or either of the two Conditions. It takes one row; the commands go beside it. A blank allows none.
print-senses = Conditions
print-senses-duel = Is enemy? is yes when a golem or a barrel is ahead, after the plain rows and Loops have moved. Under attack? is yes when someone hits you in this row. The first card beside it is for yes, the second for no.
print-modes = Other games
print-modes-duel =
    { $energy ->
        [0] For beginners: two golems on the empty 4×4 board, no die, no bonus cards, programs face up. Autonomous golems: everyone builds one program for the whole battle, with any bonus cards, and it runs over and over, up to 50 rounds.
       *[other] For beginners: two golems on the empty 4×4 board, no die, no bonus cards, programs face up. Autonomous golems: everyone builds one program for the whole battle, with any bonus cards, and it runs over and over, up to 50 rounds, without energy. Bring the barrel! There’s a barrel in the middle; the first golem to carry it onto its home cell wins.
    }

print-needs = What you need
print-robots =
    { $robots ->
        [one] { $robots } golem
       *[other] { $robots } golems
    }
print-scenario-box = Scenario for edition { $edition }
print-scenario-goals = Goals
print-scenario-lives =
    { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
print-scenario-part = You only need part of the board, { $size } cells; mark its edge with a strip of paper.
print-scenario-stream = Water with arrows is a stream. A golem that walks in at one of its ends loses a life and comes out at the other, if it’s free.
print-scenario-end =
    { $energy ->
        [0] The first to do it wins. Everything else follows the quick rules of the box.
       *[other] The first to do it wins. There are at most { $energy } rounds: the flame counts them. Everything else follows the quick rules of the box.
    }
print-lessons = Lesson plans
plan-name = “{ $name }”
plan-years = ages { $ages }
plan-in-chapter = ch.
plan-table = Level “{ $level }”, arena “{ $arena }”
plan-min = min
plan-notes = Notes
plan-predict = Predict, then run
plan-position = One puzzle for everyone
plan-chapter = Puzzles
plan-pairs = Battle in pairs
plan-talk = Together
plan-floor = On the floor
plan-on-paper = On paper
plan-circle = Circle
plan-try = In { $puzzle }: { $program }. { $robot } ends up on { $cell }.
plan-ghost = In { $puzzle }: { $robot }’s ghost on { $place }.

print-done =
    { $pages ->
        [one] { $file }: one page. Print it at 100%.
       *[other] { $file }: { $pages } pages. Print them at 100%.
    }
print-puzzles = Puzzles
print-puzzle-rounds = Rounds { $first }–{ $last }
print-puzzle-bug = One card in this program is wrong. Find it and write the right one beside it.
print-puzzle-predict =
    { $facing ->
        [asked] Where will the golem end up after this program, and which way will it face? Draw it.
        [free] Where will the golem end up after this program? Draw it.
       *[other] { -unlisted }
    }
print-puzzle-fewest = Use no more than { $cards } cards.
print-puzzle-other = { $robot } will play: { $program }.
print-puzzle-parobot = { $robot } is a ParoBot with card { $card }: { $program }. Its die will show: { $rolls }.
print-puzzle-parobot-any = { $robot } is a ParoBot with card { $card }: { $program }. Nobody knows what its die will show.
print-answers = Answers
refusal-no-solution = “{ $title }” can’t be solved, so there’s no answer to print
refusal-no-typst = printing needs Typst: pip install "battle-of-golems[print]"
refusal-no-sheet = there’s no such page: { $got }
refusal-print-stand-cards = only edition 2.0 has a second list of cards with 4 Stand; this is { $edition }
