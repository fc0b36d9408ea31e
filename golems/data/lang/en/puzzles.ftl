### Puzzles.

## Puzzles: the railway of chapters, and one puzzle on the screen.

course-title = Puzzles
course-wait = The train is coming…
course-failed = The puzzles did not come
course-next = Go on here
course-improve = There are stars to win yet
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
course-own = Make a puzzle of your own
course-keeping = For grown-ups
course-keeping-how = Stars are kept in this browser only. Save them as a file to take them to another device.
course-save = Save the stars
course-load = Add stars from a file
course-open = Open a puzzle from a file
course-added =
    { $puzzles ->
        [0] There are no stars in this file yet.
        [one] Stars of { $puzzles } puzzle added.
       *[other] Stars of { $puzzles } puzzles added.
    }
course-no-file = This file could not be read.
course-no-progress = There are no stars in this file. Choose one that was saved here.
course-no-puzzle = There is no puzzle in this file.

solve-task = What to do
solve-kind-write = Write a program
solve-kind-fewest = As few cards as possible
solve-kind-bug = Find the mistake
solve-kind-predict = Guess where the golem will be
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
solve-next-round = To the next round
solve-stop = Back to the program
solve-reset = Everything is as it was at the start.
solve-hint = Hint
solve-hint-more = One more
solve-hint-before = The hint before
solve-hint-close = Close the hint
solve-hint-number = { $number } of { $count }

solve-find = Which card is wrong? Tap it.
solve-instead = Instead of it
solve-card-take = Lay { $card }
solve-card-keep = Leave { $card }
solve-card-laid = Laid: { $card }
solve-card-changed = { $place }: { $card }, changed
solve-mended = One card is changed. Try it!

solve-whose = Whose ghost
solve-place = Tap the cell where the golem will be.
solve-placed = { $robot } will be on { $cell }.
solve-placed-facing = { $robot } will be on { $cell } and look { $side }.
solve-turn-left = Turn the ghost left
solve-turn-right = Turn the ghost right
solve-watch = Let it run!

solve-outcome = How it went
solve-solved = Solved!
solve-solved-best = Solved, and how!
solve-fewer =
    { $cards ->
        [one] It can be done with one card.
       *[other] It can be done with { $cards } cards.
    }
solve-not-yet = Not yet
solve-again = Once more
solve-try-again = Try again
solve-next = Next puzzle
solve-to-course = All puzzles
solve-share = Share the puzzle
solve-failed = The puzzle did not open
solve-broken-link = The link is not whole. Ask for it once more.

### Only the server and the commands say the rest: the page never fetches it.

## Puzzles: what they ask for, hints, what is wrong with one, and what the commands say about them.

puzzle-goal-reach =
    { $facing ->
        [N] { $robot } must be on { $cell } and look north.
        [E] { $robot } must be on { $cell } and look east.
        [S] { $robot } must be on { $cell } and look south.
        [W] { $robot } must be on { $cell } and look west.
        [none] { $robot } must be on { $cell }.
       *[other] { -unlisted }
    }
puzzle-goal-touch = { $robot } must be on { $cells }, in this order.
puzzle-goal-destroy = { $robot } must be destroyed.
puzzle-goal-destroy-barrels =
    { $count ->
        [one] One barrel must be gone.
       *[other] { $count } barrels must be gone.
    }
