### The page as a whole.

## The page as a whole.

title = Battle of Golems
close = Close
retry = Try again
home = Home
skip = Skip to the content
page-title = { $page } – { $game }

## What goes wrong.

failed = Something went wrong
failed-idea = Something went wrong. Try again, or reload the page.
missing = Part of the page didn’t load
unkept = This browser doesn’t save anything: when you close the page, your stars and battles are gone. You can still play.
broken-link = This link leads nowhere
broken-link-idea = Part of it may be missing. Ask for it again, or start here:

## Said by index.html before the page can speak, or instead of it.

first-old = This browser is too old for the golems
first-old-idea = Update it, or use another one: Chrome or Edge from version 92, Firefox from 91, Safari from 15.
first-broken = The page didn’t load completely
first-broken-idea = Check the Wi-Fi, then reload the page.
first-script = The golems need JavaScript
first-script-idea = Turn it on for this page, then reload the page.

## The first page, the bar on top, and the settings.

offline = No connection. Check the Wi-Fi and try again.

bar-settings = Settings
bar-language = Language
bar-language-partly = This language isn’t finished yet. The rest is in English.
bar-theme = Theme
bar-light = Light
bar-dark = Dark
bar-sound = Sound
bar-speed = Playback speed
bar-slow = Slow
bar-usual = Normal
bar-fast = Fast
bar-ghost = Show where my golem will go
bar-flows = The next round starts by itself
bar-name = What’s your name?

home-play = Play!
home-puzzles = Puzzles
home-puzzles-idea = Solve them and collect stars
home-more = More to do
home-continue = Continue your game
home-continue-idea = Room { $code }: { $names }
home-one-device = Share one screen
home-one-device-idea = Two, three or four players take turns
home-friends = With friends
home-friends-idea = Everyone on their own tablet or phone
home-join = Join with a code
home-join-idea = Got a five-letter code from a friend or teacher?
home-tournament = Tournament
home-tournament-idea = For a club or class: rounds, tables, a champion
home-own = Custom game
home-own-idea = Pick the arena, the golems and the rules
home-replay = Replays
home-replay-idea = Past battles, step by step
home-rules = Rules
home-rules-idea = Step by step, with pictures
home-teachers = For teachers and parents
home-teachers-idea = What the game teaches, and how to use it in class
home-print = Print it
home-print-idea = The board game on paper, for every age
home-workshop = Workshop
home-workshop-idea = Make your own puzzles and arenas
