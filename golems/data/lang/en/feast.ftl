### The feast of a victory: what decided a battle, and a hint for the next one.

feast-weapon =
    { $look ->
        [red] hammer
        [blue] fist
        [green] drill
        [yellow] crossbow
        [none] hit
       *[other] { -unlisted }
    }
feast-decided =
    { $kind ->
        [own] Your { $weapon } in row { $row } decided it!
        [blow] { $robot }’s { $weapon } in row { $row } decided it!
        [blast] The explosion in row { $row } decided it!
        [water] The water in row { $row } decided it!
        [damage] The damage in row { $row } decided it!
        [delivered] The barrel decided it: home in row { $row }!
        [goal] Row { $row } decided it: goal reached!
       *[other] { -unlisted }
    }
feast-show = Show what decided it
feast-same = Same arena again
feast-hint =
    { $kind ->
        [blow] A golem hits what it faces. Step aside, or play Defend.
        [blast] A barrel can hold a bomb. When somebody hits a barrel, stand well back.
        [water] Count the cells to the water and turn in time.
        [damage] Watch the replay: in which row does your golem take damage? Change that row.
        [delivered] Count the way to the barrel, and don’t waste a step.
        [goal] Find your goal on the board, then count the steps to it.
        [none] Look at the review: it shows which program would have been better.
       *[other] { -unlisted }
    }
