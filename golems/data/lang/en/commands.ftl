# What the commands say about matches: one, many, and the arenas they are played on.

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
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
        [one] Every decision taken again ({ $decisions }). After one round: { $end }.
       *[other] Every decision taken again ({ $decisions }). After { $rounds } rounds: { $end }.
    }
replay-match-open =
    Every decision taken again ({ $decisions }). { $phase ->
        [components] The match waits for components: { $robots }.
        [programs] Round { $rounds } waits for programs: { $robots }.
       *[question] Round { $rounds } waits for an answer: { $robots }.
    }

simulate-title =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    }
simulate-columns = Seat|Wins|Draws|Losses|Points|Damage
simulate-rounds = Rounds in a match: { $rounds }
simulate-ends = Ended by clause: { $ends }
simulate-first = The first seat's points above its fair share: { $advantage }

arenas-columns = Arena|Name|Size|Games|Idea
check-wrong = wrong: { $fault }
check-warning = note: { $warning } ({ $rule })
check-symmetric = for two robots it looks the same from both starts
check-not-symmetric = for two robots it does not look the same from both starts
check-claims-symmetry = "fair" says symmetry, but the starts of two robots are not symmetric
check-advantage = { $players } players{ $parobots ->
        [0] {""}
        [one] {" "}and one ParoBot
       *[other] {" "}and { $parobots } ParoBots
    }: first seat { $first }; the place furthest from its share, { $place }, { $furthest }

league-title = Round robin of { $bots } bots
league-played =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    } on { $arenas ->
        [one] one arena
       *[other] { $arenas } arenas
    }, seats swapped; intervals of 95 %; { $anchor ->
        [none] the mean of all is 1500
       *[other] { $anchor } is 1500
    }
league-elo = Elo
league-columns = Place|Bot|Elo|95 %|Points|95 %
league-rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
league-ratings = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }…{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
league-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
league-shares = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-against = { $share } ({ $ends }) against { $bot }
league-line = { $place }. { $bot }: Elo { $rating } ({ $ends }); { $scores }.
league-parobot = ParoBot { $card ->
        [any] {""}
       *[other] { $card }
    }

refusal-not-written = cannot write the file: { $detail }
refusal-seat-without-bot = nobody plays this seat; name a bot
refusal-no-cluster = no Dask scheduler with workers answers at this address
refusal-no-dask = this needs Dask: pip install golems[cluster]
