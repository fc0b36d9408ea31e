"""Where everything lies in the numbers: packed positions, the field, the table a row is played on."""

# ---------------------------------------------------------------- limits

CELLS = 64  # a set of cells is one number
SEATS = 4  # Q1
BARRELS_IN_ALL = 21  # three bits each in one number
QUESTIONS = 96  # in one row; nobody is asked more than about a dozen times

# ---------------------------------------------------------------- commands and rows

NONE, FORWARD, BACKWARD, LEFT, RIGHT, STAND, ATTACK, DEFEND = range(8)
# A row: `yes + 8 * no`, twice the same where nothing is checked, and LOOP for Loop 2.
NO_AT, COMMAND_BITS, LOOP = 3, 7, 64

NOTHING, LOOP_ROUND, CONDITION_ROUND, FREEZE, THAW, LOSE_ROW, SWAP_ROWS = range(7)  # E1-E7

# ---------------------------------------------------------------- a packed position

# Four robots of 16 bits; cells with ice; lines and portals that lie there still; cells with barrels;
# what is in them; the round and the result.
ROBOTS, ICE, TOKENS, BARRELS, CONTENTS, COURSE = range(6)
WORDS = 6

# A robot: cell, facing, damage, status, out. One that is out has no other bit.
ROBOT_BITS, FACING_AT, DAMAGE_AT, STATUS_AT, OUT_AT = 16, 6, 8, 11, 14
CELL_BITS, TWO_BITS, THREE_BITS = 63, 3, 7
# Status: 1-4 the command it has dug with (N1), WAITS (O2), and I3: it stood on this ice at the end of
# the round before (THIN), of this round (STOOD).
WAITS, THIN, STOOD = 5, 6, 7

# Damage: a bit for each component, or the number of units of a `simple` robot.
CHASSIS, WEAPON, PROCESSOR = 1, 2, 4

# Contents: two bits a barrel, and a third one for the top of a column; columns by cell, bottom first.
EMPTY, BOMB, TOOLBOX, UNKNOWN = range(4)
TOP, BARREL_BITS = 4, 3
TOPS = sum([TOP << (BARREL_BITS * barrel) for barrel in range(BARRELS_IN_ALL)])

# The course: round, whether the game is over, winners, reason.
ROUND_BITS, OVER, WINNERS_AT, REASON_AT = 255, 256, 9, 13

# ---------------------------------------------------------------- the field: `field[what + cell]`

AHEAD = 0  # the cell there, or OFF; directions lie CELLS apart
BESIDE = 4 * CELLS  # the cells to the north, east, south and west, as a set
AROUND = 5 * CELLS  # the cell and all that touch it, as a set
TWIN = 6 * CELLS  # the other portal, or OFF
SIDES = 7 * CELLS  # the directions of a line, as a set
STRAIGHT = 8 * CELLS  # whether a line is a straight
ALL_CELLS, WALLS, WATERS, ICY, SNOW, PORTALS, LINES = range(9 * CELLS, 9 * CELLS + 7)  # sets of cells
PLAYERS, BOTS, SIMPLE = range(LINES + 1, LINES + 4)  # sets of seats
SEATED, UNKNOWNS_ASKED = range(SIMPLE + 1, SIMPLE + 3)  # how many robots there are; yes or no
WEAPONS = UNKNOWNS_ASKED + 1  # by seat
FIELD_PLACES = WEAPONS + SEATS
OFF = -1

ONE_CELL, STRONG, FAR = range(3)  # weapons: K9 and L1, w2, w11

# ---------------------------------------------------------------- the table: `table[place + seat]`

# The first places are those of a packed position; sets of seats follow, then what is known of each seat.
ACTIVE, OUT, WET = range(6, 9)  # ACTIVE: it can still act; neither active nor out: a body (R3)
CELL, FACING, DAMAGE, STATUS = range(12, 28, 4)
COMMAND, TIMES, BEGAN, PASS_BEGAN = range(28, 44, 4)
DIRECTION, WISHED, BEYOND = range(44, 56, 4)
FIRST, SECOND, BLASTS, ROW = range(56, 72, 4)  # the aimed cells; how many blasts reach it; what it plays

# What the hits of a row have done to barrels so far.
LOST_AFLOAT, BLASTED, BOMBS, TOOLBOXES = range(72, 76)  # two sets of cells, two counts
BOMB_AT = 76
TOOLBOX_AT = BOMB_AT + BARRELS_IN_ALL

ASKED = TOOLBOX_AT + BARRELS_IN_ALL  # how many questions there were
ANSWERS = ASKED + 1  # the option that each one is answered with, counted from 0; 0 is the default
KINDS = ANSWERS + QUESTIONS  # `kind * SEATS + seat`
OPTIONS = KINDS + QUESTIONS  # as a set
PLACES = OPTIONS + QUESTIONS

DAMAGE_KIND, REPAIR_KIND, EXIT_KIND, FACE_KIND, CONTENTS_KIND = range(5)
