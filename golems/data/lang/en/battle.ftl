### The battle: the board and the round as it runs.

## The board, the round as it runs, the story, the golems' cards, and questions on the way.

board = The board
board-choose = Choose: { $cell }

film-controls = Watching
film-first = To the start
film-back = One step back
film-play = Watch
film-pause = Pause
film-step = One step on
film-last = To the end
film-turn = Turn the board
film-speed = Speed
film-slow = Slow
film-normal = Normal
film-fast = Fast
film-rows = To a row
film-row = Row { $row }

story-title = What happened
story-empty = Nothing has happened yet.

why = why?
why-about = Why? { $text }
why-wait = Just a moment…
why-picture = Picture of the rule “{ $title }”
why-more = More in the rulebook ({ $clause })
why-missing = That page is missing
why-missing-text = The rule { $clause } did not open. Try again in a little while.

revealed-title = Row { $row }
programs-title = Programs
programs-look = Look at the programs: what will happen?
phase-condition = Condition
phase-movement = Movement
phase-second = Once more
phase-action = Action

golem-all = Golems
golem-own = this is you
golem-sealed = ready
golem-thinking = thinking…
golem-lay = build
golem-lay-for = Build { $name }’s program
golem-out = not playing
golem-relieved = a stand-in plays
golem-relieved-told = { $name }: the computer player got stuck, and an easier one carries on.
golem-parobot = ParoBot, card { $card }
golem-part-whole = { $part }: whole
golem-part-broken = { $part }: broken
golem-damage = Damage: { $damage }
golem-lives = Lives: { $lives }
golem-carries = Carries a barrel
golem-bonus = Bonus: { $bonus }
golem-goal-met = Done:

energy = Energy: { $energy }
energy-again = Energy, second charge: { $energy }
energy-word = energy

eventcard = Event card:
eventcard-deck = { $deck } left
eventcard-nothing = A quiet round
eventcard-nothing-idea = Nothing special happens.
eventcard-loop = Loop
eventcard-loop-idea = You may use a Loop card.
eventcard-condition = Condition
eventcard-condition-idea = You may use a Condition card.
eventcard-freeze = Frost
eventcard-freeze-idea = All water freezes.
eventcard-thaw = Thaw
eventcard-thaw-idea = All ice melts.
eventcard-lose_row = One row less
eventcard-lose_row-idea = Every program loses a row.
eventcard-swap_rows = Rows swapped
eventcard-swap_rows-idea = In every program two rows change places.

choose-damage = { $name }: what will break?
choose-damage-how = A blow came through. Choose the part you need least.
choose-damage-processor = Two rows fewer in the next round.
choose-damage-weapon = Your blows get weaker.
choose-damage-chassis = Going backward may not work.
choose-repair = { $name }: what shall be mended?
choose-repair-how = A toolbox! Choose a part.
choose-repair-processor = All your rows are back in the next round.
choose-repair-weapon = Your blows are strong again.
choose-repair-chassis = It goes anywhere again.
choose-exit = { $name }: where to climb out?
choose-exit-how = Tap a blinking cell on the board.
choose-exit-option = To { $cell }
choose-face = { $name }: which way to look?
choose-face-how = Tap an arrow: that is where your golem turns.
choose-face-option = Turn { $facing }
choose-component = { $name }: choose a part
choose-component-how = A golem is made of a processor, a weapon and a chassis.

### Only the server and the commands say the rest: the page never fetches it.

## The few words of a picture of the board.

picture-board = Board
picture-before = Before
picture-after = After
picture-barrels = barrels
picture-goals = goals
picture-out = out
picture-damaged = damaged
picture-damage = damage
picture-lives = lives
picture-carries = carries a barrel
picture-parobot = ParoBot
picture-faces = faces

picture-wall = wall
picture-water = open water
picture-ice = ice
picture-cracked = cracked
picture-icy = icy ground
picture-snow = snowdrift
picture-portal = portal { $letter }
picture-line = line between { $one } and { $other }
picture-goal = goal of { $robots }
picture-column =
    { $height ->
        [one] barrel
       *[other] column of { $height } barrels
    }
side-N = north
side-E = east
side-S = south
side-W = west
goal =
    { $kind ->
        [reach] { $robot }: stand on { $cell }.
        [hold] { $robot }: hold { $cell } for { $count } rounds in a row.
        [bring]
            { $count ->
                [one] { $robot }: bring a barrel to { $cell }.
               *[other] { $robot }: bring { $count } barrels to { $cell }.
            }
        [survive] { $robot }: hold out for { $count } rounds.
        [destroy]
            { $target ->
                [none]
                    { $count ->
                        [one] { $robot }: smash a barrel.
                       *[other] { $robot }: smash { $count } barrels.
                    }
               *[other] { $robot }: put { $target } out of action.
            }
       *[other] { -unlisted }
    }
