### The rulebook, and the page for grown-ups.

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
