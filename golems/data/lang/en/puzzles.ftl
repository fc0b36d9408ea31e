### Puzzles.

## Puzzles: the railway of chapters, and one puzzle on the screen.

course-title = Puzzles
course-wait = The train is coming…
course-failed = Couldn’t load the puzzles
course-next = Continue here
course-improve = More stars to win here
course-daily = Puzzle of the day
course-chapters = Chapters
course-chapter = Chapter { $number }:
course-ages = age { $ages }
course-won = { $won } of { $most } stars
course-stars =
    { $stars ->
        [one] { $stars } star of { $most }
       *[other] { $stars } stars of { $most }
    }
course-station = { $number }. { $title }: { $kind }, { $stars } of { $most } stars
course-station-next = Next: { $number }. { $title }: { $kind }, { $stars } of { $most } stars
course-own = Make your own puzzle
course-keeping = For grown-ups
course-keeping-how = Stars are kept in this browser only. Save them as a file to take them to another device.
course-save = Save the stars
course-load = Add stars from a file
course-open = Open a puzzle from a file
course-added =
    { $puzzles ->
        [0] There are no stars in this file yet.
        [one] Added the stars of { $puzzles } puzzle.
       *[other] Added the stars of { $puzzles } puzzles.
    }
course-no-file = This file couldn’t be read.
course-no-progress = There are no stars in this file. Choose one that was saved here.
course-no-puzzle = There’s no puzzle in this file.

solve-task = What to do
solve-kind-write = Write a program
solve-kind-fewest = As few cards as possible
solve-kind-bug = Find the mistake
solve-kind-predict = Guess where the golem ends up
solve-three-stars =
    { $cards ->
        [one] with one card
       *[other] with { $cards } cards
    }
solve-others = What the others will do
solve-rounds = Rounds
solve-round = Round { $round }
solve-round-span = Rounds { $first }–{ $last }
solve-go = Go!
solve-next-round = Next round
solve-stop = Back to the program
solve-reset = Everything is back at the start.
solve-hint = Hint
solve-hint-more = Another hint
solve-hint-before = Previous hint
solve-hint-close = Close the hint
solve-hint-number = { $number } of { $count }

solve-find = Which card is wrong? Tap it.
solve-instead = Replace it with
solve-card-take = Play { $card }
solve-card-keep = Keep { $card }
solve-card-laid = Played: { $card }
solve-card-changed = { $place }: { $card }, changed
solve-mended = You’ve changed one card. Try it!

solve-whose = Whose ghost?
solve-place = Tap the cell where the golem will end up.
solve-placed = { $robot } will end up on { $cell }.
solve-placed-facing = { $robot } will end up on { $cell }, facing { $look }.
solve-turn-left = Turn the ghost left
solve-turn-right = Turn the ghost right
solve-watch = Run it!

solve-outcome = How it went
solve-solved = Solved!
solve-solved-best = Solved, and brilliantly!
solve-fewer =
    { $cards ->
        [one] You can do it with one card.
       *[other] You can do it with { $cards } cards.
    }
solve-not-yet = Not yet
solve-again = Again
solve-try-again = Try again
solve-next = Next puzzle
solve-to-course = All puzzles
solve-share = Share the puzzle
solve-failed = The puzzle didn’t open
solve-broken-link = This link is incomplete. Ask for it again.

### Only the server and the commands say the rest: the page never fetches it.

## Puzzles: what they ask for, hints, what is wrong with one, and what the commands say about them.

puzzle-goal-reach =
    { $facing ->
        [N] Goal: { $robot } on { $cell }, facing away from us.
        [E] Goal: { $robot } on { $cell }, facing right.
        [S] Goal: { $robot } on { $cell }, facing towards us.
        [W] Goal: { $robot } on { $cell }, facing left.
        [none] Goal: { $robot } on { $cell }.
       *[other] { -unlisted }
    }
puzzle-goal-touch = Take { $robot } to { $cells }, in this order.
puzzle-goal-destroy = Destroy { $robot }.
puzzle-goal-destroy-barrels =
    { $count ->
        [one] Get rid of one barrel.
       *[other] Get rid of { $count } barrels.
    }
puzzle-goal-push = Get a barrel onto { $cell }.
puzzle-goal-bring = { $robot } must bring a barrel to { $cell }.
puzzle-goal-survive = { $robot } must survive.
puzzle-goal-repair =
    { $part ->
        [processor] { $robot } must end with a working processor.
        [weapon] { $robot } must end with a working weapon.
        [chassis] { $robot } must end with a working chassis.
        [none] { $robot } must end with no damage.
       *[other] { -unlisted }
    }
