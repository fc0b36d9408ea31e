### The story: how it began, and what happens in a round.

story-round = Round { $round }
story-row = Row { $row }
story-opening = The event
story-closing = The end of the round

## The opening story: in pictures before the first battle.

tale-title = How it all began
tale-1 = Once a year the King of Cybernetics calls everyone to a tournament of knights.
tale-2 = The knights are golems, giants of iron and steam.
tale-3 = In its chest a golem has a furnace. Feed it coal and wood, and it comes alive!
tale-4 = But a golem can’t think. Your cards tell it what to do.
tale-5 = The crowd is waiting. Build a program and go for the win!
tale-page = Picture { $number } of { $count }
tale-back = Back
tale-next = Next
tale-skip = Skip
tale-end = To the arena!
tale-listen = Listen

### Only the server and the commands say the rest: the page never fetches it.

## What happened, one message for each kind of event. `rule` is the clause that explains it.

event-resigned = { $robot } gives the game up.
event-card_drawn =
    { $event ->
        [loop] The event card: Loop. Everyone may use the Loop card.
        [condition] The event card: Condition. Everyone may use the Condition card.
        [freeze] The event card: frost!
        [thaw] The event card: thaw!
        [lose_row] The event card: every program loses a row.
        [swap_rows] The event card: in every program two rows change places.
        [nothing] The event card: nothing special.
       *[other] { -unlisted }
    }
event-row_lost = { $robot } loses row { $lost } of the program.
event-rows_swapped = { $robot }: rows { $first } and { $second } change places.
event-frozen =
    { $cells_count ->
        [0] There is no open water to freeze.
       *[other] Ice covers { $cells }.
    }
event-thawed =
    { $cells_count ->
        [0] There is no ice to melt.
       *[other] The ice melts on { $cells }.
    }
event-rolled = The die for { $robot } shows: { $values }.

event-revealed =
    { $rows ->
        [none] Nobody has a row left.
       *[other] { $rows }.
    }
event-checked =
    { $rule ->
        [C3]
            { $answer ->
                [yes] The field ends ahead of { $robot }: that counts as an obstacle.
                [no] The field ends ahead of { $robot }: no obstacle here.
               *[other] { -unlisted }
            }
        [G6]
            { $answer ->
                [yes] { $robot } is under attack.
                [no] Nobody attacks { $robot }.
               *[other] { -unlisted }
            }
        [G5]
            { $answer ->
                [yes] { $robot } sees an enemy on { $cell }.
                [no] { $robot } sees no enemy ahead.
               *[other] { -unlisted }
            }
        [C2]
            { $answer ->
                [yes] { $robot } sees an obstacle on { $cell }.
                [no] { $robot } sees no obstacle on { $cell }.
               *[other] { -unlisted }
            }
        [C4]
            { $answer ->
                [yes] { $robot } sees an obstacle on { $cell }.
                [no] { $robot } sees no obstacle on { $cell }.
               *[other] { -unlisted }
            }
       *[other] { -unlisted }
    }
event-ignored =
    { $rule ->
        [T4] { $robot } stands on a line, which lets nobody turn.
        [K8] Damaged chassis: { $robot } cannot go backward.
        [W4] { $robot } is wet and moves no more in this row.
        [W5] { $robot } starts the row in the water: { $command } is lost.
        [G9] { $robot } cannot take a barrel here.
       *[other] { -unlisted }
    }
event-blocked =
    { $rule ->
        [M4]
            { $others_count ->
                [1] There is no room for two on { $cell }: { $robot } and { $others }. { $robot } stays.
               *[other] There is no room for all on { $cell }: { $robot }, { $others }. { $robot } stays.
            }
        [M5] { $robot } and { $others } may not change places: { $robot } stays.
        [M6] { $robot } and { $others } get in each other's way with a barrel: { $robot } stays.
        [B2] Barrels are not pushed backward: { $robot } stays.
        [B1]
            { $by ->
                [edge] { $robot } cannot push the barrel on { $cell } off the field.
                [wall] A wall stands behind the barrel on { $cell }: { $robot } stays.
                [robot] { $others } stands behind the barrel on { $cell }: { $robot } stays.
                [barrel] Another barrel stands behind the one on { $cell }: { $robot } stays.
               *[other] { -unlisted }
            }
        [G10]
            { $by ->
                [stream] The other end of the stream is taken: { $robot } stays.
                [water] Water on { $cell }: { $robot } comes back.
               *[other] { -unlisted }
            }
        [M2]
            { $by ->
                [edge] The edge of the field! { $robot } can go no further.
                [barrel] A barrel stands on { $cell }: { $robot } stays.
                [wall] A wall on { $cell }! { $robot } can go no further.
               *[other] { -unlisted }
            }
        [G7]
            { $by ->
                [edge] The edge of the field! { $robot } can go no further.
                [barrel] A barrel stands on { $cell }: { $robot } stays.
                [wall] A wall on { $cell }! { $robot } can go no further.
               *[other] { -unlisted }
            }
       *[other] { -unlisted }
    }
event-dug = { $robot } digs in the snow: { $command } will work on the second try.
event-effort_spent = Second try: { $command } works for { $robot } now.
event-effort_forgotten = { $robot } turns to other things: the snow needs two tries again.
event-turned =
    { $rule ->
        [T2] { $robot } is caught by the line and faces { $facing }.
        [T3] The line turns { $robot } to face { $facing }.
        [T4] Following the line, { $robot } faces { $facing }.
        [M1] { $robot } turns to face { $facing }.
       *[other] { -unlisted }
    }
event-moved =
    { $rule ->
        [M8] Slippery! { $robot } slides on to { $to }.
        [M9] Once more: { $robot } goes to { $to }.
        [M2] { $robot } goes to { $to }.
       *[other] { -unlisted }
    }
