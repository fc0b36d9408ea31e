### The club file.

## The club file: what an adult keeps from week to week.

club-title = Club file
club-lead = A club file keeps what lasts from week to week: who comes, what you taught, points, ratings and solved puzzles. The file is yours: no accounts, and nothing stays on the server.
club-new = New club file
club-open = Open a club file
club-save = Save the file
club-unsaved = Not saved yet. It’s only in this tab: save the file before you close it.
club-saved = This file is open in this tab only. The server keeps nothing of it.
club-close = Close the file
club-close-sure = There are changes you haven’t saved. Close the file without them?
club-close-yes = Close without saving
club-close-no = Go back
club-no-file = This isn’t a club file
club-name = What’s the club called?
club-rename = Rename
club-season = The season counts from
club-season-set = Set
club-season-table = Season table
club-season-evenings =
    { $count ->
        [0] No evenings yet
        [one] { $count } evening
       *[other] { $count } evenings
    }
club-points-how = One point for coming. In a match, one point for a win and half a point for a draw. Ratings and solved puzzles count from the beginning.
club-column-place = Place
club-column-name = Name
club-column-points = Points
club-column-evenings = Evenings
club-column-solved = Puzzles solved
club-column-rating = Rating
club-rating = { $rating } ± { $within }
club-no-rating = not yet
club-print = Print
club-csv = Save as a table (CSV)
club-merge = Add another file
club-merged = The two files are now one.
club-children = Children
club-add = Add
club-add-names = Names, one on each line
club-edit = Change { $name }
club-edit-name = Name
club-edit-animal = Animal
club-edit-none = none
club-edit-level = Level
club-edit-save = Change
club-remove = Delete { $name } and everything about them
club-remove-how = Copies of the file keep it: delete it there too.
club-remove-yes = Delete
club-back = Back to the club
club-page-evenings = Evenings
club-page-evening = { $day } · { $kind } { $title }
club-page-solved = Puzzles solved: { $count }
club-page-chapters = What { $name } has solved
club-page-chapter = { $title }: { $count } of { $all }
club-page-others =
    { $count ->
        [one] One more puzzle
       *[other] { $count } more puzzles
    }
club-page-points = Points this season: { $points }
club-page-rating = Rating: { $rating } ± { $within }
club-page-none = Nobody with that name is in this club file.
club-kind-lesson = Lesson
club-kind-tournament = Tournament
club-evenings = Evenings
club-evening-here =
    { $count ->
        [one] { $count } child
       *[other] { $count } children
    }
club-forget = Delete { $day }
club-begin-lesson = Open a lesson with this club
club-begin-lesson-how = Children tap their name when you show them the list. The names are deleted with the lesson.
club-begin-tournament = Plan a tournament with this club
club-offer =
    { $count ->
        [one] Offer { $count } name from { $club }
       *[other] Offer { $count } names from { $club }
    }
club-offer-how = Players tap their names when you show them the list, or you tick who is here. Afterwards you write the results into the file.
club-tick = Tick who is here without a device
club-tick-here = Tick who is here
club-enter = Add: { $count }
club-write-lesson = Write lesson { $code } into the club file
club-write-tournament = Write tournament { $code } into the club file
club-write = Write into the club file
club-write-how = Children without a name are left out. If you write it in again, it replaces what was there.
club-write-first = Open a club file first, or begin a new one.
club-write-not-teacher = Only the teacher’s browser can do this.
club-written = Written. Now save the file.
club-day = Day
club-plan = Which plan did you teach?
club-plan-none = none
club-names-show =
    { $count ->
        [one] Show { $count } name to everyone who comes in
       *[other] Show { $count } names to everyone who comes in
    }
club-names-hide = Hide the names
club-names-how = Anyone with the code can see the list while you show it. The class screen never shows it.
club-tap-name = Is your name here? Tap it

### The rest is said only by the server and the commands; the page doesn’t fetch it.

## Club files

club-column-level = Level
club-column-within = give or take
refusal-club-format = expected a file of the kind { $expected_format }, got { $got }
refusal-club-name = a child needs a name with at least one letter
refusal-club-name-taken = { $name } is in the club already: add the first letter of the family name
refusal-club-no-member = { $name } isn’t in this club file
refusal-club-bout = nobody can have two places in one match
refusal-club-members-full = a club file has room for { $most } children
refusal-club-full = a club file has room for { $members } children and { $evenings } evenings
refusal-club-evening-full = one evening has room for { $most } children
