### Lessons.

plan-lesson = Lesson { $number }
plan-goal = Goal
plan-needs = You need
plan-steps = By the minute
plan-ages = For your class
plan-questions = Questions to ask
plan-mistakes = What you may see, and what helps
plan-paper = Without screens
plan-print-puzzles = The puzzles of this lesson on paper, with answers:

## Lessons: the teacher's page, the child's, and the screen for all.

lesson-title = A lesson
lesson-open = Open a lesson
lesson-open-lead = Children join with a code, by a first name or an animal. Nobody needs an account, and a day later everything is gone.
lesson-open-how-1 = Open the lesson; the code and a picture to scan appear.
lesson-open-how-2 = Show the screen for all on the projector. There are no names on it.
lesson-open-how-3 = Choose what the class does: pairs, a chapter, one position for all, or a prediction.
lesson-open-how-4 = At the end keep the results as a file, or delete everything with one button.
lesson-mine = Go on with lesson { $code }
lesson-gone = This lesson is not there any more
lesson-gone-why = It was deleted, or a day has passed. Nothing of it is kept.
lesson-not-teacher = This browser does not lead lesson { $code }
lesson-not-teacher-why = A lesson is led from the browser in which it was opened. The screen for all can be shown anywhere.
lesson-code = Code of the lesson
lesson-to-screen = Screen for all
lesson-join-address = Children open
lesson-children =
    { $count ->
        [0] Nobody is here yet
        [one] { $count } child
       *[other] { $count } children
    }
