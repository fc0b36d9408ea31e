### Arenas: a name and an idea in one line, and warnings.

### Only the server and the commands say the rest: the page never fetches it.

arena-parade-ground = Parade Ground
arena-parade-ground-idea = Nothing in the way: learn to march, turn and strike.

arena-two-towers = Two Towers
arena-two-towers-idea = Two towers in the middle: go round them, or lie in wait behind one.

arena-old-mill = The Old Mill
arena-old-mill-idea = Four sails of stone: the way in is straight ahead, the way round is long.

arena-carousel = The Carousel
arena-carousel-idea = Everyone runs round the castle the same way: who catches whom?

arena-stone-bridge = The Stone Bridge
arena-stone-bridge-idea = One bridge, two cells wide, and everyone wants to cross it.

arena-four-towers = Four Towers
arena-four-towers-idea = Towers in the corners: nowhere to hide, but plenty of room to dance.

arena-zigzag = Zigzag
arena-zigzag-idea = Mind the boulder beside you: it guards your flank and blocks your way.

arena-high-street = High Street
arena-high-street-idea = Face to face along the street, or round through the back lane.

arena-watch-houses = Two Watch-houses
arena-watch-houses-idea = A wall guards one side of you. Watch the other side yourself.

arena-village-pond = The Village Pond
arena-village-pond-idea = A dip costs you a part, but you can climb out on any bank.

arena-powder-store = The Powder Store
arena-powder-store-idea = Four barrels in the middle. One of them may go off…

arena-river-bridge = The Bridge over the River
arena-river-bridge-idea = Barrels block the bridge: push them, smash them, or swim.

arena-water-mill = The Water Mill
arena-water-mill-idea = Water at everyone’s elbow: one careless step to the side, and splash!

arena-dam = The Dam
arena-dam-idea = Two dry cells lead across the river, and there’s a barrel on each.

arena-sawmill = The Sawmill
arena-sawmill-idea = A barrel right in front of you: is it a shield, a ram or a surprise?

arena-stepping-stones = Stepping Stones
arena-stepping-stones-idea = Cross the river dry on floating barrels, until somebody sinks them.

arena-harbour = The Harbour
arena-harbour-idea = Push the cargo into the water and you have a bridge.

arena-moats = The Moats
arena-moats-idea = You can walk round each moat, but only at one end.

arena-islet = The Islet
arena-islet-idea = Two rocks and two barrels in the middle: move a barrel and the way is open.

arena-reef = The Reef
arena-reef-idea = A barrel in front of you and a rock behind it: no room to push, but you can smash it.

arena-weir = The Weir
arena-weir-idea = A barrel in each gap. Push it into the water and walk across it.

arena-allotments = The Allotments
arena-allotments-idea = A fence gives cover, a puddle gets you wet, and a barrel comes in handy.

arena-wet-crossroads = Wet Crossroads
arena-wet-crossroads-idea = Water and stone form a cross: there’s no way straight ahead, and a barrel blocks the way round.

arena-quay = The Quay
arena-quay-idea = Four barrels next to the water: will they blow up or float away?

arena-three-islands = Three Islands
arena-three-islands-idea = One step, and the portal takes you to the island in the middle.

arena-two-ferries = Two Ferries
arena-two-ferries-idea = Two narrow banks, two ferries: guard one, and they’ll come by the other.

arena-royal-box = The Royal Box
arena-royal-box-idea = Fight below, or slip upstairs through the portals and come back from behind.

arena-leapfrog = Leapfrog
arena-leapfrog-idea = Four portals side by side: step in here, jump out behind your rival.

arena-canal = The Canal
arena-canal-idea = Two locks lead to the quay, where the barrels wait.

arena-three-courts = Three Courtyards
arena-three-courts-idea = From the upper courtyard and the lower one, all gates lead to the middle.

arena-treasury = The Treasury
arena-treasury-idea = The barrels are in the side rooms. Is there a toolbox among them?

