/** Records of finished matches and positions: found on the server, read from a file, saved and shared. */
import { get, Problem } from "./api";
import { tab } from "./browser-storage";
import { address } from "./routes.svelte";
import type { Beat, Film, Position } from "./match-types";

export interface GameRecord {
  format: string;
  level?: string | null; // the game
  start: Position;
  rounds: { event?: string; programs?: Record<string, string> }[];
  players?: unknown[];
  result?: { winners: string[]; reason: string } | null;
  [key: string]: unknown;
}

/** What can be shown: a whole game, or one position. */
export type Shown = { record: GameRecord } | { position: Position };

/** Why a text is neither; words for it are under `replay-unreadable-…`. */
export class Unreadable extends Error {
  constructor(readonly reason: "empty" | "json" | "match" | "neither") {
    super(reason);
  }
}

/** What somebody opened or pasted. Whether it is right in itself, the server says. */
export function readShown(text: string): Shown {
  if (!text.trim()) throw new Unreadable("empty");
  const value = parsed(text);
  if (typeof value !== "object" || value === null) throw new Unreadable("neither");
  if ("settings" in value && "decisions" in value) throw new Unreadable("match");
  if ("rounds" in value || "start" in value) return { record: value as GameRecord };
  if ("position" in value) return { position: value.position as Position };
  if ("board" in value) return { position: value as Position };
  throw new Unreadable("neither");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new Unreadable("json");
  }
}

/** Who played which robot, where a name was given. */
export function namesIn(record: GameRecord): Record<string, string> {
  const names: Record<string, string> = {};
  for (const player of record.players ?? []) {
    const { robot, name } = (player ?? {}) as { robot?: unknown; name?: unknown };
    if (typeof robot === "string" && typeof name === "string" && name) names[robot] = name;
  }
  return names;
}

// ---------------------------------------------------------------- on the server

const TRIES = 10;
const WAIT = 600; // ms

/** The record of a match; that of one that has just ended comes a moment later. */
export async function fetchRecord(id: string, tries = TRIES): Promise<GameRecord> {
  for (let left = tries; ; left -= 1) {
    try {
      return await get("api/records/{id}", { id });
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 404 || left <= 1) throw problem;
      await new Promise((done) => setTimeout(done, WAIT));
    }
  }
}

// ---------------------------------------------------------------- in this browser

const KEY = "golems-replay";

/** What was opened from a file stays open when the page is loaded again. */
export function keepShown(shown: Shown): void {
  tab.write(KEY, shown);
}

export function keptShown(): Shown | null {
  const kept = tab.record(KEY);
  return kept && ("record" in kept || "position" in kept) ? (kept as unknown as Shown) : null;
}

export function saveFile(name: string, value: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function linkTo(id: string): string {
  return location.href.replace(/#.*$/, "") + address("replay", id);
}

// ---------------------------------------------------------------- films of whole games

/** The place in `film.rounds` of the round that is shown. */
export function roundAt(film: Film, at: number): number {
  return film.beats[Math.max(0, at - 1)]?.round ?? 0;
}

/** How many beats are played when the first of a round has been seen. */
export function startOf(film: Film, round: number): number {
  return Math.min((film.rounds[round]?.beat ?? 0) + 1, film.beats.length);
}

/** How far another film of the same round is, when `film` is at a beat: in the same row, as far as it has one. */
export function alongside(film: Film, other: Film, at: number): number {
  if (at >= film.beats.length) return other.beats.length;
  if (at <= 0) return 0;
  const part = partOf(film.beats[at - 1]!);
  const within = at - film.beats.findIndex((beat) => partOf(beat) === part);
  const before = other.beats.filter((beat) => partOf(beat) < part).length;
  const length = other.beats.filter((beat) => partOf(beat) === part).length;
  return before + Math.min(within, length);
}

/** Rows in their order, what comes before them and after them. */
function partOf(beat: Beat): number {
  return beat.row === 0 && beat.phase === "end" ? Infinity : beat.row;
}
