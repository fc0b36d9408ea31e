### The program: command cards, rows, flow chart and code.

program-title = Program
program-hand = Cards
program-ready = Ready
program-missing =
    { $cards ->
        [one] Add { $cards } more card
       *[other] Add { $cards } more cards
    }
program-look-again = What’s wrong?
program-offline = You’re offline, but your program is safe.
program-full = All rows are full. Tap a card to change it.

program-undo = Undo
program-step = Step by step
program-clear = Clear the program
program-remove = Take this card back
program-up = Move the row up
program-down = Move the row down
program-ghost = Show where the golem will go

program-view = How to show the program
program-view-blocks = Blocks
program-view-flow = Flow chart
program-view-python = Python
program-start = Start
program-end = End
program-yes = yes
program-no = no
program-copy = Copy the code
program-copied = Copied

program-card-forward = Forward
program-card-backward = Backward
program-card-left = Left
program-card-right = Right
program-card-stand = Stand
program-card-attack = Attack
program-card-defend = Defend
program-card-take = Take
program-card-loop = Loop
program-card-if = If
program-card-die = Die
program-card-none = Nothing
# The same where a card is narrow: "\u200B" stands where a long word may be broken.
program-narrow-backward = Back{ "\u200B" }ward
program-narrow-enemy = Is enemy?
program-narrow-attacked = Under attack?

program-name-forward = Forward
program-name-backward = Backward
program-name-left = Turn left
program-name-right = Turn right
program-name-stand = Stand
program-name-attack = Attack
program-name-defend = Defend
program-name-take = Take
program-name-loop = Loop: do it twice
program-name-if = If there is an obstacle ahead
program-name-die = Die
program-name-none = nothing

program-place-row = Row { $row }
program-place-loop = in the loop
program-place-repeat = in the loop
program-place-yes = if yes
program-place-no = if no
program-slot = { $place }: { $card }
program-row-free = free
program-slot-open = { $place }: free
program-slot-next = { $place }: free, your next card goes here
program-card-left-over =
    { $count ->
        [0] { $name }, none left
        [one] { $name }, { $count } left
       *[other] { $name }, { $count } left
    }
program-laid = { $card } → { $place }
program-taken = Back in your hand: { $card }
program-undone = Undone
program-cleared = The program is empty
