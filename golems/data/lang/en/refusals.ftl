### What is refused: what was expected, what came. Where it is and the clause are added by the program.

### Only the server and the commands say the rest: the page never fetches it.

expected-object = an object in braces
expected-list = a list
expected-text = a text
expected-bool = true or false
expected-int = a whole number

card-quoted = { $card }

refusal-not-json = this is not JSON: something is wrong at byte { $byte }
refusal-cut-json = this is not JSON: it ends too early, or a number in it is too large
refusal-not-utf8 = the text is not UTF-8
refusal-too-deep = lists and objects are nested too deeply
refusal-no-file = cannot read the file: { $detail }
refusal-expected = expected { $expected }, got { $got }
refusal-missing-key = the key '{ $key }' is missing
refusal-unknown-key = unknown key { $key }
refusal-unknown-value = { $got } is not one of: { $choices }
refusal-unknown-robot = there is no robot { $got }, only: { $choices }
refusal-too-small = expected { $least } or more, got { $got }
refusal-too-large = expected { $most } or less, got { $got }
refusal-not-on-board = { $got } is not on the board
refusal-board-size = expected a board of 1 to { $most } columns and rows, got { $width } × { $height }
refusal-id = expected a name of 1 to { $most } printable characters, got { $got }
refusal-no-barrel = there is no barrel in the list; leave the cell out
refusal-damaged-twice = a component is named twice
refusal-resigned-twice = a robot is named twice
refusal-two-outlets = a stream has two outlets, got { $got }
refusal-program = { $got } is not a program: expected a text such as 'F L A' or a list of rows
refusal-inside = { $got } cannot stand here, only one command can
refusal-row = { $got } is not a row: expected a command, a Loop with one command, or a condition with two
refusal-short-row = row { $row }: { $got } is not a row
refusal-unknown-command = { $got } is not a command
refusal-mixed-alphabets = { $got } mixes Latin and Russian letters; write a program in one alphabet
refusal-hex = expected { $digits } hexadecimal digits (0-9, a-f), got { $got }
refusal-one-choice = expected one answer such as one exit or one damage, got { $got }

refusal-answer = { $got } is not an answer to the question about { $kind }; possible: { $options }
refusal-unknown-barrel = what is in this barrel must be known to play the round
refusal-no-events = edition { $edition } has no event cards, got { $got }
refusal-random-rows =
    { $count ->
        [1] expected a row from 1 to { $rows }
       *[other] expected two different rows from 1 to { $rows }
    }

refusal-sign = column { $column }: the sign '{ $sign }' means nothing on a board of edition { $edition }
refusal-three-portals = at most two portals '{ $portal }' can lie on the board, got { $got }
refusal-corner-contact = segments lie apart, but { $cell } and { $other } touch at a corner
refusal-under-no-token = no token lies here that could hide a terrain
refusal-barrel-place = a barrel cannot stand on '{ $sign }'
refusal-column-in-water = one barrel can float on open water, got a column of { $got }
refusal-golem-barrel = in this edition barrels are empty, single and on land
refusal-stream-short = a stream has two or more cells of water, got { $got }
refusal-stream-dry = { $cell } is no water
refusal-stream-twice = { $cell } stands twice in the stream
refusal-stream-gap = { $cell } is not next to the cell before it
refusal-stream-outlet = { $cell } is no land next to the stream's end { $end }
refusal-stream-one-outlet = both outlets are { $cell }
refusal-too-many-robots = at most { $most } robots can play, got { $got }
refusal-small-hand = a hand needs at least { $least } commands, one for every row, got { $got }
refusal-no-player = at least one robot must be a player's
refusal-two-golems = edition 2.0 is for two golems, or one in a puzzle, got { $got }
refusal-same-id = two robots are called '{ $got }'
refusal-two-robots = { $cell } is taken by '{ $other }'
refusal-robot-on-wall = { $cell } is a wall
refusal-robot-on-barrel = a barrel stands on { $cell }
refusal-golem-in-water = { $cell } is water, where no golem of this edition can stand
refusal-home-place = no golem can stand on { $cell }, so it cannot be a home
refusal-effort-off-snow = { $cell } is no snowdrift, there is nothing to dig
refusal-off-ice = { $cell } is no ice
refusal-ice-in-future = it is round { $round }, no later round can have ended
refusal-waits-off-portal = { $cell } is no portal with a twin
refusal-waits-not-played = with portal_busy "stay" nobody waits
refusal-goals-mode = goals are for the mode battle, not for { $mode }
refusal-goal-place = no golem can stand on { $cell }, so it cannot be a goal
refusal-goal-target = '{ $robot }' cannot be its own target
refusal-already-decided = the game is already over

