### The film: what is seen beside the board while a round runs.

film-row-now = Row { $row }
film-cycle = Cycle { $cycle } of { $count }
film-cycles = Go to cycle

look-away = away from us
look-right = right
look-towards = towards us
look-left = left

### Only the server and the commands say the rest: the page never fetches it.

## Where a golem looks, as the board lies on the picture.

way-away = away from us
way-right = right
way-towards = towards us
way-left = left

## Captions: one or two short sentences about what happens at once.

caption-step =
    { $way ->
        [ahead] { $robot } goes forward.
        [back] { $robot } goes backward.
        [left] { $robot } turns left.
        [right] { $robot } turns right.
       *[other] { -unlisted }
    }
caption-all-move = { $robots } move.
caption-seen-push =
    { $barrels ->
        [1] { $robot } pushes a barrel.
       *[other] { $robot } pushes a stack of barrels.
    }
caption-seen-portal = { $robot } goes through a portal.
caption-seen-shield = { $robot } raises the shield.
caption-clash =
    { $count ->
        [2] { $robots } bump into each other: both stay put.
       *[other] { $robots } bump into each other: they all stay put.
    }
caption-blow-missed =
    { $cells ->
        [none] { $robot } strikes the air!
       *[other] { $robot } strikes { $cells }: there’s nothing there.
    }
caption-blow-wall = { $robot } strikes { $cells }: the wall holds!
caption-blow-struck = { $robot } hits { $target }!
caption-blow-destroyed = { $robot } hits { $target }: { $target } falls apart!
caption-blow-damaged = { $robot } hits { $target }: the { $part } breaks!
caption-blow-harmed = { $robot } hits { $target }!
caption-blow-defended = { $robot } strikes, but { $target } blocks the hit!
caption-blow-dropped = { $robot } hits { $target }, but the barrel takes the hit!
caption-blow-life =
    { $lives ->
        [0] { $robot } hits { $target }: that was the last life!
        [one] { $robot } hits { $target }: one life left.
       *[other] { $robot } hits { $target }: { $lives } lives left.
    }
caption-blow-barrel-empty = { $robot } strikes { $cells }: the barrel breaks!
caption-blow-barrel-bomb = { $robot } strikes { $cells }: a bomb in the barrel!
caption-blow-barrel-toolbox = { $robot } strikes { $cells }: a toolbox in the barrel!
caption-blow-barrel-lost = { $robot } strikes { $cells }: the barrel sinks!
caption-blow-ice = { $robot } strikes { $cells }: the ice breaks!
caption-blow-portal = { $robot } strikes { $cells }: the portal is gone!
caption-blow-line = { $robot } strikes { $cells }: the line is gone!
caption-blast =
    { $kind ->
        [none] Boom! Nobody is near.
        [hit] Boom! { $robots } got hit!
        [destroyed]
            { $count ->
                [1] Boom! { $robots } falls apart!
               *[other] Boom! { $robots } fall apart!
            }
       *[other] { -unlisted }
    }

## The same blows for the ear: shorter, and without cells.

heard-blow-missed = { $robot } misses.
heard-blow-wall = { $robot } strikes the wall!
heard-blow-struck = { $robot } hits { $target }!
heard-blow-destroyed = { $robot } hits! { $target } falls apart!
heard-blow-damaged = { $robot } hits { $target }: the { $part } breaks!
heard-blow-harmed = { $robot } hits { $target }!
heard-blow-defended = { $target } blocks the hit!
heard-blow-dropped = The barrel takes the hit!
heard-blow-life = { $robot } hits { $target }!
heard-blow-barrel-empty = { $robot } breaks a barrel!
heard-blow-barrel-bomb = { $robot } breaks a barrel. A bomb!
heard-blow-barrel-toolbox = { $robot } finds a toolbox!
heard-blow-barrel-lost = { $robot } sinks a barrel!
heard-blow-ice = { $robot } breaks the ice!
heard-blow-portal = { $robot } destroys a portal!
heard-blow-line = { $robot } destroys a line!
