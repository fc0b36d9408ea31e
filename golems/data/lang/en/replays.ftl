### Afterwards: results, replays, "what if".

## The result of a battle, replays, "what if", and opening a record.

result-won =
    { $end ->
        [nobody] Nobody won
        [won] { $robots } wins!
        [shared] A shared victory: { $robots }!
        [drawn] A draw: { $robots }
       *[other] { -unlisted }
    }
result-you-won = You won! What a program.
result-you-won-together = You won together! What a team.
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
result-analysis = Review
result-whatif = What if…
result-save = Save
result-share = Share
result-why-V1 = One golem was left on the field.
result-why-V2 = The golem and the ParoBots fought to the last.
result-why-V3 =
    { $end ->
        [drawn] Eight rounds are over, and the damage is equal.
        [nobody] Eight rounds are over: the golem with the least damage wins.
        [won] Eight rounds are over: the golem with the least damage wins.
        [shared] Eight rounds are over: the golem with the least damage wins.
       *[other] { -unlisted }
    }
result-why-V4 = Nobody was left on the field.
result-why-V5 = Allies fought the ParoBots together.
result-why-G11 =
    { $end ->
        [last] One golem was left on the field.
        [nobody] Nobody was left on the field.
        [drawn] The battle is over, and lives are equal.
        [won] The battle is over: the one with the most lives wins.
        [shared] The battle is over: the one with the most lives wins.
       *[other] { -unlisted }
    }
result-why-G13 = The barrel was brought home.
result-why-G14 =
    { $end ->
        [nobody] The scenario is over, and nobody has reached all goals.
        [won] The goals of the scenario decided it.
        [shared] The goals of the scenario decided it.
        [drawn] The goals of the scenario decided it.
       *[other] { -unlisted }
    }
result-why-resigned =
    { $count ->
        [one] { $robots } gave the battle up.
       *[other] { $robots } gave the battle up together.
    }
result-why-other = The rules decided it.

replay-title = Replays
replay-of = Replay of a battle
replay-position = A position
replay-list = Your battles
replay-none = Battles that you finish or open in this browser appear here. Play the first one!
replay-play = Play
replay-open-title = Open a record
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
replay-analysis = Review
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
    { $end ->
        [nobody] The battle would be over, and nobody would have won.
        [won] The battle would be over. { $robots } would have won!
        [shared] The battle would be over, with a shared victory: { $robots }!
        [drawn] The battle would end in a draw: { $robots }.
       *[other] { -unlisted }
    }
whatif-goes-on = The battle would go on.

analysis-title = Review of the battle
analysis-lead = The computer has tried other programs. What everybody else did stays as it was in the battle.
analysis-return = Back to the review
analysis-thinking = Thinking about round { $round } of { $rounds }…
analysis-failed = The review did not work
analysis-none = Nobody’s program was run in this battle, so there is nothing to review.
analysis-gears =
    { $gears ->
        [one] { $gears } gear out of 3
       *[other] { $gears } gears out of 3
    }
analysis-verdict =
    { $mark ->
        [3] Excellent! Hardly anything could have been better.
        [2] Good! A slightly better program was there.
       *[other] A much better program was hiding here. Can you see why?
    }
analysis-hopeless = Nothing could be saved any more here, whatever was laid.
analysis-wise = Nobody could know that beforehand: before the round this was a clever choice.
analysis-laid = This was laid
analysis-better = Better against this
analysis-new = changed
analysis-show = Show it in “What if”
analysis-total = Gears in this battle: { $gears } out of { $most }
analysis-habits = How easy is it to guess?
analysis-level =
    { $level ->
        [0] Too few rounds to tell.
        [1] Hard to guess. Well hidden!
        [2] Sometimes it can be guessed.
       *[other] It can be guessed easily.
    }
analysis-guessed =
    Imagine somebody who remembers all earlier rounds and guesses every row. { $rows ->
        [one] Of { $rows } row
       *[other] Of { $rows } rows
    } { $right } would have been right; with eyes shut it would be about { $blind }.
analysis-tip-habit = A tip: row { $row } was “{ $card }” in { $times } of { $rounds } rounds. Lay something else there now and then, and the others will be surprised!
analysis-tip =
    { $level ->
        [0] A tip: play on and come back to the review!
        [1] A tip: keep it up, let the others rack their brains!
       *[other] A tip: begin the next round in a new way!
    }

### Only the server and the commands say the rest: the page never fetches it.

## The demonstration, and replays.

demo-title = Battle of Golems · a demonstration
demo-intro =
    Red and Blue have each laid a program of cards in secret: Forward, Turn, Attack, Defence… Now all
    programs run at once, row by row. After every sentence stands the clause of the rulebook that
    explains it.
demo-end = The end

replay-open = the game goes on
replay-end =
    { $end ->
        [nobody] nobody wins ({ $rule })
        [won] won by { $winners } ({ $rule })
        [shared] won together by { $winners } ({ $rule })
        [drawn] a draw between { $winners } ({ $rule })
       *[other] { -unlisted }
    }
replay-agrees =
    { $rounds ->
        [one] One round replayed, ends as written: { $end }.
       *[other] { $rounds } rounds replayed, ends as written: { $end }.
    }
replay-differs = { $rounds } rounds replayed, but it does not end as written. Played: { $played }; written: { $written }.
replay-seals =
    { $count ->
        [one] One seal checked, it holds.
       *[other] { $count } seals checked, all hold.
    }
replay-broken-seal = Round { $round }: the seal of { $robot } does not match the program.