refusal-cannot-resign = only a player who is still in the game can resign, not '{ $robot }'
refusal-no-program = this robot lays no program
refusal-missing-program = there is no program for this robot
refusal-row-count =
    { $rows ->
        [one] expected one row, got { $got }
       *[other] expected { $rows } rows, got { $got }
    }
refusal-row-range = expected 1 to { $most } rows, got { $got }
refusal-empty-row = row { $row } is empty; every row must be filled
refusal-empty-inside = row { $row }: a card inside is missing
refusal-die = row { $row }: only a ParoBot's card has a die
refusal-nesting = row { $row }: { $card } cannot stand inside a condition here
refusal-card-of-another-edition = row { $row }: this edition has no card { $card }
refusal-too-many-cards =
    row { $row }: { $holds ->
        [0] the hand holds no card { $card }
       *[other] the hand holds only { $holds } of { $card }
    }
refusal-wrong-round =
    row { $row }: { $event ->
        [loop] { $card } is not allowed in a Loop round
        [condition] { $card } is not allowed in a Condition round
        [nothing] { $card } is not allowed in this round
        [freeze] { $card } is not allowed in this round
        [thaw] { $card } is not allowed in this round
        [lose_row] { $card } is not allowed in this round
        [swap_rows] { $card } is not allowed in this round
       *[other] { -unlisted }
    }
refusal-not-rolled = row { $row }: the bonus die does not allow { $card } this time
refusal-bonus-twice = row { $row }: the bonus die allows one bonus card

refusal-record-format = expected "{ $expected_format }", got { $got }
refusal-record-differs = "{ $key }" is not the same as in the start position
refusal-record-after-end = round { $round } was played after the end of the game
refusal-record-missing = the robot { $robot } has no { $key }; a record names everything that chance decided

refusal-start-back = a robot must start with its back to the edge, but there is a cell behind { $cell }
refusal-start-not-opposite = two robots must start facing each other
refusal-start-same-facing = three or four robots must start facing different directions
refusal-arena-places = this arena has no places for { $got } robots; it has some for: { $choices }
refusal-arena-games = an arena is for one game or more, each named once
refusal-no-starts = there are no starts; an arena needs them for 2, 3 or 4 robots
refusal-start-count = expected { $expected_count } starts, got { $got }
refusal-start-form = expected a cell and a direction such as 'b1 S', got { $got }
refusal-start-place = a robot starts on the bare field, but something lies on { $cell }
refusal-start-locked = no way leads to { $cell } from the first start
refusal-start-corner = golems start in the corners, and { $cell } is none
refusal-start-opposite-corners = two golems start in opposite corners
refusal-unknown-arena = there is no arena { $got }; `golems arena list` names them all
refusal-arena-edition = the game { $game } is not of this edition, only of: { $choices }
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
refusal-arena-column = the game { $game } has no columns of barrels
refusal-arena-no-barrel = there is no barrel to bring home
refusal-arena-streams = edition { $edition } has no streams, and this arena has some; choose another one
refusal-arena-winter = the game { $game } has no winter
refusal-arena-segments =
    { $most ->
        [one] the field of the game { $game } is one segment, got { $got }
       *[other] the field of the game { $game } has at most { $most } segments, got { $got }
    }

# Settings of a match
refusal-game-edition = this game is not played in edition { $got }, only in: { $choices }
refusal-game-players = so many can play this game: { $choices }; got { $got }
refusal-no-bonus-cards = there are no bonus cards in the game { $game }
refusal-parobots-last = ParoBots sit after the players
refusal-parobots =
    { $players ->
        [one] with one player there can be so many ParoBots: { $choices }; got { $got }
       *[other] with { $players } players there can be so many ParoBots: { $choices }; got { $got }
    }
refusal-same-colour = two seats want to be { $colour }
refusal-choose-freely = one or two players choose freely; { $got } take components in turn
refusal-no-components = robots of { $game } have no components to choose
refusal-scenario-edition = this scenario is of edition { $edition }, not { $got }
refusal-scenario-seats =
    { $players ->
        [one] this scenario is for one player, got { $got }
       *[other] this scenario is for { $players } players, got { $got }
    }
refusal-name = { $got } is not a name: expected up to { $most } characters that can be seen
refusal-no-deck = there is no event card in the deck

# Decisions
refusal-one-decision = expected one decision, one of: { $choices }; got { $got }
refusal-not-asked =
    this is not what the game waits for: { $phase ->
        [components] components are being chosen
        [programs] programs are being laid
        [question] somebody is answering a question
       *[other] { -unlisted }
    }
refusal-match-over = the match is over
refusal-component = { $got } cannot be taken, only: { $choices }
refusal-no-option = this is not among the answers to the question ({ $kind })
refusal-resign-later = the programs are running: one can resign when the round is over
refusal-resign-not-playing = only a player who is still in the game can resign

# Bots
refusal-no-bot-file = there is no file { $file }
refusal-no-bot = there is no function { $name } in { $file }
