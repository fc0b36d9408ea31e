### The workshop: the editor of arenas and puzzles.

## Editor

editor-workshop = Workshop
editor-puzzle = Puzzle
editor-arena = Arena
editor-scenario = Scenario
editor-failed = This cannot be opened
editor-wait = One moment…

editor-what = What shall we make?
editor-continue = Go on
editor-new-puzzle = A new puzzle
editor-new-puzzle-idea = A field, a golem, a goal: who can program it?
editor-new-arena = A new arena
editor-new-arena-idea = A field for battles of two, three or four golems
editor-new-scenario = A new scenario
editor-new-scenario-idea = Every golem has something else to do
editor-open = Open a file
editor-open-idea = What you saved here, or a level of the author’s editor
editor-no-document = There is no puzzle, no arena and no level in this file.
editor-no-file = This file cannot be read.
editor-examples = Or begin with one that is there
editor-examples-of = Examples
editor-examples-puzzle = Puzzles
editor-examples-arena = Arenas
editor-examples-scenario = Scenarios

editor-undo = Undo
editor-redo = Redo
editor-new = New, open, examples
editor-save = Save as a file
editor-share = Share the link
editor-play = Play!
editor-solution = A shortest solution
editor-empty = The table is empty. Lay a piece of the field.
editor-parts = What you work on
editor-part-things = Things
editor-part-field = Field
editor-part-puzzle = Task
editor-part-arena = Battle
editor-part-scenario = Goals

editor-board = The field
editor-keys = Arrow keys walk over the field. Enter lays what you hold, R turns, Delete takes away, M moves.
editor-looked = On this cell
editor-nothing-here = Nothing is here. Take something from below, then tap the field.
editor-turn = Turn
editor-flip = Summer or winter
editor-raise = One higher
editor-move = Move
editor-moving = Tap the cell where it shall go.
editor-remove = Take away
editor-contents = In the barrel
editor-barrel-number = Barrel { $number } from below

editor-tools-hand = Take hold
editor-tools-things = Lay
editor-tools-golems = Golems
editor-tools-starts = Places to start
editor-tools-goals = Goals
editor-hand = Hand
editor-erase = Take away
editor-barrel = Barrel
editor-stream = Stream
editor-hint-stream = Tap the land where the stream begins, then the water cell by cell, then the land where it ends.
editor-hint-hand = Tap a thing on the field to turn it or change it. Drag it to move it.
editor-hint-erase = Tap what is to go.
editor-hint-token = Tap cells of the field. Another tap turns a line, or takes the thing away.
editor-hint-terrain = Tap cells of the field to change what is printed there.
editor-hint-barrel = Tap a cell of the field. Every further tap makes the column higher. With the hand you look inside.
editor-hint-robot = Tap its place. Another tap turns it. With the hand you change it.
editor-hint-parobot = Tap its place. Another tap turns it. With the hand you change it.
editor-hint-goal = Tap the cell that the goal is about. Another tap takes it away.
editor-remarks =
    { $count ->
        [one] One remark
       *[other] { $count } remarks
    }
editor-parobot = ParoBot

editor-pieces = Pieces of the field
editor-piece = Piece { $number }: { $wide } by { $high }
editor-pieces-idea = Tap a piece of the field to turn it, flip it or take it away. Drag it to move it.
editor-piece-taken = The piece you have taken
editor-piece-add = Pieces of the box
editor-piece-own = A field of your own
editor-piece-lay = Lay { $wide } × { $high }
editor-wide = Columns
editor-high = Rows
editor-up = Up
editor-down = Down
editor-left = To the left
editor-right = To the right

editor-less = Less: { $name }
editor-more = More: { $name }
editor-mine = The player programs it
editor-build = What it is made of
editor-build-simple = A simple golem
editor-build-parts = Parts
editor-damage = Damage
editor-damaged = damaged
editor-lives = Lives
editor-carries = Carries a barrel
editor-card = Card
editor-dice = What its dice show
editor-dice-any = Anything: the program must always succeed
editor-dice-fixed = This
editor-die = Die { $number }
editor-does = What { $robot } does
editor-does-round = What { $robot } does in round { $round }
editor-stands-still = Nothing yet. Tap the cards.
editor-last-row = Take the last row back

