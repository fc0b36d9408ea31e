### The workshop: the editor of arenas and puzzles.

## Editor

editor-workshop = Workshop
editor-puzzle = Puzzle
editor-arena = Arena
editor-scenario = Scenario
editor-failed = This can’t be opened
editor-wait = One moment…

editor-what = What shall we make?
editor-continue = Continue
editor-new-puzzle = New puzzle
editor-new-puzzle-idea = A board, a golem, a goal: who can program it?
editor-new-arena = New arena
editor-new-arena-idea = A board for battles of two, three or four golems
editor-new-scenario = New scenario
editor-new-scenario-idea = Every golem has its own mission
editor-open = Open a file
editor-open-idea = Something you saved here, or a level from the game author’s own editor
editor-no-document = There’s no puzzle, arena or level in this file.
editor-no-file = This file can’t be read.
editor-examples = Or start from an example
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
editor-solution = The shortest solution
editor-empty = The table is empty. Place a piece of the board.
editor-parts = What you’re editing
editor-part-things = Things
editor-part-field = Board
editor-part-puzzle = Task
editor-part-arena = Battle
editor-part-scenario = Goals

editor-board = The board
editor-keys = Arrow keys move over the board. Enter places what you hold, R turns it, Delete removes, M moves.
editor-looked = On this cell
editor-nothing-here = There’s nothing here. Pick something below, then tap the board.
editor-turn = Turn
editor-flip = Summer or winter
editor-raise = Add a barrel
editor-move = Move
editor-moving = Tap where it should go.
editor-remove = Remove
editor-contents = In the barrel
editor-barrel-number = Barrel { $number } from the bottom

editor-tools-hand = Select
editor-tools-things = Place
editor-tools-golems = Golems
editor-tools-starts = Starting places
editor-tools-goals = Goals
editor-hand = Hand
editor-erase = Remove
editor-barrel = Barrel
editor-stream = Stream
editor-hint-stream = Tap the land where the stream starts, then the water cell by cell, then the land where it ends.
editor-hint-hand = Tap a thing on the board to turn or change it. Drag it to move it.
editor-hint-erase = Tap anything to remove it.
editor-hint-token = Tap cells of the board. Tap again to turn a line or to remove the thing.
editor-hint-terrain = Tap cells of the board to change what’s printed there.
editor-hint-barrel = Tap a cell. Each further tap adds a barrel to the stack. Use the hand to look inside.
editor-hint-robot = Tap its place. Tap again to turn it. Use the hand to change it.
editor-hint-parobot = Tap its place. Tap again to turn it. Use the hand to change it.
editor-hint-goal = Tap the cell for the goal. Tap again to remove it.
editor-remarks =
    { $count ->
        [one] One remark
       *[other] { $count } remarks
    }
editor-parobot = ParoBot

editor-pieces = Pieces of the board
editor-piece = Piece { $number }: { $wide } by { $high }
editor-pieces-idea = Tap a piece of the board to turn it, flip it or remove it. Drag it to move it.
editor-piece-taken = The selected piece
editor-piece-add = Pieces from the box
editor-piece-own = Your own piece
editor-piece-lay = Place { $wide } × { $high }
editor-wide = Columns
editor-high = Rows
editor-up = Up
editor-down = Down
editor-left = Left
editor-right = Right

editor-less = Less: { $name }
editor-more = More: { $name }
editor-mine = The player programs it
editor-build = What it’s made of
editor-build-simple = A simple golem
editor-build-parts = Parts
editor-damage = Damage
editor-damaged = broken
editor-lives = Lives
editor-carries = Carrying a barrel
editor-card = Card
editor-dice = What its dice show
editor-dice-any = Anything: the program must work every time
editor-dice-fixed = This
editor-die = Die { $number }
editor-does = What { $robot } does
editor-does-round = What { $robot } does in round { $round }
editor-stands-still = Nothing yet. Tap the cards.
editor-last-row = Remove the last row

editor-title = Title
editor-story = Story
editor-language = In another language: { $language }
editor-kind = What the player does
editor-goals = Goals
editor-no-goals = No goal yet. Pick a flag from Things and tap a cell, or choose here:
editor-goal-remove = Remove the goal: { $goal }
editor-goal-of = Whose goal is it?
editor-goal-mine = The player’s golem
editor-goal-facing = Facing
editor-goal-anywhere = any way
editor-goal-target = What to destroy
editor-goal-barrels = barrels
editor-goal-count = How many?
editor-goal-part = What to repair
editor-goal-everything = everything
editor-cards = Cards in hand
editor-rows = Rows of the program
editor-rounds = Rounds
editor-given = The starting program
editor-given-round = The starting program of round { $round }
editor-further = Limits, events, edition…
editor-limit-cards = Card limit
editor-limit-damage = Take no damage
editor-limit-all = Use all cards
editor-limit-use = Must use: { $card }
editor-asks-facing = Also ask which way the golem will face
editor-event = Event card
editor-event-round = Event card of round { $round }
editor-concepts = What it teaches
editor-edition = Edition

editor-robots = How many golems start
editor-robots-count = { $count }
editor-robots-idea = Each number of golems has its own starting places. Pick a golem from Things and tap its place.
editor-games = Which games is it for?
editor-measure = How fair is it?
editor-measure-idea = Evenly matched bots play a hundred battles for each number of players.
editor-energy = Rounds until the energy runs out

editor-status = Check
editor-proving = Looking for a solution…
editor-measuring = The bots are fighting…
editor-sound = Looks good so far.
editor-where = Show where
editor-why = Why? Rule { $rule }

### Only the server and the commands say the rest: the page never fetches it.

## The editor: what can be laid, and what is said about what is laid.

workshop-new = My puzzle
workshop-no-field = Place a piece of the board first.
workshop-overlap = Two pieces of the board lie on top of each other.
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
        [one] There’s one shortest program.
       *[other] There are { $solutions } shortest programs.
    }
workshop-unsolvable = It can’t be solved: no program reaches the goal.
workshop-free = Try anything you like here: there’s no goal to reach. Tap “Play!”
workshop-repairable = Solvable: exactly one card fixes the program.
workshop-unsettled = No answer in { $seconds } seconds: there are too many possibilities.
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
    }: not fair in { $matches } matches. First seat: { $first }; the start { $place }: { $furthest }.

workshop-kind-write = Write a program
workshop-kind-fewest = Fewest cards
workshop-kind-bug = Find the mistake
workshop-kind-predict = Predict
workshop-contents-empty = Empty
workshop-contents-bomb = Bomb
workshop-contents-toolbox = Toolbox
workshop-piece-4x4 = Board of 4 × 4
workshop-piece-2x4-first = First strip of 2 × 4
workshop-piece-2x4-second = Second strip of 2 × 4
workshop-piece-6x6 = Board of 6 × 6
workshop-goal-reach = Reach a cell
workshop-goal-touch = Visit in order
workshop-goal-hold = Hold a cell
workshop-goal-destroy = Destroy
workshop-goal-push = Push a barrel
workshop-goal-bring = Bring a barrel
workshop-goal-survive = Survive
workshop-goal-repair = Get repaired

warning-level-empty = the file doesn’t say what’s in the barrels: here they are all empty
warning-level-order = the file doesn’t say which target comes first: here the golem visits { $cells }, in this order
refusal-no-example = there’s no such puzzle, arena or scenario
refusal-not-editable = this isn’t a puzzle, an arena, a scenario or a level from the game author’s own editor
