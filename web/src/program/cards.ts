/** How a card looks and what it is called. */
import { isDuel } from "../lib/box.svelte";
import { at, cardOf, inside, isHolder, type Path, type Program, type Slot } from "../lib/program";
import { knows, say } from "../lib/words";

export type Look = "movement" | "stand" | "action" | "bonus" | "none";
export type Sign = "step" | "action" | "loop" | "decision";

interface Face {
  look: Look;
  sign: Sign;
}

const STEP: Face = { look: "movement", sign: "step" };
const ACTION: Face = { look: "action", sign: "action" };
const LOOP: Face = { look: "bonus", sign: "loop" };
const SENSE: Face = { look: "bonus", sign: "decision" };
const FACES: Record<string, Face> = {
  forward: STEP,
  backward: STEP,
  left: STEP,
  right: STEP,
  stand: { look: "stand", sign: "step" },
  attack: ACTION,
  defend: ACTION,
  take: ACTION,
  loop: LOOP,
  loop3: LOOP,
  if: SENSE,
  "enemy?": SENSE,
  "attacked?": SENSE,
};
const PLAIN: Face = { look: "none", sign: "step" };
const ART: Record<string, string> = { if: "card-condition", die: "die" };

export function faceOf(card: string): Face {
  return FACES[card] ?? PLAIN;
}

export function artOf(card: string): string {
  return ART[card] ?? `card-${bare(card)}`;
}

/** What a card is called in its box, where boxes differ; a card that only one box has keeps its name anywhere. */
export function ownName(card: string): string | undefined {
  const isOwn = isDuel() || !knows(`program-card-${bare(card)}`);
  return isOwn && knows(`card-duel-${bare(card)}`) ? say(`card-duel-${bare(card)}`) : undefined;
}

/** One word, as on the card. */
export function wordOf(card: string): string {
  return ownName(card) ?? say(`program-card-${bare(card)}`);
}

/** The same on an upright card, which may be narrow: with places where a long word can be broken. */
export function narrowWordOf(card: string): string {
  const narrow = `program-narrow-${bare(card)}`;
  return knows(narrow) ? say(narrow) : wordOf(card);
}

/** The same on a card that lies as a block: how often a loop goes round stands in the name, or behind it. */
export function blockWordOf(card: string): string {
  return ownName(card) ?? [wordOf(card), timesOf(card)].join(" ").trim();
}

/** Its full name, for who listens. */
export function nameOf(card: string): string {
  return ownName(card) ?? say(`program-name-${bare(card)}`);
}

/** What a bonus die shows: a card, any condition, or nothing. */
export function bonusName(bonus: string): string {
  return ownName(bonus) ?? say(`bonus-${bonus}`);
}

/** A row with all that it holds. */
export function rowInWords(row: Slot): string {
  if (!isHolder(row)) return nameOf(row ?? "none");
  const [card, yes = null, no = null] = row;
  const loop = ownName(card) ? "row-repeat" : "row-loop";
  if (timesOf(card)) return say(loop, { command: rowInWords(yes), times: timesOf(card).slice(1) });
  return say(`row-${bare(card)}`, { yes: rowInWords(yes), no: rowInWords(no) });
}

/** The rows that are laid, one after the other. */
export function programInWords(program: Program): string {
  return program
    .filter((row) => row !== null)
    .map(rowInWords)
    .join(", ");
}

function bare(card: string): string {
  return card.replace("?", "");
}

/** Where a slot is, in words: “Row 2, if yes”. */
export function placeOf(program: Program, path: Path): string {
  const steps = path.slice(1).map((step, depth) => {
    const holder = cardOf(at(program, path.slice(0, depth + 1))) ?? "";
    if (inside(holder) === 1) return say(ownName(holder) ? "program-place-repeat" : "program-place-loop");
    return say(step === 1 ? "program-place-yes" : "program-place-no");
  });
  return [say("program-place-row", { row: (path[0] ?? 0) + 1 }), ...steps].join(", ");
}

/** What stands on a sign: how often a loop goes round. */
export function timesOf(card: string): string {
  return card === "loop3" ? "×3" : card === "loop" ? "×2" : "";
}
