### Setting a table, and the room around it.

## Setting a table.

setup-title = Custom game
setup-title-one-device = Share one screen
setup-title-friends = Play with friends
setup-change-title = Change the game

setup-box = Which box do you have?
setup-box-none = No box? Pick this one
box-4 = Battle of Golems 4.0
box-4-idea = A board for summer and winter, golem parts, event cards, ice and portals.
box-3 = Card game 3.0
box-3-idea = Four golems, lives, energy, a bonus die and barrels to carry.
box-2 = Card game 2.0
box-2-idea = Two golems, red and blue. Lives and a bonus die, but no energy.

setup-game = Which game?
setup-ages = ages { $ages }
setup-arena = Which arena?
setup-scenario = Which story?
setup-random = Random arena
setup-own = Your own arena
setup-random-idea = A new one each time, like rolling a die.
setup-more-arenas = { $count ->
    [one] { $count } more arena
   *[other] { $count } more arenas
}

setup-who = Who’s playing?
setup-leader = Who plays this golem?
setup-here = Someone at this screen
setup-away = Someone who joins with the code
setup-away-idea = Joins on another screen with the room code.
setup-bot = Computer: { $name }
setup-parobot = ParoBot
setup-parobot-idea = A steam robot: plays by itself, with a program card and a die.
setup-card = Program card
setup-colour = Which golem?
setup-remove = Remove { $name }
setup-add = Add a player
setup-parobots = How many ParoBots?

setup-details = More options
setup-think = Time to program
setup-think-none = No limit
setup-seconds = { $time } s
setup-minutes = { $time } min
setup-think-told = { $time } s to program
setup-components = Golem parts
setup-usual = As usual
setup-novices = Which rules?
setup-novices-yes = Simpler, for beginners
setup-novices-no = Full rules
setup-table = { $count ->
    [0] Places and cards
   *[other] Places and cards (changed: { $count })
}
setup-starts = Who starts where
setup-programs = Programs while you build them
setup-programs-open = Shown to everyone
setup-programs-secret = Kept secret
setup-deck = Event cards
setup-deck-idea = Shuffle two of each kind, then play eight of them: one per round.
setup-hand = Cards in hand
setup-hand-idea = The same for everyone.
setup-hand-more = One more: { $name }
setup-hand-less = One fewer: { $name }
setup-options = { $count ->
    [0] House rules
   *[other] House rules (changed: { $count })
}
setup-options-idea = When a rule can be understood in two ways, choose here. Not sure? Leave it as it is.
setup-rule = Rule { $rule }

setup-begin = Start!
setup-open-room = Invite friends
setup-change = Done
setup-ready = All set. You can start!
setup-then-invite = Next you’ll get a code for your friends.

## A room before the match, joining, the screen between players, the first game, reactions, the host's menu, the projector.

lobby-title = At the table
lobby-code = Room code
lobby-code-spelled = Room code: { $letters }
lobby-qr = QR code: point a phone’s camera at it to open this room
lobby-share = Share
lobby-share-text = Let’s play Battle of Golems! Room code: { $code }
lobby-copied = Link copied.
lobby-projector = Show on projector
lobby-chairs = Seats at the table
lobby-name = Name
lobby-sit = Sit here
lobby-any-golem = Any golem
lobby-parobot = ParoBot
lobby-parobot-idea = Plays by itself, with a program card and a die
lobby-bot = Computer, { $bot }. { $golem }
lobby-mine = Here, at this screen. { $golem }
lobby-taken = At the table. { $golem }
lobby-rename = Change name
lobby-rename-done = Done
lobby-leave = Leave this seat
lobby-remove = Remove { $name }
lobby-put-bot = Let the computer play
lobby-no-bot = Wait for a player
lobby-start = Start!
lobby-change = Change the game
lobby-free = { $count ->
    [one] Waiting for { $count } more player…
   *[other] Waiting for { $count } more players…
}
lobby-sit-down = Pick a seat and sit down!
lobby-host-starts = Everyone is here. The host will start the game.

join-title = Join with a code
join-code = Five-letter code
join-idea = Ask the person who invited you. Small letters are fine too.
join-go = Join
join-unknown = There’s no such room. Check the letters and try again.

