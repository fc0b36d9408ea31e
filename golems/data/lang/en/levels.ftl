### Level files of the author's own editor: what is wrong with one, and what is left out or chosen.

### Only the server and the commands say the rest: the page never fetches it.

refusal-level-version = this is not a level file of version { $expected_version }: got { $got }
refusal-level-grid = expected { $expected_count } entries, got { $got }
refusal-level-turn = expected quarter turns of 90 degrees, got { $got }
refusal-level-no-piece = no piece of the field is on the table
refusal-level-overlap = the pieces { $piece } and { $other } lie on top of each other

warning-level-touching = the pieces { $piece } and { $other } lie side by side: here they are one field
warning-level-same-piece = { $piece } and { $other } are the same piece of the box, upright and on its side; both are laid
warning-level-loose-turn = { $key } turns a token that is not there
warning-level-icon = the icon { $icon } is not known
warning-level-off-field = { $token } in row { $row }, column { $column } of the file lies beside the pieces and is left out
warning-level-not-ours =
    { $kind ->
        [duck] the water with a duck
        [spring] the spring
        [marker] the marker
        [unknown] the unknown token
       *[other] { -unlisted }
    } { $token } on { $cell } is not part of this game and is left out
warning-level-misfit =
    { $token } on { $cell } is left out, for it lies on { $under ->
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
warning-level-golem-surplus = the golem { $token } on { $cell } is left out: there are four robots at most
warning-level-in-the-air = { $token } on { $cell } hangs in the air and is put down
warning-level-portals =
    { $portals ->
        [1] there is one portal only: it leads nowhere
       *[other] which portals are a pair is not in the file: they are taken in order, row by row
    }
warning-level-contents = what is in the barrels is not in the file: each is "?" until you fill it in
warning-level-targets = a position has no target cells; in the file: { $cells }
warning-level-puzzle = a position has no icons of a puzzle; in the file: { $icons }
warning-level-no-player = no golem is a player's: put one there before you show or play the position
warning-level-simple = components are not in the file: players' golems have four rows, and damage only counts
warning-level-card = { $robot } on { $cell } is a ParoBot; its card is not in the file, so it runs { $card }
warning-level-same-colour = there is a golem of this colour already: the one on { $cell } is called { $robot }
warning-level-bot-mark = { $token } on { $cell } marks no golem
import-note = note: { $remark }
