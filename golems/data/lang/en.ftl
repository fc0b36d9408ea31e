### English. This file is the language: CONTRIBUTING.md tells how to add another.

language-name = English


### What the page says, and the server and the commands too.

## The words of the game: robots, commands, directions, parts, components, rounds and rows.

columns = ABCDEFGHIJKLMNOPQRSTUVWXYZ
and = { $all } and { $last }

robot-red = Red
robot-blue = Blue
robot-green = Green
robot-yellow = Yellow

command-forward = Forward
command-backward = Backward
command-left = Turn left
command-right = Turn right
command-stand = Stand
command-attack = Attack
command-defend = Defence
command-take = Take
command-none = nothing
row-loop = { $command } ×{ $times }
row-repeat = Loop { $times } ({ $command })
row-if = if there is an obstacle ahead: { $yes }, otherwise { $no }
row-enemy = Is enemy? (yes: { $yes }, no: { $no })
row-attacked = Under attack? (yes: { $yes }, no: { $no })

facing-N = north
facing-E = east
facing-S = south
facing-W = west

part-processor = processor
part-weapon = weapon
part-chassis = chassis

contents-empty = nothing but splinters
contents-bomb = a bomb
contents-toolbox = a toolbox

bonus-loop = Loop 2
bonus-condition = Condition
bonus-blank = blank

card-duel-attack = Attack
card-duel-loop = Loop 2
card-duel-loop3 = Loop 3
card-duel-enemy = Is enemy?
card-duel-attacked = Under attack?

story-round = Round { $round }
story-row = Row { $row }
story-opening = The event
story-closing = The end of the round

plan-lesson = Lesson { $number }
plan-goal = Goal
plan-needs = You need
plan-steps = By the minute
plan-ages = For your class
plan-questions = Questions to ask
plan-mistakes = What you may see, and what helps
plan-paper = Without screens
plan-print-puzzles = The puzzles of this lesson on paper, with answers:

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


### What only the page says.

## The page as a whole.

title = Golems
close = Close
retry = Try again
home = Home


## The first page, the bar on top, and the settings.

offline = The server cannot be reached. Check the network and try again.

bar-settings = Settings
bar-language = Language
bar-language-partly = This language is not finished yet. What is missing is in English.
bar-theme = Colours
bar-light = Light
bar-dark = Dark
bar-sound = Sound
bar-speed = Speed of the show
bar-slow = Slow
bar-usual = Usual
bar-fast = Fast
bar-ghost = Show where my golem would go
bar-name = What is your name?

home-play = Play!
home-puzzles = Puzzles
home-puzzles-idea = Solve and collect stars
home-pick = Who are you today?
home-more = What else there is
home-continue = Go on playing
home-continue-idea = Room { $code }: { $names }
home-one-device = On one screen
home-one-device-idea = Two, three or four players take turns
home-friends = With friends
home-friends-idea = Everyone on a tablet or phone of their own
home-join = Join with a code
home-join-idea = A friend or teacher told you five letters
home-tournament = Tournament
home-tournament-idea = Rounds, tables and a winner: for a club or a class
home-own = A game of your own
home-own-idea = Choose the field, the golems and the rules
home-replay = Watch a game
home-replay-idea = Recorded battles, step by step
home-rules = Rules
home-rules-idea = Everything in order, with pictures
home-teachers = For teachers and parents
home-teachers-idea = What the game teaches, and how to use it in class
home-print = Print it
home-print-idea = The board game on paper, for every age
home-workshop = Workshop
home-workshop-idea = Make puzzles and arenas of your own


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


## The program: command cards, rows, flow chart and code.

program-title = Program
program-hand = Cards
program-ready = Ready
program-missing =
    { $cards ->
        [one] { $cards } more card
       *[other] { $cards } more cards
    }
program-look-again = What is wrong?
program-offline = The connection is gone. Your program is safe.
program-full = Every place is taken. Tap a card in the program to change it.

program-undo = Back one step
program-step = Step by step
program-clear = Take all cards back
program-remove = Take the card back
program-up = Move the row up
program-down = Move the row down
program-ghost = Show where the golem would go

program-view = How to show the program
program-view-blocks = Blocks
program-view-flow = Flow chart
program-view-python = Python
program-start = Start
program-end = End
program-yes = yes
program-no = no
program-copy = Copy the code
program-copied = Copied

program-card-forward = Forward
program-card-backward = Back
program-card-left = Left
program-card-right = Right
program-card-stand = Stand
program-card-attack = Attack
program-card-defend = Defend
program-card-take = Take
program-card-loop = Loop
program-card-if = If
program-card-die = Die
program-card-none = Nothing
# The same where a card is narrow: "\u00AD" stands where a long word may be broken.
program-narrow-enemy = Is enemy?
program-narrow-attacked = Under attack?

program-name-forward = Forward
program-name-backward = Back
program-name-left = Turn left
program-name-right = Turn right
program-name-stand = Stand
program-name-attack = Attack
program-name-defend = Defend
program-name-take = Take
program-name-loop = Loop: do it twice
program-name-if = If there is an obstacle ahead
program-name-die = Die
program-name-none = nothing

program-place-row = Row { $row }
program-place-loop = in the loop
program-place-repeat = in the loop
program-place-yes = if yes
program-place-no = if no
program-slot = { $place }: { $card }
program-row-free = free
program-slot-open = { $place }: free
program-slot-next = { $place }: free, the next card goes here
program-card-left-over =
    { $count ->
        [0] { $name }, none left
        [one] { $name }, { $count } left
       *[other] { $name }, { $count } left
    }
program-laid = { $card } → { $place }
program-taken = Taken back: { $card }
program-undone = One step back
program-cleared = The program is empty


## The board, the round as it runs, the story, the golems' cards, and questions on the way.

board = The board
board-choose = Choose: { $cell }

film-controls = Watching
film-first = To the start
film-back = One step back
film-play = Watch
film-pause = Pause
film-step = One step on
film-last = To the end
film-turn = Turn the board
film-speed = Speed
film-slow = Slow
film-normal = Normal
film-fast = Fast
film-rows = To a row
film-row = Row { $row }

story-title = What happened
story-empty = Nothing has happened yet.

why = why?
why-about = Why? { $text }
why-wait = Just a moment…
why-picture = Picture of the rule “{ $title }”
why-more = More in the rulebook ({ $clause })
why-missing = That page is missing
why-missing-text = The rule { $clause } did not open. Try again in a little while.

revealed-title = Row { $row }
programs-title = Programs
programs-look = Look at the programs: what will happen?
phase-condition = Condition
phase-movement = Movement
phase-second = Once more
phase-action = Action

golem-all = Golems
golem-own = this is you
golem-sealed = ready
golem-thinking = thinking…
golem-lay = build
golem-lay-for = Build { $name }’s program
golem-out = not playing
golem-relieved = a stand-in plays
golem-relieved-told = { $name }: the computer player got stuck, and an easier one carries on.
golem-parobot = ParoBot, card { $card }
golem-part-whole = { $part }: whole
golem-part-broken = { $part }: broken
golem-damage = Damage: { $damage }
golem-lives = Lives: { $lives }
golem-carries = Carries a barrel
golem-bonus = Bonus: { $bonus }
golem-goal-met = Done:

energy = Energy: { $energy }
energy-again = Energy, second charge: { $energy }
energy-word = energy

eventcard = Event card:
eventcard-deck = { $deck } left
eventcard-nothing = A quiet round
eventcard-nothing-idea = Nothing special happens.
eventcard-loop = Loop
eventcard-loop-idea = You may use a Loop card.
eventcard-condition = Condition
eventcard-condition-idea = You may use a Condition card.
eventcard-freeze = Frost
eventcard-freeze-idea = All water freezes.
eventcard-thaw = Thaw
eventcard-thaw-idea = All ice melts.
eventcard-lose_row = One row less
eventcard-lose_row-idea = Every program loses a row.
eventcard-swap_rows = Rows swapped
eventcard-swap_rows-idea = In every program two rows change places.

choose-damage = { $name }: what will break?
choose-damage-how = A blow came through. Choose the part you need least.
choose-damage-processor = Two rows fewer in the next round.
choose-damage-weapon = Your blows get weaker.
choose-damage-chassis = Going backward may not work.
choose-repair = { $name }: what shall be mended?
choose-repair-how = A toolbox! Choose a part.
choose-repair-processor = All your rows are back in the next round.
choose-repair-weapon = Your blows are strong again.
choose-repair-chassis = It goes anywhere again.
choose-exit = { $name }: where to climb out?
choose-exit-how = Tap a blinking cell on the board.
choose-exit-option = To { $cell }
choose-face = { $name }: which way to look?
choose-face-how = Tap an arrow: that is where your golem turns.
choose-face-option = Turn { $facing }
choose-component = { $name }: choose a part
choose-component-how = A golem is made of a processor, a weapon and a chassis.


## The result of a battle, replays, "what if", and opening a record.

result-won =
    { $end ->
        [nobody] Nobody won
        [won] { $robots } wins!
        [shared] A shared victory: { $robots }!
        [drawn] A draw: { $robots }
       *[other] { -unlisted }
    }
result-you-won = You won! What a program.
result-you-won-together = You won together! What a team.
result-you-drew = So close! You came out even.
result-you-lost = That was a brave battle! Every lost battle shows what to change. Have a look at the replay.
result-robots-won = This time the robots were stronger. The replay shows how to get around them.
result-places = Places
result-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
result-rematch = Play again
result-rematch-wait = The host of the room starts the next battle.
result-replay = Watch the replay
result-analysis = Review
result-whatif = What if…
result-save = Save
result-share = Share
result-why-V1 = One golem was left on the field.
result-why-V2 = The golem and the ParoBots fought to the last.
result-why-V3 =
    { $end ->
        [drawn] Eight rounds are over, and the damage is equal.
        [nobody] Eight rounds are over: the golem with the least damage wins.
        [won] Eight rounds are over: the golem with the least damage wins.
        [shared] Eight rounds are over: the golem with the least damage wins.
       *[other] { -unlisted }
    }
result-why-V4 = Nobody was left on the field.
result-why-V5 = Allies fought the ParoBots together.
result-why-G11 =
    { $end ->
        [last] One golem was left on the field.
        [nobody] Nobody was left on the field.
        [drawn] The battle is over, and lives are equal.
        [won] The battle is over: the one with the most lives wins.
        [shared] The battle is over: the one with the most lives wins.
       *[other] { -unlisted }
    }
result-why-G13 = The barrel was brought home.
result-why-G14 =
    { $end ->
        [nobody] The scenario is over, and nobody has reached all goals.
        [won] The goals of the scenario decided it.
        [shared] The goals of the scenario decided it.
        [drawn] The goals of the scenario decided it.
       *[other] { -unlisted }
    }
result-why-resigned =
    { $count ->
        [one] { $robots } gave the battle up.
       *[other] { $robots } gave the battle up together.
    }
result-why-other = The rules decided it.

replay-title = Replays
replay-of = Replay of a battle
replay-position = A position
replay-list = Your battles
replay-none = Battles that you finish or open in this browser appear here. Play the first one!
replay-play = Play
replay-open-title = Open a record
replay-open-how = Choose a file that the game has saved, or drop it here.
replay-choose = Choose a file
replay-paste = Or paste the text of a record or a position
replay-paste-show = Show it
replay-watch = Watch
replay-wait = Getting the replay ready…
replay-failed = This record cannot be shown
replay-failed-kept = The record itself is safe: nothing was changed in it.
replay-missing = There is no such record here
replay-missing-why = The battle may still be running, or the record was cleared away. If you saved it in a file, open the file.
replay-unreadable-empty = There is nothing here. Paste the text of a record.
replay-unreadable-json = This does not look like a record of the game: the text breaks off, or something else is in it. Try to copy all of it again.
replay-unreadable-match = This is a saved match with the players’ secrets, not a record. Open a file from the “Save” button after a battle.
replay-unreadable-neither = There is no record of a battle in this text, and no position.
replay-unreadable-file = The file could not be read.
replay-other-end = This record was made with another version of the game: today the battle ends differently.
replay-all = All replays
replay-save = Save the file
replay-share = Share
replay-whatif = What if…
replay-analysis = Review
replay-scrubber = Place in the battle
replay-at = Round { $round }, row { $row }
replay-at-start = Round { $round }, the beginning
replay-at-end = Round { $round }, the end
replay-rounds = To a round
replay-round = Round { $round }
replay-keys = Arrow keys step back and forward, space plays or pauses.
replay-cells = What is where
replay-nothing-yet = This is a position: nothing has happened in it yet.

share-title = Share the replay
share-how = This link opens on every device in the same network.
share-link = Link
share-copy = Copy
share-copied = Copied!
share-send = Send…

whatif-lead = Change a golem’s program and see what would have happened. All else is as it was.
whatif-before = A round earlier
whatif-after = A round later
whatif-round = Round
whatif-robot = Whose program
whatif-real = What happened
whatif-other = What if
whatif-run = Watch it!
whatif-again = Change more
whatif-back = Back to the replay
whatif-difference = What is different
whatif-same = It ended just the same. Try another card!
whatif-robot-same = the same
whatif-was = Was: { $state }
whatif-would = Would be: { $state }
whatif-none = Nobody laid a program in this round.
whatif-state-out = out of the battle
whatif-state = { $cell }, facing { $facing }
whatif-state-damage = damage: { $damage }
whatif-state-lives = lives: { $lives }
whatif-state-carries = carries a barrel
whatif-won =
    { $end ->
        [nobody] The battle would be over, and nobody would have won.
        [won] The battle would be over. { $robots } would have won!
        [shared] The battle would be over, with a shared victory: { $robots }!
        [drawn] The battle would end in a draw: { $robots }.
       *[other] { -unlisted }
    }
whatif-goes-on = The battle would go on.

analysis-title = Review of the battle
analysis-lead = The computer has tried other programs. What everybody else did stays as it was in the battle.
analysis-return = Back to the review
analysis-thinking = Thinking about round { $round } of { $rounds }…
analysis-failed = The review did not work
analysis-none = Nobody’s program was run in this battle, so there is nothing to review.
analysis-gears =
    { $gears ->
        [one] { $gears } gear out of 3
       *[other] { $gears } gears out of 3
    }
