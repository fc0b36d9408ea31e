### Afterwards: results, replays, "what if".

## The result of a battle, replays, "what if", and opening a record.

result-won =
    { $end ->
        [nobody] Nobody wins
        [won] { $robots } wins!
        [shared] { $robots } win together!
        [drawn] It’s a draw: { $robots }
       *[other] { -unlisted }
    }
result-you-won =
    { $how ->
        [beaten] You win! What a program!
        [rounds] You win! You have the least damage.
        [lives] You win! You have the most lives.
        [goal] You win! You reached the goal.
        [resigned]
            { $count ->
                [one] You win: your opponent gave up.
               *[other] You win: your opponents gave up.
            }
       *[other] { -unlisted }
    }
result-you-won-together = You win together! What a team!
result-you-drew = So close! You’re an even match.
result-nobody-won = Nobody wins this time. The next battle is a fresh start!
result-you-resigned = It’s OK to give up. The next battle is a fresh start!
result-you-lost = Good fight! Every loss shows you what to change. Watch the replay.
result-robots-won = This time the computer was stronger. Watch the replay to see how to beat it.
result-places = Places
result-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
result-rematch = Play again
result-rematch-wait = Waiting for the host to start the next battle.
result-replay = Watch the replay
result-analysis = Review
result-whatif = What if…
result-save = Save
result-share = Share
result-why-V1 = Only one golem was left on the board.
result-why-V2 = The golem and the ParoBots fought to the last.
result-why-V3 =
    { $end ->
        [drawn] Eight rounds are over, and the damage is tied.
        [nobody] Eight rounds are over: the golem with the least damage wins.
        [won] Eight rounds are over: the golem with the least damage wins.
        [shared] Eight rounds are over: the golem with the least damage wins.
       *[other] { -unlisted }
    }
result-why-V4 = Nobody was left on the board.
result-why-V5 = Allies fought the ParoBots together.
result-why-G11 =
    { $end ->
        [last] Only one golem was left on the board.
        [nobody] Nobody was left on the board.
        [drawn] The battle is over, and lives are tied.
        [won] The battle is over: the golem with the most lives wins.
        [shared] The battle is over: the golem with the most lives wins.
       *[other] { -unlisted }
    }
result-why-G13 = The barrel was brought home.
result-why-G14 =
    { $end ->
        [nobody] The scenario is over, and nobody reached all their goals.
        [won] The scenario’s goals decided it.
        [shared] The scenario’s goals decided it.
        [drawn] The scenario’s goals decided it.
       *[other] { -unlisted }
    }
result-why-resigned =
    { $count ->
        [one] { $robots } gave up.
       *[other] { $robots } gave up.
    }
result-why-other = The rules decided it.

replay-title = Replays
replay-of = Replay of a battle
replay-position = A position
replay-list = Your battles
replay-none = Battles you finish or open in this browser appear here. Play your first one!
replay-play = Play
replay-open-title = Open a saved battle
replay-open-how = Choose a file that the game saved, or drop it here.
replay-choose = Choose a file
replay-paste = Or paste the text of a saved battle or a position
replay-paste-show = Show it
replay-watch = Watch
replay-wait = Getting the replay ready…
replay-failed = This battle can’t be shown
replay-failed-kept = The saved battle itself is safe: nothing in it has changed.
replay-missing = There’s no such battle here
replay-missing-why = It may still be running, or it has been deleted. If you saved it as a file, open the file.
replay-unreadable-empty = There’s nothing here. Paste the text of a saved battle.
replay-unreadable-json = This doesn’t look like a saved battle: part of the text is missing or changed. Try copying all of it again.
replay-unreadable-match = This battle isn’t finished, so it can’t be shown. Open a file from the “Save” button after a battle.
replay-unreadable-neither = There’s no battle and no position in this text.
replay-unreadable-file = The file couldn’t be read.
replay-other-end = This battle was saved by another version of the game. Today it ends differently.
replay-all = All replays
replay-save = Save the file
replay-share = Share
replay-whatif = What if…
replay-analysis = Review
replay-scrubber = Moment in the battle
replay-at = Round { $round }, row { $row }
replay-at-start = Round { $round }, start
replay-at-end = Round { $round }, end
replay-rounds = Go to round
replay-round = Round { $round }
replay-keys = Arrow keys step back and forward, space plays or pauses.
replay-cells = What is where
replay-nothing-yet = This is a position: nothing has happened yet.

