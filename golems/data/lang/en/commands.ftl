### What the commands say about matches.

### Only the server and the commands say the rest: the page never fetches it.

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } pp ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

match-seat = { $robot }: { $player }
match-seat-built = { $robot }: { $player } ({ $parts })
match-parobot = ParoBot, card { $card }
match-end = The end
match-result =
    { $rounds ->
        [one] after one round: { $end }
       *[other] after { $rounds } rounds: { $end }
    }
match-place = { $place }. { $robots }

replay-match-over =
    { $rounds ->
        [one] Replayed every decision ({ $decisions }). After one round: { $end }.
       *[other] Replayed every decision ({ $decisions }). After { $rounds } rounds: { $end }.
    }
replay-match-open =
    Replayed every decision ({ $decisions }). { $phase ->
        [components] The match is waiting for parts: { $robots }.
        [programs] Round { $rounds } is waiting for programs: { $robots }.
        [question] Round { $rounds } is waiting for an answer: { $robots }.
       *[other] { -unlisted }
    }

analyse-columns = Golem|Program|Worth|Best reply|Worth|Regret
analyse-more-columns = Best play|Against it|Regret|At least
analyse-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-reply =
    { $mark ->
        [3] { $robot }: hardly any of { $tried } programs would have been better.
        [2] { $robot }: { $best } would have been a little better ({ $tried } programs tried).
       *[other] { $robot }: { $best } would have been much better ({ $tried } programs tried).
    }
analyse-beforehand =
    { $mark ->
        [3] Before the round, this was as good as any choice.
        [2] Even before the round there were slightly better choices.
       *[other] Even before the round there were much better choices.
    }
analyse-habits =
    { $level ->
        [0] { $robot }: too few rounds to say how predictable the player was.
        [1] { $robot } was hard to guess: { $right } of { $rows } rows, by chance { NUMBER($blind, maximumFractionDigits: 1) }.
        [2] { $robot } could sometimes be guessed: { $right } of { $rows } rows, by chance { NUMBER($blind, maximumFractionDigits: 1) }.
       *[other] { $robot } was easy to guess: { $right } of { $rows } rows, by chance { NUMBER($blind, maximumFractionDigits: 1) }.
    }
analyse-habit = Row { $row } was { $card } in { $times } of { $rounds } rounds.

simulate-title =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    }
simulate-columns = Seat|Wins|Draws|Losses|Points|Damage
simulate-rounds = Rounds in a match: { $rounds }
simulate-ends = Ended by clause: { $ends }
simulate-first = The first seat’s points above its fair share: { $advantage }

arenas-columns = Arena|Name|Size|Games|Idea
check-wrong = wrong: { $fault }
check-warning = note: { $warning } ({ $rule })
check-symmetric = for two golems it looks the same from both starts
check-not-symmetric = for two golems it doesn’t look the same from both starts
check-claims-symmetry = "fair" says symmetry, but the starts of two golems aren’t symmetric
check-advantage = { $players } players{ $parobots ->
        [0] {""}
        [one] {" "}and one ParoBot
       *[other] {" "}and { $parobots } ParoBots
    }: first seat { $first }; the seat furthest from its share, { $place }, { $furthest }

companion-played =
    { $matches } matches for each opponent, after ten to get to know it; wins out of all matches, 95% intervals
companion-columns = Game|Opponent|Wins|Draws|Losses|Wins|95%|Strength

league-title = Round robin of { $bots } bots
league-played =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    } on { $arenas ->
        [one] one arena
       *[other] { $arenas } arenas
    }, seats swapped; 95% intervals; { $anchor ->
        [none] the mean of all is 1500
       *[other] { $anchor } is 1500
    }
league-elo = Elo
league-columns = Place|Bot|Elo|95%|Points|95%
league-rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
league-ratings = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }…{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
league-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
league-shares = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-against = { $share } ({ $ends }) against { $bot }
league-line = { $place }. { $bot }: Elo { $rating } ({ $ends }); { $scores }.
league-parobot = ParoBot { $card ->
        [any] {""}
       *[other] { $card }
    }

refusal-not-written = can’t write the file: { $detail }
refusal-seat-without-bot = nobody plays this seat; name a bot
refusal-no-cluster = no Dask scheduler with workers answers at this address
refusal-no-dask = this needs Dask: pip install "battle-of-golems[cluster]"