analysis-verdict =
    { $mark ->
        [3] Excellent! Hardly anything could have been better.
        [2] Good! A slightly better program was there.
       *[other] A much better program was hiding here. Can you see why?
    }
analysis-hopeless = Nothing could be saved any more here, whatever was laid.
analysis-wise = Nobody could know that beforehand: before the round this was a clever choice.
analysis-laid = This was laid
analysis-better = Better against this
analysis-new = changed
analysis-show = Show it in “What if”
analysis-total = Gears in this battle: { $gears } out of { $most }
analysis-habits = How easy is it to guess?
analysis-level =
    { $level ->
        [0] Too few rounds to tell.
        [1] Hard to guess. Well hidden!
        [2] Sometimes it can be guessed.
       *[other] It can be guessed easily.
    }
analysis-guessed =
    Imagine somebody who remembers all earlier rounds and guesses every row. { $rows ->
        [one] Of { $rows } row
       *[other] Of { $rows } rows
    } { $right } would have been right; with eyes shut it would be about { $blind }.
analysis-tip-habit = A tip: row { $row } was “{ $card }” in { $times } of { $rounds } rounds. Lay something else there now and then, and the others will be surprised!
analysis-tip =
    { $level ->
        [0] A tip: play on and come back to the review!
        [1] A tip: keep it up, let the others rack their brains!
       *[other] A tip: begin the next round in a new way!
    }


## The rulebook and the page for grown-ups.

read-offline = The server does not answer. Check the connection and try again.

