### What is refused: what was expected, what came. Where it is and the clause are added by the program.

### Only the server and the commands say the rest: the page never fetches it.

expected-object = an object in braces
expected-list = a list
expected-text = a text
expected-bool = true or false
expected-int = a whole number

card-quoted = { $card }

refusal-not-json = this isn’t JSON: something is wrong at byte { $byte }
refusal-cut-json = this isn’t JSON: it ends too early, or a number in it is too large
refusal-not-utf8 = the text isn’t UTF-8
refusal-too-deep = lists and objects are nested too deeply
refusal-no-document = this can’t be written as JSON
refusal-no-file = can’t read the file: { $detail }
refusal-expected = expected { $expected }, got { $got }
refusal-missing-key = the key ‘{ $key }’ is missing
refusal-unknown-key = unknown key { $key }
refusal-unknown-value = { $got } is not one of: { $choices }
refusal-unknown-robot = there is no golem { $got }, only: { $choices }
refusal-strength = expected a strength of { $least } to { $most }, got { $got }
refusal-strength-of-companion = only the Playmate has a strength
refusal-too-small = expected { $least } or more, got { $got }
refusal-too-large = expected { $most } or less, got { $got }
refusal-not-on-board = { $got } isn’t on the board
refusal-board-size = expected a board of 1 to { $most } columns and rows, got { $width } × { $height }
refusal-id = expected a name of 1 to { $most } printable characters, got { $got }
refusal-no-barrel = there’s no barrel in the list; leave the cell out
refusal-damaged-twice = a part is named twice
refusal-resigned-twice = a golem is named twice
refusal-two-outlets = a stream has two outlets, got { $got }
refusal-program = { $got } isn’t a program: expected a text such as ‘F L A’ or a list of rows
refusal-inside = { $got } can’t go here, only a single command can
refusal-row = { $got } isn’t a row: expected a command, a Loop with one command, or a condition with two
refusal-short-row = row { $row }: { $got } isn’t a row
refusal-unknown-command = { $got } isn’t a command
refusal-mixed-alphabets = { $got } mixes Latin and Russian letters; write the program in one alphabet
refusal-hex = expected { $digits } hexadecimal digits (0-9, a-f), got { $got }
refusal-one-choice = expected one answer such as one exit or one damage, got { $got }
refusal-drawing-cell = line { $line }: { $got } isn’t a cell; expected a sign such as . # ~, barrels such as (eb), or a golem such as R>
refusal-drawing-line = line { $line }: { $got } should be a key or a golem’s name, a colon, and JSON
refusal-drawing-twice = line { $line }: the golem { $robot } is drawn a second time

refusal-answer = { $got } isn’t an answer to the question about { $kind }; possible: { $options }
refusal-unknown-barrel = to play the round, we need to know what’s in this barrel
refusal-no-events = edition { $edition } has no event cards, got { $got }
refusal-random-rows =
    { $count ->
        [1] expected a row from 1 to { $rows }
       *[other] expected two different rows from 1 to { $rows }
    }

refusal-sign = column { $column }: the sign ‘{ $sign }’ means nothing on a board of edition { $edition }
refusal-three-portals = at most two portals ‘{ $portal }’ can lie on the board, got { $got }
refusal-corner-contact = pieces of the board lie apart, but { $cell } and { $other } touch at a corner
refusal-under-no-token = there’s no token here that could hide anything
refusal-barrel-place = a barrel can’t stand on ‘{ $sign }’
refusal-column-in-water = only one barrel can float on open water, got a stack of { $got }
refusal-golem-barrel = in this edition barrels are empty, single and on land
refusal-stream-short = a stream has two or more cells of water, got { $got }
refusal-stream-dry = { $cell } isn’t water
refusal-stream-twice = { $cell } is in the stream twice
refusal-stream-gap = { $cell } isn’t next to the cell before it
refusal-stream-outlet = { $cell } isn’t land next to the stream’s end { $end }
refusal-stream-one-outlet = both outlets are { $cell }
refusal-too-many-robots = at most { $most } golems can play, got { $got }
refusal-small-hand = a hand needs at least { $least } commands, one for every row, got { $got }
refusal-no-player = at least one golem must belong to a player
refusal-two-golems = edition 2.0 is for two golems (or one in a puzzle), got { $got }
refusal-same-id = two golems are called { $got }
refusal-two-robots = { $other } is already on { $cell }
refusal-robot-on-wall = { $cell } is a wall
refusal-robot-on-barrel = there’s a barrel on { $cell }
refusal-golem-in-water = { $cell } is water, and golems of this edition can’t stand there
refusal-home-place = no golem can stand on { $cell }, so it can’t be a home
refusal-effort-off-snow = { $cell } isn’t a snowdrift: there’s nothing to dig
refusal-off-ice = { $cell } isn’t ice
refusal-ice-in-future = it’s round { $round }: no later round can be over
refusal-waits-off-portal = { $cell } isn’t a portal with a twin
refusal-waits-not-played = with portal_busy "stay" nobody waits
refusal-goals-mode = goals are for the mode battle, not for { $mode }
refusal-goal-place = no golem can stand on { $cell }, so it can’t be a goal
refusal-goal-target = { $robot } can’t be its own target
refusal-already-decided = the battle is already over