curtain-pass = It’s { $name }’s turn. Pass the screen!
curtain-hand-over = Pass the screen to
curtain-me = That’s me!
curtain-others = Everyone else, look away!

intro-card = Drag a card into your program
intro-go =
    { $by ->
        [hand] Now tap this button!
        [keys] Now press Enter!
       *[other] { -unlisted }
    }
intro-watch = Watch what the golems do!
intro-skip = Got it!

reaction-all = Tell everyone
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
host-resume = Resume
host-players = If someone is away
host-person-again = Let the player play again
host-resign = Give up
host-resign-sure = Really give up? Your golem will leave the board.
host-resign-yes = Yes, give up
host-resign-no = No, keep playing
host-projector = Show on projector
host-home = Home page
host-leave = Give up my seat
host-comes-back = If you just go to the home page, your seat stays yours.

watch-title = Room { $code }
watch-join = Come and play!
watch-how = Point your camera at the square, or type the code.
watch-free = free
watch-bot = computer
watch-runs = Round { $round }: watch!
watch-waiting = Waiting for { $names }
watch-paused = Paused
watch-gone = There’s no such room.

## A room and its table.

room-connecting = One moment…
room-lost = No connection. We’re trying again, and nothing is lost.
room-gone = There’s no such room
room-gone-why = Room { $code } is closed.
room-gone-join = Type another code

table-title = The table
table-round = Round { $round }
table-your-program = Your turn: build a program
table-program-of = { $name }, build a program
table-your-component = Your turn: choose a part
table-your-choice = Your turn: choose
table-watch = Watch what happens!
table-waiting = Waiting for { $robots }
table-over = The battle is over
table-paused = Pause
table-spectator = You’re watching
table-seal = Done!
table-sealed = Your program is ready. Nobody can see it yet.
table-face-down = The program is ready. Its cards stay face down until everyone is ready.
table-sealed-open = Your program is ready, and everyone can see it.
table-open = Everyone can see the programs.
table-next-round = Next round
table-offline = No connection. Try again in a moment.
table-turn = Turn the board
table-left = { $seconds } s
table-left-label = Time left: { $seconds } seconds

### Only the server and the commands say the rest: the page never fetches it.

## What is offered when a table is set: readings of the rules, colours, bots, cards.

choice-yes = yes
choice-no = no
option-chassis = A broken chassis
option-chassis-no_backward = can’t go backward
option-chassis-all = can do everything
option-edge_is_obstacle = A Condition sees the edge of the board as an obstacle
option-ice_is_obstacle = A Condition sees ice as an obstacle
option-swap_places = Two golems can swap places
option-ice_repeats_turns = Turns are repeated on icy ground too
option-snow_counts = In a snowdrift, tries are counted by
option-snow_counts-passes = passes: with a Loop you dig and go in one row
option-snow_counts-rows = rows
option-snow_effort_lasts = Digging carries on into the next round
option-push_backward = Barrels can be pushed backward too
option-push_column = Pushing a stack of barrels moves
option-push_column-whole = the whole stack
option-push_column-top = only the top barrel
option-portal_busy = If the other portal is taken, a golem
option-portal_busy-wait = waits until it’s free
option-portal_busy-stay = just stays put
option-turn_wrong_side = Entering a line’s corner from the side, a golem
option-turn_wrong_side-keep = keeps facing the same way
option-turn_wrong_side-repeat = repeats the command
option-allies = All players against the ParoBots
option-dodge = A golem under attack can step aside
option-overtime = Extra energy, once, if lives are tied
option-stand_cards = “Stand” cards in hand

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow

bot-random = Beginner
bot-random-idea = Plays any cards it may.
bot-apprentice = Apprentice
bot-apprentice-idea = Looks one card ahead, but sometimes forgets.
bot-greedy = Fighter
bot-greedy-idea = Looks one round ahead and goes for the biggest hit.
bot-knight = Knight
bot-knight-idea = Tries every program against everything you might play.
bot-master = Master
bot-master-idea = Tries everything and keeps you guessing.
bot-archmage = Archmage
bot-archmage-idea = Thinks about the next round too.
bot-companion = Playmate
bot-companion-idea = A friend who suits you: gets to know you and keeps battles close.

parobot-any = Any card
parobot-card = Card { $card }: { $program }
command-die = die

