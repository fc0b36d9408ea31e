### Tournaments.

## Tournaments: planning one, and the pages of its organiser, its players and the big screen.

cup-title = Tournament
cup-new = A new tournament
cup-new-idea = The King's tournament in your club or class. Everybody plays on a device of their own, joins with a code and a name, and is shown the next table. You press one button for each round.
cup-mine = Tournament { $code }
cup-have-code = Have you got a code?
cup-gone = There is no such tournament
cup-gone-why = Nothing is kept under the code { $code } any more.

cup-format = Kind of tournament
cup-format-swiss = Swiss
cup-format-swiss-idea = Everybody plays every round, always against somebody about as strong. Good for any number.
cup-format-round_robin = Round robin
cup-format-round_robin-idea = Everybody meets everybody. For few players, or a whole day.
cup-format-elimination = Knockout
cup-format-elimination-idea = Who loses is out, until the final.
cup-format-groups = Groups and a final
cup-format-groups-idea = First everybody in the group, then the best of each play on.
cup-format-scenario = Three or four at a table
cup-format-scenario-idea = Many robots on one field. Several battles with changing seats, and points by place.
cup-rounds = Rounds
cup-rounds-usual = as many as it takes
cup-seats = Players at a table
cup-groups = Groups
cup-game = Game
cup-arenas = Fields
cup-arenas-idea = In each round everybody plays on the same one. Then comes the next, and after the last the first again.
cup-more = And also
cup-name = Name of the tournament
cup-name-hint = Club evening
cup-clock = Time for a program
cup-clock-time =
    { $seconds ->
        [0] no clock
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
cup-tie-breaks = When points are equal
cup-tie-breaks-idea = These are asked one after the other. Whoever is still equal shares the place.
cup-tie-head_to_head = their own matches
cup-tie-damage =
    { $counts ->
        [lives] fewer lives lost
        [parts] fewer damaged parts
       *[other] { -unlisted }
    }
cup-tie-destroyed = more robots destroyed
cup-tie-buchholz = stronger opponents (Buchholz)
cup-tie-deciding = a deciding match for the first place
cup-tie-lot = the lot
cup-tie-up = Ask earlier: { $name }
cup-tie-out = Leave out: { $name }
cup-open = Open the tournament
cup-open-idea = Then you get a code for the players. Nothing starts yet.

cup-code = Tournament code
cup-qr = QR code: point a phone's camera at it, and this tournament opens
cup-share-text = Come to our tournament of golems! Code: { $code }
cup-not-lead = This page belongs to the organiser
cup-to-players = To the players' page
cup-to-lead = To the organiser's page
cup-to-screen = Big screen
cup-state-joining =
    { $players ->
        [0] Waiting for players
        [one] One player is here
       *[other] { $players } players are here
    }
cup-state-between =
    { $rounds ->
        [one] One round is played
       *[other] { $rounds } rounds are played
    }
cup-state-playing = The tournament is on
cup-state-over = The tournament is over
cup-round =
    { $stage ->
        [deciding] Round { $round }: deciding matches
        [round] Round { $round }
        [bracket] Round { $round }
       *[other] { -unlisted }
    }
cup-start = Start the first round
cup-start-idea = When all are here, start. Whoever comes later can still join.
cup-next = Start the next round
cup-next-idea = All results are here. Shall we go on?
cup-over-idea = All rounds are played. Time for the prizes!
cup-wait-tables =
    { $count ->
        [one] One table is still playing.
       *[other] { $count } tables are still playing.
    }
cup-unpair = Take this round back
cup-unpair-text = The tables of this round disappear, and you can pair anew. It is possible until the first result.
cup-reason = Reason
cup-reason-hint = It is kept with the tournament
cup-do-it = Do it
cup-write = Write it down

cup-entrants = Players: { $count }
cup-nobody = Nobody is here yet. Show the players the code.
cup-left = has left
cup-bot = computer
cup-late = came late
cup-withdraw = Leaves the tournament
cup-return = Plays again
cup-comeback = New link
cup-comeback-text = Open this link on the player's device. The old one stops working.
cup-copy = Copy
cup-add-bot = Add a computer player
cup-add = Add
cup-plays-like = Plays like

cup-table = Table { $number }
cup-table-waiting = begins when the match before it is over
cup-table-playing = playing
cup-board = Table { $number }: { $names }
cup-won = Won by { $players }
cup-won-together = Won together: { $players }
cup-draw = A draw
cup-walkover = { $player } wins without a match
cup-nobody-came = Nobody came
cup-absent = did not come
cup-byes = No opponent in this round: { $players }
cup-visit = Look in
cup-report = Result
cup-report-title = Table { $number }: write the result
cup-correct = Correct
cup-correct-title = Table { $number }: correct the result
cup-nth = place { $place }
cup-equal = Equal places are a draw.
cup-replay = Play again
cup-replay-title = Table { $number }: play again
cup-replay-text = The result counts no more, and the players get a new table.
cup-earlier = Earlier rounds
cup-changes = What was changed
cup-change =
    { $type ->
        [corrected] A result was corrected: { $reason }
        [replayed] A match was played again: { $reason }
        [unpaired] A round was taken back: { $reason }
       *[other] { -unlisted }
    }

cup-standings = Standings
cup-group = Group { $group }
cup-place = Place
cup-player = Player
cup-points = Points
cup-decided-by = Decided by
cup-you = you
cup-figure = { NUMBER($figure, maximumFractionDigits: 2) }
cup-decided =
    { $by ->
        [points] points
        [head_to_head] own matches
        [damage]
            { $counts ->
                [lives] lives lost
                [parts] damage
               *[other] { -unlisted }
            }
        [destroyed] destroyed
        [buchholz] Buchholz
        [deciding] deciding match
        [lot] lot
        [bracket] bracket
        [group] place in the group
       *[other] { -unlisted }
    } { $figure } : { $other }
cup-shared = shared
cup-bracket = Bracket
cup-level =
    { $slots ->
        [1] Final
        [2] Semi-finals
        [4] Quarter-finals
       *[other] Last { $slots } pairs
    }
cup-third = for third place
cup-on-without = goes on without a match

cup-take-home = To take home
cup-sheet = Sheet to print (PDF)
cup-standings-csv = Standings (CSV)
cup-matches-csv = Matches (CSV)
cup-json = Everything (JSON)
cup-delete = Delete the tournament
cup-delete-text = Names, results and tables are gone for everybody, for good.
cup-delete-yes = Yes, delete it
cup-delete-no = No, keep it

cup-join-title = Take part!
cup-join = I am in
cup-join-idea = Any nickname will do.
cup-your-table =
    { $count ->
        [one] Your opponent: { $players }
       *[other] Your opponents: { $players }
    }
cup-sit = To your table
cup-you-wait = You are in! We start soon.
cup-you-bye = You have no opponent in this round. Have a rest: it counts as a win.
cup-you-ready =
    { $count ->
        [one] Done! One table is still playing.
       *[other] Done! { $count } tables are still playing.
    }
cup-you-between = The next round begins soon.
cup-you-over =
    { $place ->
        [1] You have won the tournament!
       *[other] The tournament is over. Your place: { $place }
    }
cup-you-left = You have left the tournament.
cup-you-place = Your place now: { $place } of { $players }
cup-go = I have to go
cup-go-sure = If you leave, you lose the match you are in, and get no more tables. You can come back later.
cup-go-yes = Yes, I leave
cup-go-no = No, I stay
cup-come-back = I am back
cup-table-over = This match is over for the tournament.
cup-to-tournament = To the tournament
cup-screen-how = Point your camera at the square, or type the code.

### Only the server and the commands say the rest: the page never fetches it.

## Tournaments

tournament-played =
    { $format ->
        [round_robin] round robin
        [swiss] Swiss
        [elimination] single elimination
        [groups] groups with a play-off
        [scenario] the scenario for a group
       *[other] { -unlisted }
    }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
tournament-standings = Standings
tournament-group = Group { $group }
tournament-columns = Place|Player|Points|Decided by
tournament-columns-bracket = Place|Player|Decided by
tournament-matches = Matches
tournament-match-columns = Round|Table|Arena|Places
tournament-cup = Tournament
tournament-own-arena = an arena of their own
tournament-seat =
    { $state ->
        [over] { $place }. { $player }
        [absent] { $player } (did not come)
        [open] { $player }
       *[other] { -unlisted }
    }
tournament-figure = { NUMBER($figure, maximumFractionDigits: 2, useGrouping: 0) }
tournament-decided =
    { $by ->
        [points] points
        [head_to_head] head-to-head, points
        [damage]
            { $counts ->
                [lives] lives lost a match
                [components] damaged components a match
               *[other] { -unlisted }
            }
        [destroyed] robots destroyed a match
        [buchholz] Buchholz
        [deciding] deciding matches, places
        [lot] lot
        [bracket] bracket, place
        [group] place in the group
       *[other] { -unlisted }
    } { $figure } : { $other }
tournament-shared = shared
tournament-note = Decided by: own figure, then that of the player one line up; in the first line, one line down.
tournament-level =
    { $slots ->
        [1] Final
        [2] Semi-finals
        [4] Quarter-finals
       *[other] Last { $slots } meetings
    }
tournament-slot =
    { $one } – { $other }: { $prize ->
        [third] { $winner } is third
        [on] { $winner } wins
       *[other] { -unlisted }
    } ({ $decided })
tournament-walkover = { $winner } goes on without a match

expected-number = a number
refusal-not-toml = this is not TOML: something is wrong in line { $line }, column { $column }
refusal-no-arenas = there is no arena in the list
refusal-arena-by-chance = { $got } would be another arena at every table; name the arenas
refusal-tie-break-twice = { $got } is named twice
refusal-tie-break-lot = in a tournament of the format { $format } somebody must go on: the last tie-break is 'lot'
refusal-points-by-place = expected { $places } numbers, none larger than the one before it, got { $got }

refusal-tournament-opens-once = a tournament is opened once, before everything else
refusal-player-name-taken = somebody is called { $player } already; choose another name
refusal-too-many-players = at most { $most } players can take part
refusal-too-few-players = expected { $least } players or more, got { $got }
refusal-entries-closed = the last round that everybody plays has begun: nobody can join any more
refusal-no-seat-free = there are { $seats } players at every table: no seat is free
refusal-no-such-player = there is no player number { $got }
refusal-player-gone = { $player } has withdrawn already
refusal-player-here = { $player } has not withdrawn
refusal-round-runs =
    { $matches ->
        [one] one match is still to be played
       *[other] { $matches } matches are still to be played
    }
refusal-pairing-player = { $player } cannot sit here: at another table already, or withdrawn
refusal-not-paired = no round has been paired yet
refusal-round-has-results = round { $round } has results: it cannot be taken back
refusal-no-such-table = there is no match number { $got }
refusal-match-has-result = this match has a result; correct it, or have it played again
refusal-match-without-result = this match has no result yet
refusal-match-players = this match is played by: { $names }
refusal-stage-closed = somebody has gone on because of this result: it cannot be changed any more
refusal-no-reason = say why: it stays written down
