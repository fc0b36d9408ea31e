/** The ids of messages that the page puts together: where the gap is, and what may stand in it. */
import { readFileSync } from "node:fs";

const STEPS = "walk turn strike defend";
const KINDS = "puzzle arena scenario";
const ACTIVITIES = "pairs chapter position predict";
const MISCONCEPTIONS = "south at_once off_by_one condition";
const FORMATS = "swiss round_robin elimination groups scenario";
const EVENTS = valuesOf("EventCard");
const COMMANDS = "forward backward left right stand attack defend take loop if die none";
const COMPONENTS = "p3 p4 w2 w11 c1 c2";
const AWARDS =
  "first-win untouched comeback together double-loop keen-eye shield barrel big-bang traveller mechanic delivery fewest-cards ten-puzzles curious";
const IDEAS = "sequence loop condition sensing parallel debugging other strategy resources rivals";
const CLASSES = "devices projector tablet";
const STATIONS =
  "left wall backward stand parts barrel water loop lose_row condition parobot swap_rows portal ice weather line winter column";
const PARTS = "processor weapon chassis";
const STATES = "waiting working stuck done";
const ANIMALS =
  "bear cat chick cow dog elephant fox frog giraffe hare hedgehog koala lion monkey mouse owl panda penguin pig raccoon sheep squirrel tiger wolf";

const ROWS: Record<string, string> = {
  "address-…": "windows macos linux",
  "award-…": AWARDS,
  "award-…-how": AWARDS,
  "box-…": "4 3 2",
  "box-…-idea": "4 3 2",
  "bonus-…": "loop condition blank",
  "card-duel-…": "attack loop loop3 enemy attacked",
  "choose-…": "damage repair exit face component",
  "choose-…-how": "damage repair exit face component",
  "choose-…-…": `${each("damage", PARTS)} ${each("repair", PARTS)} exit-option face-option`,
  "component-…": COMPONENTS,
  "component-…-idea": COMPONENTS,
  "club-column-…": "place name points evenings solved rating",
  "club-kind-…": "lesson tournament",
  "club-write-…": "lesson tournament",
  "cup-format-…": FORMATS,
  "cup-format-…-idea": FORMATS,
  "cup-state-…": "joining between playing over",
  "cup-table-…": "waiting playing over paper",
  "cup-tie-…": "head_to_head damage destroyed buchholz deciding lot",
  "editor-…": KINDS,
  "editor-examples-…": KINDS,
  "editor-hint-…": "stream hand erase token terrain barrel robot parobot goal",
  "editor-new-…": KINDS,
  "editor-new-…-idea": KINDS,
  "editor-part-…": `things field ${KINDS}`,
  "eventcard-…": EVENTS,
  "eventcard-…-idea": EVENTS,
  "film-…": "pause play slow normal fast",
  "first-…": "go watch again",
  "first-…-done": STEPS,
  "first-…-task": STEPS,
  "intro-…": "card go watch",
  "journey-…": "won drawn lost",
  "journey-hint-…": STATIONS,
  "journey-name-…": STATIONS,
  "journey-new-…": STATIONS,
  "journey-star-…": "won whole quick",
  "lesson-animal-…": ANIMALS,
  "lesson-count-…": STATES,
  "lesson-kind-…": ACTIVITIES,
  "lesson-kind-…-idea": ACTIVITIES,
  "lesson-step-…": "answer explain run",
  "lesson-explain-…": "position predict",
  "lesson-need-…": "same many idle",
  "lesson-mark-…": "right tried stuck in new",
  "lesson-level-…": "1 2 3 4",
  "lesson-misconception-…": MISCONCEPTIONS,
  "lesson-misconception-…-ask": MISCONCEPTIONS,
  "lesson-open-how-…": "1 2 3 4",
  "lesson-reveal-…": "position predict",
  "lesson-screen-…": "best mistake",
  "lesson-state-…": STATES,
  "look-…": "away right towards left",
  "part-…": PARTS,
  "phase-…": "condition movement second action",
  "program-…": "start end yes no",
  "program-card-…": COMMANDS,
  "program-name-…": COMMANDS,
  "program-narrow-…": "enemy attacked",
  "program-view-…": "blocks flow python",
  "reaction-…": "hooray wow oops hmm thanks wait",
  "replay-unreadable-…": "empty json match neither file",
  "result-why-…": "V1 V2 V3 V4 V5 G11 G13 G14 resigned other",
  "robot-…": "red blue green yellow straw",
  "row-…": "loop repeat if enemy attacked",
  "setup-title-…": "one-device friends",
  "shelf-count-…": "battles wins rounds hits barrels puzzles stars clauses",
  "shelf-reason-…": "untouched comeback blasts hits",
  "sheets-what-…": "box pack cards arena scenario puzzles lessons",
  "solve-kind-…": "write fewest bug predict",
  "tale-…": "1 2 3 4 5",
  "teach-…": IDEAS,
  "teach-…-text": IDEAS,
  "teach-class-…": CLASSES,
  "teach-class-…-text": CLASSES,
  "teach-lesson-…": "1 2 3 4 5",
  "teach-question-…": "1 2 3 4",
  "teach-tip-…": "body ask ghost why lose read swap",
};

/** The values of one kind, such as event cards, as the rules list them. */
function valuesOf(kind: string): string {
  const rules = readFileSync(new URL("../../golems/rules/values.py", import.meta.url), "utf-8");
  const [, listed = ""] = new RegExp(`^${kind}: TypeAlias = Literal\\[(.*?)\\]`, "ms").exec(rules) ?? [];
  return [...listed.matchAll(/\w+/g)].join(" ");
}

function each(first: string, rest: string): string {
  return rest
    .split(" ")
    .map((part) => `${first}-${part}`)
    .join(" ");
}

/** By pattern, all ids that may come of it. */
export const COMPUTED = new Map(
  Object.entries(ROWS).map(([pattern, values]) => [pattern, values.split(" ").map((value) => filled(pattern, value))]),
);

function filled(pattern: string, value: string): string {
  return pattern.replace(/…(-…)?/, value);
}
