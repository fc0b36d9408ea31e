### Lessons.

plan-lesson = Lesson { $number }
plan-goal = Goal
plan-needs = You need
plan-steps = Minute by minute
plan-ages = For your class
plan-questions = Questions to ask
plan-mistakes = What you may see, and what helps
plan-paper = Without screens
plan-print-puzzles = This lesson’s puzzles on paper, with answers:

## Lessons: the teacher's page, the child's, and the screen for all.

lesson-title = A lesson
lesson-open = Open a lesson
lesson-open-lead = Children join with a code and a first name or an animal. Nobody needs an account, and after a day everything is deleted.
lesson-open-how-1 = Open the lesson: a code and a QR code appear.
lesson-open-how-2 = Show the class screen on the projector. It has no names on it.
lesson-open-how-3 = Choose what the class does: pairs, a chapter, one puzzle for everyone, or a prediction.
lesson-open-how-4 = At the end, save the results as a file or delete everything with one button.
lesson-mine = Continue lesson { $code }
lesson-gone = This lesson is over and deleted
lesson-gone-why = Somebody deleted it, or a day has passed. Nothing of it is kept.
lesson-not-teacher = This isn’t the teacher’s browser in lesson { $code }
lesson-not-teacher-why = You lead a lesson from the browser you opened it in, or with a code from its teacher. You can show the class screen anywhere.
lesson-code = Lesson code
lesson-to-screen = Class screen
lesson-join-address = Go to
lesson-qr = QR code: point a tablet’s camera at it to come into this lesson
lesson-children =
    { $count ->
        [0] Nobody is here yet
        [one] { $count } child
       *[other] { $count } children
    }
lesson-level-of = { $name }’s level
lesson-levels-all = Everyone’s level
lesson-level-1 = 1 (ages 6–7)
lesson-level-2 = 2 (ages 8–9)
lesson-level-3 = 3 (ages 10–11)
lesson-level-4 = 4 (ages 12+)
lesson-state-waiting = waiting
lesson-state-working = working
lesson-state-stuck = stuck
lesson-state-done = done
lesson-count-waiting = { $count } waiting
lesson-count-working = { $count } working
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
lesson-send-hint-all = Send a hint to everyone who isn’t done
lesson-hint-sent = Hint sent
lesson-child-more = Rename, move or remove { $name }
lesson-child-name = Name
lesson-child-rename = Save the name
lesson-child-nameless = Without a name, the child goes by their animal.
lesson-child-way = Move to another tablet
lesson-send-away-sure = Remove { $name } from the class? The tablet will say so. To come in again, { $name } starts over.
lesson-send-away = Remove from the class
lesson-keep-child = Keep
lesson-knock-asks = { $name } wants to come back. Number on the tablet: { $sign }
lesson-knock-yes = Let in
lesson-knock-no = Don’t let in
lesson-away = away: { $minutes } min
lesson-gone-offline = not connected
lesson-missing = Not here yet: { $names }
lesson-way = Lead from another device too
lesson-stand-in = Let a bot play for { $name }
lesson-stood-in = A bot is playing for { $name }
lesson-seat = Change seats
lesson-seat-how = Pick one, two or three children. A child alone plays a bot. Picking children from an unfinished battle stops it.
lesson-seat-go = Seat at one table
lesson-clock = Time for a program
lesson-clock-none = As long as they like
lesson-clock-minutes = { $minutes } min
way-text-lead = Open this on the other device, or type the code there. Both can lead at the same time. Anybody with this code can lead, so don’t show it to children.
way-text-child = Open this on { $name }’s other tablet, or type the code there. Everything done so far is still there.
way-text-player = Open this on the player’s device. The old one works until then.
way-picture = QR code: point a tablet’s camera at it
way-word = Code to type: { $word }
way-print = Print
back-title = Come back
back-code = Code of the lesson or tournament
back-word = Code from the teacher
back-go = Come back
back-here = Come back with a code
lesson-pause = Eyes on me
lesson-resume = Carry on
lesson-paused = Eyes on the teacher
lesson-paused-child = Look up: your teacher wants to say something
lesson-move = Finish this activity
lesson-reveal-position = Show all programs
lesson-reveal-predict = Show all ghosts
lesson-run = Run it
lesson-step-answer = Everyone answers
lesson-step-explain = Look and explain
lesson-step-run = Run
lesson-explain-position = Which of these programs will do it? Say why.
lesson-explain-predict = Who thinks what? Tell the others why.
lesson-glance = The class at a glance
lesson-glance-back = Back
lesson-left = someone who left
lesson-need-same = same mistake again
lesson-need-many = tried many ways
lesson-need-idle = quiet for a while
lesson-mark-right = { $title }: right.
lesson-mark-tried =
    { $count ->
        [one] { $title }: { $count } try.
       *[other] { $title }: { $count } tries.
    }