lesson-level-of = Level of { $name }
lesson-levels-all = Level of everybody
lesson-level-1 = 1 (ages 6–7)
lesson-level-2 = 2 (ages 8–9)
lesson-level-3 = 3 (ages 10–11)
lesson-level-4 = 4 (ages 12+)
lesson-state-waiting = waits
lesson-state-working = is busy
lesson-state-stuck = is stuck
lesson-state-done = is done
lesson-count-waiting = { $count } waiting
lesson-count-working = { $count } busy
lesson-count-stuck = { $count } stuck
lesson-count-done = { $count } done
lesson-tries =
    { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
lesson-solved = { $count } solved
lesson-hinted =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
lesson-send-hint-to = Send a hint to { $name }
lesson-send-hint-all = A hint to all who are not done
lesson-send-away-of = Send { $name } away
lesson-hint-sent = The hint is on its way
lesson-pause = Eyes on me
lesson-resume = Go on
lesson-paused = Eyes on the teacher
lesson-paused-child = Look up: your teacher wants to say something
lesson-move = Finish this activity
lesson-reveal-position = Show the class what came out
lesson-reveal-predict = Let it run
lesson-end = End the lesson
lesson-ended = The lesson is over
lesson-handed-in = { $count } of { $of } have handed in
lesson-what-now = What does the class do next?
lesson-doing = The class now
lesson-kind-pairs = Pairs
lesson-kind-pairs-idea = Everybody plays; the odd one plays a bot of the same level.
lesson-kind-chapter = A chapter of puzzles
lesson-kind-chapter-idea = Everybody at their own pace; you choose which puzzles are open.
lesson-kind-position = One position for all
lesson-kind-position-idea = All program the same golem; then you look together at what came out.
lesson-kind-predict = Predict, then run
lesson-kind-predict-idea = All put a ghost where the golem will be; then it runs.
lesson-which-chapter = Which chapter?
lesson-which-puzzle = Which puzzle?
lesson-open-puzzles = Open puzzles
lesson-open-all = All open
lesson-lock-all = All locked
lesson-begin = Begin
lesson-begin-pairs = Make pairs and begin
lesson-table = Table { $number }
lesson-table-over = played
lesson-table-runs = playing
lesson-against-bot = against a bot
lesson-plays-with = You play with { $name }
lesson-plays-bot = You play against a bot
lesson-game-level = Game of level { $level }
lesson-handicap-for =
    { $damage ->
        [one] Handicap: at the end one damage of { $name } does not count
       *[other] Handicap: at the end { $damage } damage of { $name } do not count
    }
lesson-handicap-mine =
    { $damage ->
        [one] A head start for you: at the end one damage does not count
       *[other] A head start for you: at the end { $damage } damage do not count
    }
lesson-handicap-other =
    { $damage ->
        [one] A head start for { $name }: at the end one damage does not count
       *[other] A head start for { $name }: at the end { $damage } damage do not count
    }
lesson-won = With the head start you have won!
lesson-lost = With the head start { $name } has won.
lesson-drawn = With the head start it is a draw.
lesson-keep = Keep and delete
lesson-keep-how = Names, attempts and the battles of pairs are deleted a day after the last thing that happens here, or when the game runs the next time. Until then you can keep them as a file, or delete everything at once.
lesson-save-json = Save everything (JSON)
lesson-save-csv = Save the attempts as a table (CSV)
lesson-delete = Delete the lesson
lesson-delete-sure = Delete all names, attempts and battles of this lesson now? This cannot be undone.
lesson-delete-yes = Delete everything
lesson-delete-no = Keep it
lesson-deleted = Deleted. Nothing is left of the lesson.
lesson-end-sure = End the lesson for everybody?
lesson-report = After the lesson
lesson-report-so-far = So far
lesson-report-well = What went well
lesson-report-nothing = Nothing was tried yet.
lesson-report-puzzle = { $title }: { $solved } of { $tried } solved it, { $first } with the first try
lesson-report-tables = { $played } of { $tables } tables have played to the end
lesson-report-activity = { $number }. { $kind }
lesson-misconceptions = Misconceptions that showed
lesson-misconceptions-how = Counted by fixed rules from the attempts, never guessed: the attempt failed, and it would have worked if the world were as the child seems to think.
lesson-misconceptions-none = None that the rules can see.
lesson-shown-by =
    { $count ->
        [one] { $count } child
       *[other] { $count } children
    }
lesson-example = For example in “{ $title }”: { $program }
lesson-example-ghost = For example in “{ $title }”: ghost on { $place }
lesson-misconception-south = Left and right swapped when facing south
lesson-misconception-south-ask = Ask: stand in the golem’s place and turn. Which hand points where it should go?
lesson-misconception-at_once = Forgets that all act at once
lesson-misconception-at_once-ask = Ask: where is the other golem in this row? Put a finger on each and move both.
lesson-misconception-off_by_one = One step too many or too few
lesson-misconception-off_by_one-ask = Ask: do we count cells or steps? Walk it and count aloud.
lesson-misconception-condition = Reads the Condition after moving
lesson-misconception-condition-ask = Ask: what does the golem see before anything moves in this row?
lesson-join-title = Come into the lesson
lesson-join-name = My name is
lesson-join-or = or be an animal
lesson-join-go = Come in
lesson-join-as = Come in as { $animal }
lesson-join-no-account = Only a first name. It is forgotten after the lesson.
lesson-wait = Wait a moment: your teacher will begin soon.
lesson-wait-pairs = The others are playing in pairs. You will play next time.
lesson-over-child = The lesson is over. Well done!
lesson-over-practise = Go on with puzzles
lesson-open-now = Open puzzles
lesson-chapter-done = You have solved everything that is open. Great!
lesson-back-to-list = All puzzles
lesson-hand-in = Hand in
lesson-handed-in-child = Handed in! Soon everybody looks together.
lesson-change-it = Change it
lesson-not-handed-in = You have not handed anything in. Watch the screen.
lesson-your-golem = This is how your golem ran
lesson-right = Right!
lesson-wrong = Not quite
lesson-screen-title = Screen for all
lesson-screen-join = Join with this code
lesson-screen-wait = Soon it begins
lesson-screen-bars = What the class has laid
lesson-screen-ghosts = Where the ghosts stand
lesson-screen-best = The best
lesson-screen-mistake = The most frequent mistake
lesson-screen-nothing = Nobody has handed anything in.
lesson-screen-tables = Who plays whom
lesson-screen-times = { $count } ×
lesson-screen-empty = an empty program
lesson-screen-off = off the field

lesson-animal-bear = bear
lesson-animal-cat = cat
lesson-animal-chick = chick
lesson-animal-cow = cow
lesson-animal-dog = dog
lesson-animal-elephant = elephant
lesson-animal-fox = fox
lesson-animal-frog = frog
lesson-animal-giraffe = giraffe
lesson-animal-hare = hare
lesson-animal-hedgehog = hedgehog
lesson-animal-koala = koala
lesson-animal-lion = lion
lesson-animal-monkey = monkey
lesson-animal-mouse = mouse
lesson-animal-owl = owl
lesson-animal-panda = panda
lesson-animal-penguin = penguin
lesson-animal-pig = pig
lesson-animal-raccoon = raccoon
lesson-animal-sheep = sheep
lesson-animal-squirrel = squirrel
lesson-animal-tiger = tiger
lesson-animal-wolf = wolf

### Only the server and the commands say the rest: the page never fetches it.

## Lessons

refusal-lesson-opens-once = a lesson is opened once, before everything else
refusal-lesson-over = this lesson is over
refusal-lesson-name = a first name, or an animal: one of the two
refusal-lesson-name-taken = somebody is called { $name } already; add a letter of your family name
refusal-lesson-animal-taken = somebody has chosen this animal already; take another one
refusal-lesson-full = there is room for { $most } children at most
refusal-no-child = there is no such child in the class
refusal-only-child = only a child of the class may do that
refusal-lesson-empty = nobody is here yet
refusal-lesson-nothing-runs = the class does nothing together right now
refusal-lesson-nothing-to-reveal = nothing is handed in here, so there is nothing to look at together
refusal-lesson-paused = eyes on the teacher: go on in a moment
refusal-lesson-puzzle-locked = the puzzle “{ $got }” is not open now
refusal-lesson-puzzle-kind = this puzzle does not suit the activity: programs are for puzzles to program, ghosts for puzzles to predict
refusal-lesson-chapter = choose at least one puzzle, and only puzzles of the chapter “{ $chapter }”
refusal-lesson-revealed = the class is looking at it already: nothing more is handed in
refusal-lesson-not-revealed = the class looks at it together, in a moment
refusal-lesson-not-tried = you have not tried the puzzle “{ $got }” yet
refusal-lesson-two-tables = nobody plays at two tables
refusal-lesson-no-table = there is no table for you now
