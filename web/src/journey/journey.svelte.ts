/** How far this browser has come on the road of battles; kept in the browser alone. */
import type { Shape } from "../lib/api";
import { device } from "../lib/browser-storage";
import type { Robot, SeenMatch } from "../lib/match-types";
import { GOLEMS } from "../lib/table-setup";

export type Station = Shape<"Station">;

/** For the win, for a golem without damage, and for a win in few rounds. */
export const STARS = ["won", "whole", "quick"] as const;
export type Star = (typeof STARS)[number];
export type End = "won" | "drawn" | "lost";

interface Kept {
  won: Record<string, Star[]>; // by station
  tried: Record<string, number>; // how often a station was not won
  met: string[]; // what was shown of the new things
  open: number; // as many stations were unlocked by hand
  golem: string;
  room: string; // of the last battle, with the station that it is, and what is quick there
  station: string;
  quick: number;
  over: string; // the last battle that was counted
}

/** What came of a battle: the stars of this one and of all at the station. */
export interface Outcome {
  station: string;
  quick: number;
  end: End;
  stars: Star[];
  best: Star[];
}

const KEY = "golems-journey";
const NAME = /^[a-z0-9_]{1,30}$/;
const ENOUGH = 3; // who has tried so often may go on
const NOTHING: Kept = { won: {}, tried: {}, met: [], open: 0, golem: "red", room: "", station: "", quick: 0, over: "" };

export const kept: Kept = $state(read());

function read(): Kept {
  const all = device.like(KEY, NOTHING);
  return { ...all, ...progressIn(all), golem: GOLEMS.find((golem) => golem === all.golem) ?? NOTHING.golem };
}

function keep(change: Partial<Kept>): void {
  Object.assign(kept, change);
  device.write(KEY, kept);
}

// ---------------------------------------------------------------- what is kept, and given away in a file

type Progress = Pick<Kept, "won" | "tried" | "met" | "open">;

/** Whatever is not right counts as not there. */
export function progressIn(value: unknown): Progress {
  const { won, tried, met, open } = (typeof value === "object" && value !== null ? value : {}) as Partial<Progress>;
  return {
    won: Object.fromEntries(named(won).map(([id, stars]) => [id, starsIn(stars)])),
    tried: Object.fromEntries(named(tried).filter(([, times]) => isCount(times))) as Record<string, number>,
    met: Array.isArray(met) ? met.filter((id) => typeof id === "string" && NAME.test(id)) : [],
    open: isCount(open) ? open : 0,
  };
}

function named(value: unknown): [string, unknown][] {
  return Object.entries(typeof value === "object" && value !== null ? value : {}).filter(([id]) => NAME.test(id));
}

function starsIn(value: unknown): Star[] {
  return STARS.filter((star) => Array.isArray(value) && value.includes(star));
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Add what another browser has kept: of each station all stars stay. */
export function addProgress(value: unknown): void {
  const { won, tried, met, open } = progressIn(value);
  const both = Object.keys({ ...kept.won, ...won }).map((id): [string, Star[]] => [id, starsIn([...starsOf(id), ...(won[id] ?? [])])]);
  keep({
    won: Object.fromEntries(both),
    tried: { ...tried, ...kept.tried },
    met: [...new Set([...kept.met, ...met])],
    open: Math.max(kept.open, open),
  });
}

export function progress(): Progress {
  return progressIn($state.snapshot(kept));
}

// ---------------------------------------------------------------- along the road

export function starsOf(id: string): Star[] {
  return kept.won[id] ?? [];
}

function isPassed(id: string): boolean {
  return starsOf(id).length > 0 || (kept.tried[id] ?? 0) >= ENOUGH;
}

/** How many stations are behind; whatever was unlocked counts as known. */
function passed(ids: string[]): number {
  const next = ids.findIndex((id, index) => index >= kept.open - 1 && !isPassed(id));
  return next < 0 ? ids.length : next;
}

/** How many stations can be played: those that are behind, and the next one. */
export function reached(ids: string[]): number {
  return Math.min(passed(ids) + 1, ids.length);
}

/** The next station; at the end of the road one that was never won, if there is any. */
export function nextOf(ids: string[]): string | null {
  return ids[passed(ids)] ?? ids.find((id) => !starsOf(id).length) ?? null;
}

/** The station after this one, if it can be played. */
export function after(ids: string[], id: string): string | null {
  return ids.slice(0, reached(ids))[ids.indexOf(id) + 1] ?? null;
}

/** Whoever knows this already may play it, and all before it. */
export function unlock(ids: string[], id: string): void {
  keep({ open: ids.indexOf(id) + 1 });
}

export function isMet(id: string): boolean {
  return kept.met.includes(id);
}

export function keepMet(id: string): void {
  if (!isMet(id)) keep({ met: [...kept.met, id] });
}

export function chooseGolem(golem: string): void {
  keep({ golem });
}

// ---------------------------------------------------------------- a battle

/** The last battle that was begun. */
export function keepBattle(room: string, { id, quick }: Station): void {
  keep({ room, station: id, quick });
}

/** The station that is played in a room. */
export function stationIn(code: string): string {
  return kept.room === code ? kept.station : "";
}

/** Count a battle that is over; once, however often it is looked at. */
export function settle(code: string, number: number, match: SeenMatch): Outcome | null {
  const station = stationIn(code);
  if (!station || !match.result) return null;
  const end = endOf(match);
  const stars = end === "won" ? starsFor(match, kept.quick) : [];
  const best = starsIn([...starsOf(station), ...stars]);
  const battle = `${code}/${number}`;
  if (battle !== kept.over) {
    const tried = end === "won" ? kept.tried : { ...kept.tried, [station]: (kept.tried[station] ?? 0) + 1 };
    keep({ over: battle, tried, won: stars.length ? { ...kept.won, [station]: best } : kept.won });
  }
  return { station, quick: kept.quick, end, stars, best };
}

export function endOf({ robot, result }: Pick<SeenMatch, "robot" | "result">): End {
  if (robot === undefined || !result?.winners.includes(robot)) return "lost";
  return result.end === "drawn" ? "drawn" : "won";
}

function starsFor(match: SeenMatch, quick: number): Star[] {
  const me = match.position.robots.find(({ id }) => id === match.robot);
  const has: Record<Star, boolean> = {
    won: true,
    whole: me !== undefined && isWhole(me),
    quick: (match.round?.number ?? Infinity) <= quick,
  };
  return STARS.filter((star) => has[star]);
}

function isWhole({ damage = 0, damaged = [] }: Robot): boolean {
  return damage === 0 && damaged.length === 0;
}
