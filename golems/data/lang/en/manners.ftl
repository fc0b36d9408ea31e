### Manners at the table: who is there, who has left, and who thinks again.

presence-away = away
presence-away-told = { $names } left. The place is kept.
presence-back-told = { $names } is back.
presence-away-title = { $name } left the table
presence-away-idea = Wait, or let a golem play until they are back.
presence-golem = Let a golem play
presence-wait = Wait
presence-stands-in = A golem is playing for them
presence-stands-in-for-you = A golem is playing for you.
presence-play-myself = I play myself

thinkagain = Think again
thinkagain-name = { $name }: think again
thinkagain-late = Too late: everyone’s ready, and the programs run.
thinkagain-told = { $names } thinks again.

share-marked = The link is marked: copy it by hand.
share-only-here = This link opens only on this computer. For others, open the page by the address that Golems names when it starts.

address-title = On other devices
address-picture = QR code: point a phone’s camera at it to open the game
address-open = Open in the browser:
address-another = Not opening? Try another address
address-trouble = Not opening? Here is what helps
address-same-network = All devices must be in one network. A guest network often keeps devices apart: take the main one, a router of your own, or the hotspot of this computer or a phone.
address-windows = Windows: when it asks whether Python may use networks, allow private networks. It didn’t ask? Settings → Network & internet → your network → Private; then Windows Security → Firewall & network protection → Allow an app through firewall → Python, or open port { $port }.
address-macos = macOS: System Settings → Network → Firewall → Options → Python: allow incoming connections. In Privacy & Security → Local Network the terminal must be allowed too.
address-linux = Linux: sudo ufw allow { $port }/tcp, or sudo firewall-cmd --add-port={ $port }/tcp
address-listens-here = Only this computer can open it. For other devices, start it with golems or with golems serve --host 0.0.0.0.
address-no-network = This computer is in no network, so other devices can’t open the game. Join one, or start a hotspot on it, and load this page again.

pool-turn = { $names } chooses a part
pool-left = Parts that are left
pool-count = { $count } left

goal-banner = The goal of the battle
golem-ally = ally
allies-sides = Who is against whom?
allies-no = Everybody for themselves
allies-yes = All players together against the ParoBots

### Only the server says the rest.

refusal-bot-plays = a bot plays in this seat already
refusal-nothing-sealed = there is no sealed program to take back now: the programs are running, or none is sealed
refusal-second-thoughts = a program can be taken back { $most } times in a round
refusal-not-your-program = this program was sealed by somebody else
refusal-time-is-up = the time is up: the program stays as it is