event-pushed =
    { $barrels ->
        [1] { $robot } pushes a barrel from { $cell } to { $to }.
       *[other] { $robot } pushes a column of { $barrels } barrels from { $cell } to { $to }.
    }
event-swallowed =
    { $barrels ->
        [1] The portal on { $cell } swallows the barrel.
       *[other] The portal on { $cell } swallows { $barrels } barrels.
    }
event-floated = A barrel floats on { $cell }.
event-drifted = A barrel drifts from { $cell } to { $to }.
event-sunk = No room left in the water by { $cell }: a barrel sinks.
event-teleported = { $robot } goes through the portal from { $cell } to { $to }.
event-waits = The other portal is taken: { $robot } waits on { $cell }.
event-wait_ended = The portal leads nowhere now: { $robot } waits no longer.
event-splashed =
    { $rule ->
        [W2] Splash! { $robot } walks into the water on { $cell }.
        [W5] { $robot } is still in the water on { $cell }.
        [I2] The ice under { $robot } is gone: into the water on { $cell }!
        [I3] The ice on { $cell } gives way: { $robot } is in the water!
        [B8] The barrel under { $robot } is gone: into the water on { $cell }!
        [E5] The ice under { $robot } has melted: into the water on { $cell }!
       *[other] { -unlisted }
    }
event-left = { $robot } climbs out onto { $to }.
event-stuck = { $robot } finds no way out of the water on { $cell }.

event-attacked =
    { $cells_count ->
        [0] { $robot } strikes off the field, into the air.
       *[other]
            { $targets_count ->
                [0] { $robot } strikes { $cells }: no robot is there.
               *[other] { $robot } strikes { $cells }. In the way: { $targets }.
            }
    }
event-defended =
    { $rule ->
        [G8] { $robot } defends and lets no hit through.
        [A5] { $robot } defends: up to { $amount } damage less.
       *[other] { -unlisted }
    }
event-barrel_opened =
    { $rule ->
        [G8] The barrel on { $cell } is smashed.
        [B8] The barrel on { $cell } breaks open: { $contents }.
       *[other] { -unlisted }
    }
event-barrel_lost = The floating barrel on { $cell } is smashed and sinks with what was in it.
event-blast =
    { $robots_count ->
        [0] Boom on { $cell }! Nobody is near.
       *[other] Boom on { $cell }! It reaches { $robots }.
    }
event-token_removed =
    { $kind ->
        [ice]
            { $rule ->
                [I3] The thin ice on { $cell } cracks.
                [I2] The ice on { $cell } breaks.
               *[other] { -unlisted }
            }
        [portal] The portal on { $cell } is knocked off.
        [line]
            { $rule ->
                [X2] The blast tears the line off { $cell }.
                [A4] The line on { $cell } is knocked off.
               *[other] { -unlisted }
            }
       *[other] { -unlisted }
    }
event-damage_summed =
    { $total ->
        [0] Damage to { $robot }: { $sum } = 0. Nothing gets through.
       *[other] Damage to { $robot }: { $sum } = { $total }.
    }
sum-attack = { $amount } from { $robot }
sum-defence = { $amount } by Defence
sum-blast = { $amount } by the blast
event-damaged =
    { $part ->
        [none] { $robot } takes one damage.
       *[other] { $robot }: the { $part } is damaged.
    }
event-life_lost =
    { $lives ->
        [0] { $robot } loses the last life.
        [one] { $robot } loses a life, one is left.
       *[other] { $robot } loses a life, { $lives } are left.
    }
event-destroyed =
    { $rule ->
        [K9] { $robot } is a ParoBot: one hit is enough. It falls apart!
        [K6] That is the fourth damage: { $robot } falls apart!
        [G8] { $robot } falls apart!
        [G10] { $robot } falls apart!
       *[other] { -unlisted }
    }
event-repaired =
    { $part ->
        [none] { $robot } is repaired: one damage less.
       *[other] { $robot } repairs the { $part }.
    }

event-taken = { $robot } lifts the barrel from { $cell }.
event-dropped =
    { $to ->
        [none] The barrel takes the hit for { $robot }. There is no room for it: it is gone.
       *[other] The barrel takes the hit for { $robot } and lands on { $to }.
    }
event-delivered = { $robot } puts the barrel down on { $cell }: delivered!
event-swept = The stream carries { $robot } to { $to }.

event-removed = { $robot } leaves the field.
event-stood_on_ice = { $robot } ends the round on ice: one more such round, and it breaks.
event-round_ended =
    { $rule ->
        [G1] The round is over. Energy left: { $energy }.
        [R4] The round is over. Round { $round } comes next.
        [G12] The round is over. Round { $round } comes next.
       *[other] { -unlisted }
    }
event-goal_advanced =
    { $kind ->
        [reach] { $robot } is on { $cell }: goal reached!
        [hold]
            { $done ->
                [0] { $robot } is not on { $cell } now: the count starts again.
               *[other] { $robot } holds { $cell }: round { $done } of { $count }.
            }
        [bring] { $robot } now has { $done } of { $count } barrels on { $cell }.
        [survive] { $robot } is still here: round { $done } of { $count }.
        [destroy]
            { $target ->
                [none] { $robot } now has { $done } of { $count } barrels smashed.
               *[other] { $target } is out: { $robot } reaches a goal!
            }
       *[other] { -unlisted }
    }
event-recharged = Equal lives: the golems are recharged with { $energy } energy.
event-game_ended =
    { $end ->
        [nobody] The game is over: nobody wins.
        [won] The game is over: { $winners } wins!
        [shared] The game is over: { $winners } win together!
        [drawn] The game is over: a draw between { $winners }.
       *[other] { -unlisted }
    }
