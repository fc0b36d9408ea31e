/** What has been achieved in this browser: awards, numbers, and which battles are worth seeing again. It stays here. */
import { device } from "../lib/browser-storage";
import { BATTLE_AWARDS, REASONS, type Deeds, type Reason } from "./battle-deeds";

export const OTHER_AWARDS = ["fewest-cards", "ten-puzzles", "curious"] as const;
export const AWARDS = [...BATTLE_AWARDS, ...OTHER_AWARDS];
export type Award = (typeof AWARDS)[number];

export const COUNTS = ["battles", "wins", "rounds", "hits", "barrels"] as const;
export type Count = (typeof COUNTS)[number];

/** A battle that was looked at, and why to see it again. */
export interface Treasure {
  id: string; // of the record
  game: string;
  at: number; // ms since 1970
  worth: number;
  reason: Reason | null;
}

/** A battle that is over and still has to be looked at: which golems were led here. */
export interface Unseen {
  id: string;
  game: string;
  robots: string[];
}

interface Kept {
  awards: Partial<Record<Award, number>>; // when, in ms since 1970
  counts: Record<Count, number>;
  looked: string[]; // records, the newest first
  treasures: Treasure[]; // the best first
  unseen: Unseen[];
  clauses: string[]; // that were read
  fresh: Award[]; // not seen on the shelf yet
}

const KEY = "golems-shelf";
const MOST = { looked: 100, treasures: 6, unseen: 10, clauses: 300, robots: 4 };
const ENOUGH_CLAUSES = 10;
export const SHOWN_TREASURES = 3;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const texts = (value: unknown, most: number): string[] => list(value).filter(isText).slice(0, most);

export const shelf: Kept = $state(shelfIn(device.record(KEY) ?? {}));

/** What is on the shelf that was kept: anything that has not the shape that was written here is left out. */
export function shelfIn(found: Record<string, unknown>): Kept {
  const counts = (found.counts ?? {}) as Record<string, unknown>;
  const awards = Object.entries((found.awards ?? {}) as Record<string, unknown>);
  return {
    awards: Object.fromEntries(awards.filter(([name, at]) => isAward(name) && isNumber(at))),
    counts: Object.fromEntries(COUNTS.map((name) => [name, isNumber(counts[name]) ? counts[name] : 0])) as Record<Count, number>,
    looked: texts(found.looked, MOST.looked),
    treasures: list(found.treasures).filter(isTreasure).slice(0, MOST.treasures),
    unseen: list(found.unseen).filter(isUnseen).slice(0, MOST.unseen),
    clauses: texts(found.clauses, MOST.clauses),
    fresh: texts(found.fresh, AWARDS.length).filter(isAward),
  };
}

function isAward(name: string): name is Award {
  return (AWARDS as string[]).includes(name);
}

function isTreasure(value: unknown): value is Treasure {
  const { id, game, at, worth, reason } = (value ?? {}) as Partial<Treasure>;
  return isText(id) && isText(game) && isNumber(at) && isNumber(worth) && (reason === null || REASONS.includes(reason as Reason));
}

function isUnseen(value: unknown): value is Unseen {
  const { id, game, robots } = (value ?? {}) as Partial<Unseen>;
  return isText(id) && isText(game) && Array.isArray(robots) && robots.length <= MOST.robots && robots.every(isText);
}

function keep(): void {
  device.write(KEY, shelf);
}

// ---------------------------------------------------------------- what happens

/** Put these on the shelf; gives those that are new there. */
function earn(awards: readonly Award[]): Award[] {
  const news = awards.filter((award) => !(award in shelf.awards));
  for (const award of news) shelf.awards[award] = Date.now();
  shelf.fresh = [...shelf.fresh, ...news];
  keep();
  return news;
}

/** A battle is over that was played here: it is looked at as soon as its film can be had. */
export function waitFor(battle: Unseen): void {
  if (shelf.looked.includes(battle.id) || shelf.unseen.some(({ id }) => id === battle.id)) return;
  shelf.unseen = [battle, ...shelf.unseen].slice(0, MOST.unseen);
  keep();
}

/** A battle was looked at: what each golem did that was led here. Gives the new awards. */
export function note({ id, game }: Unseen, deeds: Deeds[]): Award[] {
  shelf.unseen = shelf.unseen.filter((each) => each.id !== id);
  if (shelf.looked.includes(id) || !deeds.length) {
    keep();
    return [];
  }
  shelf.looked = [id, ...shelf.looked].slice(0, MOST.looked);
  const { counts } = shelf;
  counts.battles += 1;
  counts.wins += Number(deeds.some(({ won }) => won));
  counts.rounds += Math.max(...deeds.map(({ rounds }) => rounds));
  counts.hits += deeds.reduce((sum, { hits }) => sum + hits, 0);
  counts.barrels += deeds.reduce((sum, { barrels }) => sum + barrels, 0);
  const best = deeds.reduce((one, other) => (other.worth > one.worth ? other : one));
  const treasure = { id, game, at: Date.now(), worth: best.worth, reason: best.reason };
  shelf.treasures = [...shelf.treasures, treasure].sort((one, other) => other.worth - one.worth).slice(0, MOST.treasures);
  return earn(deeds.flatMap(({ awards }) => awards).filter((award, at, all) => all.indexOf(award) === at));
}

/** A battle whose record is gone is not waited for any longer. */
export function forget({ id }: Unseen): void {
  shelf.unseen = shelf.unseen.filter((each) => each.id !== id);
  keep();
}

/** A puzzle was solved, one of so many now, and perhaps with the fewest cards there are. */
export function notePuzzle(solved: number, isFewest: boolean): Award[] {
  const awards: Award[] = [];
  if (isFewest) awards.push("fewest-cards");
  if (solved >= 10) awards.push("ten-puzzles");
  return earn(awards);
}

/** Somebody asked "why?", and was told by this clause. */
export function noteClause(clause: string): void {
  if (shelf.clauses.includes(clause)) return;
  shelf.clauses = [...shelf.clauses, clause].slice(-MOST.clauses);
  if (shelf.clauses.length >= ENOUGH_CLAUSES) earn(["curious"]);
  else keep();
}

/** The shelf is looked at. */
export function seeAll(): void {
  if (!shelf.fresh.length) return;
  shelf.fresh = [];
  keep();
}