lesson-mark-stuck =
    { $count ->
        [one] { $title }: stuck after { $count } try.
       *[other] { $title }: stuck after { $count } tries.
    }
lesson-mark-in = { $title }: handed in.
lesson-mark-new = { $title }: not tried yet.
lesson-last-try = The latest try (number { $count })
lesson-no-try = No try yet.
lesson-send-hint = Send a hint
lesson-end = End the lesson
lesson-ended = The lesson is over
lesson-handed-in = { $count } of { $of } have handed in
lesson-what-now = What’s next for the class?
lesson-doing = Now
lesson-kind-pairs = Pairs
lesson-kind-pairs-idea = Everyone plays. If someone has no partner, they play a bot of the same level.
lesson-kind-chapter = A chapter of puzzles
lesson-kind-chapter-idea = Everyone at their own pace; you choose which puzzles are open.
lesson-kind-position = One puzzle for everyone
lesson-kind-position-idea = Everyone programs the same golem; then you look at the results together.
lesson-kind-predict = Predict, then run
lesson-kind-predict-idea = Everyone puts a ghost where the golem will end up; then it runs.
lesson-which-chapters = Which puzzles? They may be from several chapters.
lesson-chapter-open = { $title }: { $count } open
lesson-which-arena = Where?
lesson-arena-usual = Each pair plays at its own level
lesson-arena-one = Level { $level }, { $arena }
lesson-plan = Lesson plan
lesson-plan-which = Follow a plan
lesson-plan-none = Without a plan
lesson-plan-begin = Start this plan
lesson-plan-age = For
lesson-plan-first = Begin
lesson-plan-step = Step { $number } of { $count }
lesson-plan-next = Next step
lesson-plan-back = Previous step
lesson-plan-do = Start: { $title }
lesson-plan-do-chapter = Open the puzzles
lesson-plan-do-pairs = Make pairs and start
lesson-plan-clock = { $passed } of { $minutes } min
lesson-plan-late = { $passed } min of { $minutes } planned
lesson-plan-leave = Leave the plan
lesson-plan-more = Questions and mistakes
lesson-which-puzzle = Which puzzle?
lesson-open-all = Open all
lesson-lock-all = Lock all
lesson-begin = Start
lesson-begin-pairs = Make pairs and start
lesson-table = Table { $number }
lesson-table-over = finished
lesson-table-runs = playing
lesson-against-bot = against a bot
lesson-plays-with = You’re playing against { $name }
lesson-plays-bot = You’re playing against the computer
lesson-game-level = Level { $level } game
lesson-called = At the table: you are the { $me }, against the { $name }.
lesson-handicap-for =
    { $damage ->
        [one] Handicap: { $damage } of { $name }’s damage won’t count
       *[other] Handicap: { $damage } of { $name }’s damage won’t count
    }
lesson-handicap-mine =
    { $damage ->
        [one] You get a head start: { $damage } of your damage won’t count
       *[other] You get a head start: { $damage } of your damage won’t count
    }
