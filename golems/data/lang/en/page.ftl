### The page as a whole.

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
