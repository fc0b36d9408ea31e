# The result of a battle, replays, "what if", and opening a record.

result-won =
    { $count ->
        [0] Nobody won
        [1] { $robots } wins!
       *[other] A draw: { $robots }
    }
result-you-won = You won! What a program.
result-you-drew = So close! You came out even.
result-you-lost = That was a brave battle! Every lost battle shows what to change. Have a look at the replay.
result-robots-won = This time the robots were stronger. The replay shows how to get around them.
result-places = Places
result-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
result-rematch = Play again
result-rematch-wait = The host of the room starts the next battle.
result-replay = Watch the replay
result-whatif = What if…
result-save = Save
result-share = Share
result-why-V1 = One golem was left on the field.
result-why-V2 = The golem and the ParoBots fought to the last.
result-why-V3 = Eight rounds are over: the least battered one wins.
result-why-V4 = Nobody was left on the field.
result-why-V5 = Allies fought the ParoBots together.
result-why-G11 = The battle is over: the one with the most lives wins.
result-why-G13 = The barrel was brought home.
result-why-G14 = The goals of the scenario decided it.
result-why-other = The rules decided it.

replay-title = Replays
replay-of = Replay of a battle
replay-position = A position
replay-list = Battles on this server
replay-none = No battle has been finished here yet. Play the first one!
replay-more = Show more
replay-play = Play
replay-open = Open a record
replay-open-how = Choose a file that the game has saved, or drop it here.
replay-choose = Choose a file
replay-paste = Or paste the text of a record or a position
replay-paste-show = Show it
replay-watch = Watch
replay-wait = Getting the replay ready…
replay-failed = This record cannot be shown
replay-failed-kept = The record itself is safe: nothing was changed in it.
replay-missing = There is no such record here
replay-missing-why = The battle may still be running, or the record was cleared away. If you saved it in a file, open the file.
replay-unreadable-empty = There is nothing here. Paste the text of a record.
replay-unreadable-json = This does not look like a record of the game: the text breaks off, or something else is in it. Try to copy all of it again.
replay-unreadable-match = This is a saved match with the players’ secrets, not a record. Open a file from the “Save” button after a battle.
replay-unreadable-neither = There is no record of a battle in this text, and no position.
replay-unreadable-file = The file could not be read.
replay-other-end = This record was made with another version of the game: today the battle ends differently.
replay-all = All replays
replay-save = Save the file
replay-share = Share
replay-whatif = What if…
replay-scrubber = Place in the battle
replay-at = Round { $round }, row { $row }
replay-at-start = Round { $round }, the beginning
replay-at-end = Round { $round }, the end
replay-rounds = To a round
replay-round = Round { $round }
replay-keys = Arrow keys step back and forward, space plays or pauses.
replay-cells = What is where
replay-nothing-yet = This is a position: nothing has happened in it yet.

share-title = Share the replay
share-how = This link opens on every device in the same network.
share-link = Link
share-copy = Copy
share-copied = Copied!
share-send = Send…

whatif-lead = Change a golem’s program and see what would have happened. All else is as it was.
whatif-before = A round earlier
whatif-after = A round later
whatif-round = Round
whatif-robot = Whose program
whatif-real = What happened
whatif-other = What if
whatif-run = Watch it!
whatif-again = Change more
whatif-back = Back to the replay
whatif-difference = What is different
whatif-same = It ended just the same. Try another card!
whatif-robot-same = the same
whatif-was = Was: { $state }
whatif-would = Would be: { $state }
whatif-none = Nobody laid a program in this round.
whatif-state-out = out of the battle
whatif-state = { $cell }, facing { $facing }
whatif-state-damage = damage: { $damage }
whatif-state-lives = lives: { $lives }
whatif-state-carries = carries a barrel
whatif-won =
    { $count ->
        [0] The battle would be over, and nobody would have won.
        [1] The battle would be over. { $robots } would have won!
       *[other] The battle would end in a draw: { $robots }.
    }
whatif-goes-on = The battle would go on.