refusal-cannot-resign = only a player who is still in the battle can give up, and { $robot } isn’t
refusal-no-program = this golem has no program of its own
refusal-missing-program = this golem has no program yet
refusal-row-count =
    { $rows ->
        [one] the program needs one row, this one has { $got }
       *[other] the program needs { $rows } rows, this one has { $got }
    }
refusal-row-range = the program needs 1 to { $most } rows, this one has { $got }
refusal-empty-row = row { $row } is empty: put a card in it
refusal-empty-inside = row { $row }: a card is missing inside
refusal-die = row { $row }: only a ParoBot’s card has a die
refusal-nesting = row { $row }: { $card } can’t go inside a condition here
refusal-card-of-another-edition = row { $row }: this edition has no card { $card }
refusal-too-many-cards =
    row { $row }: { $holds ->
        [0] you have no { $card } card
       *[other] you have only { $holds } × { $card }
    }
refusal-wrong-round =
    row { $row }: { $allows ->
        [loop] { $card } isn’t allowed in a Loop round
        [if] { $card } isn’t allowed in a Condition round
        [none] { $card } isn’t allowed in this round
       *[other] { -unlisted }
    }
refusal-not-rolled = row { $row }: the bonus die doesn’t allow { $card } this time
refusal-bonus-twice = row { $row }: the bonus die allows only one bonus card

refusal-record-format = expected "{ $expected_format }", got { $got }
refusal-record-differs = "{ $key }" isn’t the same as in the start position
refusal-record-after-end = round { $round } was played after the end of the battle
refusal-record-missing = { $robot } has no { $key }; a saved battle names everything that chance decided

refusal-start-back = a golem must start with its back to the edge, but there’s a cell behind { $cell }
refusal-start-not-opposite = two golems must start facing each other
refusal-start-same-facing = three or four golems must start facing different directions
refusal-arena-places = this arena has no places for { $got } golems; it has some for: { $choices }
refusal-arena-games = an arena is for one or more games, each named once
refusal-no-starts = there are no starting places; an arena needs them for 2, 3 or 4 golems
refusal-start-count = expected { $expected_count } starting places, got { $got }
refusal-start-form = expected a cell and a direction such as ‘b1 S’, got { $got }
refusal-start-place = a golem starts on an empty cell, but there’s something on { $cell }
refusal-start-locked = there’s no way from the first start to { $cell }
refusal-start-corner = golems start in the corners, and { $cell } isn’t one
refusal-start-opposite-corners = two golems start in opposite corners
refusal-unknown-arena = there’s no arena { $got }; `golems arena list` names them all
refusal-arena-edition = the game { $game } isn’t part of this edition, only of: { $choices }
refusal-arena-token =
    the game { $game } has no { $token ->
        [wall] walls
        [water] water
        [ice] ice
        [portal] portals
        [line] lines
        [barrel] barrels
       *[other] { -unlisted }
    }
refusal-arena-column = the game { $game } has no stacks of barrels
refusal-arena-no-barrel = there’s no barrel to bring home
refusal-arena-streams = edition { $edition } has no streams, but this arena does; choose another one
refusal-arena-winter = the game { $game } has no winter
refusal-arena-segments =
    { $most ->
        [one] the board of the game { $game } is one piece, got { $got }
       *[other] the board of the game { $game } has at most { $most } pieces, got { $got }
    }

# Settings of a match
refusal-game-edition = this game isn’t played in edition { $got }, only in: { $choices }
refusal-game-players = this game is for this many players: { $choices }; got { $got }
refusal-no-bonus-cards = there are no bonus cards in the game { $game }
refusal-parobots-last = ParoBots sit after the players
refusal-parobots =
    { $players ->
        [one] one player can have this many ParoBots: { $choices }; got { $got }
       *[other] { $players } players can have this many ParoBots: { $choices }; got { $got }
    }
refusal-same-colour = two golems can’t both be { $colour }: one needs another colour
refusal-choose-freely = one or two players choose freely; { $got } players take parts in turn
refusal-no-components = golems of { $game } have no parts to choose
refusal-damage-at-first = only a golem of L1 to L4 can begin damaged
refusal-scenario-edition = this scenario is for edition { $edition }, not { $got }
refusal-scenario-seats =
    { $players ->
        [one] this scenario is for one player, got { $got }
       *[other] this scenario is for { $players } players, got { $got }
    }
refusal-name = this name won’t do: use up to { $most } ordinary characters, not { $got }
refusal-no-deck = there are no event cards in the deck

# Decisions
refusal-one-decision = expected one decision, one of: { $choices }; got { $got }
refusal-not-asked =
    the game is waiting for something else: { $phase ->
        [components] players are choosing parts
        [programs] players are building programs
        [question] somebody is answering a question
       *[other] { -unlisted }
    }
refusal-match-over = the battle is over
refusal-component = you can’t take { $got }, only: { $choices }
refusal-no-option = this isn’t one of the answers to the question ({ $kind })
refusal-resign-later = the programs are running: you can give up when the round is over
refusal-resign-not-playing = only a player who is still in the battle can give up

# Bots
refusal-no-bot-file = there’s no file { $file }
refusal-no-bot = there’s no function { $name } in { $file }
