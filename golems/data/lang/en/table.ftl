# What is offered when a table is set: readings of the rules, colours, bots, cards.

choice-yes = yes
choice-no = no
option-chassis = A damaged chassis
option-chassis-no_backward = cannot go backward
option-chassis-all = does everything
option-edge_is_obstacle = For a Condition the edge of the field is an obstacle
option-ice_is_obstacle = For a Condition ice is an obstacle
option-swap_places = Two robots may change places
option-ice_repeats_turns = On icy ground turns are repeated too
option-snow_counts = In the snow, tries are counted by
option-snow_counts-passes = passes: a Loop digs and goes in one row
option-snow_counts-rows = rows
option-push_backward = Barrels are pushed backward too
option-push_column = Who pushes a column pushes
option-push_column-whole = the whole column
option-push_column-top = only the top barrel
option-portal_busy = Who finds the other portal taken
option-portal_busy-wait = waits until it is free
option-portal_busy-stay = just stays
option-turn_wrong_side = Who comes onto a turn of a line from the side
option-turn_wrong_side-keep = keeps facing the same way
option-turn_wrong_side-repeat = repeats the command
option-allies = All players against the ParoBots
option-overtime = Energy for one overtime when lives are equal
option-stand_cards = Stand cards in the hand

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow

bot-random = Beginner
bot-random-idea = Lays any cards that are allowed.
bot-apprentice = Apprentice
bot-apprentice-idea = Looks one card ahead, and sometimes forgets to.
bot-greedy = Fighter
bot-greedy-idea = Looks one round ahead and takes what hurts most.
bot-knight = Knight
bot-knight-idea = Tries every program against everything you might lay.
bot-master = Master
bot-master-idea = Tries everything, and mixes so that nobody can guess it.

parobot-any = Any card
parobot-card = Card { $card }: { $program }
command-die = die

reaction-hooray = Hooray!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-hmm = Hmm…
reaction-thanks = Thank you!
reaction-wait = Wait a moment!

dealing-choose = Everybody chooses
dealing-draft = In turn
dealing-deal = Dealt at random
places-fixed = In the order of the seats
places-drawn = By lot

component-p3 = Processor with 3 rows
component-p3-idea = Damaged, it gives 1 row.
component-p4 = Processor with 4 rows
component-p4-idea = Damaged, it gives 2 rows.
component-w2 = Heavy weapon
component-w2-idea = Strikes the cell ahead with strength 2. Damaged: strength 1.
component-w11 = Long weapon
component-w11-idea = Strikes two cells in a line with strength 1. Damaged: only the cell ahead.
component-c1 = Wheels
component-c1-idea = Damaged, they cannot go backward.
component-c2 = Tracks
component-c2-idea = Damaged, they cannot go backward.

deck-nothing = Nothing special
deck-loop = Loop
deck-condition = Condition
deck-freeze = Frost
deck-thaw = Thaw
deck-lose_row = A row is lost
deck-swap_rows = Two rows change places

refusal-no-round = there is no round { $got } yet
refusal-no-picture = this clause has no picture
refusal-one-of = expected one of these, and only one: { $choices }
refusal-unfinished = row { $row } is not finished yet
refusal-no-arena = there is no such arena
refusal-no-scenario = there is no such scenario
