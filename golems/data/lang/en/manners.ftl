### Manners at the table: who is there, who has left, and who thinks again.

presence-away = away
presence-away-told = { $names } left. Nobody can take their seat.
presence-back-told = Welcome back, { $names }!
presence-away-title = { $name } left the table
presence-away-idea = Wait, or let the computer play until they’re back.
presence-golem = Let the computer play
presence-wait = Wait
presence-stands-in = The computer is playing for them
presence-stands-in-for-you = The computer is playing for you.
presence-play-myself = I’ll play now

thinkagain = Think again
thinkagain-name = { $name }: think again
thinkagain-late = Too late: everyone’s ready, and the programs are running.
thinkagain-told = Thinking again: { $names }.

share-marked = The link is selected. Copy it by hand.
share-only-here = This link only works on this computer. To share it, open the page at the address that the game shows when it starts.

address-title = On other devices
address-picture = QR code: point a phone’s camera at it to open the game
address-open = Open in the browser:
address-another = Not opening? Try another address
address-trouble = Not opening? Here is what helps
address-same-network = All devices must be on the same network. Guest networks often keep devices apart: use the main network, your own router, or a hotspot from this computer or a phone.
address-windows = Windows: if it asks whether Python may use networks, allow private networks. Didn’t it ask? Go to Settings → Network & internet → your network → Private; then Windows Security → Firewall & network protection → Allow an app through firewall → Python, or open port { $port }.
address-macos = macOS: System Settings → Network → Firewall → Options → Python: allow incoming connections. Allow the terminal too, in Privacy & Security → Local Network.
address-linux = Linux: sudo ufw allow { $port }/tcp, or sudo firewall-cmd --add-port={ $port }/tcp
address-listens-here = Only this computer can open the game. For other devices, start it with golems or with golems serve --host 0.0.0.0.
address-no-network = This computer isn’t on a network, so other devices can’t open the game. Join one, or start a hotspot on this computer, then reload this page.

pool-turn = Choosing a part: { $names }
pool-left = Parts left
pool-count = { $count } left

goal-banner = The goal of the battle
golem-ally = ally
allies-sides = Who is against whom?
allies-no = Everybody for themselves
allies-yes = All players together against the ParoBots

### Only the server says the rest.

refusal-bot-plays = the computer is already playing in this seat
refusal-nothing-sealed = there’s no program to take back right now: none is ready, or they’re already running
refusal-second-thoughts = you can take a program back { $most } times in a round
refusal-not-your-program = somebody else built this program
refusal-time-is-up = time’s up: the program stays as it is
