"""The layout of all numbers: packed positions, the field, and the table on which a row is played."""

# ---------------------------------------------------------------- limits

CELLS = 64  # a set of cells must fit one number
SEATS = 4  # Q1
BARRELS_IN_ALL = 21  # three bits each, all in one number
QUESTIONS = 96  # the most questions in one row; about a dozen come up at most

# ---------------------------------------------------------------- commands and rows

NONE, FORWARD, BACKWARD, LEFT, RIGHT, STAND, ATTACK, DEFEND = range(8)
# A row is `yes + 8 * no`, twice the same where nothing is checked, plus LOOP for Loop 2.
NO_AT, COMMAND_BITS, LOOP = 3, 7, 64

NOTHING, LOOP_ROUND, CONDITION_ROUND, FREEZE, THAW, LOSE_ROW, SWAP_ROWS = range(7)  # E1-E7

# ---------------------------------------------------------------- a packed position

# Four robots of 16 bits; cells with ice; lines and portals that still lie there; cells with barrels;
# their contents; the round and the result.
ROBOTS, ICE, TOKENS, BARRELS, CONTENTS, COURSE = range(6)
WORDS = 6

# A robot has a cell, facing, damage, status, and whether it is out; one that is out has no other bit.
ROBOT_BITS, FACING_AT, DAMAGE_AT, STATUS_AT, OUT_AT = 16, 6, 8, 11, 14
CELL_BITS, TWO_BITS, THREE_BITS = 63, 3, 7
# The status is 1-4 for the command it has dug with (N1), WAITS (O2), or by I3: it stood on this ice at
# the end of the round before (THIN) or of this round (STOOD).
WAITS, THIN, STOOD = 5, 6, 7

# Damage is a bit for each component, or the number of units of a `simple` robot.
CHASSIS, WEAPON, PROCESSOR = 1, 2, 4

# Contents are two bits a barrel, and a third one for the top of a column; columns by cell, bottom first.
EMPTY, BOMB, TOOLBOX, UNKNOWN = range(4)
TOP, BARREL_BITS = 4, 3
TOPS = sum([TOP << (BARREL_BITS * barrel) for barrel in range(BARRELS_IN_ALL)])

# The course holds the round, whether the game is over, the winners and the reason.
ROUND_BITS, OVER, WINNERS_AT, REASON_AT = 255, 256, 9, 13

# ---------------------------------------------------------------- the field: `field[what + cell]`

AHEAD = 0  # the next cell in a direction, or OFF; directions lie CELLS apart
BESIDE = 4 * CELLS  # the cells to the north, east, south and west, as a set
AROUND = 5 * CELLS  # the cell and all that touch it, as a set
TWIN = 6 * CELLS  # the other portal, or OFF
SIDES = 7 * CELLS  # the directions of a line, as a set
STRAIGHT = 8 * CELLS  # whether a line is a straight
ALL_CELLS, WALLS, WATERS, ICY, SNOW, PORTALS, LINES = range(9 * CELLS, 9 * CELLS + 7)  # sets of cells
PLAYERS, BOTS, SIMPLE = range(LINES + 1, LINES + 4)  # sets of seats
SEATED, UNKNOWNS_ASKED = range(SIMPLE + 1, SIMPLE + 3)  # how many robots; whether unknown barrels ask
WEAPONS = UNKNOWNS_ASKED + 1  # by seat
FIELD_PLACES = WEAPONS + SEATS
OFF = -1

ONE_CELL, STRONG, FAR = range(3)  # weapons: K9 and L1, w2, w11

# ---------------------------------------------------------------- the table: `table[place + seat]`

# The first places are those of a packed position; then come sets of seats, then values of each seat.
ACTIVE, OUT, WET = range(6, 9)  # active robots can still act; neither active nor out: a body (R3)
CELL, FACING, DAMAGE, STATUS = range(12, 28, 4)
COMMAND, TIMES, BEGAN, PASS_BEGAN = range(28, 44, 4)
DIRECTION, WISHED, BEYOND = range(44, 56, 4)
FIRST, SECOND, BLASTS, ROW = range(56, 72, 4)  # two aimed cells, blasts that reach it, the row

# What the hits of a row have done to barrels so far.
LOST_AFLOAT, BLASTED, BOMBS, TOOLBOXES = range(72, 76)  # two sets of cells and two counts
BOMB_AT = 76
TOOLBOX_AT = BOMB_AT + BARRELS_IN_ALL

ASKED = TOOLBOX_AT + BARRELS_IN_ALL  # the number of questions
ANSWERS = ASKED + 1  # the option that answers each question, counted from 0; 0 is the default
KINDS = ANSWERS + QUESTIONS  # `kind * SEATS + seat`
OPTIONS = KINDS + QUESTIONS  # as a set of bits
PLACES = OPTIONS + QUESTIONS

DAMAGE_KIND, REPAIR_KIND, EXIT_KIND, FACE_KIND, CONTENTS_KIND = range(5)
