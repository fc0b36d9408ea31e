# The few words of a picture of the board.

picture-board = Board
picture-before = Before
picture-after = After
picture-barrels = barrels
picture-goals = goals
picture-out = out
picture-damaged = damaged
picture-damage = damage
picture-lives = lives
picture-carries = carries a barrel
picture-parobot = ParoBot
picture-faces = faces

picture-wall = wall
picture-water = open water
picture-ice = ice
picture-cracked = cracked
picture-icy = icy ground
picture-snow = snowdrift
picture-portal = portal { $letter }
picture-line = line between { $one } and { $other }
picture-goal = goal of { $robots }
picture-column =
    { $height ->
        [one] barrel
       *[other] column of { $height } barrels
    }
side-N = north
side-E = east
side-S = south
side-W = west
goal =
    { $kind ->
        [reach] { $robot }: stand on { $cell }.
        [hold] { $robot }: hold { $cell } for { $count } cycles in a row.
        [bring]
            { $count ->
                [one] { $robot }: bring a barrel to { $cell }.
               *[other] { $robot }: bring { $count } barrels to { $cell }.
            }
        [survive] { $robot }: hold out for { $count } cycles.
       *[destroy]
            { $target ->
                [none]
                    { $count ->
                        [one] { $robot }: smash a barrel.
                       *[other] { $robot }: smash { $count } barrels.
                    }
               *[other] { $robot }: put { $target } out of action.
            }
    }