rules-title = Rulebook
rules-chapters = Chapters
rules-search = Search the rules
rules-search-hint = For example: ice, barrel, M4
rules-found =
    { $count ->
        [0] Nothing found. Try a shorter word, or another one.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-clear = Show the whole book
rules-wait = Opening the book…
rules-failed = The book did not open
rules-link = Link to rule { $id }
rules-link-question = Link to this question
rules-try = Try it in the Workshop
rules-print = Print
rules-back = Back to the battle
rules-tale = How it all began: the story in pictures
rules-at-table = Rules

teach-title = For parents and teachers
teach-lead = Children stage a battle of golems, and learn to think like programmers along the way. Nobody needs experience: the first battle is two taps away.
teach-play = Try it yourself
teach-print = Print this page

teach-learn = What the game teaches
teach-learn-lead = There are no exercises to tick off. Every idea comes up by itself, because nobody wins without it.
teach-sequence = Steps in order
teach-sequence-text = “Turn, then step” and “step, then turn” end in different places. A child sees it on the field right after pressing the button.
teach-loop = Repeating
teach-loop-text = A Loop runs a command twice and takes the room of one. Children find out that a short program can do more than a long one.
teach-condition = If… else…
teach-condition-text = A Condition picks one of two commands at the very last moment. Both cases need an answer thought out beforehand.
teach-sensing = What a robot senses
teach-sensing-text = A robot notices only the cell ahead. Whatever it does not see, a human has to keep in mind, just as with real robots.
teach-parallel = Everything at once
teach-parallel-text = All robots run a row together. When two want the same cell, both stay. Watch how children begin to bargain and to give way.
teach-debugging = Finding the mistake
teach-debugging-text = The robot did what it was told, not what was meant. A replay goes step by step, forward and back, and “What if” lets you rewrite one round and compare.
teach-other = Through other eyes
teach-other-text = Programs are secret. To make your own you have to imagine what the others are planning, and what they expect of you.
teach-strategy = Strategy and planning
teach-strategy-text = A hit is prepared two rows before it lands. Children learn to keep the whole round in mind, a second way round, and where it will all end.
teach-resources = Resources: the cards
teach-resources-text = There are only a few cards of each kind, and even fewer rows. A strong card is spent where it matters most.
teach-rivals = Rivals and allies
teach-rivals-text = Fight each other, or stand together against the ParoBots. Then you share out the roles, come to an agreement and enjoy a victory that belongs to all.
teach-rule = Rule { $id }
teach-to-replays = To the replays
teach-not = What the game does not replace
teach-not-text = Battle of Golems teaches how to think, but nothing here is built by hand. Keep a construction kit close by, to build real robots, and a computer, to write real programs. The game gets children ready for both and shows them where to begin.

teach-levels = Which level to choose
teach-levels-lead = The age is only a hint. Move on when a child can explain why things went the way they did.
teach-level = Level
teach-age = Age
teach-about = What it is about
teach-modes = Games by the rules of earlier editions
teach-edition = edition { $edition }
teach-years = { $ages } years
teach-years-from = { $ages } years and up

teach-tips = The first games
teach-tip-body = Walk a program with your own feet. One reads the cards aloud, the other steps from tile to tile. Left and right are always the robot’s.
teach-tip-ask = Do not suggest a move, ask: “Which way does it look? Where will it be after this card?”
teach-tip-ghost = At the youngest levels a see-through golem shows where the robot would end up if nobody interfered. Once a child guesses right without it, switch this help off in the settings.
teach-tip-why = Every event has a “Why?” button. Press it together: it shows one short rule with a picture.
teach-tip-lose = Lost? Now comes the best part. Open the replay and find the row after which everything went another way.
teach-tip-read = Reading is not needed: the cards have pictures, and a grown-up can read a rule aloud.
teach-tip-swap = Swap roles and let the child explain the game to you. There is no better test.

teach-class = In class
teach-class-devices = Several devices
teach-class-devices-text = One of each group makes a room, the others join with its code of five letters or the QR code. Everybody programs at once, nobody waits for a turn. If a device falls asleep or the network drops, the game waits and loses nothing.
teach-class-projector = A projector
teach-class-projector-text = Open a room on the big screen as a spectator. Pause before a row, ask the class “What will happen now?”, and only then watch.
teach-class-tablet = One tablet
teach-class-tablet-text = Two to four children share it. It goes round, and a curtain hides the cards of the others; at the first level the cards lie open, and you can help. They can also stand together against ParoBots: then the whole team discusses the program.

teach-lesson = A lesson of forty minutes
teach-lesson-minutes = { $minutes } min
teach-lesson-1 = Together at the projector: what the cards do, and one program walked on foot.
teach-lesson-2 = In pairs on one device: a battle with a ParoBot at the first level.
teach-lesson-3 = In groups of two to four: against each other.
teach-lesson-4 = One battle on the projector, step by step: first a guess, then the film.
teach-lesson-5 = Questions in a circle.
teach-questions = Questions after a game
teach-question-1 = Which row did something you did not expect? Why?
teach-question-2 = What was your robot unable to see?
teach-question-3 = Where did two want the same thing? What came of it?
teach-question-4 = If you could change one single card, which one?

teach-run = Run it in your classroom network
teach-run-lead = You need one computer with Python 3.11 or newer and make. The Internet is needed for the installation only.
teach-run-1 = Open a terminal in the folder of the game and type (the first time it also installs itself):
teach-run-2 = The game says its address for other devices, such as http://192.168.1.20:8000. Write it on the board: the children open it in a browser.
teach-run-3 = Ctrl+C stops the game. Battles go on when you start it again.
teach-run-more = More about it, and what to do when something does not work, is in the file docs/classroom.md beside the game.

teach-safe = Safe for children
teach-safe-text = There are no accounts, no advertisements and no chat, only six cheerful reactions. Any nickname will do for a name. Everything stays on your computer, and is deleted by itself after 90 days without play; lessons are deleted after a day.
teach-book = Open the rulebook
teach-plans = Eight lesson plans
teach-sheets = Print the board game

plans-title = Lesson plans
plans-wait = The plans are coming…
plans-in-english = Nobody has written this in your language yet, so it is in English.
plans-failed = The plans did not come
plans-all = All eight lessons
plans-before = Before: { $title }
plans-next = Next: { $title }
plans-print = Print this page
plans-print-all = All plans as one PDF, a leaf for each lesson:
plans-print-here = print them here


## Printing: what, on which paper, how it looks.

sheets-title = Print the game
sheets-lead = Everything for the table: print it, cut it out and play. Have a look at the sheets first.
sheets-what = What shall we print?
sheets-what-box = Whole box
sheets-what-pack = Pack for an age
sheets-what-cards = Cards
sheets-what-arena = Arena
sheets-what-scenario = Scenario
sheets-what-puzzles = Puzzles
sheets-what-lessons = Lesson plans
sheets-which = Which one?
sheets-sides = How many sides of the paper?
sheets-sides-of =
    { $sides ->
        [two] Two: cards have backs
        [one] One
       *[other] { -unlisted }
    }
sheets-players = How many players?
sheets-paper = Paper
sheets-paper-of =
    { $paper ->
        [letter] Letter
        [a4] A4
       *[other] { -unlisted }
    }
sheets-language = Language of the sheets
sheets-wait = Drawing the sheets…
sheets-failed = The sheets did not come
sheets-pages =
    { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
sheets-page = Page { $page } of { $pages }
sheets-get = Get the PDF
sheets-scale = Print at 100 %; if there are two sides, flip on the long edge.
sheets-unready = This server cannot make PDFs yet. Whoever runs it can add printing:
sheets-browser = Print the picture
sheets-browser-plans = Open the plans and print the page


## Puzzles: the railway of chapters, and one puzzle on the screen.

course-title = Puzzles
course-wait = The train is coming…
course-failed = The puzzles did not come
course-next = Go on here
course-improve = There are stars to win yet
course-daily = Puzzle of the day
course-chapters = Chapters
course-chapter = Chapter { $number }:
course-ages = age { $ages }
course-won = { $won } of { $most } stars
course-stars =
    { $stars ->
        [one] { $stars } star of { $most }
       *[other] { $stars } stars of { $most }
    }
course-station = { $number }. { $title }: { $kind }, { $stars } of { $most } stars
course-station-next = Next: { $number }. { $title }: { $kind }, { $stars } of { $most } stars
course-own = Make a puzzle of your own
course-keeping = For grown-ups
course-keeping-how = Stars are kept in this browser only. Save them as a file to take them to another device.
course-save = Save the stars
course-load = Add stars from a file
course-open = Open a puzzle from a file
course-added =
    { $puzzles ->
        [0] There are no stars in this file yet.
        [one] Stars of { $puzzles } puzzle added.
       *[other] Stars of { $puzzles } puzzles added.
    }
course-no-file = This file could not be read.
course-no-progress = There are no stars in this file. Choose one that was saved here.
course-no-puzzle = There is no puzzle in this file.

solve-task = What to do
solve-kind-write = Write a program
solve-kind-fewest = As few cards as possible
solve-kind-bug = Find the mistake
solve-kind-predict = Guess where the golem will be
solve-three-stars =
    { $cards ->
        [one] with one card
       *[other] with { $cards } cards
    }
solve-others = What the others will do
solve-rounds = Rounds
solve-round = Round { $round }
solve-round-span = Rounds { $first }–{ $last }
solve-go = Go!
solve-next-round = To the next round
solve-stop = Back to the program
solve-reset = Everything is as it was at the start.
solve-hint = Hint
solve-hint-more = One more
solve-hint-before = The hint before
solve-hint-close = Close the hint
solve-hint-number = { $number } of { $count }

solve-find = Which card is wrong? Tap it.
solve-instead = Instead of it
solve-card-take = Lay { $card }
solve-card-keep = Leave { $card }
solve-card-laid = Laid: { $card }
solve-card-changed = { $place }: { $card }, changed
solve-mended = One card is changed. Try it!

solve-whose = Whose ghost
solve-place = Tap the cell where the golem will be.
solve-placed = { $robot } will be on { $cell }.
solve-placed-facing = { $robot } will be on { $cell } and look { $side }.
solve-turn-left = Turn the ghost left
solve-turn-right = Turn the ghost right
solve-watch = Let it run!

solve-outcome = How it went
solve-solved = Solved!
solve-solved-best = Solved, and how!
solve-fewer =
    { $cards ->
        [one] It can be done with one card.
       *[other] It can be done with { $cards } cards.
    }
solve-not-yet = Not yet
solve-again = Once more
solve-try-again = Try again
solve-next = Next puzzle
solve-to-course = All puzzles
solve-share = Share the puzzle
solve-failed = The puzzle did not open
solve-broken-link = The link is not whole. Ask for it once more.


## Editor

editor-workshop = Workshop
editor-puzzle = Puzzle
editor-arena = Arena
editor-scenario = Scenario
editor-failed = This cannot be opened
editor-wait = One moment…

editor-what = What shall we make?
editor-continue = Go on
editor-new-puzzle = A new puzzle
editor-new-puzzle-idea = A field, a golem, a goal: who can program it?
editor-new-arena = A new arena
editor-new-arena-idea = A field for battles of two, three or four golems
editor-new-scenario = A new scenario
editor-new-scenario-idea = Every golem has something else to do
editor-open = Open a file
editor-open-idea = What you saved here, or a level of the author’s editor
editor-no-document = There is no puzzle, no arena and no level in this file.
editor-no-file = This file cannot be read.
editor-examples = Or begin with one that is there
editor-examples-of = Examples
editor-examples-puzzle = Puzzles
editor-examples-arena = Arenas
editor-examples-scenario = Scenarios

editor-undo = Undo
editor-redo = Redo
editor-new = New, open, examples
editor-save = Save as a file
editor-share = Share the link
editor-play = Play!
editor-solution = A shortest solution
editor-empty = The table is empty. Lay a piece of the field.
editor-parts = What you work on
editor-part-things = Things
editor-part-field = Field
editor-part-puzzle = Task
editor-part-arena = Battle
editor-part-scenario = Goals

editor-board = The field
editor-keys = Arrow keys walk over the field. Enter lays what you hold, R turns, Delete takes away, M moves.
editor-looked = On this cell
editor-nothing-here = Nothing is here. Take something from below, then tap the field.
editor-turn = Turn
editor-flip = Summer or winter
editor-raise = One higher
editor-move = Move
editor-moving = Tap the cell where it shall go.
editor-remove = Take away
editor-contents = In the barrel
editor-barrel-number = Barrel { $number } from below

editor-tools-hand = Take hold
editor-tools-things = Lay
editor-tools-golems = Golems
editor-tools-starts = Places to start
editor-tools-goals = Goals
editor-hand = Hand
editor-erase = Take away
editor-barrel = Barrel
editor-stream = Stream
editor-hint-stream = Tap the land where the stream begins, then the water cell by cell, then the land where it ends.
editor-hint-hand = Tap a thing on the field to turn it or change it. Drag it to move it.
editor-hint-erase = Tap what is to go.
editor-hint-token = Tap cells of the field. Another tap turns a line, or takes the thing away.
editor-hint-terrain = Tap cells of the field to change what is printed there.
editor-hint-barrel = Tap a cell of the field. Every further tap makes the column higher. With the hand you look inside.
editor-hint-robot = Tap its place. Another tap turns it. With the hand you change it.
editor-hint-parobot = Tap its place. Another tap turns it. With the hand you change it.
editor-hint-goal = Tap the cell that the goal is about. Another tap takes it away.
editor-remarks =
    { $count ->
        [one] One remark
       *[other] { $count } remarks
    }
editor-parobot = ParoBot

editor-pieces = Pieces of the field
editor-piece = Piece { $number }: { $wide } by { $high }
editor-pieces-idea = Tap a piece of the field to turn it, flip it or take it away. Drag it to move it.
editor-piece-taken = The piece you have taken
editor-piece-add = Pieces of the box
editor-piece-own = A field of your own
editor-piece-lay = Lay { $wide } × { $high }
editor-wide = Columns
editor-high = Rows
editor-up = Up
editor-down = Down
editor-left = To the left
editor-right = To the right

editor-less = Less: { $name }
editor-more = More: { $name }
editor-mine = The player programs it
editor-build = What it is made of
editor-build-simple = A simple golem
editor-build-parts = Parts
editor-damage = Damage
editor-damaged = damaged
editor-lives = Lives
editor-carries = Carries a barrel
editor-card = Card
editor-dice = What its dice show
editor-dice-any = Anything: the program must always succeed
editor-dice-fixed = This
editor-die = Die { $number }
editor-does = What { $robot } does
editor-does-round = What { $robot } does in round { $round }
editor-stands-still = Nothing yet. Tap the cards.
editor-last-row = Take the last row back

editor-title = Title
editor-story = Story
editor-language = In another language: { $language }
editor-kind = What the player does
editor-goals = Goals
editor-no-goals = No goal yet. Take a flag among the things and tap a cell, or choose here:
editor-goal-remove = Take the goal away: { $goal }
editor-goal-of = Whose goal it is
editor-goal-mine = The player’s golem
editor-goal-facing = Looks
editor-goal-anywhere = anywhere
editor-goal-target = What is destroyed
editor-goal-barrels = barrels
editor-goal-count = How many
editor-goal-part = What is mended
editor-goal-everything = everything
editor-cards = Cards in the hand
editor-rows = Rows of the program
editor-rounds = Rounds
editor-given = The program that is given
editor-given-round = The program of round { $round }
editor-further = Limits, events, edition…
editor-limit-cards = Cards at most
editor-limit-damage = No damage may be taken
editor-limit-all = All cards must be used
editor-limit-use = Must be used: { $card }
editor-asks-facing = Ask where the golem will look, too
editor-event = Event card
editor-event-round = Event card of round { $round }
editor-concepts = What it teaches
editor-edition = Edition of the rules

editor-robots = Golems that start
editor-robots-count = { $count }
editor-robots-idea = Every number of golems has places of its own. Take a golem among the things and tap its place.
editor-games = Games it is offered for
editor-measure = How fair is it?
editor-measure-idea = Equal bots fight a hundred battles for each number of players.
editor-energy = Cycles until the energy is spent

editor-status = What is to be said of it
editor-proving = Looking for a solution…
editor-measuring = Bots are fighting…
editor-sound = All right so far.
editor-where = Show where
editor-why = Why? Rule { $rule }

## Lessons: the teacher's page, the child's, and the screen for all.

lesson-title = A lesson
lesson-open = Open a lesson
lesson-open-lead = Children join with a code, by a first name or an animal. Nobody needs an account, and a day later everything is gone.
lesson-open-how-1 = Open the lesson; the code and a picture to scan appear.
lesson-open-how-2 = Show the screen for all on the projector. There are no names on it.
lesson-open-how-3 = Choose what the class does: pairs, a chapter, one position for all, or a prediction.
lesson-open-how-4 = At the end keep the results as a file, or delete everything with one button.
lesson-mine = Go on with lesson { $code }
lesson-gone = This lesson is not there any more
lesson-gone-why = It was deleted, or a day has passed. Nothing of it is kept.
lesson-not-teacher = This browser does not lead lesson { $code }
lesson-not-teacher-why = A lesson is led from the browser in which it was opened. The screen for all can be shown anywhere.
lesson-code = Code of the lesson
lesson-to-screen = Screen for all
lesson-join-address = Children open
lesson-children =
    { $count ->
        [0] Nobody is here yet
        [one] { $count } child
       *[other] { $count } children
    }
lesson-level-of = Level of { $name }
lesson-levels-all = Level of everybody
lesson-level-1 = 1 (ages 6–7)
lesson-level-2 = 2 (ages 8–9)
lesson-level-3 = 3 (ages 10–11)
lesson-level-4 = 4 (ages 12+)
lesson-state-waiting = waits
lesson-state-working = is busy
lesson-state-stuck = is stuck
lesson-state-done = is done
lesson-count-waiting = { $count } waiting
lesson-count-working = { $count } busy
lesson-count-stuck = { $count } stuck
lesson-count-done = { $count } done
lesson-tries =
    { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
lesson-solved = { $count } solved
lesson-hinted =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
lesson-send-hint-to = Send a hint to { $name }
lesson-send-hint-all = A hint to all who are not done
lesson-send-away-of = Send { $name } away
lesson-hint-sent = The hint is on its way
lesson-pause = Eyes on me
lesson-resume = Go on
lesson-paused = Eyes on the teacher
lesson-paused-child = Look up: your teacher wants to say something
lesson-move = Finish this activity
lesson-reveal-position = Show the class what came out
lesson-reveal-predict = Let it run
lesson-end = End the lesson
lesson-ended = The lesson is over
lesson-handed-in = { $count } of { $of } have handed in
lesson-what-now = What does the class do next?
lesson-doing = The class now
lesson-kind-pairs = Pairs
lesson-kind-pairs-idea = Everybody plays; the odd one plays a bot of the same level.
lesson-kind-chapter = A chapter of puzzles
lesson-kind-chapter-idea = Everybody at their own pace; you choose which puzzles are open.
lesson-kind-position = One position for all
lesson-kind-position-idea = All program the same golem; then you look together at what came out.
lesson-kind-predict = Predict, then run
lesson-kind-predict-idea = All put a ghost where the golem will be; then it runs.
lesson-which-chapter = Which chapter?
lesson-which-puzzle = Which puzzle?
lesson-open-puzzles = Open puzzles
lesson-open-all = All open
lesson-lock-all = All locked
lesson-begin = Begin
lesson-begin-pairs = Make pairs and begin
lesson-table = Table { $number }
lesson-table-over = played
lesson-table-runs = playing
lesson-against-bot = against a bot
lesson-plays-with = You play with { $name }
lesson-plays-bot = You play against a bot
lesson-game-level = Game of level { $level }
lesson-handicap-for =
    { $damage ->
        [one] Handicap: at the end one damage of { $name } does not count
       *[other] Handicap: at the end { $damage } damage of { $name } do not count
    }
lesson-handicap-mine =
    { $damage ->
        [one] A head start for you: at the end one damage does not count
       *[other] A head start for you: at the end { $damage } damage do not count
    }
lesson-handicap-other =
    { $damage ->
        [one] A head start for { $name }: at the end one damage does not count
       *[other] A head start for { $name }: at the end { $damage } damage do not count
    }
lesson-won = With the head start you have won!
lesson-lost = With the head start { $name } has won.
lesson-drawn = With the head start it is a draw.
lesson-keep = Keep and delete
lesson-keep-how = Names, attempts and the battles of pairs are deleted a day after the last thing that happens here, or when the game runs the next time. Until then you can keep them as a file, or delete everything at once.
lesson-save-json = Save everything (JSON)
lesson-save-csv = Save the attempts as a table (CSV)
lesson-delete = Delete the lesson
lesson-delete-sure = Delete all names, attempts and battles of this lesson now? This cannot be undone.
lesson-delete-yes = Delete everything
lesson-delete-no = Keep it
lesson-deleted = Deleted. Nothing is left of the lesson.
lesson-end-sure = End the lesson for everybody?
lesson-report = After the lesson
lesson-report-so-far = So far
lesson-report-well = What went well
lesson-report-nothing = Nothing was tried yet.
lesson-report-puzzle = { $title }: { $solved } of { $tried } solved it, { $first } with the first try
lesson-report-tables = { $played } of { $tables } tables have played to the end
lesson-report-activity = { $number }. { $kind }
lesson-misconceptions = Misconceptions that showed
lesson-misconceptions-how = Counted by fixed rules from the attempts, never guessed: the attempt failed, and it would have worked if the world were as the child seems to think.
lesson-misconceptions-none = None that the rules can see.
lesson-shown-by =
    { $count ->
        [one] { $count } child
       *[other] { $count } children
    }
lesson-example = For example in “{ $title }”: { $program }
lesson-example-ghost = For example in “{ $title }”: ghost on { $place }
lesson-misconception-south = Left and right swapped when facing south
lesson-misconception-south-ask = Ask: stand in the golem’s place and turn. Which hand points where it should go?
lesson-misconception-at_once = Forgets that all act at once
lesson-misconception-at_once-ask = Ask: where is the other golem in this row? Put a finger on each and move both.
lesson-misconception-off_by_one = One step too many or too few
lesson-misconception-off_by_one-ask = Ask: do we count cells or steps? Walk it and count aloud.
lesson-misconception-condition = Reads the Condition after moving
lesson-misconception-condition-ask = Ask: what does the golem see before anything moves in this row?
lesson-join-title = Come into the lesson
lesson-join-name = My name is
lesson-join-or = or be an animal
lesson-join-go = Come in
lesson-join-as = Come in as { $animal }
lesson-join-no-account = Only a first name. It is forgotten after the lesson.
lesson-wait = Wait a moment: your teacher will begin soon.
lesson-wait-pairs = The others are playing in pairs. You will play next time.
lesson-over-child = The lesson is over. Well done!
lesson-over-practise = Go on with puzzles
lesson-open-now = Open puzzles
lesson-chapter-done = You have solved everything that is open. Great!
lesson-back-to-list = All puzzles
lesson-hand-in = Hand in
lesson-handed-in-child = Handed in! Soon everybody looks together.
lesson-change-it = Change it
lesson-not-handed-in = You have not handed anything in. Watch the screen.
lesson-your-golem = This is how your golem ran
lesson-right = Right!
lesson-wrong = Not quite
lesson-screen-title = Screen for all
lesson-screen-join = Join with this code
lesson-screen-wait = Soon it begins
lesson-screen-bars = What the class has laid
lesson-screen-ghosts = Where the ghosts stand
lesson-screen-best = The best
lesson-screen-mistake = The most frequent mistake
lesson-screen-nothing = Nobody has handed anything in.
lesson-screen-tables = Who plays whom
lesson-screen-times = { $count } ×
lesson-screen-empty = an empty program
lesson-screen-off = off the field

lesson-animal-bear = bear
lesson-animal-cat = cat
lesson-animal-chick = chick
lesson-animal-cow = cow
lesson-animal-dog = dog
lesson-animal-elephant = elephant
lesson-animal-fox = fox
lesson-animal-frog = frog
lesson-animal-giraffe = giraffe
lesson-animal-hare = hare
lesson-animal-hedgehog = hedgehog
lesson-animal-koala = koala
lesson-animal-lion = lion
lesson-animal-monkey = monkey
lesson-animal-mouse = mouse
lesson-animal-owl = owl
lesson-animal-panda = panda
lesson-animal-penguin = penguin
lesson-animal-pig = pig
lesson-animal-raccoon = raccoon
lesson-animal-sheep = sheep
lesson-animal-squirrel = squirrel
lesson-animal-tiger = tiger
lesson-animal-wolf = wolf


## Tournaments: planning one, and the pages of its organiser, its players and the big screen.

cup-title = Tournament
cup-new = A new tournament
cup-new-idea = The King's tournament in your club or class. Everybody plays on a device of their own, joins with a code and a name, and is shown the next table. You press one button for each round.
cup-mine = Tournament { $code }
cup-have-code = Have you got a code?
cup-gone = There is no such tournament
cup-gone-why = Nothing is kept under the code { $code } any more.

cup-format = Kind of tournament
cup-format-swiss = Swiss
cup-format-swiss-idea = Everybody plays every round, always against somebody about as strong. Good for any number.
cup-format-round_robin = Round robin
cup-format-round_robin-idea = Everybody meets everybody. For few players, or a whole day.
cup-format-elimination = Knockout
cup-format-elimination-idea = Who loses is out, until the final.
cup-format-groups = Groups and a final
cup-format-groups-idea = First everybody in the group, then the best of each play on.
cup-format-scenario = Three or four at a table
cup-format-scenario-idea = Many robots on one field. Several battles with changing seats, and points by place.
cup-rounds = Rounds
cup-rounds-usual = as many as it takes
cup-seats = Players at a table
cup-groups = Groups
cup-game = Game
cup-arenas = Fields
cup-arenas-idea = In each round everybody plays on the same one. Then comes the next, and after the last the first again.
cup-more = And also
cup-name = Name of the tournament
cup-name-hint = Club evening
cup-clock = Time for a program
cup-clock-time =
    { $seconds ->
        [0] no clock
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
cup-tie-breaks = When points are equal
cup-tie-breaks-idea = These are asked one after the other. Whoever is still equal shares the place.
cup-tie-head_to_head = their own matches
cup-tie-damage =
    { $counts ->
        [lives] fewer lives lost
        [parts] fewer damaged parts
       *[other] { -unlisted }
    }
cup-tie-destroyed = more robots destroyed
cup-tie-buchholz = stronger opponents (Buchholz)
cup-tie-deciding = a deciding match for the first place
cup-tie-lot = the lot
cup-tie-up = Ask earlier: { $name }
cup-tie-out = Leave out: { $name }
cup-open = Open the tournament
cup-open-idea = Then you get a code for the players. Nothing starts yet.

cup-code = Tournament code
cup-qr = QR code: point a phone's camera at it, and this tournament opens
cup-share-text = Come to our tournament of golems! Code: { $code }
cup-not-lead = This page belongs to the organiser
cup-to-players = To the players' page
cup-to-lead = To the organiser's page
cup-to-screen = Big screen
cup-state-joining =
    { $players ->
        [0] Waiting for players
        [one] One player is here
       *[other] { $players } players are here
    }
cup-state-between =
    { $rounds ->
        [one] One round is played
       *[other] { $rounds } rounds are played
    }
cup-state-playing = The tournament is on
cup-state-over = The tournament is over
cup-round =
    { $stage ->
        [deciding] Round { $round }: deciding matches
        [round] Round { $round }
        [bracket] Round { $round }
       *[other] { -unlisted }
    }
cup-start = Start the first round
cup-start-idea = When all are here, start. Whoever comes later can still join.
cup-next = Start the next round
cup-next-idea = All results are here. Shall we go on?
cup-over-idea = All rounds are played. Time for the prizes!
cup-wait-tables =
    { $count ->
        [one] One table is still playing.
       *[other] { $count } tables are still playing.
    }
cup-unpair = Take this round back
cup-unpair-text = The tables of this round disappear, and you can pair anew. It is possible until the first result.
cup-reason = Reason
cup-reason-hint = It is kept with the tournament
cup-do-it = Do it
cup-write = Write it down

cup-entrants = Players: { $count }
cup-nobody = Nobody is here yet. Show the players the code.
cup-left = has left
cup-bot = computer
cup-late = came late
cup-withdraw = Leaves the tournament
cup-return = Plays again
cup-comeback = New link
cup-comeback-text = Open this link on the player's device. The old one stops working.
cup-copy = Copy
cup-add-bot = Add a computer player
cup-add = Add
cup-plays-like = Plays like

cup-table = Table { $number }
cup-table-waiting = begins when the match before it is over
cup-table-playing = playing
cup-board = Table { $number }: { $names }
cup-won = Won by { $players }
cup-won-together = Won together: { $players }
cup-draw = A draw
cup-walkover = { $player } wins without a match
cup-nobody-came = Nobody came
cup-absent = did not come
cup-byes = No opponent in this round: { $players }
cup-visit = Look in
cup-report = Result
cup-report-title = Table { $number }: write the result
cup-correct = Correct
cup-correct-title = Table { $number }: correct the result
cup-nth = place { $place }
cup-equal = Equal places are a draw.
cup-replay = Play again
cup-replay-title = Table { $number }: play again
cup-replay-text = The result counts no more, and the players get a new table.
cup-earlier = Earlier rounds
cup-changes = What was changed
cup-change =
    { $type ->
        [corrected] A result was corrected: { $reason }
        [replayed] A match was played again: { $reason }
        [unpaired] A round was taken back: { $reason }
       *[other] { -unlisted }
    }

cup-standings = Standings
cup-group = Group { $group }
cup-place = Place
cup-player = Player
cup-points = Points
cup-decided-by = Decided by
cup-you = you
cup-figure = { NUMBER($figure, maximumFractionDigits: 2) }
cup-decided =
    { $by ->
        [points] points
        [head_to_head] own matches
        [damage]
            { $counts ->
                [lives] lives lost
                [parts] damage
               *[other] { -unlisted }
            }
        [destroyed] destroyed
        [buchholz] Buchholz
        [deciding] deciding match
        [lot] lot
        [bracket] bracket
        [group] place in the group
       *[other] { -unlisted }
    } { $figure } : { $other }
cup-shared = shared
cup-bracket = Bracket
cup-level =
    { $slots ->
        [1] Final
        [2] Semi-finals
        [4] Quarter-finals
       *[other] Last { $slots } pairs
    }
cup-third = for third place
cup-on-without = goes on without a match

cup-take-home = To take home
cup-sheet = Sheet to print (PDF)
cup-standings-csv = Standings (CSV)
cup-matches-csv = Matches (CSV)
cup-json = Everything (JSON)
cup-delete = Delete the tournament
cup-delete-text = Names, results and tables are gone for everybody, for good.
cup-delete-yes = Yes, delete it
cup-delete-no = No, keep it

cup-join-title = Take part!
cup-join = I am in
cup-join-idea = Any nickname will do.
cup-your-table =
    { $count ->
        [one] Your opponent: { $players }
       *[other] Your opponents: { $players }
    }
cup-sit = To your table
cup-you-wait = You are in! We start soon.
cup-you-bye = You have no opponent in this round. Have a rest: it counts as a win.
cup-you-ready =
    { $count ->
        [one] Done! One table is still playing.
       *[other] Done! { $count } tables are still playing.
    }
cup-you-between = The next round begins soon.
cup-you-over =
    { $place ->
        [1] You have won the tournament!
       *[other] The tournament is over. Your place: { $place }
    }
cup-you-left = You have left the tournament.
cup-you-place = Your place now: { $place } of { $players }
cup-go = I have to go
cup-go-sure = If you leave, you lose the match you are in, and get no more tables. You can come back later.
cup-go-yes = Yes, I leave
cup-go-no = No, I stay
cup-come-back = I am back
cup-table-over = This match is over for the tournament.
cup-to-tournament = To the tournament
cup-screen-how = Point your camera at the square, or type the code.


## The page that needs no server: how far its engine is, what it keeps, and what only a server can do.

alone-loading = Waking the golems: { $percent } %
alone-failed = The golems did not wake up. Check the network and try again.
alone-unkept = This browser keeps nothing: when you close the page, the battle is gone. You can play on.
alone-update = A new version is here.
alone-update-now = Take it
alone-thinking = The bot is thinking…
alone-elsewhere = The game is open in another tab
alone-elsewhere-idea = Only one tab can play at a time, so that nothing gets lost.
alone-here = Play here
alone-needs-server = For several devices: one computer with Python runs “golems play”, everybody opens its address.
alone-bots = On this page it is weaker than in the installed game.
alone-save = Save everything to a file
alone-open = Open a saved file
alone-kept-title = What this device keeps
alone-kept-idea = Battles and puzzles stay in this browser. A file takes them to another device.
alone-open-sure = Everything on this device will be replaced by the file. Go on?
alone-open-wrong = This is not a file that was saved here.


### What only the server and the commands say: the page never fetches it.

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


## The games: a name and an idea in one line.

game-L1 = First Steps
game-L1-idea = Summer, a couple of walls, robots that never get weaker. For the youngest.

game-L2 = Barrels and Water
game-L2-idea = Robots of three parts, barrels with surprises, and water to keep out of.

game-L3 = Many Islands
game-L3-idea = Several fields joined by portals, and ParoBots that join the battle.

game-L4 = Great Tournament
game-L4-idea = Everything: winter and summer, ice, towers of barrels and rails.

game-beginners = Game for Beginners
game-beginners-idea = Two golems, a small empty field, programs face up. To learn the game.

game-standard = Standard Game
game-standard-idea =
    { $energy ->
        [0] Two golems with three lives each, and a bonus die. A program may be short.
       *[other] Three lives, ten units of energy, and a bonus die every round.
    }

game-autonomous = Autonomous Golems
game-autonomous-idea = Golems that fight by themselves: one program for the whole battle runs again and again.

game-bring_barrel = Bring the Barrel!
game-bring_barrel-idea = Grab a barrel in the middle and carry it home before the others do.

game-scenario = Scenarios
game-scenario-idea = A story with a goal of its own for each golem: a race, a hunt, a siege.


## Scenarios: their names, and what it is about in one line.

scenario-kings-road = The King's Road
scenario-kings-road-idea = A race up the road: be the first to stand at your gate.
scenario-royal-hill = The Royal Hill
scenario-royal-hill-idea = Stand on the hill at the end of two rounds in a row, and do not let the other one do it.
scenario-firewood = Firewood
scenario-firewood-idea = Take two barrels of firewood home before the other one does.
scenario-night-watch = The Night Watch
scenario-night-watch-idea = One golem hides for six rounds, the other one seeks it.
scenario-iron-dragon = The Iron Dragon
scenario-iron-dragon-idea = Two golems hunt a dragon with five lives; it only has to last for eight rounds.
scenario-two-banks = Two Banks
scenario-two-banks-idea = Cross the river on its stream: that costs a life, but it is the only way.
scenario-cooperage = The Cooper's Yard
scenario-cooperage-idea = Be the first to smash three barrels.
scenario-lone-porter = The Lone Porter
scenario-lone-porter-idea = Alone: carry both barrels to the corner before the energy is spent.
scenario-old-ford = The Old Ford
scenario-old-ford-idea = Change corners: whoever stands in the other's corner first wins. Don't step into the water.
scenario-market-square = The Market Square
scenario-market-square-idea = Stand in the middle of the square at the end of two rounds in a row.
scenario-last-barrel = The Last Barrel
scenario-last-barrel-idea = One barrel for two: take it and carry it home.


## The arenas of the King's tournament: a name and an idea in one line. Then the warnings about an arena.

arena-parade-ground = Parade Ground
arena-parade-ground-idea = Nothing in the way: learn to march, turn and strike.

arena-two-towers = Two Towers
arena-two-towers-idea = Two towers in the middle: go round them, or lie in wait behind one.

arena-old-mill = The Old Mill
arena-old-mill-idea = Four sails of stone: the way in is straight ahead, the way round is long.

arena-carousel = The Carousel
arena-carousel-idea = All run round the castle the same way: who catches whom?

arena-stone-bridge = The Stone Bridge
arena-stone-bridge-idea = One bridge, two cells wide, and everybody wants across.

arena-four-towers = Four Towers
arena-four-towers-idea = Towers in the corners: nowhere to hide, much room to dance.

arena-zigzag = Zigzag
arena-zigzag-idea = Mind the boulder beside you: it guards your flank and blocks your way.

arena-high-street = High Street
arena-high-street-idea = Face to face along the street, or round through the back lane.

arena-watch-houses = Two Watch-houses
arena-watch-houses-idea = A wall guards one side of you. Watch the other one yourself.

arena-village-pond = The Village Pond
arena-village-pond-idea = A dip costs a part, but you climb out on any bank you like.

arena-powder-store = The Powder Store
arena-powder-store-idea = Four barrels in the middle. One of them may go off…

arena-river-bridge = The Bridge over the River
arena-river-bridge-idea = Barrels block the bridge: push them, smash them, or swim.

arena-water-mill = The Water Mill
arena-water-mill-idea = Water at everyone's elbow: one careless step to the side, and splash!

arena-dam = The Dam
arena-dam-idea = Two dry steps lead across the river, and a barrel stands on each.

arena-sawmill = The Sawmill
arena-sawmill-idea = A barrel right before you: is it a shield, a ram or a surprise?

arena-stepping-stones = Stepping Stones
arena-stepping-stones-idea = Cross the river dry on floating barrels, until somebody sinks them.

arena-harbour = The Harbour
arena-harbour-idea = Push the cargo into the water and you have a bridge.

arena-moats = The Moats
arena-moats-idea = You can walk round each moat, but only at one end.

arena-islet = The Islet
arena-islet-idea = Two rocks and two barrels in the middle: move a barrel and the way is open.

arena-reef = The Reef
arena-reef-idea = A barrel before you and a rock behind it: no room to push, but you can smash it.

arena-weir = The Weir
arena-weir-idea = A barrel in each gap. Push it into the water and walk on over it.

arena-allotments = The Allotments
arena-allotments-idea = A fence gives cover, a puddle gets you wet, and a barrel comes in handy.

arena-wet-crossroads = Wet Crossroads
arena-wet-crossroads-idea = Water and stone lie crosswise: no way straight on, and a barrel in the way round.

arena-quay = The Quay
arena-quay-idea = Four barrels next to the water: will they blow up or float away?

arena-three-islands = Three Islands
arena-three-islands-idea = One step, and the portal carries you to the island in the middle.

arena-two-ferries = Two Ferries
arena-two-ferries-idea = Two narrow banks, two ferries: guard one, and they come by the other.

arena-royal-box = The Royal Box
arena-royal-box-idea = Fight below, or slip upstairs through the portals and come back from behind.

arena-leapfrog = Leapfrog
arena-leapfrog-idea = Four portals side by side: step in here, jump out behind your rival.

arena-canal = The Canal
arena-canal-idea = Two locks lead to the quay, where the barrels wait.

arena-three-courts = Three Courtyards
arena-three-courts-idea = From the upper court and the lower one, all gates lead to the middle.

arena-treasury = The Treasury
arena-treasury-idea = The barrels are in the side rooms. Is there a toolbox among them?

arena-lagoon = The Lagoon
arena-lagoon-idea = Water everywhere, and two barrels afloat for those who dare.

arena-secret-door = The Back Door
arena-secret-door-idea = The portal in the corner leads to the corner opposite, behind everybody’s back.

arena-river-station = River Station
arena-river-station-idea = Two doors lead to the other bank, and there is a crowd at both.

arena-misty-isles = Misty Isles
arena-misty-isles-idea = It is one step to the middle island, and no road on it is straight.

arena-twin-docks = Twin Docks
arena-twin-docks-idea = One portal for two docks: whoever guards it is the master.

arena-hanging-gardens = Hanging Gardens
arena-hanging-gardens-idea = Three terraces, and from the outer ones the only way is through the middle.

arena-four-doors = Four Doors
arena-four-doors-idea = The doors are near and lead far: count your steps before you go in.

arena-whirlpool = The Whirlpool
arena-whirlpool-idea = Water and rocks in the middle of the island, and portals that land you at its edge.

arena-frozen-lake = The Frozen Lake
arena-frozen-lake-idea = The ice holds today. Do not stand on it for long.

arena-snow-fort = The Snow Fort
arena-snow-fort-idea = Slide on the ice, dig through the drifts, topple the barrel towers.

arena-toy-railway = The Toy Railway
arena-toy-railway-idea = Step onto the ring and ride, until a shot breaks the track.

arena-railway = The Iron Road
arena-railway-idea = Rails catch whoever crosses them: choose which way to look.

arena-winter-wings = Winter Wings
arena-winter-wings-idea = Snow on both wings, summer in the middle, and one straight line between you.

arena-ice-mill = The Ice Mill
arena-ice-mill-idea = Ice, rails and towers: every road leads over something that gives way.

arena-ice-towers = Towers on the Ice
arena-ice-towers-idea = Two barrel towers on thin ice: one blow, and down they go.

arena-northern-pass = The Northern Pass
arena-northern-pass-idea = Two frozen ledges and two gates: hold yours or storm theirs.

arena-blizzard = Blizzard
arena-blizzard-idea = Snow below, ice above, and a shelter with two doors.

arena-small-yard = The Small Yard
arena-small-yard-idea = An empty yard: nothing but golems and their programs.

arena-great-yard = The Great Yard
arena-great-yard-idea = Room to manoeuvre: who gets the first blow in?

arena-two-stones = Two Boulders
arena-two-stones-idea = Two boulders in the middle make every meeting a surprise.

arena-wood-store = The Wood Store
arena-wood-store-idea = Four barrels in the middle: break through, or carry one off.

arena-duck-pond = The Duck Pond
arena-duck-pond-idea = Golems cannot swim: go round the pond, or break through the barrels.

arena-ruins = The Ruins
arena-ruins-idea = Old walls hide the barrels in the middle, and whoever waits there.

arena-rapids = The Rapids
arena-rapids-idea = The streams carry you far in one step, at the price of a life.

arena-tug-of-war = Tug of War
arena-tug-of-war-idea = A barrel each, and four steps home. Now get past the other one!

arena-kings-cup = The King's Cup
arena-kings-cup-idea = Two barrels by the water in the middle, and both are anybody’s. Who gets there first?

arena-barrel-maze = The Barrel Maze
arena-barrel-maze-idea = A maze that you may rebuild with your fists.

warning-shortage =
    one box is not enough: { $token ->
        [wall] walls
        [water] water tokens
        [ice] ice tokens
        [portal] portals
        [line] lines
        [barrel] barrels
        [robot] robots
       *[other] { -unlisted }
    } needed: { $needs }, in the box: { $holds }
warning-segment = segments of { $size } needed: { $needs }, in the box of this game: { $holds }
warning-not-printed = the winter segment with { $cell } is not printed like this, however you turn it
warning-two-sided = on a table it takes { $needs } wall, water and portal tokens; some boxes hold { $holds }
warning-not-frozen = on a winter segment water starts under ice, but { $cell } is open


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


## The demonstration, and replays.

demo-title = Battle of Golems · a demonstration
demo-intro =
    Red and Blue have each laid a program of cards in secret: Forward, Turn, Attack, Defence… Now all
    programs run at once, row by row. After every sentence stands the clause of the rulebook that
    explains it.
demo-end = The end

replay-open = the game goes on
replay-end =
    { $end ->
        [nobody] nobody wins ({ $rule })
        [won] won by { $winners } ({ $rule })
        [shared] won together by { $winners } ({ $rule })
        [drawn] a draw between { $winners } ({ $rule })
       *[other] { -unlisted }
    }
replay-agrees =
    { $rounds ->
        [one] One round replayed, ends as written: { $end }.
       *[other] { $rounds } rounds replayed, ends as written: { $end }.
    }
replay-differs = { $rounds } rounds replayed, but it does not end as written. Played: { $played }; written: { $written }.
replay-seals =
    { $count ->
        [one] One seal checked, it holds.
       *[other] { $count } seals checked, all hold.
    }
replay-broken-seal = Round { $round }: the seal of { $robot } does not match the program.


## The few words of a picture of the board.

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
        [hold] { $robot }: hold { $cell } for { $count } rounds in a row.
        [bring]
            { $count ->
                [one] { $robot }: bring a barrel to { $cell }.
               *[other] { $robot }: bring { $count } barrels to { $cell }.
            }
        [survive] { $robot }: hold out for { $count } rounds.
        [destroy]
            { $target ->
                [none]
                    { $count ->
                        [one] { $robot }: smash a barrel.
                       *[other] { $robot }: smash { $count } barrels.
                    }
               *[other] { $robot }: put { $target } out of action.
            }
       *[other] { -unlisted }
    }


## What is refused: what was expected, what came. Where it is and the clause are added by the program.

expected-object = an object in braces
expected-list = a list
expected-text = a text
expected-bool = true or false
expected-int = a whole number

card-quoted = { $card }

refusal-not-json = this is not JSON: something is wrong at byte { $byte }
refusal-cut-json = this is not JSON: it ends too early, or a number in it is too large
refusal-not-utf8 = the text is not UTF-8
refusal-too-deep = lists and objects are nested too deeply
refusal-no-file = cannot read the file: { $detail }
refusal-expected = expected { $expected }, got { $got }
refusal-missing-key = the key '{ $key }' is missing
refusal-unknown-key = unknown key { $key }
refusal-unknown-value = { $got } is not one of: { $choices }
refusal-unknown-robot = there is no robot { $got }, only: { $choices }
refusal-too-small = expected { $least } or more, got { $got }
refusal-too-large = expected { $most } or less, got { $got }
refusal-not-on-board = { $got } is not on the board
refusal-board-size = expected a board of 1 to { $most } columns and rows, got { $width } × { $height }
refusal-id = expected a name of 1 to { $most } printable characters, got { $got }
refusal-no-barrel = there is no barrel in the list; leave the cell out
refusal-damaged-twice = a component is named twice
refusal-resigned-twice = a robot is named twice
refusal-two-outlets = a stream has two outlets, got { $got }
refusal-program = { $got } is not a program: expected a text such as 'F L A' or a list of rows
refusal-inside = { $got } cannot stand here, only one command can
refusal-row = { $got } is not a row: expected a command, a Loop with one command, or a condition with two
refusal-short-row = row { $row }: { $got } is not a row
refusal-unknown-command = { $got } is not a command
refusal-mixed-alphabets = { $got } mixes Latin and Russian letters; write a program in one alphabet
refusal-hex = expected { $digits } hexadecimal digits (0-9, a-f), got { $got }
refusal-one-choice = expected one answer such as one exit or one damage, got { $got }

refusal-answer = { $got } is not an answer to the question about { $kind }; possible: { $options }
refusal-unknown-barrel = what is in this barrel must be known to play the round
refusal-no-events = edition { $edition } has no event cards, got { $got }
refusal-random-rows =
    { $count ->
        [1] expected a row from 1 to { $rows }
       *[other] expected two different rows from 1 to { $rows }
    }

refusal-sign = column { $column }: the sign '{ $sign }' means nothing on a board of edition { $edition }
refusal-three-portals = at most two portals '{ $portal }' can lie on the board, got { $got }
refusal-corner-contact = segments lie apart, but { $cell } and { $other } touch at a corner
refusal-under-no-token = no token lies here that could hide a terrain
refusal-barrel-place = a barrel cannot stand on '{ $sign }'
refusal-column-in-water = one barrel can float on open water, got a column of { $got }
refusal-golem-barrel = in this edition barrels are empty, single and on land
refusal-stream-short = a stream has two or more cells of water, got { $got }
refusal-stream-dry = { $cell } is no water
refusal-stream-twice = { $cell } stands twice in the stream
refusal-stream-gap = { $cell } is not next to the cell before it
refusal-stream-outlet = { $cell } is no land next to the stream's end { $end }
refusal-stream-one-outlet = both outlets are { $cell }
refusal-too-many-robots = at most { $most } robots can play, got { $got }
refusal-small-hand = a hand needs at least { $least } commands, one for every row, got { $got }
refusal-no-player = at least one robot must be a player's
refusal-two-golems = edition 2.0 is for two golems, or one in a puzzle, got { $got }
refusal-same-id = two robots are called '{ $got }'
refusal-two-robots = { $cell } is taken by '{ $other }'
refusal-robot-on-wall = { $cell } is a wall
refusal-robot-on-barrel = a barrel stands on { $cell }
refusal-golem-in-water = { $cell } is water, where no golem of this edition can stand
refusal-home-place = no golem can stand on { $cell }, so it cannot be a home
refusal-effort-off-snow = { $cell } is no snowdrift, there is nothing to dig
refusal-off-ice = { $cell } is no ice
refusal-ice-in-future = it is round { $round }, no later round can have ended
refusal-waits-off-portal = { $cell } is no portal with a twin
refusal-waits-not-played = with portal_busy "stay" nobody waits
refusal-goals-mode = goals are for the mode battle, not for { $mode }
refusal-goal-place = no golem can stand on { $cell }, so it cannot be a goal
refusal-goal-target = '{ $robot }' cannot be its own target
refusal-already-decided = the game is already over

refusal-cannot-resign = only a player who is still in the game can resign, not '{ $robot }'
refusal-no-program = this robot lays no program
refusal-missing-program = there is no program for this robot
refusal-row-count =
    { $rows ->
        [one] expected one row, got { $got }
       *[other] expected { $rows } rows, got { $got }
    }
refusal-row-range = expected 1 to { $most } rows, got { $got }
refusal-empty-row = row { $row } is empty; every row must be filled
refusal-empty-inside = row { $row }: a card inside is missing
refusal-die = row { $row }: only a ParoBot's card has a die
refusal-nesting = row { $row }: { $card } cannot stand inside a condition here
refusal-card-of-another-edition = row { $row }: this edition has no card { $card }
refusal-too-many-cards =
    row { $row }: { $holds ->
        [0] the hand holds no card { $card }
       *[other] the hand holds only { $holds } of { $card }
    }
refusal-wrong-round =
    row { $row }: { $event ->
        [loop] { $card } is not allowed in a Loop round
        [condition] { $card } is not allowed in a Condition round
        [nothing] { $card } is not allowed in this round
        [freeze] { $card } is not allowed in this round
        [thaw] { $card } is not allowed in this round
        [lose_row] { $card } is not allowed in this round
        [swap_rows] { $card } is not allowed in this round
       *[other] { -unlisted }
    }
refusal-not-rolled = row { $row }: the bonus die does not allow { $card } this time
refusal-bonus-twice = row { $row }: the bonus die allows one bonus card

refusal-record-format = expected "{ $expected_format }", got { $got }
refusal-record-differs = "{ $key }" is not the same as in the start position
refusal-record-after-end = round { $round } was played after the end of the game
refusal-record-missing = the robot { $robot } has no { $key }; a record names everything that chance decided

refusal-start-back = a robot must start with its back to the edge, but there is a cell behind { $cell }
refusal-start-not-opposite = two robots must start facing each other
refusal-start-same-facing = three or four robots must start facing different directions
refusal-arena-places = this arena has no places for { $got } robots; it has some for: { $choices }
refusal-arena-games = an arena is for one game or more, each named once
refusal-no-starts = there are no starts; an arena needs them for 2, 3 or 4 robots
refusal-start-count = expected { $expected_count } starts, got { $got }
refusal-start-form = expected a cell and a direction such as 'b1 S', got { $got }
refusal-start-place = a robot starts on the bare field, but something lies on { $cell }
refusal-start-locked = no way leads to { $cell } from the first start
refusal-start-corner = golems start in the corners, and { $cell } is none
refusal-start-opposite-corners = two golems start in opposite corners
refusal-unknown-arena = there is no arena { $got }; `golems arena list` names them all
refusal-arena-edition = the game { $game } is not of this edition, only of: { $choices }
refusal-arena-token =
    the game { $game } has no { $token ->
        [wall] walls
        [water] water
        [ice] ice
        [portal] portals
        [line] lines
        [barrel] barrels
       *[other] { -unlisted }
    }
refusal-arena-column = the game { $game } has no columns of barrels
refusal-arena-no-barrel = there is no barrel to bring home
refusal-arena-streams = edition { $edition } has no streams, and this arena has some; choose another one
refusal-arena-winter = the game { $game } has no winter
refusal-arena-segments =
    { $most ->
        [one] the field of the game { $game } is one segment, got { $got }
       *[other] the field of the game { $game } has at most { $most } segments, got { $got }
    }

# Settings of a match
refusal-game-edition = this game is not played in edition { $got }, only in: { $choices }
refusal-game-players = so many can play this game: { $choices }; got { $got }
refusal-no-bonus-cards = there are no bonus cards in the game { $game }
refusal-parobots-last = ParoBots sit after the players
refusal-parobots =
    { $players ->
        [one] with one player there can be so many ParoBots: { $choices }; got { $got }
       *[other] with { $players } players there can be so many ParoBots: { $choices }; got { $got }
    }
refusal-same-colour = two seats want to be { $colour }
refusal-choose-freely = one or two players choose freely; { $got } take components in turn
refusal-no-components = robots of { $game } have no components to choose
refusal-scenario-edition = this scenario is of edition { $edition }, not { $got }
refusal-scenario-seats =
    { $players ->
        [one] this scenario is for one player, got { $got }
       *[other] this scenario is for { $players } players, got { $got }
    }
refusal-name = { $got } is not a name: expected up to { $most } characters that can be seen
refusal-no-deck = there is no event card in the deck

# Decisions
refusal-one-decision = expected one decision, one of: { $choices }; got { $got }
refusal-not-asked =
    this is not what the game waits for: { $phase ->
        [components] components are being chosen
        [programs] programs are being laid
        [question] somebody is answering a question
       *[other] { -unlisted }
    }
refusal-match-over = the match is over
refusal-component = { $got } cannot be taken, only: { $choices }
refusal-no-option = this is not among the answers to the question ({ $kind })
refusal-resign-later = the programs are running: one can resign when the round is over
refusal-resign-not-playing = only a player who is still in the game can resign

# Bots
refusal-no-bot-file = there is no file { $file }
refusal-no-bot = there is no function { $name } in { $file }


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


## The server: its settings, its key, codes and tokens, backups.

refusal-database-url =
    expected a database such as sqlite:////folder/golems.sqlite or postgresql://user:password@host/name
refusal-base-path = expected a path such as /golems, got { $got }
refusal-rate = expected a limit such as 10/minute or 10/minute;100/day, got { $got }
refusal-network = expected an address or a network such as 10.0.0.1 or 10.0.0.0/8, got { $got }
refusal-origin = expected a page's scheme and host such as https://school.example, got { $got }
refusal-host-name = expected a name of this server such as play.example, without https:// and without a port, got { $got }
refusal-workers-need-postgresql =
    { $workers } workers need a PostgreSQL database: name one with --database, or start one worker
refusal-data-folder = cannot use this data folder: { $detail }
refusal-key-file = cannot read or make the key of this server: { $detail }
refusal-key-length = expected a key of { $expected_bytes } bytes, got { $got }; delete the file to get a new key and new tokens
refusal-key-not-private = others can read the key of this server; make it private again: { $command }
refusal-room-code = { $got } is not a room code: expected five letters of { $letters }
refusal-token = this seat is not yours, or not any more: join the room again

refusal-database = cannot use the database: { $detail }
refusal-no-asyncpg = PostgreSQL needs asyncpg: pip install golems[server]
refusal-no-database = there is nothing to keep yet: the database is empty
refusal-database-not-empty = the database is not empty: { $rows } rows; with --replace they are deleted first
refusal-not-a-backup = this is not a backup of golems, or it is damaged
refusal-backup-newer = this backup has schema '{ $schema }', which this release of golems does not know: use a newer one
backup-done = { $file }: { $rows } rows are kept. Keep the file as safe as the server itself.
restore-done = { $file }: { $rows } rows are back in the database.
undelete-done = Back in the database: { $back } (rooms, tournaments and replays).
undelete-left = Still in the trash: { $left }. Their codes belong to others now.


## What the commands say about matches: one, many, and the arenas they are played on.

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } pp ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

match-seat = { $robot }: { $player }
match-seat-built = { $robot }: { $player } ({ $parts })
match-parobot = ParoBot, card { $card }
match-end = The end
match-result =
    { $rounds ->
        [one] after one round: { $end }
       *[other] after { $rounds } rounds: { $end }
    }
match-place = { $place }. { $robots }

replay-match-over =
    { $rounds ->
        [one] Every decision taken again ({ $decisions }). After one round: { $end }.
       *[other] Every decision taken again ({ $decisions }). After { $rounds } rounds: { $end }.
    }
replay-match-open =
    Every decision taken again ({ $decisions }). { $phase ->
        [components] The match waits for components: { $robots }.
        [programs] Round { $rounds } waits for programs: { $robots }.
        [question] Round { $rounds } waits for an answer: { $robots }.
       *[other] { -unlisted }
    }

analyse-columns = Golem|Program|Worth|Best reply|Worth|Regret
analyse-more-columns = Best play|Against it|Regret|At least
analyse-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-reply =
    { $mark ->
        [3] { $robot }: of { $tried } programs hardly any would have been better.
        [2] { $robot }: of { $tried } programs { $best } would have been somewhat better.
       *[other] { $robot }: of { $tried } programs { $best } would have been much better.
    }
analyse-beforehand =
    { $mark ->
        [3] Before the round it was as good a choice as any.
        [2] Before the round, too, there were somewhat better choices.
       *[other] Before the round, too, there were much better choices.
    }
analyse-habits =
    { $level ->
        [0] { $robot }: too few rounds to say how predictable the player was.
        [1] { $robot } was hard to guess: { $right } of { $rows } rows, by chance { NUMBER($blind, maximumFractionDigits: 1) }.
        [2] { $robot } could be guessed now and then: { $right } of { $rows } rows, by chance { NUMBER($blind, maximumFractionDigits: 1) }.
       *[other] { $robot } was easy to guess: { $right } of { $rows } rows, by chance { NUMBER($blind, maximumFractionDigits: 1) }.
    }
analyse-habit = Row { $row } was { $card } in { $times } of { $rounds } rounds.

simulate-title =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    }
simulate-columns = Seat|Wins|Draws|Losses|Points|Damage
simulate-rounds = Rounds in a match: { $rounds }
simulate-ends = Ended by clause: { $ends }
simulate-first = The first seat's points above its fair share: { $advantage }

arenas-columns = Arena|Name|Size|Games|Idea
check-wrong = wrong: { $fault }
check-warning = note: { $warning } ({ $rule })
check-symmetric = for two robots it looks the same from both starts
check-not-symmetric = for two robots it does not look the same from both starts
check-claims-symmetry = "fair" says symmetry, but the starts of two robots are not symmetric
check-advantage = { $players } players{ $parobots ->
        [0] {""}
        [one] {" "}and one ParoBot
       *[other] {" "}and { $parobots } ParoBots
    }: first seat { $first }; the place furthest from its share, { $place }, { $furthest }

league-title = Round robin of { $bots } bots
league-played =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    } on { $arenas ->
        [one] one arena
       *[other] { $arenas } arenas
    }, seats swapped; intervals of 95 %; { $anchor ->
        [none] the mean of all is 1500
       *[other] { $anchor } is 1500
    }