arena-lagoon = The Lagoon
arena-lagoon-idea = Water everywhere, and two barrels afloat for those who dare.

arena-secret-door = The Back Door
arena-secret-door-idea = The portal in the corner leads to the opposite corner, behind everyone’s back.

arena-river-station = River Station
arena-river-station-idea = Two doors lead to the other bank, and there’s a crowd at both.

arena-misty-isles = Misty Isles
arena-misty-isles-idea = The middle island is one step away, and no road on it is straight.

arena-twin-docks = Twin Docks
arena-twin-docks-idea = One portal for two docks: guard it, and you’re the boss.

arena-hanging-gardens = Hanging Gardens
arena-hanging-gardens-idea = Three terraces, and the only way from the outer ones is through the middle.

arena-four-doors = Four Doors
arena-four-doors-idea = The doors are near and lead far: count your steps before you go in.

arena-whirlpool = The Whirlpool
arena-whirlpool-idea = Water and rocks in the middle of the island, and portals that land you at its edge.

arena-frozen-lake = The Frozen Lake
arena-frozen-lake-idea = The ice holds today. Don’t stand on it for long.

arena-snow-fort = The Snow Fort
arena-snow-fort-idea = Slide on the ice, dig through the snowdrifts, topple the barrel towers.

arena-toy-railway = The Toy Railway
arena-toy-railway-idea = Step onto the ring and ride, until a hit breaks the track.

arena-railway = The Iron Road
arena-railway-idea = Rails catch anyone who crosses them: choose which way to face.

arena-winter-wings = Winter Wings
arena-winter-wings-idea = Snow on both wings, summer in the middle, and one straight line between you.

arena-ice-mill = The Ice Mill
arena-ice-mill-idea = Ice, rails and towers: every road leads over something that gives way.

arena-ice-towers = Towers on the Ice
arena-ice-towers-idea = Two barrel towers on thin ice: one hit, and down they go.

arena-northern-pass = The Northern Pass
arena-northern-pass-idea = Two frozen ledges and two gates: hold yours or storm theirs.

arena-blizzard = Blizzard
arena-blizzard-idea = Snow below, ice above, and a shelter with two doors.

arena-small-yard = The Small Yard
arena-small-yard-idea = An empty yard: nothing but golems and their programs.

arena-great-yard = The Great Yard
arena-great-yard-idea = Room to manoeuvre: who hits first?

arena-two-stones = Two Boulders
arena-two-stones-idea = Two boulders in the middle make every meeting a surprise.

arena-wood-store = The Wood Store
arena-wood-store-idea = Four barrels in the middle: break through, or carry one off.

arena-duck-pond = The Duck Pond
arena-duck-pond-idea = Golems can’t swim: go round the pond, or break through the barrels.

arena-ruins = The Ruins
arena-ruins-idea = Old walls hide the barrels in the middle, and anyone who is waiting there.

arena-rapids = The Rapids
arena-rapids-idea = The stream carries you far in one step, but it costs a life.

arena-tug-of-war = Tug of War
arena-tug-of-war-idea = A barrel each, and four steps home. Now get past your rival!

arena-kings-cup = The King’s Cup
arena-kings-cup-idea = Two barrels by the water in the middle, and anyone can take them. Who gets there first?

arena-barrel-maze = The Barrel Maze
arena-barrel-maze-idea = A maze you can rebuild with your fists.

warning-shortage =
    one box isn’t enough: { $token ->
        [wall] walls
        [water] water tokens
        [ice] ice tokens
        [portal] portals
        [line] lines
        [barrel] barrels
        [robot] golems
       *[other] { -unlisted }
    } needed: { $needs }, in the box: { $holds }
warning-segment = pieces of { $size } needed: { $needs }, in the box of this game: { $holds }
warning-not-printed = the winter piece with { $cell } isn’t printed like this, however you turn it
warning-two-sided = on a table this takes { $needs } wall, water and portal tokens; some boxes hold { $holds }
warning-not-frozen = on a winter piece water starts under ice, but { $cell } is open
