# Setting a table.

setup-title = A game of your own
setup-title-one-device = On one screen
setup-title-friends = A game with friends
setup-change-title = Change the game

setup-game = What do we play?
setup-edition = Edition
setup-ages = ages { $ages }
setup-arena = Where do we play?
setup-scenario = Which story?
setup-random = A random field
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
setup-options = { $count ->
    [0] Readings of the rules
   *[other] Readings of the rules (changed: { $count })
}
setup-options-idea = Where the rules can be read in two ways, the table decides. If you are not sure, leave it as it is.
setup-rule = Rule { $rule }

setup-begin = Start!
setup-open-room = Invite friends
setup-change = Done
setup-ready = All set. You can start!
setup-then-invite = Next comes the room's code for your friends.
