### The road of battles: short sentences, which are spoken too.

journey-title = The road of battles
journey-wait = The golem is setting out…
journey-failed = Couldn’t load the road
journey-called = Next battle: { $name }. Tap the shining circle!
journey-all-done = You’ve come all the way to the castle! Play any battle again.
journey-golem = Your golem
journey-station = Battle { $number }: { $name }. Stars: { $stars } of { $most }.
journey-station-next = Next battle, { $number }: { $name }
journey-station-locked = Battle { $number }: { $name }. Still locked.

journey-news = Something new: { $name }
journey-fight = To battle!
journey-once-more = Show it again
journey-locked = This battle is still locked. Do you know all this already? Then turn the key!
journey-unlock = I know this already

journey-won = Hooray, you won!
journey-drawn = A draw! You’re an even match.
journey-lost = Not this time. It happens to every golem!
journey-stars = Stars: { $stars } of { $most }
journey-star-won = a star for the win
journey-star-whole = a star for taking no damage
journey-star-quick =
    { $rounds ->
        [one] a star for a win in one round
       *[other] a star for a win in { $rounds } rounds or fewer
    }
journey-star-yes = { $star }: yours!
journey-star-no = { $star }: not yet
journey-next = Next battle
journey-again = Same battle again
journey-back = To the road

journey-name-left = Turn left
journey-name-wall = Walls
journey-name-backward = Backward
journey-name-stand = Stand
journey-name-parts = Parts
journey-name-barrel = Barrels
journey-name-water = Water
journey-name-loop = Loop
journey-name-lose_row = Lose a row
journey-name-condition = Condition
journey-name-parobot = ParoBot
journey-name-swap_rows = Swap two rows
journey-name-portal = Portals
journey-name-ice = Ice
journey-name-weather = Frost and thaw
journey-name-line = Lines
journey-name-winter = Winter
journey-name-column = Stacks of barrels

journey-new-left = Your golem can turn left, too.
journey-new-wall = A wall stops every golem. Walk around it!
journey-new-backward = Step back, and the hit lands on nobody.
journey-new-stand = Stand still, and let them come to you.
journey-new-parts = Golems have three parts now. A hit breaks a part.
journey-new-barrel = Push barrels, or hit one: there’s something inside!
journey-new-water = Water hurts your golem. Climb out!
journey-new-loop = The Loop card does a command twice.
journey-new-lose_row = The event card can take a row out of every program.
journey-new-condition = The Condition card looks ahead. Is there an obstacle? Your golem does the upper card. If not, the lower one.
journey-new-parobot = A ParoBot runs on steam and dice. One hit, and it falls apart!
journey-new-swap_rows = The event card can swap two rows of every program.
journey-new-portal = Step into a portal, and you come out of the other one.
journey-new-ice = You can walk on ice. A hit breaks it!
journey-new-weather = Frost freezes all the water. A thaw melts all the ice.
journey-new-line = A line turns your golem so that it faces along it.
journey-new-winter = Icy ground is slippery. In a snowdrift, play the same card twice.
journey-new-column = Barrels can stand in a stack. A hit breaks the top one.

journey-hint-left = Turn towards the other golem first, then strike.
journey-hint-wall = Look where the walls are, then pick a way that’s free.
journey-hint-backward = Step back when the other golem comes close, then strike.
journey-hint-stand = Wait a row. When the other golem stands in front of you, strike!
journey-hint-parts = Strike first: a golem with a broken part can do less.
journey-hint-barrel = Stay back when somebody hits a barrel: there may be a bomb inside.
journey-hint-water = Stay away from the water, and let the other golem fall in.
journey-hint-loop = Put Attack into the Loop: it hits twice.
journey-hint-lose_row = Play the same card twice. Then you’re sure to keep one of them.
journey-hint-condition = An obstacle ahead? Attack! If not, go forward.
journey-hint-parobot = Don’t stand in front of the ParoBot. Come from the side!
journey-hint-swap_rows = Play two cards of the same kind in a row: if they swap places, nothing changes.
journey-hint-portal = Go through the portal, then strike at once.
journey-hint-ice = Strike the ice when a golem stands on it.
journey-hint-weather = Don’t stay on the ice: it may melt.
journey-hint-line = On a corner, Forward goes where the line goes.
journey-hint-winter = Count the slides: one step on icy ground takes you two cells.
journey-hint-column = Walk around the barrels, and strike from the side.

### Only the server says the rest: the page never fetches it.

refusal-no-station = there is no such battle on the road
