# The frame of a story: rounds, rows, the demonstration, replays.

story-round = Round { $round }
story-row = Row { $row }
story-opening = The event
story-closing = The end of the round

demo-title = Battle of Golems · a demonstration
demo-intro =
    Red and Blue have each laid a program of cards in secret: Forward, Turn, Attack, Defence… Now all
    programs run at once, row by row. After every sentence stands the clause of the rulebook that
    explains it.
demo-end = The end

replay-open = the game goes on
replay-end =
    { $count ->
        [0] nobody wins ({ $rule })
        [one] won by { $winners } ({ $rule })
       *[other] shared by { $winners } ({ $rule })
    }
replay-agrees =
    { $rounds ->
        [one] One round replayed, ends as written: { $end }.
       *[other] { $rounds } rounds replayed, ends as written: { $end }.
    }
replay-differs = { $rounds } rounds replayed, but it does not end as written. Played: { $played }; written: { $written }.
replay-seals =
    { $count ->
        [one] One seal checked, it holds.
       *[other] { $count } seals checked, all hold.
    }
replay-broken-seal = Round { $round }: the seal of { $robot } does not match the program.
