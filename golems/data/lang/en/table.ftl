### Setting a table, and the room around it.

## Setting a table.

setup-title = A game of your own
setup-title-one-device = On one screen
setup-title-friends = A game with friends
setup-change-title = Change the game

setup-box = Which box do you have?
setup-box-none = No box? Take this one
box-4 = Golems 4.0
box-4-idea = A field for summer and winter, golem parts, event cards, ice and portals.
box-3 = Card game 3.0
box-3-idea = Four golems, lives, energy, a bonus die and barrels to carry.
box-2 = Card game 2.0
box-2-idea = Two golems, red and blue. Lives and a bonus die, no energy.

setup-game = What do we play?
setup-ages = ages { $ages }
setup-arena = Where do we play?
setup-scenario = Which story?
setup-random = A random field
setup-own = A field of one’s own
setup-random-idea = A new one each time, like rolling a die.
setup-more-arenas = { $count ->
    [one] { $count } more field
   *[other] { $count } more fields
}

setup-who = Who plays?
setup-leader = Who leads this golem
setup-here = A player at this screen
setup-away = A player with the code
setup-away-idea = Joins on another screen with the room's code.
setup-bot = The computer: { $name }
setup-parobot = ParoBot
setup-parobot-idea = Goes by itself, by its card and a die.
setup-card = Program card
setup-colour = Which golem
setup-remove = Remove { $name }
setup-add = One more player
setup-parobots = How many ParoBots

setup-details = Fine points
setup-think = Time for a program
setup-think-none = As long as you like
setup-seconds = { $time } s
setup-minutes = { $time } min
setup-think-told = { $time } s for a program
setup-components = Parts of the robots
setup-usual = As usual
setup-novices = Playing for the first time
setup-novices-yes = Easier, for beginners
setup-novices-no = With the full rules
setup-table = { $count ->
    [0] Places and cards
   *[other] Places and cards (changed: { $count })
}
setup-starts = Who starts where
setup-programs = Programs while they are laid
setup-programs-open = Everyone shows them
setup-programs-secret = They stay secret
setup-deck = Event cards
setup-deck-idea = Two of each kind are shuffled. Eight of them are played, one a round.
setup-hand = Cards in a hand
setup-hand-idea = Everybody has the same.
setup-hand-more = One more: { $name }
setup-hand-less = One less: { $name }
setup-options = { $count ->
    [0] Readings of the rules
   *[other] Readings of the rules (changed: { $count })
}
setup-options-idea = Where the rules can be read in two ways, you decide here. If you are not sure, leave it as it is.
setup-rule = Rule { $rule }

setup-begin = Start!
setup-open-room = Invite friends
setup-change = Done
setup-ready = All set. You can start!
setup-then-invite = Next comes the room's code for your friends.

## A room before the match, joining, the screen between players, the first game, reactions, the host's menu, the projector.

lobby-title = At the table
lobby-code = Room code
lobby-code-spelled = Room code: { $letters }
lobby-qr = QR code: point a phone's camera at it, and this room opens
lobby-share = Share
lobby-share-text = Let us play Golems! Room code: { $code }
lobby-copied = The link is copied.
lobby-projector = To the projector
lobby-chairs = Places at the table
lobby-name = Name
lobby-sit = Sit here
lobby-any-golem = Any golem
lobby-parobot = ParoBot
lobby-parobot-idea = Goes by itself, by its card and a die
lobby-bot = The computer, { $bot }. { $golem }
lobby-mine = Here, at this screen. { $golem }
lobby-taken = At the table. { $golem }
lobby-rename = Another name
lobby-rename-done = Done
lobby-leave = Stand up
lobby-remove = Free the place of { $name }
lobby-put-bot = Let the computer play
lobby-no-bot = Wait for a person
lobby-start = Start!
lobby-change = Change the game
lobby-free = { $count ->
    [one] { $count } place is still free. Let us wait!
   *[other] { $count } places are still free. Let us wait!
}
lobby-sit-down = Choose a place and sit down!
lobby-host-starts = Everybody is here. The host will start the game now.

join-title = Join with a code
join-code = The five letters of the code
join-idea = Ask whoever invited you for the code. Small letters are fine too.
join-go = Join
join-unknown = There is no such room. Check the letters and try again.

curtain-pass = Pass the device to { $name }
curtain-hand-over = Pass the device to
curtain-me = That is me!
curtain-others = Everybody else looks away!

intro-card = Drag a card into your program
intro-go = Now press this button!
intro-watch = Watch what the golems do!
intro-skip = I know how

reaction-all = Say to everybody
reaction-told = { $name }: { $reaction }
reaction-hooray = Hooray!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-hmm = Hmm…
reaction-thanks = Thanks!
reaction-wait = Wait!

host-menu = Game menu
host-room = Room { $code }
host-pause = Pause
host-resume = Go on playing
host-players = If somebody is away
host-bot-instead = Let { $bot } play
host-person-again = Back to the player
host-resign = Give up
host-resign-sure = Really give up? Your golem leaves the field.
host-resign-yes = Yes, I give up
host-resign-no = No, I play on
host-projector = To the projector
host-home = Home
host-leave = Free my place
host-comes-back = If you only go home, your place stays yours.

watch-title = Room { $code }
watch-join = Come and play!
watch-how = Point your camera at the square, or type the code.
watch-free = free
watch-bot = computer
watch-runs = Round { $round }: watch!
watch-waiting = Waiting for { $names }
watch-paused = Paused
watch-gone = There is no such room.

