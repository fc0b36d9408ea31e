/** What one golem did in a battle, read out of its film: what the server told, and nothing else. */
import type { Beat, Film, Sentence, SeenResult } from "../lib/match-types";
import { cardOf, isHolder, parse, type Slot } from "../lib/program";
import { isVictory } from "../table/ending";

/** The awards of battles, in the order of the shelf. */
export const BATTLE_AWARDS = [
  "first-win",
  "untouched",
  "comeback",
  "together",
  "double-loop",
  "keen-eye",
  "shield",
  "barrel",
  "big-bang",
  "traveller",
  "mechanic",
  "delivery",
] as const;
export type BattleAward = (typeof BATTLE_AWARDS)[number];

/** Why a replay is worth seeing, the best reason first. */
export const REASONS = ["untouched", "comeback", "blasts", "hits"] as const;
export type Reason = (typeof REASONS)[number];

export interface Deeds {
  awards: BattleAward[];
  won: boolean;
  rounds: number;
  hits: number; // blows that met a golem
  barrels: number; // that were opened
  worth: number; // how exciting it is to see again
  reason: Reason | null;
}

const HARM = ["damaged", "life_lost", "destroyed"];
const LOOPS = ["loop", "loop3"];
const CONDITIONS = ["if", "enemy?", "attacked?"];
const WORTH: Record<Reason, number> = { untouched: 40, comeback: 30, blasts: 8, hits: 3 };
const SCARS = 2; // blows after which a victory is a comeback

/** A row of a round: what the golem plays in it, and what happens. */
interface Row {
  card: Slot;
  beats: Beat[];
}

export function deedsIn(film: Film, robot: string): Deeds {
  const rows = rowsOf(film, robot);
  const all = film.beats.flatMap((beat) => beat.sentences);
  const own = all.filter((sentence) => sentence.robots?.[0] === robot);
  const result = film.beats.at(-1)?.state?.result as SeenResult | null | undefined;
  const won = isVictory(result) && !!result?.winners.includes(robot);
  const scars = own.filter((sentence) => HARM.includes(sentence.type)).length;
  const hits = own.filter(isHit).length;
  const blasts = all.filter((sentence) => sentence.type === "blast").length;
  const found: Record<BattleAward, boolean> = {
    "first-win": won,
    untouched: won && !scars && !isGivenUp(film),
    comeback: won && scars >= SCARS,
    together: won && result?.end === "shared",
    "double-loop": rows.some((row) => LOOPS.includes(cardOf(row.card) ?? "") && hitsIn(row, robot) > 1),
    "keen-eye": rows.some((row) => CONDITIONS.includes(cardOf(row.card) ?? "") && hitsIn(row, robot) > 0),
    shield: film.beats.some((beat) => isHeldOff(beat, robot)),
    barrel: own.some((sentence) => sentence.type === "barrel_opened"),
    "big-bang": film.beats.some((beat, at) => isBigBang(film, beat, at, robot)),
    traveller: own.some((sentence) => sentence.type === "teleported"),
    mechanic: own.some((sentence) => sentence.type === "repaired"),
    delivery: own.some((sentence) => sentence.type === "delivered"),
  };
  const times = { untouched: Number(found.untouched), comeback: Number(found.comeback), blasts, hits };
  return {
    awards: BATTLE_AWARDS.filter((award) => found[award]),
    won,
    rounds: film.rounds.length,
    hits,
    barrels: own.filter((sentence) => sentence.type === "barrel_opened").length,
    worth: REASONS.reduce((sum, reason) => sum + WORTH[reason] * times[reason], 0),
    reason: REASONS.find((reason) => times[reason] > 0) ?? null,
  };
}

function rowsOf(film: Film, robot: string): Row[] {
  const rows: Row[] = [];
  for (const beat of film.beats) {
    const revealed = beat.rows?.[robot];
    if (revealed !== undefined) rows.push({ card: parse(revealed)[0] ?? null, beats: [] });
    const last = rows.at(-1);
    const first = last?.beats[0] ?? beat;
    if (last && first.round === beat.round && first.row === beat.row) last.beats.push(beat);
  }
  return rows.filter((row) => isHolder(row.card));
}

/** Somebody gave up, and that ended the battle: nothing was played after it. */
function isGivenUp({ beats }: Film): boolean {
  const last = beats.filter(({ round }) => round === beats.at(-1)?.round);
  return last.some(({ sentences }) => sentences.some(({ type }) => type === "resigned")) && last.every(({ rows }) => !rows);
}

/** A blow that met somebody else. */
function isHit({ type, robots = [] }: Sentence): boolean {
  return type === "attacked" && robots.length > 1;
}

function hitsIn(row: Row, robot: string): number {
  const told = row.beats.flatMap((beat) => beat.sentences);
  return told.filter((sentence) => isHit(sentence) && sentence.robots?.[0] === robot).length;
}

/** The golem defends while it is hit, and takes nothing. */
function isHeldOff({ sentences }: Beat, robot: string): boolean {
  const own = sentences.filter((sentence) => sentence.robots?.[0] === robot);
  const isStruck = sentences.some((sentence) => isHit(sentence) && sentence.robots!.indexOf(robot) > 0);
  const isHurt = own.some((sentence) => HARM.includes(sentence.type));
  return isStruck && !isHurt && own.some((sentence) => sentence.type === "defended");
}

/** The golem opened a barrel, now or in the beat before, and two others at least were caught in the blast. */
function isBigBang(film: Film, beat: Beat, at: number, robot: string): boolean {
  const caught = beat.sentences.filter((each) => each.type === "blast").flatMap((each) => each.robots ?? []);
  const just = [...(film.beats[at - 1]?.sentences ?? []), ...beat.sentences];
  const opened = just.some((each) => each.type === "barrel_opened" && each.robots?.[0] === robot);
  return opened && new Set(caught.filter((each) => each !== robot)).size > 1;
}
