### The first battle: short sentences, which are spoken too.

first-title = First battle
first-step = Step { $number } of { $count }
first-skip = Skip
first-next = Next
first-try-again = Try again
first-end = Go and play!

first-go =
    { $by ->
        [hand] Now tap the green button!
        [keys] Now press Enter!
       *[other] { -unlisted }
    }
first-watch = Watch!
first-again = Not quite. Let’s try again!

first-walk-task = Go to the flag! Put both cards in the program.
first-walk-done = Hooray! Your golem can walk.
first-turn-task = The flag is round the corner. Step, turn, step!
first-turn-done = Great! Your golem can turn.
first-strike-task = A straw knight! Go up to it, turn and strike.
first-strike-done = Bang! What a hit!
first-defend-task = The knight is about to strike. Shield first, then hammer!
first-defend-done = Well done! The shield saved your golem.
first-battle-task = A real battle! Go up to Blue and strike.
first-battle-won = You won! Now you can play.
first-battle-lost = That was close! Play again?