editor-title = Title
editor-story = Story
editor-language = In another language: { $language }
editor-kind = What the player does
editor-goals = Goals
editor-no-goals = No goal yet. Take a flag among the things and tap a cell, or choose here:
editor-goal-remove = Take the goal away: { $goal }
editor-goal-of = Whose goal it is
editor-goal-mine = The player’s golem
editor-goal-facing = Looks
editor-goal-anywhere = anywhere
editor-goal-target = What is destroyed
editor-goal-barrels = barrels
editor-goal-count = How many
editor-goal-part = What is mended
editor-goal-everything = everything
editor-cards = Cards in the hand
editor-rows = Rows of the program
editor-rounds = Rounds
editor-given = The program that is given
editor-given-round = The program of round { $round }
editor-further = Limits, events, edition…
editor-limit-cards = Cards at most
editor-limit-damage = No damage may be taken
editor-limit-all = All cards must be used
editor-limit-use = Must be used: { $card }
editor-asks-facing = Ask where the golem will look, too
editor-event = Event card
editor-event-round = Event card of round { $round }
editor-concepts = What it teaches
editor-edition = Edition of the rules

editor-robots = Golems that start
editor-robots-count = { $count }
editor-robots-idea = Every number of golems has places of its own. Take a golem among the things and tap its place.
editor-games = Games it is offered for
editor-measure = How fair is it?
editor-measure-idea = Equal bots fight a hundred battles for each number of players.
editor-energy = Cycles until the energy is spent

editor-status = What is to be said of it
editor-proving = Looking for a solution…
editor-measuring = Bots are fighting…
editor-sound = All right so far.
editor-where = Show where
editor-why = Why? Rule { $rule }

### Only the server and the commands say the rest: the page never fetches it.

## The editor: what can be laid, and what is said about what is laid.

workshop-new = My puzzle
workshop-no-field = Lay a piece of the field first.
workshop-overlap = Two pieces of the field lie on top of each other.
workshop-part = { $part }: { $fault }
workshop-part-texts = title and story
workshop-part-others = the other golems
workshop-part-program = the program
workshop-part-goals = the goals
workshop-part-limits = the limits
workshop-part-rows = rows
workshop-part-rounds = rounds
workshop-part-stars = stars
workshop-part-starts =
    { $robots ->
        [2] two golems
        [3] three golems
       *[4] four golems
    }
workshop-part-games = games
workshop-game = “{ $game }”
workshop-solvable =
    { $cards ->
        [one] Solvable: one card
       *[other] Solvable: { $cards } cards
    }, { $rows ->
        [one] one row
       *[other] { $rows } rows
    }. { $solutions ->
        [one] One program is the shortest.
       *[other] { $solutions } programs are the shortest.
    }
workshop-unsolvable = Cannot be solved: no program leads to the goal.
workshop-free = Try anything you like here: there is no goal to reach. Tap “Play!”
workshop-repairable = Solvable: exactly one card mends the program.
workshop-unsettled = Not settled in { $seconds } seconds: there is too much to look through.
workshop-fair =
    { $players ->
        [2] Two players
        [3] Three players
       *[other] Four players
    }: fair, as far as { $matches } matches show. First seat: { $first }.
workshop-unfair =
    { $players ->
        [2] Two players
        [3] Three players
       *[other] Four players
    }: not fair in { $matches } matches. First seat: { $first }; the place { $place }: { $furthest }.

workshop-kind-write = Write a program
workshop-kind-fewest = Fewest cards
workshop-kind-bug = Find the mistake
workshop-kind-predict = Predict
workshop-contents-empty = Empty
workshop-contents-bomb = Bomb
workshop-contents-toolbox = Toolbox
workshop-piece-4x4 = Field of 4 × 4
workshop-piece-2x4-first = First strip of 2 × 4
workshop-piece-2x4-second = Second strip of 2 × 4
workshop-piece-6x6 = Field of 6 × 6
workshop-token-wall = Wall
workshop-token-water = Water
workshop-token-ice = Ice on water
workshop-token-portal-a = Portal A
workshop-token-portal-b = Portal B
workshop-token-straight = Straight line
workshop-token-corner = Corner of a line
workshop-token-icy = Icy ground
workshop-token-snow = Snowdrift
workshop-goal-reach = Reach it
workshop-goal-touch = Visit in order
workshop-goal-hold = Hold it
workshop-goal-destroy = Destroy
workshop-goal-push = Push a barrel
workshop-goal-bring = Bring a barrel
workshop-goal-survive = Survive
workshop-goal-repair = Be repaired

warning-level-empty = what is in the barrels is not in the file: here all of them are empty
warning-level-order = which target cell comes first is not in the file: here the golem visits { $cells }, in this order
refusal-no-example = there is no such puzzle, arena or scenario
refusal-not-editable = this is no puzzle, no arena and no scenario, nor a level of the author's editor