share-title = Share the replay
share-how = This link works on every device in the same network.
share-link = Link
share-copy = Copy
share-copied = Copied!
share-send = Send…

whatif-lead = Change a golem’s program and see what would have happened. Everything else stays the same.
whatif-before = Previous round
whatif-after = Next round
whatif-round = Round
whatif-robot = Whose program?
whatif-real = What happened
whatif-other = What if
whatif-run = Watch it!
whatif-again = Change it again
whatif-back = Back to the replay
whatif-difference = What’s different
whatif-same = It ended just the same. Try another card!
whatif-robot-same = the same
whatif-was = Was: { $state }
whatif-would = Would be: { $state }
whatif-none = Nobody programmed in this round.
whatif-state-out = out
whatif-state = { $cell }, facing { $look }
whatif-state-damage = damage: { $damage }
whatif-state-lives = lives: { $lives }
whatif-state-carries = carrying a barrel
whatif-won =
    { $end ->
        [nobody] The battle would be over, and nobody would have won.
        [won] The battle would be over. { $robots } would have won!
        [shared] The battle would be over. { $robots } would have won together!
        [drawn] The battle would end in a draw: { $robots }.
       *[other] { -unlisted }
    }
whatif-goes-on = The battle would go on.

analysis-title = Review of the battle
analysis-lead = The computer tried other programs. Everyone else plays just as they did in the battle.
analysis-return = Back to the review
analysis-thinking = Thinking about round { $round } of { $rounds }…
analysis-failed = The review didn’t work
analysis-none = Nobody’s program ran in this battle, so there’s nothing to review.
analysis-gears =
    { $gears ->
        [one] { $gears } gear out of 3
       *[other] { $gears } gears out of 3
    }
analysis-verdict =
    { $mark ->
        [3] Excellent! Hardly anything could have been better.
        [2] Good! There was a slightly better program.
       *[other] A much better program was hiding here. Can you see why?
    }
analysis-hopeless = Nothing could have saved this round.
analysis-wise = Nobody could have known. Before the round, this was a smart choice.
analysis-laid = What was played
analysis-better = A better program
analysis-new = changed
analysis-show = Show it in “What if”
analysis-total = Gears in this battle: { $gears } out of { $most }
analysis-habits = How predictable was it?
analysis-level =
    { $level ->
        [0] Too few rounds to tell.
        [1] Hard to guess. Well hidden!
        [2] Sometimes it’s easy to guess.
       *[other] It’s easy to guess.
    }
analysis-guessed =
    Imagine someone who remembers all the earlier rounds and guesses every row. { $rows ->
        [one] Of { $rows } row
       *[other] Of { $rows } rows
    } { $right } would be right; blind guessing gets about { $blind }.
analysis-tip-habit = Tip: row { $row } was “{ $card }” in { $times } of { $rounds } rounds. Play something else there and surprise the others!
analysis-tip =
    { $level ->
        [0] Tip: play some more and come back!
        [1] Tip: keep it up and keep them guessing!
       *[other] Tip: start the next round in a new way!
    }

### Only the server and the commands say the rest: the page never fetches it.

## The demonstration, and replays.

demo-title = Battle of Golems · a demonstration
demo-intro =
    Red and Blue have each built a secret program of cards: Forward, Turn, Attack, Defend… Now all
    programs run at once, row by row. After every sentence you see the rule that
    explains it.
demo-end = The end

replay-open = the battle isn’t over
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
        [one] Replayed one round; it ends as written: { $end }.
       *[other] Replayed { $rounds } rounds; it ends as written: { $end }.
    }
replay-differs = Replayed { $rounds } rounds, but it doesn’t end as written. Played: { $played }; written: { $written }.
replay-seals =
    { $count ->
        [one] Checked one seal: it holds.
       *[other] Checked { $count } seals: all hold.
    }
replay-broken-seal = Round { $round }: { $robot }’s seal doesn’t match the program.
