/** The stars won in this browser. They leave it only as a file, and no account is needed. */
import { addProgress, progress as onTheRoad } from "../journey/journey.svelte";
import { device } from "../lib/browser-storage";
import type { Chapter, CoursePuzzle } from "./puzzle-types";

export type Stars = Record<string, number>; // by puzzle; not solved: not there

const KEY = "golems-puzzles";
const FORMAT = "golems-progress/1";
const NAME = /^[a-z0-9-]{1,60}$/;
export const MOST_STARS = 3;

/** A file that is something else. */
export class NoProgress extends Error {}

export const progress: { stars: Stars } = $state({ stars: kept() });

function kept(): Stars {
  return Object.fromEntries(Object.entries(device.record(KEY) ?? {}).filter(isWon)) as Stars;
}

export function starsOf(id: string): number {
  return progress.stars[id] ?? 0;
}

/** What was won before stays if it was more. */
export function win(id: string, stars: number): void {
  if (stars > starsOf(id)) keep({ ...progress.stars, [id]: stars });
}

function keep(stars: Stars): void {
  progress.stars = stars;
  device.write(KEY, stars);
}

// ---------------------------------------------------------------- as a file

export function saved(): { format: string; stars: Stars; journey: ReturnType<typeof onTheRoad> } {
  return { format: FORMAT, stars: { ...progress.stars }, journey: onTheRoad() };
}

/** Adds what is in a file: of each puzzle the better stays. Says how many puzzles the file has. */
export function add(text: string): number {
  const { stars, journey } = read(text);
  for (const [id, won] of Object.entries(stars)) win(id, won);
  addProgress(journey);
  return Object.keys(stars).length;
}

function read(text: string): { stars: Stars; journey: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new NoProgress();
  }
  const { format, stars, journey } = (value ?? {}) as { format?: unknown; stars?: unknown; journey?: unknown };
  if (format !== FORMAT || typeof stars !== "object" || stars === null) throw new NoProgress();
  const all = Object.entries(stars);
  if (!all.every(isWon)) throw new NoProgress();
  return { stars: Object.fromEntries(all) as Stars, journey };
}

function isWon([id, won]: [string, unknown]): boolean {
  return NAME.test(id) && Number.isInteger(won) && Number(won) >= 1 && Number(won) <= MOST_STARS;
}

// ---------------------------------------------------------------- along the course

/** The first puzzle that is not solved, or else the first that has a star to win yet. */
export function nextIn(course: Chapter[]): CoursePuzzle | null {
  const all = course.flatMap((chapter) => chapter.puzzles);
  return all.find(({ id }) => !starsOf(id)) ?? all.find(({ id }) => starsOf(id) < MOST_STARS) ?? null;
}

export function wonIn(puzzles: CoursePuzzle[]): number {
  return puzzles.reduce((sum, { id }) => sum + starsOf(id), 0);
}
