### The page that needs no server.

alone-loading = Waking the golems: { $percent } %
alone-failed = The golems did not wake up. Check the network and try again.
alone-unkept = This browser keeps nothing: when you close the page, the battle is gone. You can play on.
alone-update = A new version is here.
alone-update-now = Take it
alone-thinking = The bot is thinking…
alone-elsewhere = The game is open in another tab
alone-elsewhere-idea = Only one tab can play at a time, so that nothing gets lost.
alone-here = Play here
alone-needs-server = For several devices: one computer with Python runs “golems play”, everybody opens its address.
alone-bots = On this page it is weaker than in the installed game.
alone-save = Save everything to a file
alone-open = Open a saved file
alone-kept-title = What this device keeps
alone-kept-idea = Battles and puzzles stay in this browser. A file takes them to another device.
alone-open-sure = Everything on this device will be replaced by the file. Go on?
alone-open-wrong = This is not a file that was saved here.
