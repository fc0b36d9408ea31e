### Level files of the author's own editor: what is wrong with one, and what is left out or chosen.

### Only the server and the commands say the rest: the page never fetches it.

refusal-level-version = this isn’t a level file of version { $expected_version }: got { $got }
refusal-level-grid = expected { $expected_count } entries, got { $got }
refusal-level-turn = expected quarter turns of 90 degrees, got { $got }
refusal-level-no-piece = there’s no piece of the board on the table
refusal-level-overlap = the pieces { $piece } and { $other } lie on top of each other

warning-level-touching = the pieces { $piece } and { $other } lie side by side: here they count as one board
warning-level-same-piece = { $piece } and { $other } are the same piece from the box, upright and on its side; both are used
warning-level-loose-turn = { $key } turns a token that isn’t there
warning-level-icon = unknown icon: { $icon }
warning-level-off-field = { $token } in row { $row }, column { $column } of the file lies outside the pieces and is left out
warning-level-not-ours =
    { $kind ->
        [duck] the water with a duck
        [spring] the spring
        [marker] the marker
        [unknown] the unknown token
       *[other] { -unlisted }
    } { $token } on { $cell } isn’t part of this game and is left out
warning-level-misfit =
    { $token } on { $cell } is left out because it lies on { $under ->
        [ground] bare ground
        [water] water
        [portal] a portal
        [wall] a wall
        [line] a line
        [ice] ice
        [afloat] a floating barrel
        [golem] a golem
        [barrel] barrels
        [barrel-on-ice] barrels
       *[other] { -unlisted }
    }
warning-level-portal-surplus = the portal { $token } on { $cell } is left out: there are two pairs at most
warning-level-golem-surplus = the golem { $token } on { $cell } is left out: there are four golems at most
warning-level-in-the-air = { $token } on { $cell } hangs in the air and is put down
warning-level-portals =
    { $portals ->
        [1] there’s only one portal: it leads nowhere
       *[other] the file doesn’t say which portals are pairs: they are paired in order, row by row
    }
warning-level-contents = the file doesn’t say what’s in the barrels: each is "?" until you fill it in
warning-level-targets = a position has no target cells; in the file: { $cells }
warning-level-puzzle = a position has no icons of a puzzle; in the file: { $icons }
warning-level-no-player = no golem belongs to a player: add one before you show or play the position
warning-level-simple = the file names no parts: players’ golems have four rows, and damage is only counted
warning-level-card = { $robot } on { $cell } is a ParoBot; its card isn’t in the file, so it runs { $card }
warning-level-same-colour = there’s already a golem of this colour: the one on { $cell } is called { $robot }
warning-level-bot-mark = { $token } on { $cell } marks no golem
import-note = note: { $remark }