lesson-handicap-other =
    { $damage ->
        [one] { $name } gets a head start: { $damage } of their damage won’t count
       *[other] { $name } gets a head start: { $damage } of their damage won’t count
    }
lesson-won = With the head start, you win!
lesson-lost = With the head start, { $name } wins.
lesson-drawn = With the head start, it’s a draw.
lesson-keep = Save or delete
lesson-keep-how = Names, attempts and the pairs’ battles are deleted one day after the last activity, or the next time the game starts after that. Until then you can save them as a file, or delete everything now.
lesson-save-json = Save everything (JSON)
lesson-save-csv = Save the attempts as a table (CSV)
lesson-delete = Delete the lesson
lesson-delete-sure = Delete all names, attempts and battles of this lesson now? You can’t undo this.
lesson-delete-yes = Delete everything
lesson-delete-no = Keep it
lesson-deleted = Deleted. Nothing of the lesson is left.
lesson-end-sure = End the lesson for everyone?
lesson-report = After the lesson
lesson-report-so-far = So far
lesson-report-day = Lesson on { $day }
lesson-report-plan = Plan: { $plan }
lesson-report-children = Who was there
lesson-report-well = How it went
lesson-report-nothing = Nobody has tried anything yet.
lesson-report-puzzle = “{ $title }”: solved by { $solved } of { $tried }, by { $first } on the first try
lesson-report-time = { $minutes } min with { $children ->
        [one] { $children } child
       *[other] { $children } children
    }
lesson-report-how = { $hints ->
        [0] { $minutes } min
        [one] { $minutes } min, { $hints } hint
       *[other] { $minutes } min, { $hints } hints
    }
lesson-report-print = Print the report
lesson-report-tables = Battles finished: { $played } of { $tables }
lesson-report-activity = { $number }. { $kind }
lesson-misconceptions = What to talk about
lesson-misconceptions-how = No guessing: an attempt is counted here if it failed but would have worked if the game were the way the child seems to think.
lesson-misconceptions-none = Nothing stands out.
lesson-shown-by =
    { $count ->
        [one] { $count } child
       *[other] { $count } children
    }
lesson-example = For example in “{ $title }”: { $program }
lesson-example-ghost = For example in “{ $title }”: ghost on { $place }
lesson-misconception-south = Swaps left and right when the golem is facing us
lesson-misconception-south-ask = Say: “Stand where the golem stands and turn. Which hand points the way it should go?”
lesson-misconception-at_once = Forgets that everyone acts at once
lesson-misconception-at_once-ask = Ask: “Where is the other golem in this row? Put a finger on each and move both.”
lesson-misconception-off_by_one = One step too many or too few
lesson-misconception-off_by_one-ask = Ask: “Are we counting cells or steps? Walk it and count aloud.”
lesson-misconception-condition = Reads the Condition after moving
lesson-misconception-condition-ask = Ask: “What does the golem see before anything moves in this row?”
lesson-join-title = Join the lesson
lesson-join-name = My name is
lesson-join-or = or pick an animal
lesson-join-go = Join
lesson-join-as = Join as the { $animal }
lesson-join-no-account = Just a first name. We forget it after the lesson.
lesson-join-me = That’s me: { $name }
lesson-join-me-how = Were you here before, on another tablet? Ask your teacher to let you in.
lesson-knock-wait = Show your teacher this number
lesson-knock-other = That’s not me
lesson-sent-away = The teacher has taken you out of the class
lesson-sent-away-how = Ask your teacher. You can come in again with your name.
lesson-sent-away-again = Come in again
lesson-alone = Your partner isn’t here
lesson-alone-how = Let the computer play until your partner is back.
lesson-alone-go = Play on with the computer
lesson-alone-seek = Play with somebody else
lesson-alone-choose = You can choose one or two who are waiting too. Or let the computer play until your partner is back.
lesson-alone-together = Play together
lesson-alone-nobody = Nobody else is free right now. Play with the computer, or put your hand up: your teacher can help.
lesson-wait = Wait a moment: your teacher will start soon.
lesson-wait-pairs = The others are playing in pairs. You’ll play next time.
lesson-over-child = The lesson is over. Well done!
lesson-over-class = The lesson is over. Well done, everyone!
lesson-over-practise = More puzzles
lesson-open-now = Open puzzles
lesson-chapter-done = You’ve solved everything that’s open. Great!
lesson-hint-here = Your teacher has sent a hint
lesson-back-to-list = All puzzles
lesson-hand-in = Hand in
lesson-handed-in-child = Handed in! We’ll all look together soon.
lesson-change-it = Change it
lesson-not-handed-in = You haven’t handed anything in. Watch the class screen.
lesson-your-golem = Here’s what your golem did
lesson-right = Right!
lesson-wrong = Not quite
lesson-screen-title = Class screen
lesson-screen-join = Join with this code
lesson-screen-wait = Starting soon
lesson-screen-bars = Programs from the class
lesson-screen-ghosts = Where the ghosts are
lesson-screen-best = The best program
lesson-screen-mistake = The most common mistake
lesson-screen-nothing = Nobody handed anything in.
lesson-screen-tables = Who plays whom
lesson-screen-times = { $count } ×
lesson-screen-empty = an empty program
lesson-screen-off = off the board

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
lesson-coloured =
    { $colour ->
        [red] { $animal } in a red scarf
        [blue] { $animal } in a blue scarf
        [green] { $animal } in a green scarf
        [yellow] { $animal } in a yellow scarf
       *[other] { -unlisted }
    }

