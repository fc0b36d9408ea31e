### The page that needs no server.

alone-loading = Waking the golems: { $percent }%
alone-failed = The golems didn’t wake up. Check the Wi-Fi and try again.
alone-old = This browser is too old for the golems. Update it, or use another one: Chrome or Edge from version 97, Firefox from 114, Safari from 16.4.
alone-unkept = This browser doesn’t save anything: if you close the page, the battle is gone. You can still play.
alone-update = There’s a new version.
alone-update-now = Update
alone-thinking = The computer is thinking…
alone-elsewhere = The game is open in another tab
alone-elsewhere-idea = You can only play in one tab at a time, so that nothing gets lost.
alone-here = Play here
alone-needs-server = To play on several devices, run “golems play” on one computer with Python; everyone else opens its address.
alone-several = Only with several devices
alone-cup-idea = Everyone plays on this device, one table after another. To play on phones, run “golems play” on one computer with Python.
alone-cup-open = Next, write down who’s playing. Nothing starts yet.
alone-cup-nobody = Nobody is here yet. Write down who’s playing.
alone-cup-name = Who’s playing on this device?
alone-bots = On this page it’s weaker than in the installed game.
alone-sheets = This page can’t make PDFs. The installed game can:
alone-save = Save everything to a file
alone-open = Open a saved file
alone-kept-title = Saved on this device
alone-kept-idea = Battles and puzzles stay in this browser. A file takes them to another device.
alone-open-sure = The file will replace everything on this device. Go ahead?
alone-open-wrong = This file wasn’t saved here.
