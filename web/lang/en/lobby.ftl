# A room before the match, joining, the screen between players, the first game, reactions, the host's menu, the projector.

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
watch-winner = { $names } wins!
watch-draw = A draw!
watch-gone = There is no such room.