dealing-choose = Everyone chooses
dealing-draft = Take turns choosing
dealing-deal = Dealt at random
places-fixed = In seat order
places-drawn = At random

refusal-no-round = there’s no round { $got } yet
refusal-no-picture = this rule has no picture
refusal-not-over = the battle isn’t over yet: ask again afterwards
refusal-one-of = expected exactly one of these: { $choices }
refusal-unfinished = row { $row } isn’t finished yet
refusal-no-arena = there’s no such arena
refusal-no-scenario = there’s no such scenario

## Rooms

serve-begins = Battle of Golems at { $address } (press Ctrl+C to stop)
serve-others = From other devices: { $address }
serve-try = Not working? Try { $addresses }
serve-only-here = Only this computer can open it. For other devices: golems serve --host 0.0.0.0
serve-no-network = This computer isn’t on a network, so other devices can’t open it. Join one, or start a hotspot on this computer.
serve-memory = Nothing is saved: when the game stops, all battles are gone.
refusal-port-taken = port { $port } is taken. Is the game already running? If not, choose another port with --port
refusal-listen = can’t listen there: { $detail }
refusal-no-page = this copy of golems has no page to show: build it with make web, or install a released package
refusal-no-checkout = the site is built from the sources of golems: get them with git, run make setup there, then golems site
refusal-folder-not-empty = this folder has something else in it: choose an empty or a new one
site-written = { $folder } is ready: { $megabytes } MB. To try it: python -m http.server --directory { $folder }
refusal-no-address = there’s nothing at this address
refusal-no-method = { $method } doesn’t work here, only: { $allowed }
refusal-no-answer = something went wrong on the server; try again
refusal-not-kept = the server can’t save anything right now; try again in a moment
refusal-newer-database = the database has schema ‘{ $found }’, but this release of golems only knows schemas up to ‘{ $known }’: start the newer release again, or restore an older backup
refusal-log-full = so much has happened in this room that the server won’t keep any more of it: open a new one
refusal-no-room = there’s no room with this code
refusal-no-table = there’s no table for you right now: wait for the next round
refusal-table-bound = this table belongs to a tournament or lesson: change the game there
refusal-tournament-over = the tournament is over: all rounds have been played
refusal-no-gathering = there’s no room, tournament or lesson with this code
refusal-only-lead = only the organiser or teacher can do that
refusal-no-record = there’s no such replay
refusal-no-plan = there’s no such lesson plan
refusal-no-clause = there’s no such rule in the rulebook
refusal-too-often = too many tries; wait a moment and try again
refusal-job-too-long = this takes too long; try something smaller
refusal-job-too-large = this needs too much memory; try something smaller
refusal-job-failed = something went wrong while the server was thinking; try again
refusal-board-too-large = this board has { $got } cells; more than { $most } would take too long
refusal-hand-too-large = there are { $got } Conditions in hand; more than { $most } would take too long
refusal-other-host = this server doesn’t go by the name { $host }. Open it by its address, such as http://192.168.0.5:8000, or start it with --hosts and this name
refusal-too-many-connections = this network has too many connections open; wait a moment and try again
refusal-body-too-large = this has more than { $most } bytes: too much for the server
refusal-body = this can’t be read: { $detail }
refusal-parameter = { $got } can’t be used here
refusal-unknown-bot = there’s no such bot, only: { $choices }
refusal-parobot-with-bot = a ParoBot plays by its card and needs no bot
refusal-match-runs = a battle is running: wait until it’s over
refusal-no-match = no battle has started yet
refusal-no-chair = there’s no seat { $got }, only { $most }
refusal-chair-taken = somebody is already in this seat
refusal-chair-free = seat { $chair } is still free: it needs a player or a computer
refusal-nobody-sits = nobody is in this seat
refusal-no-person = this seat isn’t for a person
refusal-no-bot-plays = no computer is playing for this seat
refusal-no-name = type a name with at least one letter
refusal-paused = the game is paused
refusal-nothing-to-pause = there’s nothing to pause
refusal-not-paused = the game isn’t paused
refusal-only-host = only the host of the room can do that
refusal-not-your-chair = seat { $chair } isn’t yours
refusal-too-late = the question has changed; look again
refusal-no-clock = no clock is running
