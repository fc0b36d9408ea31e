# The few words of a picture of the board.

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
