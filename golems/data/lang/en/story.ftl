### The story: how it began, event cards, what lies on the board, and what happens in a round.

story-round = Round { $round }
story-row = Row { $row }
story-opening = The event
story-roll = The bonus die
story-closing = The end of the round

## The opening story: in pictures before the first battle.

tale-title = How it all began
tale-1 = Once a year the King of Cybernetics calls everyone to a tournament of knights.
tale-2 = The knights are golems, giants of iron and steam.
tale-3 = A golem has a furnace in its chest. Feed it coal and wood, and it comes alive!
tale-4 = But a golem can’t think. Your cards tell it what to do.
tale-5 = The crowd is waiting. Build a program and go for the win!
tale-page = Picture { $number } of { $count }
tale-back = Back
tale-next = Next
tale-skip = Skip
tale-end = To the arena!
tale-listen = Listen

## Event cards: the name and the idea of each.

eventcard-nothing = A quiet round
eventcard-nothing-idea = Nothing special happens.
eventcard-loop = Loop
eventcard-loop-idea = You may play a Loop card.
eventcard-condition = Condition
eventcard-condition-idea = You may play a Condition card.
eventcard-freeze = Frost
eventcard-freeze-idea = All water freezes.
eventcard-thaw = Thaw
eventcard-thaw-idea = All ice melts.
eventcard-lose_row = Lose a row
eventcard-lose_row-idea = Every program loses a row.
eventcard-swap_rows = Swap two rows
eventcard-swap_rows-idea = In every program two rows swap places.

### Only the server and the commands say the rest: the page never fetches it.

## An event card: as it is drawn, and what its sheet to print says.

event-card_drawn =
    { $event ->
        [loop] Event card: Loop. Everyone may play a Loop card.
        [condition] Event card: Condition. Everyone may play a Condition card.
        [freeze] Event card: frost!
        [thaw] Event card: thaw!
        [lose_row] Event card: every program loses a row.
        [swap_rows] Event card: in every program two rows swap places.
        [nothing] Event card: a quiet round.
       *[other] { -unlisted }
    }
print-event-nothing = No Loops or Conditions this round.
print-event-loop = This round you may play a Loop.
print-event-condition = This round you may play a Condition.
print-event-freeze = Put ice on all open water. Golems in the water climb onto the ice.
print-event-thaw = Remove all ice. Golems standing on it fall into the water.
print-event-lose_row = Your neighbour takes one of your rows without looking. You don’t play it, and the later rows move up.
print-event-swap_rows = Your neighbour picks two of your rows without looking, and they swap places.

## What lies on the board: in words beside a picture, and in the workshop.

picture-wall = wall
picture-water = open water
picture-ice = ice
picture-cracked = cracked
picture-icy = icy ground
picture-snow = snowdrift
picture-portal = portal { $letter }
picture-line = line between { $one } and { $other }

workshop-token-wall = Wall
workshop-token-water = Water
workshop-token-ice = Ice on water
workshop-token-portal-a = Portal A
workshop-token-portal-b = Portal B
workshop-token-straight = Straight line
workshop-token-corner = Corner of a line
workshop-token-icy = Icy ground
workshop-token-snow = Snowdrift

## What happened, one message for each kind of event. `rule` is the clause that explains it.

event-resigned = { $robot } gives up.
event-row_lost = { $robot } loses row { $lost }.
event-rows_swapped = { $robot }’s rows { $first } and { $second } swap places.
event-frozen =
    { $cells_count ->
        [0] There’s no open water to freeze.
       *[other] The water freezes on { $cells }.
    }
event-thawed =
    { $cells_count ->
        [0] There’s no ice to melt.
       *[other] The ice melts on { $cells }.
    }
event-rolled = { $robot } rolls: { $values }.

event-revealed =
    { $rows ->
        [none] Nobody has any rows left.
       *[other] { $rows }.
    }