## A room and its table.

room-connecting = One moment…
room-lost = No connection. Trying again — nothing is lost.
room-gone = There is no such room
room-gone-why = Nobody is playing under the code { $code } any more.
room-gone-join = Type another code

table-title = The table
table-round = Round { $round }
table-your-program = Your turn: build a program
table-program-of = { $name }: build a program
table-your-component = Your turn: choose a part
table-your-choice = Your turn: choose
table-watch = Watch what happens!
table-waiting = Waiting for: { $robots }
table-over = The battle is over
table-paused = Pause
table-spectator = You are watching
table-seal = Go!
table-sealed = Your program is ready. Nobody sees it yet.
table-face-down = The program is ready. Its cards stay face down until everybody is ready.
table-sealed-open = Your program is ready and lies open for everyone.
table-open = The programs lie open for everyone.
table-next-round = Next round
table-offline = No connection. Try again in a moment.
table-turn = Turn the board
table-left = { $seconds } s
table-left-label = Time left: { $seconds } seconds

### Only the server and the commands say the rest: the page never fetches it.

## What is offered when a table is set: readings of the rules, colours, bots, cards.

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
option-snow_effort_lasts = Digging in the snow goes on in the next round
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
option-dodge = A golem that is attacked can step aside
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
bot-archmage = Archmage
bot-archmage-idea = Thinks of the next round too.

parobot-any = Any card
parobot-card = Card { $card }: { $program }
command-die = die

dealing-choose = Everybody chooses
dealing-draft = In turn
dealing-deal = Dealt at random
places-fixed = In the order of the seats
places-drawn = By lot

deck-nothing = Nothing special
deck-loop = Loop
deck-condition = Condition
deck-freeze = Frost
deck-thaw = Thaw
deck-lose_row = A row is lost
deck-swap_rows = Two rows change places

refusal-no-round = there is no round { $got } yet
refusal-no-picture = this clause has no picture
refusal-not-over = the match is not over yet: this can be asked afterwards
refusal-one-of = expected one of these, and only one: { $choices }
refusal-unfinished = row { $row } is not finished yet
refusal-no-arena = there is no such arena
refusal-no-scenario = there is no such scenario

## Rooms

serve-begins = Golems at { $address } (Ctrl+C ends it)
serve-others = From other devices: { $address }
serve-memory = Nothing is kept: when Golems ends, all games are gone.
refusal-port-taken = port { $port } is taken. Perhaps Golems is running already? If not, choose another port with --port
refusal-listen = cannot listen there: { $detail }
refusal-no-page = this copy of golems has no page to show: build it with make web, or install a released package
refusal-no-checkout = the site is built from the sources of golems: get them with git, run make setup there, then golems site
refusal-folder-not-empty = there is something else in this folder: name an empty one or a new one
site-written = { $folder } is ready: { $megabytes } MB. To try it: python -m http.server --directory { $folder }
refusal-no-address = there is nothing at this address
refusal-no-method = { $method } does not go here, only: { $allowed }
refusal-no-answer = something broke on the server; try again
refusal-not-kept = the server cannot write anything down right now; try again in a moment
refusal-newer-database = the database has schema '{ $found }', this release of golems knows only schemas up to '{ $known }': start the newer release again, or restore a backup that is older
refusal-no-room = there is no room with this code
refusal-no-table = there is no table for you now: wait for the next round
refusal-table-bound = this table belongs to a tournament or a lesson: it is set there
refusal-tournament-over = the tournament is over: all rounds are played
refusal-no-gathering = there is no room, no tournament and no lesson with this code
refusal-only-lead = only the one who leads this may do that
refusal-no-record = there is no such record
refusal-no-plan = there is no such lesson plan
refusal-no-clause = the rulebook has no such clause
refusal-too-often = that was too often; wait a little and try again
refusal-job-too-long = this takes too long; try something smaller
refusal-job-too-large = this needs too much memory; try something smaller
refusal-job-failed = something broke while the server thought about this; try again
refusal-board-too-large = this board has { $got } cells; with more than { $most } it would take too long
refusal-hand-too-large = there are { $got } Conditions in the hand; with more than { $most } it would take too long
refusal-other-host = this server isn’t known as { $host }. Open it by its address, such as http://192.168.0.5:8000, or start it with --hosts and this name
refusal-too-many-connections = this network has too many connections open; wait a little and try again
refusal-body-too-large = this has more than { $most } bytes, too much for the server
refusal-body = this cannot be read: { $detail }
refusal-parameter = { $got } cannot stand here
refusal-unknown-bot = there is no such bot, only: { $choices }
refusal-parobot-with-bot = a ParoBot plays by its card and needs no bot
refusal-match-runs = a match is running: first it has to end
refusal-no-match = no match has begun yet
refusal-no-chair = there is no chair number { $got }, only { $most }
refusal-chair-taken = somebody sits there already
refusal-chair-free = chair { $chair } is still free: somebody has to sit down, or a bot
refusal-nobody-sits = nobody sits there
refusal-no-person = this chair is not for a person
refusal-no-bot-plays = no bot plays on this chair
refusal-no-name = a name has at least one letter
refusal-paused = the game is paused
refusal-nothing-to-pause = there is nothing to pause
refusal-not-paused = the game is not paused
refusal-only-host = only the host of the room may do that
refusal-not-your-chair = chair { $chair } is not yours
refusal-too-late = that answers an older question; look again
refusal-no-clock = no clock is running
