### The shelf: awards, one's own numbers, and replays worth seeing.

shelf-title = Your shelf
shelf-idea = Awards, numbers and the best replays
shelf-idea-new =
    { $count ->
        [one] A new award is on your shelf!
       *[other] { $count } new awards are on your shelf!
    }
shelf-new =
    { $count ->
        [one] New on your shelf: { $awards }
       *[other] New on your shelf: { $awards }
    }
shelf-awards = Awards: { $won } of { $all }
shelf-won-on = On the shelf since { $day }
shelf-numbers = Your numbers
shelf-count-battles = battles
shelf-count-wins = victories
shelf-count-rounds = rounds
shelf-count-hits = hits on golems
shelf-count-barrels = barrels opened
shelf-count-puzzles = puzzles
shelf-count-stars = stars
shelf-count-clauses = answers to “why?”
shelf-treasures = Worth seeing again
shelf-treasures-none = The most exciting battles will appear here.
shelf-reason-untouched = Won without any damage
shelf-reason-comeback = Won after taking damage twice
shelf-reason-blasts = A battle with explosions
shelf-reason-hits = A battle with well-aimed hits
shelf-stays = All of this stays in this browser.

award-first-win = First victory
award-first-win-how = Win a battle.
award-untouched = Not a scratch
award-untouched-how = Win without any damage.
award-comeback = What a comeback
award-comeback-how = Win after taking damage twice.
award-together = Better together
award-together-how = Win together with your allies.
award-double-loop = Twice on target
award-double-loop-how = Hit golems twice with one Loop.
award-keen-eye = Keen eye
award-keen-eye-how = Hit a golem with a Condition card.
award-shield = Shield
award-shield-how = Block a hit with Defend.
award-barrel = What’s inside?
award-barrel-how = Open a barrel.
award-big-bang = Big boom
award-big-bang-how = Set off a bomb that catches two other golems.
award-traveller = Through the portal
award-traveller-how = Go through a portal.
award-mechanic = Good as new
award-mechanic-how = Repair a part.
award-delivery = Special delivery
award-delivery-how = Bring a barrel home.
award-fewest-cards = Not a card too many
award-fewest-cards-how = Solve a puzzle with the fewest cards.
award-ten-puzzles = Ten puzzles
award-ten-puzzles-how = Solve ten puzzles.
award-curious = Curious mind
award-curious-how = Read ten different answers to “why?”.
