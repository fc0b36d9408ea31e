# The board, the round as it runs, the story, the golems' cards, and questions on the way.

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
story-round = Round { $round }
story-row = Row { $row }
story-opening = The round begins
story-closing = End of the round
story-empty = Nothing has happened yet.

why = why?
why-about = Why? { $text }
why-wait = Just a moment…
why-picture = Picture of the rule “{ $title }”
why-more = More in the rulebook ({ $clause })
why-missing = That page is missing
why-missing-text = The rule { $clause } did not open. Try again in a little while.

revealed-title = Row { $row }
phase-condition = Condition
phase-movement = Movement
phase-second = Once more
phase-action = Action

golem-all = Golems
golem-own = this is you
golem-sealed = ready
golem-thinking = thinking…
golem-out = not playing
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

component-p3 = Processor 3
component-p3-idea = Three rows. Broken: one.
component-p4 = Processor 4
component-p4-idea = Four rows. Broken: two.
component-w2 = Strong weapon
component-w2-idea = Hits the cell ahead with strength 2.
component-w11 = Long weapon
component-w11-idea = Hits two cells ahead with strength 1.
component-c1 = Chassis 1
component-c1-idea = Goes anywhere.
component-c2 = Chassis 2
component-c2-idea = Goes anywhere too, it only looks different.
