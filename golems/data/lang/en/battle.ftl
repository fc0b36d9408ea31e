### The battle: the board and the round as it runs.

## The board, the round as it runs, the story, the golems' cards, and questions on the way.

board = The board
board-choose = Choose: { $cell }
board-zoom = Look closer

film-controls = Playback
film-first = Back to the start
film-back = One step back
film-play = Watch
film-pause = Pause
film-step = One step forward
film-last = Skip to the end
film-turn = Turn the board
film-speed = Speed
film-slow = Slow
film-normal = Normal
film-fast = Fast
film-rows = Go to row
film-row = Row { $row }

story-title = What happened
story-empty = Nothing has happened yet.

why = why?
why-about = Why? { $text }
why-wait = Just a moment…
why-picture = Picture of the rule “{ $title }”
why-more = More in the rulebook ({ $clause })
why-missing = This page is missing
why-missing-text = Rule { $clause } didn’t open. Try again in a little while.

revealed-title = Row { $row }
programs-title = Programs
programs-look = Look at the programs: what will happen?
phase-all = Steps of the row
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
golem-out = out
golem-relieved = an easier computer is playing
golem-relieved-told = { $name }: the computer got stuck, so an easier one takes over.
golem-parobot = ParoBot, card { $card }
golem-part-whole = { $part }: OK
golem-part-broken = { $part }: broken
golem-damage = Damage: { $damage }
golem-lives = Lives: { $lives }
golem-carries = Carrying a barrel
golem-bonus = Bonus: { $bonus }
golem-goal-met = Done:

energy = Energy: { $energy }
energy-again = Energy, second charge: { $energy }
energy-word = energy

eventcard = Event card:
eventcard-deck = rounds left: { $deck }

choose-damage = { $name }, which part breaks?
choose-damage-how = Ouch! Choose the part you need least.
choose-damage-processor = Two fewer rows next round.
choose-damage-weapon = Your hits get weaker.
choose-damage-chassis = You may not be able to go backward.
choose-repair = { $name }, what do you want to fix?
choose-repair-how = A toolbox! Choose a part.
choose-repair-processor = Next round you get all your rows back.
choose-repair-weapon = Your hits are strong again.
choose-repair-chassis = You can go backward again.
choose-exit = { $name }, where will you climb out?
choose-exit-how = Tap a blinking cell on the board.
choose-exit-option = Climb out onto { $cell }
choose-face = { $name }, which way will you face?
choose-face-how = Tap an arrow to turn your golem.
choose-face-option = Face { $look }
choose-component = { $name }, choose a part
choose-component-how = A golem is made of a processor, a weapon and a chassis.

### Only the server and the commands say the rest: the page never fetches it.

## The few words of a picture of the board.

picture-board = Board
picture-before = Before
picture-after = After
picture-barrels = barrels
picture-goals = goals
picture-out = out
picture-damaged = broken
picture-damage = damage
picture-lives = lives
picture-carries = carrying a barrel
picture-parobot = ParoBot
picture-faces = facing

picture-goal = goal of { $robots }
picture-column =
    { $height ->
        [one] barrel
       *[other] stack of { $height } barrels
    }
side-N = north
side-E = east
side-S = south
side-W = west
side-away = the far side
side-right = the right
side-towards = the near side
side-left = the left
aim =
    { $kind ->
        [barrel] Goal: bring a barrel home.
        [allies] Goal: beat the ParoBots together.
       *[other] { -unlisted }
    }
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
            { $target_id ->
                [none]
                    { $count ->
                        [one] { $robot }: smash a barrel.
                       *[other] { $robot }: smash { $count } barrels.
                    }
               *[other] { $robot }: destroy { $target }.
            }
       *[other] { -unlisted }
    }