puzzle-limit-rows =
    { $kind ->
        [exactly]
            { $number ->
                [one] Exactly one row.
               *[other] Exactly { $number } rows.
            }
        [most]
            { $number ->
                [one] One row at most.
               *[other] { $number } rows at most.
            }
       *[other] { -unlisted }
    }
puzzle-limit-cards =
    { $kind ->
        [exactly]
            { $number ->
                [one] Exactly one card.
               *[other] Exactly { $number } cards.
            }
        [most]
            { $number ->
                [one] One card at most.
               *[other] { $number } cards at most.
            }
       *[other] { -unlisted }
    }
puzzle-limit-use = Use the card { $card }.
puzzle-limit-all-cards = Use all your cards.
puzzle-limit-no-damage = Take no damage.
puzzle-limit-fewest =
    { $number ->
        [one] You can do it with one card. You used { $got }.
       *[other] You can do it with { $number } cards. You used { $got }.
    }
puzzle-limit-one-card =
    { $got ->
        [0] Change one card first.
       *[other] You may change only one card. You changed { $got }.
    }
puzzle-ghost-wrong = { $robot } won’t end up there.

puzzle-hint-watch = Watch what { $robot } does, row by row.
puzzle-hint-barrel = Look at the barrel on { $cell }.
puzzle-hint-cell = Look at { $cell }: which side can you reach it from?
puzzle-hint-cards =
    { $number ->
        [one] One card is enough.
       *[other] { $number } cards are enough.
    }
puzzle-hint-uses = The shortest program uses the card { $card }.
puzzle-hint-first =
    { $ways ->
        [1] Start with { $kind ->
            [step] a step.
            [turn] a turn.
            [condition] a condition.
            [card] { $card }.
           *[other] { -unlisted }
        }
       *[other] You could start with { $kind ->
            [step] a step.
            [turn] a turn.
            [condition] a condition.
            [card] { $card }.
           *[other] { -unlisted }
        }
    }
puzzle-hint-last =
    The last card is { $kind ->
        [step] a step.
        [turn] a turn.
        [condition] a condition.
        [card] { $card }.
       *[other] { -unlisted }
    }
puzzle-hint-row =
    { $round ->
        [0] Row { $number }: { $row }.
       *[other] Round { $round }, row { $number }: { $row }.
    }
puzzle-hint-good-rows =
    { $number ->
        [0] Start again: even row 1 goes the wrong way.
        [one] The first row can stay.
       *[other] The first { $number } rows can stay.
    }
puzzle-hint-bug-half =
    { $half ->
        [first] The mistake is in the first half of the program.
        [second] The mistake is in the second half of the program.
       *[other] { -unlisted }
    }
puzzle-hint-bug-kind =
    The mistake is in a row that starts with { $kind ->
        [step] a step.
        [turn] a turn.
        [condition] a condition.
        [card] { $card }.
       *[other] { -unlisted }
    }
puzzle-hint-bug-row =
    { $round ->
        [0] Look closely at row { $number }.
       *[other] Look closely at row { $number } of round { $round }.
    }
puzzle-hint-finger = Put a finger on the golem and walk it through, row by row.
puzzle-hint-blocked = Something is in the way in row { $number }.
puzzle-hint-after =
    After row { $number }, { $robot } is on { $cell }, facing { $facing ->
        [N] away from us.
        [E] right.
        [S] towards us.
        [W] left.
       *[other] { -unlisted }
    }

puzzle-wrong-unsolvable = it can’t be solved
puzzle-wrong-for-nothing = it’s already solved without a single card
puzzle-wrong-minimum = "minimum" says { $stated_cards } cards, { $stated_rows } rows and { $stated_solutions } solutions, but there are { $cards }, { $rows } and { $solutions }
puzzle-wrong-stars =
    nobody can win three stars with { $stars ->
        [one] one card
       *[other] { $stars } cards
    }: it takes { $cards }
puzzle-wrong-need = it can be solved without { $cards }
puzzle-wrong-need-not-in-hand = "needs" names { $cards }, which nobody can play here anyway
puzzle-wrong-no-bug = the program has no mistake: it solves the puzzle
puzzle-wrong-no-repair = no other card in any place fixes the program
puzzle-wrong-repairs = the program can be fixed in { $count } ways, not just one: { $programs }
puzzle-wrong-ghost-out = { $robot } is destroyed, so there is no place for a ghost
puzzle-note-ghost-home = { $robot } ends up back at the start
puzzle-note-no-minimum = there is no "minimum" yet
puzzle-note-language = there is no text in the language "{ $language }"
puzzle-note-question =
    on the way { $robot } would be asked { $kind ->
        [damage] which part breaks
        [repair] what to repair
        [exit] where to leave the water
        [face] which way to face on a line
       *[other] { -unlisted }
    }; in a puzzle the first option counts