league-elo = Elo
league-columns = Place|Bot|Elo|95 %|Points|95 %
league-rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
league-ratings = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }…{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
league-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
league-shares = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }…{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
league-against = { $share } ({ $ends }) against { $bot }
league-line = { $place }. { $bot }: Elo { $rating } ({ $ends }); { $scores }.
league-parobot = ParoBot { $card ->
        [any] {""}
       *[other] { $card }
    }

refusal-not-written = cannot write the file: { $detail }
refusal-seat-without-bot = nobody plays this seat; name a bot
refusal-no-cluster = no Dask scheduler with workers answers at this address
refusal-no-dask = this needs Dask: pip install golems[cluster]


## Level files of the author's own editor: what is wrong with one, and what is left out or chosen.

refusal-level-version = this is not a level file of version { $expected_version }: got { $got }
refusal-level-grid = expected { $expected_count } entries, got { $got }
refusal-level-turn = expected quarter turns of 90 degrees, got { $got }
refusal-level-no-piece = no piece of the field is on the table
refusal-level-overlap = the pieces { $piece } and { $other } lie on top of each other

warning-level-touching = the pieces { $piece } and { $other } lie side by side: here they are one field
warning-level-same-piece = { $piece } and { $other } are the same piece of the box, upright and on its side; both are laid
warning-level-loose-turn = { $key } turns a token that is not there
warning-level-icon = the icon { $icon } is not known
warning-level-off-field = { $token } in row { $row }, column { $column } of the file lies beside the pieces and is left out
warning-level-not-ours =
    { $kind ->
        [duck] the water with a duck
        [spring] the spring
        [marker] the marker
        [unknown] the unknown token
       *[other] { -unlisted }
    } { $token } on { $cell } is not part of this game and is left out
warning-level-misfit =
    { $token } on { $cell } is left out, for it lies on { $under ->
        [ground] bare ground
        [water] water
        [portal] a portal
        [wall] a wall
        [line] a line
        [ice] ice
        [afloat] a floating barrel
        [golem] a golem
        [barrel] barrels
        [barrel-on-ice] barrels
       *[other] { -unlisted }
    }
warning-level-portal-surplus = the portal { $token } on { $cell } is left out: there are two pairs at most
warning-level-golem-surplus = the golem { $token } on { $cell } is left out: there are four robots at most
warning-level-in-the-air = { $token } on { $cell } hangs in the air and is put down
warning-level-portals =
    { $portals ->
        [1] there is one portal only: it leads nowhere
       *[other] which portals are a pair is not in the file: they are taken in order, row by row
    }
warning-level-contents = what is in the barrels is not in the file: each is "?" until you fill it in
warning-level-targets = a position has no target cells; in the file: { $cells }
warning-level-puzzle = a position has no icons of a puzzle; in the file: { $icons }
warning-level-no-player = no golem is a player's: put one there before you show or play the position
warning-level-simple = components are not in the file: players' golems have four rows, and damage only counts
warning-level-card = { $robot } on { $cell } is a ParoBot; its card is not in the file, so it runs { $card }
warning-level-same-colour = there is a golem of this colour already: the one on { $cell } is called { $robot }
warning-level-bot-mark = { $token } on { $cell } marks no golem
import-note = note: { $remark }


## Puzzles: what they ask for, hints, what is wrong with one, and what the commands say about them.

puzzle-goal-reach =
    { $facing ->
        [N] { $robot } must be on { $cell } and look north.
        [E] { $robot } must be on { $cell } and look east.
        [S] { $robot } must be on { $cell } and look south.
        [W] { $robot } must be on { $cell } and look west.
        [none] { $robot } must be on { $cell }.
       *[other] { -unlisted }
    }
puzzle-goal-touch = { $robot } must be on { $cells }, in this order.
puzzle-goal-destroy = { $robot } must be destroyed.
puzzle-goal-destroy-barrels =
    { $count ->
        [one] One barrel must be gone.
       *[other] { $count } barrels must be gone.
    }
puzzle-goal-push = A barrel must be on { $cell }.
puzzle-goal-bring = { $robot } must bring a barrel to { $cell }.
puzzle-goal-survive = { $robot } must not be destroyed.
puzzle-goal-repair =
    { $part ->
        [processor] { $robot } must have an intact processor.
        [weapon] { $robot } must have an intact weapon.
        [chassis] { $robot } must have an intact chassis.
        [none] { $robot } must have nothing damaged.
       *[other] { -unlisted }
    }
puzzle-limit-rows =
    { $kind ->
        [exactly]
            { $number ->
                [one] Exactly one row.
               *[other] Exactly { $number } rows.
            }
        [most]
            { $number ->
                [one] One row at most.
               *[other] { $number } rows at most.
            }
       *[other] { -unlisted }
    }
puzzle-limit-cards =
    { $kind ->
        [exactly]
            { $number ->
                [one] Exactly one card.
               *[other] Exactly { $number } cards.
            }
        [most]
            { $number ->
                [one] One card at most.
               *[other] { $number } cards at most.
            }
       *[other] { -unlisted }
    }
puzzle-limit-use = The card { $card } must be used.
puzzle-limit-all-cards = All cards of the hand must be used.
puzzle-limit-no-damage = No damage may be taken.
puzzle-limit-fewest =
    { $number ->
        [one] One card is enough; here there are { $got }.
       *[other] { $number } cards are enough; here there are { $got }.
    }
puzzle-limit-one-card =
    { $got ->
        [0] One card must be changed, and none is.
       *[other] Only one card may be changed; here { $got } are different.
    }
puzzle-ghost-wrong = { $robot } will not be there.

puzzle-hint-watch = Watch what { $robot } does, row by row.
puzzle-hint-barrel = Look at the barrel on { $cell }.
puzzle-hint-cell = Look at { $cell }: from which side can one get there?
puzzle-hint-cards =
    { $number ->
        [one] One card is enough.
       *[other] { $number } cards are enough.
    }
puzzle-hint-uses = The shortest program has the card { $card } in it.
puzzle-hint-first =
    { $ways ->
        [1] The first card is { $kind ->
            [step] a step.
            [turn] a turn.
            [condition] a condition.
            [card] { $card }.
           *[other] { -unlisted }
        }
       *[other] A good way to begin is { $kind ->
            [step] a step.
            [turn] a turn.
            [condition] a condition.
            [card] { $card }.
           *[other] { -unlisted }
        }
    }
puzzle-hint-last =
    At the very end comes { $kind ->
        [step] a step.
        [turn] a turn.
        [condition] a condition.
        [card] { $card }.
       *[other] { -unlisted }
    }
puzzle-hint-row =
    { $round ->
        [0] Row { $number }: { $row }.
       *[other] Round { $round }, row { $number }: { $row }.
    }
puzzle-hint-good-rows =
    { $number ->
        [0] Begin anew: the first row already leads astray.
        [one] The first row can stay.
       *[other] The first { $number } rows can stay.
    }
puzzle-hint-bug-half =
    { $half ->
        [first] The mistake is in the first half of the program.
        [second] The mistake is in the second half of the program.
       *[other] { -unlisted }
    }
puzzle-hint-bug-kind =
    The mistake is in a row that begins with { $kind ->
        [step] a step.
        [turn] a turn.
        [condition] a condition.
        [card] { $card }.
       *[other] { -unlisted }
    }
puzzle-hint-bug-row =
    { $round ->
        [0] Look closely at row { $number }.
       *[other] Look closely at row { $number } of round { $round }.
    }
puzzle-hint-finger = Put a finger on the golem and go with it, row by row.
puzzle-hint-blocked = In row { $number } something is in the way.
puzzle-hint-after =
    After row { $number } { $robot } is on { $cell } and looks { $facing ->
        [N] north.
        [E] east.
        [S] south.
        [W] west.
       *[other] { -unlisted }
    }

puzzle-wrong-unsolvable = it cannot be solved
puzzle-wrong-for-nothing = it is solved without a single card
puzzle-wrong-minimum = "minimum" says { $stated_cards } cards, { $stated_rows } rows and { $stated_solutions } solutions, but there are { $cards }, { $rows } and { $solutions }
puzzle-wrong-stars = three stars for { $stars } cards cannot be had: it takes { $cards }
puzzle-wrong-need = it can be solved without { $cards }
puzzle-wrong-need-not-in-hand = "needs" names { $cards }, which nobody can lay here anyway
puzzle-wrong-no-bug = the program has no mistake: it solves the puzzle
puzzle-wrong-no-repair = no other card in any place mends the program
puzzle-wrong-repairs = the program can be mended in { $count } ways, not in one: { $programs }
puzzle-wrong-ghost-out = { $robot } is destroyed, so there is no place for its ghost
puzzle-note-ghost-home = { $robot } ends where it began
puzzle-note-no-minimum = there is no "minimum" yet
puzzle-note-language = there is no text in the language "{ $language }"
puzzle-note-question =
    on the way { $robot } would be asked { $kind ->
        [damage] what is damaged
        [repair] what is repaired
        [exit] where to leave the water
        [face] where to face on a line
       *[other] { -unlisted }
    }; in a puzzle the first option counts

puzzles-columns = Chapter|Puzzle|Title|Kind|Edition|Cards|Ideas
puzzle-kind-write = write
puzzle-kind-fewest = fewest cards
puzzle-kind-bug = find the bug
puzzle-kind-predict = predict
puzzle-concept-sequence = order
puzzle-concept-turns = turns
puzzle-concept-loop = Loop
puzzle-concept-condition = Condition
puzzle-concept-sensing = sensing
puzzle-concept-timing = timing
puzzle-concept-several-robots = several golems
puzzle-concept-physics = things of the field
puzzle-concept-debugging = debugging
puzzle-heading = { $puzzle }: { $title }
puzzle-note = note: { $note }
puzzle-unsolvable = It cannot be solved: that is proven ({ $positions } positions).
puzzle-proven =
    { $solutions ->
        [one] Proven: { $cards } cards, { $rows } rows; one program is the shortest ({ $positions } positions).
       *[other] Proven: { $cards } cards, { $rows } rows; { $solutions } programs are the shortest ({ $positions } positions).
    }
puzzle-difficulty =
    { $tempting ->
        [0] Difficulty { $value }; no wrong start looks right.
        [one] Difficulty { $value }; one wrong start looks right.
       *[other] Difficulty { $value }; { $tempting } wrong starts look right.
    }
puzzle-repair = Proven: only one change mends it: { $program }
puzzle-repairs =
    { $count ->
        [0] No single change mends it.
       *[other] It can be mended in { $count } ways.
    }
puzzle-ghost = { $robot } ends on { $cell } and looks { $facing ->
        [N] north.
        [E] east.
        [S] south.
        [W] west.
       *[other] { -unlisted }
    }
puzzle-ghost-out = { $robot } is destroyed.

refusal-unknown-puzzle = there is no puzzle { $got }; `golems puzzle list` names them all
refusal-puzzle-mode = a puzzle is played in the mode battle and has goals of its own
refusal-puzzle-text =
    { $got ->
        [0] expected a text of up to { $most } characters, got none
       *[other] expected a text of up to { $most } characters, got { $got }
    }
refusal-puzzle-twice = something is named twice
refusal-puzzle-no-control = name the robot that the player controls
refusal-puzzle-control = '{ $robot }' is a ParoBot or out: the player cannot control it
refusal-puzzle-not-other = '{ $robot }' is controlled by the player or out: it has no program of its own
refusal-puzzle-by-round =
    { $rounds ->
        [one] expected one for the only round, got { $got }
       *[other] expected one for each of { $rounds } rounds, got { $got }
    }
refusal-puzzle-dice =
    { $dice ->
        [one] card { $parobot } has one die, got { $got } faces
       *[other] card { $parobot } has { $dice } dice, got { $got } faces
    }
refusal-puzzle-rolls = the dice can fall in { $got } ways, and at most { $most } can be looked through
refusal-puzzle-no-goal = there is no goal
refusal-puzzle-goal-edition = the goal "{ $goal }" is not for edition { $edition }
refusal-puzzle-touch = expected cells, each another one than the one before it, got { $got }
refusal-puzzle-bound = expected {"{"}"most": …{"}"} or {"{"}"exactly": …{"}"}, got { $got }
refusal-puzzle-stars = expected two numbers, the most cards for three stars and for two, got { $got }
refusal-puzzle-rows =
    { $most ->
        [one] expected one row at most, got { $got }
       *[other] expected { $most } rows at most, got { $got }
    }
refusal-puzzle-bonus = row { $row }: { $card } may not be used in this puzzle
refusal-puzzle-ghosts =
    { $expected_count ->
        [one] expected one ghost for the golem that is controlled, got { $got }
       *[other] expected a ghost for each of { $expected_count } golems that are controlled, got { $got }
    }
refusal-puzzle-too-large = this comes to more than { $most } positions: too many to look through
refusal-puzzle-too-long = a puzzle that is sent has at most { $most } bytes, this one has { $got }
refusal-puzzle-too-hard = this puzzle would take too long to think through
refusal-puzzle-kind =
    { $kind ->
        [predict] this puzzle asks where the golem will be, not for a program
        [write] this puzzle asks for a program, not for a place
        [fewest] this puzzle asks for a program, not for a place
        [bug] this puzzle asks for a program, not for a place
       *[other] { -unlisted }
    }
refusal-no-puzzle = there is no such puzzle
refusal-no-hint =
    { $count ->
        [0] there is no hint for this puzzle: perhaps it cannot be solved
        [one] there is only one hint
       *[other] there are only { $count } hints
    }

## Sheets to print: the game, arenas, puzzles.

print-title = Battle of Golems
print-edition = Edition { $edition } · print, cut out and play
print-cards = Cards
print-offer-box = The whole box, edition { $edition }
print-offer-cards = Cards, edition { $edition }
print-offer-lessons = All lessons
print-pack = Pack for ages { $ages } · level “{ $name }”
print-how = How to print
print-how-scale = Print at 100 %, “actual size”, without “fit to page”. Check the line on this page: it must be 50 mm long.
print-how-paper = Thick paper (160–250 g/m²) is best. On thin paper glue everything to cardboard before cutting.
print-how-sides =
    { $sides ->
        [two] Print everything on both sides, flipped on the long edge: backs then lie exactly behind their cards, and a sheet without backs stays blank behind. No such printer? Print the odd pages, put the sheets in again, print the even ones. Try two sheets first and hold them up to the light.
        [one] Print on one side. Fold golem and ParoBot cards in half; the other cards have no backs: the sign in the corner tells whose they are.
       *[other] { -unlisted }
    }
print-how-fields = A cell is { $cell } mm.{ $seasons ->
        [two] {" "}Winter is the back of summer; printed on one side, glue the two sheets back to back.
        [one] {""}
       *[other] { -unlisted }
    }
print-how-fields-duel = One cell of the field is { $cell } mm. The field of 6×6 comes in two halves: cut them out and glue them together.
print-how-cards = Cut from mark to mark with a ruler. Every card is 63 × 88 mm and fits a standard sleeve.
print-how-fold = Fold along the dashed lines: tokens and cards with such a line in the middle become two-sided, figures become tents, dice become cubes. Grey parts get the glue.
print-line = This line is 50 mm long.
print-contents = What is in here
print-pages = p.
print-notice = The game and its name belong to their authors. Drawings and words of these sheets: the Golems project, MIT licence.
print-foot = { $title } · { $page } / { $pages } · print at 100 %
print-blank = The back of page { $page }: nothing here
print-glue = glue

print-name-commands = Command cards
print-name-events = Event cards
print-name-golems = Golem cards
print-name-parobots = ParoBot cards
print-name-decoding = Die decoding cards
print-name-help = Help cards
print-name-backs = Card backs
print-name-field =
    { $season ->
        [summer] Field { $size }, summer
        [winter] Field { $size }, winter
        [none] Field { $size }
       *[other] { -unlisted }
    }
print-name-walls = Walls
print-name-water = Water
print-name-ice = Ice
print-name-portals = Portals
print-name-decorations = Scenery, just for looks
print-name-homes = Home cells
print-name-lines = Lines
print-name-barrels = Barrels
print-name-components = Components
print-name-hearts = Lives
print-name-figures = Golems to fold
print-name-plates = Plates for the golems
print-name-masks = ParoBot masks
print-name-dice = Dice to fold
print-name-tops = Spinning top instead of a die
print-name-ruler = Energy ruler
print-name-rounds = Round ruler
print-name-flame = Flame for the ruler

print-event = Event
print-event-nothing = No Loops and no Conditions this round.
print-event-loop = This round a Loop may be laid.
print-event-condition = This round a Condition may be laid.
print-event-freeze = Lay ice on all open water. Whoever is in the water climbs onto the ice.
print-event-thaw = Take all ice away. Whoever stood on it falls into the water.
print-event-lose-row = Your neighbour draws one of your rows without looking. It is not played; the later ones move up.
print-event-swap-rows = Your neighbour picks two of your rows without looking, and they change places.

print-golem-parts = Each unit of damage turns over one token, you choose which. The fourth destroys the golem.
print-golem-simple = Four rows, attack: one cell, strength 1. Each unit of damage costs a heart.
print-golem-lives = A strike or the water costs a life. Without lives the golem is out.

print-parobot-scout = Scout
print-parobot-guard = Guard
print-parobot-ram = Ram
print-parobot-crab = Crab
print-parobot-turtle = Turtle
print-parobot-whirl = Whirl
print-parobot-lives =
    { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
print-parobot-strength = strength { $strength }, one cell
print-parobot-side = { $robot } without a player. A program card tells what it does. Any damage destroys it.

print-die-commands = ParoBot die
print-die-commands-idea = Roll for every die on a ParoBot card, anew each round.
print-die-bonus = Bonus die
print-die-bonus-idea = Roll at the start of a round: you may use this bonus card once.
print-top = Push a match through the middle and spin. The side it lies down on is what you rolled.

print-help = Order of a row
print-step-conditions = Conditions look ahead
print-step-water = Out of the water: 1 damage, no movement
print-step-movement = Everybody moves
print-step-again = Loops move again
print-step-action = Attack and Defence
print-step-removal = Destroyed golems leave
print-step-passes = Movement; Loops two or three times
print-step-enemy = Is enemy? looks ahead and moves
print-step-attacked = Under attack? looks who hits, and moves
print-step-blows = Attack, Defence, Take

print-part-rows =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
print-part-strength = strength { $strength }
print-rounds = rounds
print-ruler = The flame starts on { $units }. After every round it goes one down. On 0 the game ends.

print-rules = The rules in short
print-rules-lead = The rulebook knows an answer to every question. This is enough to begin.
print-goal = What you play for
print-goal-battle =
    { $robots ->
        [simple] Be the last golem on the field. If several are left after eight rounds, the one with more hearts wins.
        [components] Be the last golem on the field. If several are left after eight rounds, the one with fewer damaged parts wins.
       *[other] { -unlisted }
    }
print-goal-duel =
    { $energy ->
        [0] Be the last golem on the field. If nobody has won after 50 rounds, the one with more lives wins.
       *[other] Be the last golem on the field. When the energy is spent, the one with more lives wins.
    }
print-setup = Set up
print-setup-battle =
    { $level ->
        [L1] Lay out the field and two or three walls on it. Golems start with their backs to an edge: two face each other, three or four all look different ways. Everybody takes a golem card, four hearts and its { $cards } command cards. Whoever plays alone takes on a ParoBot. The flame stands on 8.
        [L2] Lay out the field and on it walls, water and shuffled barrels, one to a cell. Golems start with their backs to an edge: two face each other, three or four all look different ways. Everybody takes a golem card, its { $cards } command cards, a processor, a weapon and a chassis. Shuffle the event cards and keep eight.
        [L3] Lay one to three fields a little apart. Put out walls, water, portals and shuffled barrels, one to a cell, as you like. Golems start with their backs to an edge: two face each other, three or four all look different ways. Everybody takes a golem card, its { $cards } command cards, a processor, a weapon and a chassis. Shuffle the event cards and keep eight. Three players add one ParoBot, two players add two.
        [L4] Lay one to three fields a little apart, summer or winter up. Put out walls, water, shuffled barrels, portals and lines as you like; on a winter field all water gets ice. Golems start with their backs to an edge: two face each other, three or four all look different ways. Everybody takes a golem card, its { $cards } command cards, a processor, a weapon and a chassis. Shuffle the event cards and keep eight.
       *[other] { -unlisted }
    }
print-setup-duel = Take the field of 4×4 or 6×6 and put out walls, water and barrels as you like. Golems start in { $energy ->
        [0] opposite corners, facing each other
       *[other] the corners, two of them in opposite ones, facing each other
    }. Everybody takes a golem card, three hearts and its { $cards } command cards.{ $energy ->
        [0] {""}
       *[other] {" "}The flame stands on { $energy }.
    }
print-round = A round
print-round-battle =
    { $level ->
        [L1] Everybody lays a program face up, so that an adult can help. ParoBots roll. Then all play row 1 at once, in the order of the help card; then rows 2, 3 and 4. The flame goes one down, cards go back to the hands.
        [L2] Turn over an event card. Everybody lays a program in secret. The event acts, ParoBots roll. Then all turn over row 1 and play it at once, in the order of the help card; then row 2, and so on. Cards go back to the hands.
        [L3] Turn over an event card. Everybody lays a program in secret. The event acts, ParoBots roll. Then all turn over row 1 and play it at once, in the order of the help card; then row 2, and so on. At the end, whoever stands on the same ice as a round ago breaks it. Cards go back to the hands.
        [L4] Turn over an event card. Everybody lays a program in secret. The event acts, ParoBots roll. Then all turn over row 1 and play it at once, in the order of the help card; then row 2, and so on. At the end, whoever stands on the same ice as a round ago breaks it. Cards go back to the hands.
       *[other] { -unlisted }
    }
print-round-duel = Everybody rolls the bonus die or spins the top, then lays { $energy ->
        [0] one to four rows
       *[other] four rows
    } in secret. All turn over row 1 and play it at once, in the order of the help card; then row 2, 3 and 4. { $energy ->
        [0] Cards go back to the hands.
       *[other] The flame goes one down, cards go back to the hands.
    }
print-program = The program
print-program-battle =
    { $level ->
        [L1] Four rows, one command in each. Only ParoBots have a Condition: the first command is for an obstacle ahead (golem, wall, edge), the second for none.
        [L2] As many rows as your processor gives, a command in each. In a Loop round a row may be a Loop and a command beside it: it is done twice. In a Condition round it may be a Condition and two commands: the first is for an obstacle ahead (golem, barrel, wall, water, edge), the second for none.
        [L3] As many rows as your processor gives, a command in each. In a Loop round a row may be a Loop and a command beside it: it is done twice. In a Condition round it may be a Condition and two commands: the first is for an obstacle ahead (golem, barrel, wall, water, ice, edge), the second for none.
        [L4] As many rows as your processor gives, a command in each. In a Loop round a row may be a Loop and a command beside it: it is done twice. In a Condition round it may be a Condition and two commands: the first is for an obstacle ahead (golem, barrel, wall, water, ice, line, edge), the second for none.
       *[other] { -unlisted }
    }
print-movement = Movement
print-movement-battle = Everybody moves at once. Forward and Back go one cell, turns are on the spot. A wall or the edge: stay. If two want one cell, both stay. Two may change places.
print-movement-duel = Everybody moves at once. Forward and Back go one cell, turns are on the spot. A wall, a barrel or the edge: stay. If two want one cell, both stay. Two may change places.
print-attack = Attack and Defence
print-attack-of-duel = Attack and Defence
print-attack-battle =
    { $level ->
        [L1] You hit the cell ahead, after all have moved: a golem there loses a heart. Defence takes 1 off the damage of the row.
        [L2] You hit the cell ahead, after all have moved; a weapon 1 + 1 reaches the next cell too, unless a golem or a wall is between. Whatever is there is hit: golem, barrel. Defence takes 1 off the damage of the row, in a Loop 2.
        [L3] You hit the cell ahead, after all have moved; a weapon 1 + 1 reaches the next cell too, unless a golem or a wall is between. Whatever is there is hit: golem, barrel, ice, portal. Defence takes 1 off the damage of the row, in a Loop 2.
        [L4] You hit the cell ahead, after all have moved; a weapon 1 + 1 reaches the next cell too, unless a golem or a wall is between. Whatever is there is hit: golem, top barrel, ice, line, portal. Defence takes 1 off the damage of the row, in a Loop 2.
       *[other] { -unlisted }
    }
print-attack-duel = You hit the cell ahead, after all have moved: a golem loses a life, a barrel breaks. In a Loop you hit two or three times. Defence stops all hits of the row.
print-barrel = Barrels
print-barrel-battle =
    { $level ->
        [L2] Walk into a barrel and you push it, if the cell beyond is free. A hit breaks the barrel: turn it over. A bomb gives 1 damage to all on the 3×3 cells around it and hits barrels there. Tools repair one part of everyone who hit. In water a barrel floats and may be stood on.
        [L3] Walk into a barrel and you push it, if the cell beyond is free. A hit breaks the barrel: turn it over. A bomb gives 1 damage to all on the 3×3 cells around it, breaks ice there, and hits barrels. Tools repair one part of everyone who hit. In water a barrel floats and may be stood on; a portal swallows it.
        [L4] Walk into a barrel or a stack and you push it, if the cell beyond is free. A hit breaks the top barrel: turn it over. A bomb gives 1 damage to all on the 3×3 cells around it, breaks ice and lines there, and hits barrels. Tools repair one part of everyone who hit. In water a barrel floats and may be stood on; a portal swallows it.
       *[other] { -unlisted }
    }
print-barrel-duel = Take lifts the barrel ahead, one at most. While you carry it, the first strike that gets through costs the barrel and no life: it lands one cell further on, if that is free.
print-water = Water
print-water-battle = Open water: 1 damage at once, no Defence helps. Climb out onto a free cell of any shore of this water, but not where you came from, unless there is no other. Your movement in this row is over.
print-water-duel = Whoever would walk into water loses a life and stays put.
print-ice = Ice
print-ice-battle = Ice bears golems and barrels. A strike or a bomb breaks it, and what stood on it falls into the water.
print-winter = Winter ground
print-winter-battle = Icy ground (+): whoever steps off it or onto it does Forward or Back once more. Snowdrift (−): the first try only digs, the same command right after it works.
print-portal = Portals
print-portal-battle = Step onto one and you are on its twin at once, looking the same way. Is someone there? Wait until it is free.
print-line-token = Lines
print-line-battle = A turn turns you along with it. Onto a straight from the side: choose which way along it to look. Turn commands do nothing on a line.
print-parobot-battle = A golem without a player may fight as a ParoBot: turn its card over, hang a mask on the figure and give it a program card. It plays the same four rows every round. It hits one cell with strength 1, and any damage destroys it.
print-damage = Damage
print-damage-battle =
    { $robots ->
        [simple] Each unit of damage is a heart: turn it over. Without hearts the golem falls apart. It never gets weaker: there are always four rows.
        [components] Turn over one of your tokens for each unit. A damaged processor gives two rows less from the next round, a weapon hits one cell with strength 1, a chassis cannot go back. The fourth unit is the end.
       *[other] { -unlisted }
    }
print-bonus = Bonus cards
print-bonus-duel = The die or the top allows one bonus card in this round: Loop 2, Loop 3, or either of the two Conditions. It is one row; the commands lie beside it. A blank allows none.
print-senses = Conditions
print-senses-duel = Is enemy? is yes when a golem or a barrel is ahead, after the plain rows and Loops have moved. Under attack? is yes when somebody hits you in this row. The first card beside it is for yes, the second for no.
print-modes = Other games
print-modes-duel =
    { $energy ->
        [0] For beginners: two golems on the empty 4×4, without die and bonus cards, programs face up. Autonomous golems: everybody lays one program for the whole game, with any bonus cards, and it runs again and again, up to 50 rounds.
       *[other] For beginners: two golems on the empty 4×4, without die and bonus cards, programs face up. Autonomous golems: everybody lays one program for the whole game, with any bonus cards, and it runs again and again, up to 50 rounds, without energy. Bring the barrel! A barrel stands in the middle; whoever stands with it on its home cell wins.
    }

print-needs = What you need
print-robots =
    { $robots ->
        [one] { $robots } robot
       *[other] { $robots } robots
    }
print-scenario-box = Scenario for edition { $edition }
print-scenario-goals = What each one wants
print-scenario-lives =
    { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
print-scenario-part = Only a part of the field is needed, { $size } cells; mark the edge with a strip of paper.
print-scenario-stream = Water with arrows is a stream. A golem that walks in at one of its ends loses a life and comes out at the other, if nobody is there.
print-scenario-end =
    { $energy ->
        [0] Whoever does it first wins. Everything else is as in the short rules of the box.
       *[other] Whoever does it first wins. There are at most { $energy } rounds: the flame counts them. Everything else is as in the short rules of the box.
    }
print-lessons = Lesson plans
plan-name = “{ $name }”
plan-years = { $ages } years
plan-in-chapter = ch.
plan-table = Level “{ $level }”, arena “{ $arena }”
plan-min = min
plan-notes = Notes
plan-predict = Predict, then run
plan-position = One position for all
plan-chapter = Puzzles
plan-pairs = Battle in pairs
plan-talk = Together
plan-floor = On the floor
plan-on-paper = On paper
plan-circle = Circle
plan-try = In { $puzzle }: { $program }. { $robot } ends on { $cell }.
plan-ghost = In { $puzzle }: the ghost of { $robot } on { $place }.

print-done =
    { $pages ->
        [one] { $file }: one page. Print it at 100 %.
       *[other] { $file }: { $pages } pages. Print them at 100 %.
    }
print-puzzles = Puzzles
print-puzzle-rounds = Rounds { $first }–{ $last }
print-puzzle-bug = One card of this program is wrong. Find it, and write the right one beside it.
print-puzzle-predict =
    { $facing ->
        [asked] Where will the golem be when this program has run, and where will it look? Draw it.
        [free] Where will the golem be when this program has run? Draw it.
       *[other] { -unlisted }
    }
print-puzzle-fewest = Use no more than { $cards } cards.
print-puzzle-other = { $robot } will play: { $program }.
print-puzzle-parobot = { $robot } is a ParoBot with card { $card }: { $program }. Its die will show: { $rolls }.
print-puzzle-parobot-any = { $robot } is a ParoBot with card { $card }: { $program }. Nobody knows what its die will show.
print-answers = Answers
refusal-no-solution = “{ $title }” cannot be solved, so there is no answer to print
refusal-no-typst = printing needs Typst: pip install golems[print]
refusal-no-sheet = there is no such page: { $got }
refusal-print-stand-cards = only edition 2.0 has a second list of cards with 4 Stand; this is { $edition }


## The editor: what can be laid, and what is said about what is laid.

workshop-new = My puzzle
workshop-no-field = Lay a piece of the field first.
workshop-overlap = Two pieces of the field lie on top of each other.
workshop-part = { $part }: { $fault }
workshop-part-texts = title and story
workshop-part-others = the other golems
workshop-part-program = the program
workshop-part-goals = the goals
workshop-part-limits = the limits
workshop-part-rows = rows
workshop-part-rounds = rounds
workshop-part-stars = stars
workshop-part-starts =
    { $robots ->
        [2] two golems
        [3] three golems
       *[4] four golems
    }
workshop-part-games = games
workshop-game = “{ $game }”
workshop-solvable =
    { $cards ->
        [one] Solvable: one card
       *[other] Solvable: { $cards } cards
    }, { $rows ->
        [one] one row
       *[other] { $rows } rows
    }. { $solutions ->
        [one] One program is the shortest.
       *[other] { $solutions } programs are the shortest.
    }
workshop-unsolvable = Cannot be solved: no program leads to the goal.
workshop-free = Try anything you like here: there is no goal to reach. Tap “Play!”
workshop-repairable = Solvable: exactly one card mends the program.
workshop-unsettled = Not settled in { $seconds } seconds: there is too much to look through.
workshop-fair =
    { $players ->
        [2] Two players
        [3] Three players
       *[other] Four players
    }: fair, as far as { $matches } matches show. First seat: { $first }.
workshop-unfair =
    { $players ->
        [2] Two players
        [3] Three players
       *[other] Four players
    }: not fair in { $matches } matches. First seat: { $first }; the place { $place }: { $furthest }.

workshop-kind-write = Write a program
workshop-kind-fewest = Fewest cards
workshop-kind-bug = Find the mistake
workshop-kind-predict = Predict
workshop-contents-empty = Empty
workshop-contents-bomb = Bomb
workshop-contents-toolbox = Toolbox
workshop-piece-4x4 = Field of 4 × 4
workshop-piece-2x4-first = First strip of 2 × 4
workshop-piece-2x4-second = Second strip of 2 × 4
workshop-piece-6x6 = Field of 6 × 6
workshop-token-wall = Wall
workshop-token-water = Water
workshop-token-ice = Ice on water
workshop-token-portal-a = Portal A
workshop-token-portal-b = Portal B
workshop-token-straight = Straight line
workshop-token-corner = Corner of a line
workshop-token-icy = Icy ground
workshop-token-snow = Snowdrift
workshop-goal-reach = Reach it
workshop-goal-touch = Visit in order
workshop-goal-hold = Hold it
workshop-goal-destroy = Destroy
workshop-goal-push = Push a barrel
workshop-goal-bring = Bring a barrel
workshop-goal-survive = Survive
workshop-goal-repair = Be repaired

warning-level-empty = what is in the barrels is not in the file: here all of them are empty
warning-level-order = which target cell comes first is not in the file: here the golem visits { $cells }, in this order
refusal-no-example = there is no such puzzle, arena or scenario
refusal-not-editable = this is no puzzle, no arena and no scenario, nor a level of the author's editor


## Lessons

refusal-lesson-opens-once = a lesson is opened once, before everything else
refusal-lesson-over = this lesson is over
refusal-lesson-name = a first name, or an animal: one of the two
refusal-lesson-name-taken = somebody is called { $name } already; add a letter of your family name
refusal-lesson-animal-taken = somebody has chosen this animal already; take another one
refusal-lesson-full = there is room for { $most } children at most
refusal-no-child = there is no such child in the class
refusal-only-child = only a child of the class may do that
refusal-lesson-empty = nobody is here yet
refusal-lesson-nothing-runs = the class does nothing together right now
refusal-lesson-nothing-to-reveal = nothing is handed in here, so there is nothing to look at together
refusal-lesson-paused = eyes on the teacher: go on in a moment
refusal-lesson-puzzle-locked = the puzzle “{ $got }” is not open now
refusal-lesson-puzzle-kind = this puzzle does not suit the activity: programs are for puzzles to program, ghosts for puzzles to predict
refusal-lesson-chapter = choose at least one puzzle, and only puzzles of the chapter “{ $chapter }”
refusal-lesson-revealed = the class is looking at it already: nothing more is handed in
refusal-lesson-not-revealed = the class looks at it together, in a moment
refusal-lesson-not-tried = you have not tried the puzzle “{ $got }” yet
refusal-lesson-two-tables = nobody plays at two tables
refusal-lesson-no-table = there is no table for you now


## Tournaments

tournament-played =
    { $format ->
        [round_robin] round robin
        [swiss] Swiss
        [elimination] single elimination
        [groups] groups with a play-off
        [scenario] the scenario for a group
       *[other] { -unlisted }
    }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
tournament-standings = Standings
tournament-group = Group { $group }
tournament-columns = Place|Player|Points|Decided by
tournament-columns-bracket = Place|Player|Decided by
tournament-matches = Matches
tournament-match-columns = Round|Table|Arena|Places
tournament-cup = Tournament
tournament-own-arena = an arena of their own
tournament-seat =
    { $state ->
        [over] { $place }. { $player }
        [absent] { $player } (did not come)
        [open] { $player }
       *[other] { -unlisted }
    }
tournament-figure = { NUMBER($figure, maximumFractionDigits: 2, useGrouping: 0) }
tournament-decided =
    { $by ->
        [points] points
        [head_to_head] head-to-head, points
        [damage]
            { $counts ->
                [lives] lives lost a match
                [components] damaged components a match
               *[other] { -unlisted }
            }
        [destroyed] robots destroyed a match
        [buchholz] Buchholz
        [deciding] deciding matches, places
        [lot] lot
        [bracket] bracket, place
        [group] place in the group
       *[other] { -unlisted }
    } { $figure } : { $other }
tournament-shared = shared
tournament-note = Decided by: own figure, then that of the player one line up; in the first line, one line down.
tournament-level =
    { $slots ->
        [1] Final
        [2] Semi-finals
        [4] Quarter-finals
       *[other] Last { $slots } meetings
    }
tournament-slot =
    { $one } – { $other }: { $prize ->
        [third] { $winner } is third
        [on] { $winner } wins
       *[other] { -unlisted }
    } ({ $decided })
tournament-walkover = { $winner } goes on without a match

expected-number = a number
refusal-not-toml = this is not TOML: something is wrong in line { $line }, column { $column }
refusal-no-arenas = there is no arena in the list
refusal-arena-by-chance = { $got } would be another arena at every table; name the arenas
refusal-tie-break-twice = { $got } is named twice
refusal-tie-break-lot = in a tournament of the format { $format } somebody must go on: the last tie-break is 'lot'
refusal-points-by-place = expected { $places } numbers, none larger than the one before it, got { $got }

refusal-tournament-opens-once = a tournament is opened once, before everything else
refusal-player-name-taken = somebody is called { $player } already; choose another name
refusal-too-many-players = at most { $most } players can take part
refusal-too-few-players = expected { $least } players or more, got { $got }
refusal-entries-closed = the last round that everybody plays has begun: nobody can join any more
refusal-no-seat-free = there are { $seats } players at every table: no seat is free
refusal-no-such-player = there is no player number { $got }
refusal-player-gone = { $player } has withdrawn already
refusal-player-here = { $player } has not withdrawn
refusal-round-runs =
    { $matches ->
        [one] one match is still to be played
       *[other] { $matches } matches are still to be played
    }
refusal-pairing-player = { $player } cannot sit here: at another table already, or withdrawn
refusal-not-paired = no round has been paired yet
refusal-round-has-results = round { $round } has results: it cannot be taken back
refusal-no-such-table = there is no match number { $got }
refusal-match-has-result = this match has a result; correct it, or have it played again
refusal-match-without-result = this match has no result yet
refusal-match-players = this match is played by: { $names }
refusal-stage-closed = somebody has gone on because of this result: it cannot be changed any more
refusal-no-reason = say why: it stays written down