### Only the server and the commands say the rest: the page never fetches it.

## Lessons

# What stands between the cells of a table in this language’s spreadsheets.
csv-separator = ,
csv-yes = yes
csv-no = no
lesson-column-activity = activity
lesson-column-kind = what
lesson-column-child = child
lesson-column-name = name
lesson-column-animal = animal
lesson-column-level = level
lesson-column-puzzle = puzzle
lesson-column-programs = programs
lesson-column-end = where it ended
lesson-column-solved = right
lesson-column-shows = to talk about
refusal-lesson-arena = this arena doesn’t fit: choose a level and one of its arenas
refusal-lesson-no-step = the plan of this lesson has no such step
refusal-lesson-opens-once = a lesson can be opened only once, at the very start
refusal-lesson-over = this lesson is over
refusal-lesson-name = choose a first name or an animal, not both
refusal-lesson-name-taken = { $name } is already here: add a letter of your family name
refusal-lesson-animal-taken = somebody has already picked this animal: take another one
refusal-lesson-full = the class is full ({ $most } children)
refusal-no-child = there’s no such child in the class
refusal-only-child = only a child in the class can do that
refusal-lesson-empty = nobody is here yet
refusal-lesson-nothing-runs = the class isn’t doing anything together right now
refusal-lesson-nothing-to-reveal = nothing is handed in here, so there’s nothing to look at together
refusal-lesson-paused = eyes on the teacher! You can go on in a moment
refusal-lesson-puzzle-locked = the puzzle “{ $got }” isn’t open right now
refusal-lesson-puzzle-kind = this puzzle doesn’t fit: programs are for puzzles to program, ghosts for puzzles to predict
refusal-lesson-chapter = choose at least one puzzle, and only from the chapter “{ $chapter }”
refusal-lesson-revealed = the class is already looking at the results: it’s too late to hand in
refusal-lesson-not-revealed = we’ll look at it together in a moment
refusal-lesson-not-looked-at = let the class look at the answers first; then they run
refusal-lesson-not-tried = you haven’t tried the puzzle “{ $got }” yet
refusal-lesson-two-tables = nobody can play at two tables
refusal-lesson-no-table = there’s no table for you right now
refusal-lesson-knocked = too many people are waiting to come back here: ask your teacher
refusal-lesson-no-knock = nobody with this number is waiting any more
refusal-lesson-not-alone = wait a little: your partner may be back soon
refusal-lesson-not-free = they aren’t free any more: choose somebody else
