### Tournaments.

## Tournaments: planning one, and the pages of its organiser, its players and the big screen.

cup-title = Tournament
cup-new = New tournament
cup-new-idea = The King’s tournament in your club or class. Everyone plays on their own device, joins with a code and a name, and sees which table to go to. You tap one button for each round.
cup-mine = Tournament { $code }
cup-have-code = Got a code?
cup-gone = There’s no such tournament
cup-gone-why = Tournament { $code } is over and deleted.

cup-format = Kind of tournament
cup-format-swiss = Swiss
cup-format-swiss-idea = Everyone plays every round, always against someone about as strong. Good for any number of players.
cup-format-round_robin = Round robin
cup-format-round_robin-idea = Everyone plays everyone. For a few players, or a whole day.
cup-format-elimination = Knockout
cup-format-elimination-idea = Lose once and you’re out, all the way to the final.
cup-format-groups = Groups and a final
cup-format-groups-idea = Everyone in a group plays everyone, then the best play on.
cup-format-scenario = Three or four at a table
cup-format-scenario-idea = Several golems on one board. A few battles with changing seats, and points by place.
cup-rounds = Rounds
cup-rounds-usual = as many as it takes
cup-seats = Players at a table
cup-groups = Groups
cup-game = Game
cup-arenas = Arenas
cup-arenas-idea = In each round everyone plays in the same arena. After the last one, the list starts again.
cup-more = More options
cup-name = Name of the tournament
cup-name-hint = Club evening
cup-clock = Time to program
cup-clock-time =
    { $seconds ->
        [0] no clock
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
cup-tie-breaks = When points are tied
cup-tie-breaks-idea = These are compared in order. Players who are still equal share the place.
cup-tie-head_to_head = head-to-head results
cup-tie-damage =
    { $counts ->
        [lives] fewer lives lost
        [parts] fewer broken parts
       *[other] { -unlisted }
    }
cup-tie-destroyed = more golems destroyed
cup-tie-buchholz = stronger opponents (Buchholz)
cup-tie-deciding = a deciding match for first place
cup-tie-lot = drawing lots
cup-tie-up = Compare earlier: { $name }
cup-tie-out = Leave out: { $name }
cup-open = Open the tournament
cup-open-idea = You’ll get a code for the players. Nothing starts yet.

cup-code = Tournament code
cup-qr = QR code: point a phone’s camera at it to open this tournament
cup-share-text = Join our Battle of Golems tournament! Code: { $code }
cup-not-lead = This page belongs to the organiser
cup-to-players = To the players’ page
cup-to-lead = To the organiser’s page
cup-to-screen = Big screen
cup-state-joining =
    { $players ->
        [0] Waiting for players
        [one] One player is here
       *[other] { $players } players are here
    }
cup-state-between =
    { $rounds ->
        [one] One round played
       *[other] { $rounds } rounds played
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
cup-start-idea = When everyone is here, start. Latecomers can still join.
cup-next = Start the next round
cup-next-idea = All results are in. Ready for the next one?
cup-over-idea = All rounds have been played. Time for the prizes!
cup-wait-tables =
    { $count ->
        [one] One table is still playing.
       *[other] { $count } tables are still playing.
    }
cup-unpair = Undo this round
cup-unpair-text = The tables of this round disappear and you can pair again. You can do this until the first result is in.
cup-reason = Reason
cup-reason-hint = It stays with the tournament
cup-do-it = Confirm
cup-write = Save result

cup-entrants = Players: { $count }
cup-nobody = Nobody is here yet. Show the players the code.
cup-left = has left
cup-bot = computer
cup-late = joined late
cup-resting = sits out the next round
cup-paper = no device
cup-rest = Sit out the next round
cup-rest-not = Will play after all
cup-add-paper = Add somebody without a device
cup-add-paper-idea = At their table, use the printed game or the real one, then write the result down here.
cup-paper-name = Name
cup-withdraw = Withdraw
cup-return = Bring back
cup-comeback = New link
cup-comeback-lead = Organise from another device too
cup-offline = not connected
cup-away = away: { $minutes } min
cup-add-bot = Add a computer player
cup-add = Add
cup-plays-like = Plays like

cup-table = Table { $number }
cup-table-waiting = starts when the match before it is over
cup-table-playing = playing
cup-table-paper = on paper: the organiser writes the result
cup-board = Table { $number }: { $names }
cup-won = { $players } won
cup-won-together = { $players } won together
cup-draw = Draw
cup-walkover = { $player } wins without a match
cup-nobody-came = Nobody came
cup-absent = didn’t come
cup-byes = Bye in this round: { $players }
cup-rests = Sitting this round out: { $players }
cup-visit = Watch
cup-play-here = Play here
cup-report = Result
cup-report-title = Table { $number }: enter the result
cup-correct = Correct
cup-correct-title = Table { $number }: correct the result
cup-nth = place { $place }
cup-equal = The same place means a draw.
cup-replay = Play again
cup-replay-title = Table { $number }: play again
cup-replay-text = The result no longer counts, and the players get a new table.
cup-earlier = Earlier rounds
cup-changes = Changes
cup-change =
    { $type ->
        [corrected] A result was corrected: { $reason }
        [replayed] A match was played again: { $reason }
        [unpaired] A round was undone: { $reason }
       *[other] { -unlisted }
    }

cup-standings = Standings
cup-group = Group { $group }
cup-number = No.
cup-place = Place
cup-player = Player
cup-points = Points
cup-decided-by = Decided by
cup-you = you
cup-figure = { NUMBER($figure, maximumFractionDigits: 2) }
cup-decided =
    { $by ->
        [points] points
        [head_to_head] head-to-head
        [damage]
            { $counts ->
                [lives] lives lost
                [parts] damage
               *[other] { -unlisted }
            }
        [destroyed] golems destroyed
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
       *[other] Round of { $slots } pairs
    }
cup-third = for third place
cup-on-without = gets a bye

cup-crosstable = Crosstable
cup-cross-round = Round { $round }
cup-cell =
    { $kind ->
        [played] { $points } (no. { $against })
        [open] … (no. { $against })
        [absent] { $points } (no. { $against }, no match)
        [bye] { $points } (bye)
        [rest] { $points } (sat out)
        [out] –
       *[other] { -unlisted }
    }
cup-prizes = Prizes
cup-praise = The most beautiful program
cup-praise-nobody = not chosen yet
cup-certificates = Certificates to print
cup-certificate = Certificate
cup-prize =
    { $place ->
        [0] for the most beautiful program
        [1] for winning the tournament
       *[other] for place { $place } in the tournament
    }
cup-prize-date = Date
cup-prize-organiser = Organiser
cup-pairings = Print who sits where
cup-pairings-pdf = Who sits where (PDF)
cup-take-home = Download and print
cup-sheet = Sheet to print (PDF)
cup-standings-csv = Standings (CSV)
cup-matches-csv = Matches (CSV)
cup-json = Everything (JSON)
cup-delete = Delete the tournament
cup-delete-text = Names, results and tables will be gone for everyone, for good.
cup-delete-yes = Yes, delete it
cup-delete-no = No, keep it

cup-join-title = Take part!
cup-join = I’m in!
cup-join-idea = Any nickname will do.
cup-your-table =
    { $count ->
        [one] Your opponent: { $players }
       *[other] Your opponents: { $players }
    }
cup-sit = Go to your table
cup-you-wait = You’re in! We’ll start soon.
cup-you-bye = You have no opponent in this round. Take a break: it counts as a win.
cup-you-rest = You’re sitting this round out. You get points for it all the same.
cup-you-paper = Table { $number }: you play on paper. Then tell the organiser how it went.
cup-you-ready =
    { $count ->
        [one] Done! One table is still playing.
       *[other] Done! { $count } tables are still playing.
    }
cup-you-between = The next round starts soon.
cup-you-over =
    { $place ->
        [1] You win the tournament!
       *[other] The tournament is over. Your place: { $place }
    }
cup-you-left = You’ve left the tournament.
cup-you-place = Your place now: { $place } of { $players }
cup-go = I have to go
cup-go-sure = If you leave, you lose the match you’re in and get no more tables. You can come back later.
cup-go-yes = Yes, leave
cup-go-no = No, stay
cup-come-back = I’m back
cup-table-over = For the tournament, this match is over.
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
tournament-own-arena = their own arena
tournament-seat =
    { $state ->
        [over] { $place }. { $player }
        [absent] { $player } (didn’t come)
        [open] { $player }
       *[other] { -unlisted }
    }
tournament-figure = { NUMBER($figure, maximumFractionDigits: 2, useGrouping: 0) }
tournament-figure-name =
    { $by ->
        [points] points
        [head_to_head] head-to-head, points
        [damage]
            { $counts ->
                [lives] lives lost per match
                [components] broken parts per match
               *[other] { -unlisted }
            }
        [destroyed] golems destroyed per match
        [buchholz] Buchholz
        [deciding] deciding matches, places
        [lot] lot
        [bracket] bracket, place
        [group] place in the group
       *[other] { -unlisted }
    }
tournament-decided = { tournament-figure-name } { $figure } : { $other }
tournament-shared = shared
tournament-note = Decided by: the player’s own figure, then that of the player in the line above; in the first line, in the line below.
tournament-stage =
    { $stage ->
        [round] main rounds
        [deciding] deciding matches
        [bracket] bracket
       *[other] { -unlisted }
    }
# The columns of a table for a spreadsheet.
tournament-column-place = Place
tournament-column-player = Player
tournament-column-bot = Computer player
tournament-column-decided = Decided by
tournament-column-other = Compared with
tournament-column-figure = Player’s figure
tournament-column-other-figure = The other’s figure
tournament-column-round = Round
tournament-column-stage = Stage
tournament-column-match = Table
tournament-column-attempt = Attempt
tournament-column-arena = Arena
tournament-column-seat = Seat
tournament-column-absent = Didn’t come
tournament-column-points = Points
tournament-column-damage = Damage
tournament-column-destroyed = Golems destroyed
pairings-title = Round { $round }: who plays where
pairings-arena = Arena: { $arena }
pairings-bye = Bye: { $players }
pairings-rest = Sitting this round out: { $players }
crosstable-title = Crosstable
crosstable-place = Place
crosstable-player = Player
crosstable-cell =
    { $kind ->
        [played] { $points } (no. { $against })
        [open] … (no. { $against })
        [absent] { $points } (no. { $against }, no match)
        [bye] { $points } (bye)
        [rest] { $points } (sat out)
        [out] –
       *[other] { -unlisted }
    }
certificate-title = Certificate
certificate-cup = { $cup }
certificate-prize =
    { $place ->
        [0] for the most beautiful program
        [1] for winning the tournament
       *[other] for place { $place } in the tournament
    }
certificate-under =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, one King of Cybernetics
certificate-date = Date
certificate-organiser = Organiser
tournament-level =
    { $slots ->
        [1] Final
        [2] Semi-finals
        [4] Quarter-finals
       *[other] Round of { $slots } pairs
    }
tournament-slot =
    { $one } – { $other }: { $prize ->
        [third] { $winner } is third
        [on] { $winner } wins
       *[other] { -unlisted }
    } ({ $decided })
tournament-walkover = { $winner } gets a bye

expected-number = a number
refusal-not-toml = this isn’t TOML: something is wrong in line { $line }, column { $column }
refusal-no-arenas = there’s no arena in the list
refusal-arena-by-chance = { $got } would be a different arena at every table; name the arenas
refusal-tie-break-twice = { $got } is named twice
refusal-tie-break-lot = in a tournament of the format { $format } somebody must go on: the last tie-break is ‘lot’
refusal-points-by-place = expected { $places } numbers, none larger than the one before it, got { $got }

refusal-tournament-opens-once = a tournament can be opened only once, at the very start
refusal-player-name-taken = somebody is already called { $player }: choose another name
refusal-too-many-players = at most { $most } players can take part
refusal-too-many-arenas = a tournament can have at most { $most } arenas, got { $got }
refusal-too-few-players = this needs { $least } players or more; there are { $got }
refusal-entries-closed = the last round for everyone has started: nobody can join any more
refusal-no-seat-free = there are { $seats } players at every table: no seat is free
refusal-no-such-player = there’s no player number { $got }
refusal-player-gone = { $player } has already left
refusal-player-here = { $player } hasn’t left
refusal-no-rest = a round can only be sat out in a Swiss tournament, and only while one is still to come
refusal-rest-too-often = { $player } has sat out as many rounds as allowed: { $most }
refusal-round-runs =
    { $matches ->
        [one] one match is still to be played
       *[other] { $matches } matches are still to be played
    }
refusal-pairing-player = { $player } can’t sit here: they’re at another table or have left
refusal-not-paired = no round has been paired yet
refusal-round-has-results = round { $round } has results: it can’t be undone
refusal-no-such-table = there’s no match number { $got }
refusal-match-has-result = this match has a result: correct it, or let them play again
refusal-match-without-result = this match has no result yet
refusal-match-players = this match is played by: { $names }
refusal-stage-closed = somebody has gone on because of this result: it can’t be changed any more
refusal-no-reason = say why: the reason stays with the tournament