event-checked =
    { $rule ->
        [C3]
            { $answer ->
                [yes] The board ends in front of { $robot }: that counts as an obstacle.
                [no] The board ends in front of { $robot }: that isn’t an obstacle.
               *[other] { -unlisted }
            }
        [G6]
            { $answer ->
                [yes] { $robot } is under attack.
                [no] Nobody is attacking { $robot }.
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
        [T4] { $robot } is on a line and can’t turn there.
        [K8] The chassis is broken: { $robot } can’t go backward.
        [W4] { $robot } is soaked and can’t move again in this row.
        [W5] { $robot } starts the row in the water, so { $command } is lost.
        [G9] { $robot } tries to take a barrel, but can’t.
       *[other] { -unlisted }
    }
event-blocked =
    { $rule ->
        [M4]
            { $others_count ->
                [1] { $robot } and { $others } both want { $cell }: { $robot } stays put.
               *[other] { $robot }, { $others } all want { $cell }: { $robot } stays put.
            }
        [M5] { $robot } and { $others } can’t swap places: { $robot } stays put.
        [M6] { $robot } and { $others } get in each other’s way with a barrel: { $robot } stays put.
        [B2] Barrels can’t be pushed backward: { $robot } stays put.
        [B1]
            { $by ->
                [edge] { $robot } can’t push the barrel on { $cell } off the board.
                [wall] There’s a wall behind the barrel on { $cell }: { $robot } stays put.
                [robot] { $others } is behind the barrel on { $cell }: { $robot } stays put.
                [barrel] There’s another barrel behind the one on { $cell }: { $robot } stays put.
               *[other] { -unlisted }
            }
        [G10]
            { $by ->
                [stream] The other end of the stream is taken: { $robot } stays put.
                [water] { $robot } goes back.
               *[other] { -unlisted }
            }
        [M2]
            { $by ->
                [edge] The edge of the board! { $robot } can’t go any further.
                [barrel] There’s a barrel on { $cell }: { $robot } stays put.
                [wall] There’s a wall on { $cell }! { $robot } can’t go any further.
               *[other] { -unlisted }
            }
        [G7]
            { $by ->
                [edge] The edge of the board! { $robot } can’t go any further.
                [barrel] There’s a barrel on { $cell }: { $robot } stays put.
                [wall] There’s a wall on { $cell }! { $robot } can’t go any further.
               *[other] { -unlisted }
            }
       *[other] { -unlisted }
    }
event-dug = { $robot } digs in the snow: { $command } will work on the second try.
event-effort_spent = Second try: now { $robot }’s { $command } works.
event-effort_forgotten = { $robot } stopped digging, so the snow needs two tries again.
event-turned =
    { $rule ->
        [T2] The line catches { $robot }: now facing { $facing }.
        [T3] The line turns { $robot } to face { $facing }.
        [T4] { $robot } turns along the line to face { $facing }.
        [M1] { $robot } turns to face { $facing }.
       *[other] { -unlisted }
    }
event-moved =
    { $rule ->
        [M8] Slippery! { $robot } slides on to { $to }.
        [M9] Again: { $robot } moves to { $to }.
        [M2] { $robot } moves to { $to }.
       *[other] { -unlisted }
    }
event-pushed =
    { $barrels ->
        [1] { $robot } pushes a barrel from { $cell } to { $to }.
       *[other] { $robot } pushes a stack of { $barrels } barrels from { $cell } to { $to }.
    }
event-swallowed =
    { $barrels ->
        [1] The portal on { $cell } swallows the barrel.
       *[other] The portal on { $cell } swallows { $barrels } barrels.
    }
event-floated = A barrel floats on { $cell }.
event-drifted = A barrel drifts from { $cell } to { $to }.
event-sunk = There’s no room left in the water by { $cell }: a barrel sinks.
event-teleported = { $robot } goes through the portal from { $cell } to { $to }.
event-waits = The other portal is taken: { $robot } waits on { $cell }.
event-wait_ended = The portal leads nowhere now: { $robot } stops waiting.
event-splashed =
    { $rule ->
        [W2] Splash! { $robot } walks into the water on { $cell }.
        [G10] Splash! { $robot } walks into the water on { $cell }.
        [W5] { $robot } is still in the water on { $cell }.
        [I2] Splash! The ice breaks under { $robot } on { $cell }.
        [I3] The ice on { $cell } gives way: { $robot } is in the water!
        [B8] Splash! The barrel breaks under { $robot } on { $cell }.
        [E5] Splash! The ice has melted under { $robot } on { $cell }.
       *[other] { -unlisted }
    }
event-left = { $robot } climbs out onto { $to }.
event-stuck = { $robot } can’t find a way out of the water on { $cell }.

event-attacked =
    { $cells_count ->
        [0] { $robot } strikes at thin air, off the board.
       *[other]
            { $targets_count ->
                [0] { $robot } strikes { $cells }. Nobody’s there.
               *[other] { $robot } strikes { $cells }. Under attack: { $targets }.
            }
    }
event-defended =
    { $rule ->
        [G8] { $robot } defends and blocks every hit.
        [A5] { $robot } defends and can block { $amount } damage.
       *[other] { -unlisted }
    }
event-barrel_opened =
    { $rule ->
        [G8] The barrel on { $cell } is smashed.
        [B8] The barrel on { $cell } breaks open: { $contents }.
       *[other] { -unlisted }
    }
event-barrel_lost = The floating barrel on { $cell } is smashed and sinks with everything in it.
event-blast =
    { $robots_count ->
        [0] Boom on { $cell }! Nobody’s near.
       *[other] Boom on { $cell }! Caught in the blast: { $robots }.
    }
event-token_removed =
    { $kind ->
        [ice]
            { $rule ->
                [I3] The thin ice on { $cell } cracks.
                [I2] The ice on { $cell } breaks.
               *[other] { -unlisted }
            }
        [portal] The portal on { $cell } is destroyed.
        [line]
            { $rule ->
                [X2] The blast tears the line off { $cell }.
                [A4] The line on { $cell } is destroyed.
               *[other] { -unlisted }
            }
       *[other] { -unlisted }
    }
event-damage_summed =
    { $total ->
        [0] { $robot } takes no damage: { $sum } = 0.
       *[other]
            { $sources ->
                [1] { $robot } takes damage: { $sum }.
               *[other] { $robot } takes damage: { $sum } = { $total }.
            }
    }
sum-attack = { $amount } from { $robot }
sum-defence = { $amount } blocked
sum-blast = { $amount } from the blast
event-damaged =
    { $part_id ->
        [none] { $robot } takes 1 damage.
        [processor] { $robot }’s processor breaks.
        [weapon] { $robot }’s weapon breaks.
        [chassis] { $robot }’s chassis breaks.
       *[other] { -unlisted }
    }
event-life_lost =
    { $lives ->
        [0] { $robot } loses the last life.
        [one] { $robot } loses a life: { $lives } left.
       *[other] { $robot } loses a life: { $lives } left.
    }
event-destroyed =
    { $rule ->
        [K9] { $robot } falls apart: one hit is enough for a ParoBot!
        [K6] That’s damage number four: { $robot } falls apart!
        [G8] { $robot } falls apart!
        [G10] { $robot } falls apart!
       *[other] { -unlisted }
    }
event-repaired =
    { $part_id ->
        [none] { $robot } repairs 1 damage.
        [processor] { $robot } repairs the processor.
        [weapon] { $robot } repairs the weapon.
        [chassis] { $robot } repairs the chassis.
       *[other] { -unlisted }
    }

event-taken = { $robot } lifts the barrel from { $cell }.
event-dropped =
    { $to ->
        [none] The barrel takes the hit for { $robot }. It has nowhere to land and is gone.
       *[other] The barrel takes the hit for { $robot } and lands on { $to }.
    }
event-delivered = { $robot } puts the barrel down on { $cell }: delivered!
event-swept = The stream carries { $robot } to { $to }.

event-removed = { $robot } leaves the board.
event-stood_on_ice = { $robot } ends the round on ice: one more round like this, and the ice breaks.
event-round_ended =
    { $rule ->
        [G1] The round is over. Energy left: { $energy }.
        [R4] The round is over. Round { $round } is next.
        [G12] The round is over. Round { $round } is next.
       *[other] { -unlisted }
    }
event-goal_advanced =
    { $kind ->
        [reach] { $robot } is on { $cell }: goal reached!
        [hold]
            { $done ->
                [0] { $robot } isn’t on { $cell }: the count starts again.
               *[other] { $robot } holds { $cell }: round { $done } of { $count }.
            }
        [bring] { $robot } has brought { $done } of { $count } barrels to { $cell }.
        [survive] { $robot } is still standing: round { $done } of { $count }.
        [destroy]
            { $target_id ->
                [none] { $robot } has smashed { $done } of { $count } barrels.
               *[other] { $target } is out: { $robot } reaches a goal!
            }
       *[other] { -unlisted }
    }
event-recharged = Lives are tied! The golems get { $energy } more energy.
event-game_ended =
    { $end ->
        [nobody] The battle is over: nobody wins.
        [won] The battle is over: { $winners } wins!
        [shared] The battle is over: { $winners } win together!
        [drawn] The battle is over: a draw between { $winners }.
       *[other] { -unlisted }
    }
