### The rulebook, and the page for grown-ups.

read-offline = No connection. Check the Wi-Fi and try again.

rules-title = Rulebook
rules-chapters = Chapters
rules-search = Search the rules
rules-search-hint = For example: ice, barrel, M4
rules-found =
    { $count ->
        [0] No rules found. Try a shorter or different word.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-clear = Show the whole book
rules-wait = Opening the book…
rules-failed = The book didn’t open
rules-link = Link to rule { $id }
rules-link-question = Link to this question
rules-try = Try it in the Workshop
rules-print = Print
rules-back = Back to the battle
rules-tale = How it all began: the story in pictures
rules-at-table = Rules

teach-title = For teachers and parents
teach-lead = Children send golems into battle, and learn to think like programmers along the way. Nobody needs any experience: the first battle is two taps away.
teach-play = Try it yourself
teach-print = Print this page

teach-learn = What the game teaches
teach-learn-lead = There are no exercises to tick off. Every idea comes up by itself, because you can’t win without it.
teach-sequence = Steps in order
teach-sequence-text = “Turn, then step” and “step, then turn” end in different places. Children see it on the board right after they tap “Done!”
teach-loop = Repeating
teach-loop-text = A Loop runs a command twice but takes up only one row. Children find out that a short program can do more than a long one.
teach-condition = If… else…
teach-condition-text = A Condition picks one of two commands at the very last moment, so you need an answer for both cases in advance.
teach-sensing = What a golem senses
teach-sensing-text = A golem only notices the cell ahead. Everything it can’t see, a person has to keep in mind, just as with real robots.
teach-parallel = Everything at once
teach-parallel-text = All golems run a row together. When two want the same cell, both stay put. Watch how children start to make deals and to give way.
teach-debugging = Finding the mistake
teach-debugging-text = The golem did what it was told, not what was meant. A replay goes step by step, forward and back, and “What if” lets you rewrite one round and compare.
teach-other = Seeing through other eyes
teach-other-text = Programs are secret. To build your own, you have to imagine what the others are planning and what they expect from you.
teach-strategy = Strategy and planning
teach-strategy-text = A hit is prepared two rows before it lands. Children learn to keep the whole round in mind, to have a plan B, and to think about how it will all end.
teach-resources = Resources: the cards
teach-resources-text = There are only a few cards of each kind, and even fewer rows. Children learn to save a strong card for when it matters most.
teach-rivals = Rivals and allies
teach-rivals-text = Fight each other, or stand together against the ParoBots. Then you share out the roles, agree on a plan and enjoy a victory that belongs to everyone.
teach-rule = Rule { $id }
teach-to-replays = To the replays
teach-not = What the game doesn’t replace
teach-not-text = Battle of Golems teaches how to think, but nothing here is built by hand. Keep a construction kit close by to build real robots, and a computer to write real programs. The game gets children ready for both and shows them where to begin.

teach-levels = Which level to choose
teach-levels-lead = The age is only a hint. Move on when a child can explain why things turned out the way they did.
teach-level = Level
teach-age = Age
teach-about = What it’s about
teach-modes = Games from earlier editions
teach-edition = edition { $edition }
teach-years = ages { $ages }
teach-years-from = ages { $ages } and up

teach-tips = The first games
teach-tip-body = Act a program out. One person reads the cards aloud, another steps from tile to tile. Left and right are always the golem’s own.
teach-tip-ask = Don’t suggest a move. Ask: “Which way is it facing? Where will it be after this card?”
teach-tip-ghost = At the first levels a see-through golem shows where yours would end up if nobody got in the way. Once a child guesses right without it, switch this help off in the settings.
teach-tip-why = Every event has a “Why?” button. Tap it together: it shows one short rule with a picture.
teach-tip-lose = Lost? Now comes the best part. Open the replay and find the row where everything changed.
teach-tip-read = Children don’t need to read: the cards have pictures, and a grown-up can read a rule aloud.
teach-tip-swap = Swap roles and let the child explain the game to you. There is no better test.

teach-class = In class
teach-class-devices = Several devices
teach-class-devices-text = One child in each group opens a room; the others join with its five-letter code or the QR code. Everyone programs at once, so nobody waits for a turn. If a device falls asleep or the network drops, the game waits and nothing is lost.
teach-class-projector = A projector
teach-class-projector-text = Open a room on the big screen as a spectator. Pause before a row, ask the class “What will happen now?”, and only then watch.
teach-class-tablet = One tablet
teach-class-tablet-text = Two to four children share it. They pass it round, and a curtain hides the others’ cards; at the first level the cards lie open, so you can help. They can also stand together against ParoBots: then the whole team discusses the program.

teach-lesson = A 40-minute lesson
teach-lesson-minutes = { $minutes } min
teach-lesson-1 = Together at the projector: what the cards do, and one program acted out.
teach-lesson-2 = In pairs on one device: a battle with a ParoBot at the first level.
teach-lesson-3 = In groups of two to four: against each other.
teach-lesson-4 = One battle on the projector, step by step: guess first, then watch.
teach-lesson-5 = Questions in a circle.
teach-questions = Questions after a game
teach-question-1 = Which row did something you didn’t expect? Why?
teach-question-2 = What couldn’t your golem see?
teach-question-3 = Where did two golems want the same thing? What happened?
teach-question-4 = If you could change just one card, which one?

teach-run = Run it in your classroom network
teach-run-lead = You need one computer with Python 3.11 or newer and make. You only need the Internet to install it.
teach-run-1 = Open a terminal in the folder of the game and type this (the first time, it also installs itself):
teach-run-2 = The game tells you its address for other devices, such as http://192.168.1.20:8000. Write it on the board: the children open it in a browser.
teach-run-3 = Ctrl+C stops the game. Battles carry on when you start it again.
teach-run-more = docs/classroom.md, a file that comes with the game, says more about it and helps when something doesn’t work.

teach-safe = Safe for children
teach-safe-text = There are no accounts, no ads and no chat, only six cheerful reactions. Any nickname will do. Everything stays on your computer. Battles and tournaments are deleted after 90 days without play, lessons after one day.
teach-book = Open the rulebook
teach-plans = Eight lesson plans
teach-sheets = Print the board game

plans-title = Lesson plans
plans-wait = Loading the plans…
plans-in-english = This hasn’t been translated into your language yet, so it’s in English.
plans-failed = Couldn’t load the plans
plans-all = All eight lessons
plans-before = Previous: { $title }
plans-next = Next: { $title }
plans-print = Print this page
plans-print-all = All plans as one PDF, one sheet per lesson:
plans-print-here = print them here