puzzle-goal-push = A barrel must be on { $cell }.
puzzle-goal-bring = { $robot } must bring a barrel to { $cell }.
puzzle-goal-survive = { $robot } must not be destroyed.
puzzle-goal-repair =
    { $part ->
        [processor] { $robot } must have an intact processor.
        [weapon] { $robot } must have an intact weapon.
        [chassis] { $robot } must have an intact chassis.
        [none] { $robot } must have nothing damaged.
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
puzzle-limit-use = The card { $card } must be used.
puzzle-limit-all-cards = All cards of the hand must be used.
puzzle-limit-no-damage = No damage may be taken.
puzzle-limit-fewest =
    { $number ->
        [one] One card is enough; here there are { $got }.
       *[other] { $number } cards are enough; here there are { $got }.
    }
puzzle-limit-one-card =
    { $got ->
        [0] One card must be changed, and none is.
       *[other] Only one card may be changed; here { $got } are different.
    }
puzzle-ghost-wrong = { $robot } will not be there.

puzzle-hint-watch = Watch what { $robot } does, row by row.
puzzle-hint-barrel = Look at the barrel on { $cell }.
puzzle-hint-cell = Look at { $cell }: from which side can one get there?
puzzle-hint-cards =
    { $number ->
        [one] One card is enough.
       *[other] { $number } cards are enough.
    }
puzzle-hint-uses = The shortest program has the card { $card } in it.
puzzle-hint-first =
    { $ways ->
        [1] The first card is { $kind ->
            [step] a step.
            [turn] a turn.
            [condition] a condition.
            [card] { $card }.
           *[other] { -unlisted }
        }
       *[other] A good way to begin is { $kind ->
            [step] a step.
            [turn] a turn.
            [condition] a condition.
            [card] { $card }.
           *[other] { -unlisted }
        }
    }
puzzle-hint-last =
    At the very end comes { $kind ->
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
        [0] Begin anew: the first row already leads astray.
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
    The mistake is in a row that begins with { $kind ->
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
puzzle-hint-finger = Put a finger on the golem and go with it, row by row.
puzzle-hint-blocked = In row { $number } something is in the way.
puzzle-hint-after =
    After row { $number } { $robot } is on { $cell } and looks { $facing ->
        [N] north.
        [E] east.
        [S] south.
        [W] west.
       *[other] { -unlisted }
    }

puzzle-wrong-unsolvable = it cannot be solved
puzzle-wrong-for-nothing = it is solved without a single card
puzzle-wrong-minimum = "minimum" says { $stated_cards } cards, { $stated_rows } rows and { $stated_solutions } solutions, but there are { $cards }, { $rows } and { $solutions }
puzzle-wrong-stars = three stars for { $stars } cards cannot be had: it takes { $cards }
puzzle-wrong-need = it can be solved without { $cards }
puzzle-wrong-need-not-in-hand = "needs" names { $cards }, which nobody can lay here anyway
puzzle-wrong-no-bug = the program has no mistake: it solves the puzzle
puzzle-wrong-no-repair = no other card in any place mends the program
puzzle-wrong-repairs = the program can be mended in { $count } ways, not in one: { $programs }
puzzle-wrong-ghost-out = { $robot } is destroyed, so there is no place for its ghost
puzzle-note-ghost-home = { $robot } ends where it began
puzzle-note-no-minimum = there is no "minimum" yet
puzzle-note-language = there is no text in the language "{ $language }"
puzzle-note-question =
    on the way { $robot } would be asked { $kind ->
        [damage] what is damaged
        [repair] what is repaired
        [exit] where to leave the water
        [face] where to face on a line
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
puzzle-concept-physics = things of the field
puzzle-concept-debugging = debugging
puzzle-heading = { $puzzle }: { $title }
puzzle-note = note: { $note }
puzzle-unsolvable = It cannot be solved: that is proven ({ $positions } positions).
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
puzzle-repair = Proven: only one change mends it: { $program }
puzzle-repairs =
    { $count ->
        [0] No single change mends it.
       *[other] It can be mended in { $count } ways.
    }
puzzle-ghost = { $robot } ends on { $cell } and looks { $facing ->
        [N] north.
        [E] east.
        [S] south.
        [W] west.
       *[other] { -unlisted }
    }
puzzle-ghost-out = { $robot } is destroyed.

refusal-unknown-puzzle = there is no puzzle { $got }; `golems puzzle list` names them all
refusal-puzzle-mode = a puzzle is played in the mode battle and has goals of its own
refusal-puzzle-text =
    { $got ->
        [0] expected a text of up to { $most } characters, got none
       *[other] expected a text of up to { $most } characters, got { $got }
    }
refusal-puzzle-twice = something is named twice
refusal-puzzle-no-control = name the robot that the player controls
refusal-puzzle-control = '{ $robot }' is a ParoBot or out: the player cannot control it
refusal-puzzle-not-other = '{ $robot }' is controlled by the player or out: it has no program of its own
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
refusal-puzzle-rolls = the dice can fall in { $got } ways, and at most { $most } can be looked through
refusal-puzzle-no-goal = there is no goal
refusal-puzzle-goal-edition = the goal "{ $goal }" is not for edition { $edition }
refusal-puzzle-touch = expected cells, each another one than the one before it, got { $got }
refusal-puzzle-bound = expected {"{"}"most": …{"}"} or {"{"}"exactly": …{"}"}, got { $got }
refusal-puzzle-stars = expected two numbers, the most cards for three stars and for two, got { $got }
refusal-puzzle-rows =
    { $most ->
        [one] expected one row at most, got { $got }
       *[other] expected { $most } rows at most, got { $got }
    }
refusal-puzzle-bonus = row { $row }: { $card } may not be used in this puzzle
refusal-puzzle-ghosts =
    { $expected_count ->
        [one] expected one ghost for the golem that is controlled, got { $got }
       *[other] expected a ghost for each of { $expected_count } golems that are controlled, got { $got }
    }
refusal-puzzle-too-large = this comes to more than { $most } positions: too many to look through
refusal-puzzle-too-long = a puzzle that is sent has at most { $most } bytes, this one has { $got }
refusal-puzzle-too-hard = this puzzle would take too long to think through
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
        [0] there is no hint for this puzzle: perhaps it cannot be solved
        [one] there is only one hint
       *[other] there are only { $count } hints
    }