puzzles-columns = Chapter|Puzzle|Title|Kind|Edition|Cards|Ideas
puzzle-kind-write = write
puzzle-kind-fewest = fewest cards
puzzle-kind-bug = find the bug
puzzle-kind-predict = predict
puzzle-concept-sequence = order
puzzle-concept-turns = turns
puzzle-concept-loop = Loop
puzzle-concept-condition = Condition
puzzle-concept-sensing = sensing
puzzle-concept-timing = timing
puzzle-concept-several-robots = several golems
puzzle-concept-physics = things on the board
puzzle-concept-debugging = debugging
puzzle-heading = { $puzzle }: { $title }
puzzle-note = note: { $note }
puzzle-unsolvable = It can’t be solved: that is proven ({ $positions } positions).
puzzle-proven =
    { $solutions ->
        [one] Proven: { $cards } cards, { $rows } rows; one program is the shortest ({ $positions } positions).
       *[other] Proven: { $cards } cards, { $rows } rows; { $solutions } programs are the shortest ({ $positions } positions).
    }
puzzle-difficulty =
    { $tempting ->
        [0] Difficulty { $value }; no wrong start looks right.
        [one] Difficulty { $value }; one wrong start looks right.
       *[other] Difficulty { $value }; { $tempting } wrong starts look right.
    }
puzzle-repair = Proven: only one change fixes it: { $program }
puzzle-repairs =
    { $count ->
        [0] No single change fixes it.
       *[other] It can be fixed in { $count } ways.
    }
puzzle-ghost = { $robot } ends on { $cell }, facing { $facing ->
        [N] away from us.
        [E] right.
        [S] towards us.
        [W] left.
       *[other] { -unlisted }
    }
puzzle-ghost-out = { $robot } is destroyed.

refusal-unknown-puzzle = there is no puzzle { $got }; `golems puzzle list` names them all
refusal-puzzle-mode = a puzzle is played in the mode battle and has its own goals
refusal-puzzle-text =
    { $got ->
        [0] expected a text of up to { $most } characters, got none
       *[other] expected a text of up to { $most } characters, got { $got }
    }
refusal-puzzle-twice = something is named twice
refusal-puzzle-no-control = name the golem that the player controls
refusal-puzzle-control = { $robot } is a ParoBot or out, so the player can’t control it
refusal-puzzle-not-other = { $robot } belongs to the player or is out, so it has no program of its own
refusal-puzzle-by-round =
    { $rounds ->
        [one] expected one for the only round, got { $got }
       *[other] expected one for each of { $rounds } rounds, got { $got }
    }
refusal-puzzle-dice =
    { $dice ->
        [one] card { $parobot } has one die, got { $got } faces
       *[other] card { $parobot } has { $dice } dice, got { $got } faces
    }
refusal-puzzle-rolls = the dice can fall in { $got } ways, and at most { $most } can be checked
refusal-puzzle-no-goal = there is no goal
refusal-puzzle-goal-edition = the goal "{ $goal }" isn’t for edition { $edition }
refusal-puzzle-touch = expected cells, none of them twice in a row, got { $got }
refusal-puzzle-bound = expected {"{"}"most": …{"}"} or {"{"}"exactly": …{"}"}, got { $got }
refusal-puzzle-stars = expected two numbers, the most cards for three stars and for two, got { $got }
refusal-puzzle-rows =
    { $most ->
        [one] expected one row at most, got { $got }
       *[other] expected { $most } rows at most, got { $got }
    }
refusal-puzzle-bonus = row { $row }: you can’t play { $card } in this puzzle
refusal-puzzle-ghosts =
    { $expected_count ->
        [one] put one ghost on the board; got { $got }
       *[other] put one ghost for each of your { $expected_count } golems; got { $got }
    }
refusal-puzzle-too-large = this makes more than { $most } positions: too many to check
refusal-puzzle-too-long = a puzzle may have { $most } bytes at most, this one has { $got }
refusal-puzzle-too-hard = this puzzle would take too long to work out
refusal-puzzle-kind =
    { $kind ->
        [predict] this puzzle asks where the golem will be, not for a program
        [write] this puzzle asks for a program, not for a place
        [fewest] this puzzle asks for a program, not for a place
        [bug] this puzzle asks for a program, not for a place
       *[other] { -unlisted }
    }
refusal-no-puzzle = there is no such puzzle
refusal-no-hint =
    { $count ->
        [0] there is no hint for this puzzle: perhaps it can’t be solved
        [one] there is only one hint
       *[other] there are only { $count } hints
    }
