# A room and its table.

room-connecting = One moment…
room-lost = No connection. Trying again — nothing is lost.
room-gone = There is no such room
room-gone-why = Nobody is playing under the code { $code } any more.
room-gone-join = Type another code

table-title = The table
table-round = Round { $round }
table-your-program = Your turn: build a program
table-your-component = Your turn: choose a part
table-your-choice = Your turn: choose
table-watch = Watch what happens!
table-waiting = Waiting for: { $robots }
table-over = The battle is over
table-paused = Pause
table-spectator = You are watching
table-seal = Go!
table-sealed = Your program is ready. Nobody sees it yet.
table-next-round = Next round
table-offline = No connection. Try again in a moment.
table-turn = Turn the board
table-left = { $seconds } s
table-left-label = Time left: { $seconds } seconds
