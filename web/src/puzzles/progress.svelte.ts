/** The stars won in this browser. They leave it only as a file, and no account is needed. */
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
  const text = localStorage.getItem(KEY);
  return text ? (JSON.parse(text) as Stars) : {};
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
  localStorage.setItem(KEY, JSON.stringify(stars));
}

// ---------------------------------------------------------------- as a file

export function saved(): { format: string; stars: Stars } {
  return { format: FORMAT, stars: { ...progress.stars } };
}

/** Adds what is in a file: of each puzzle the better stays. Says how many puzzles the file has. */
export function add(text: string): number {
  const stars = read(text);
  for (const [id, won] of Object.entries(stars)) win(id, won);
  return Object.keys(stars).length;
}

function read(text: string): Stars {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new NoProgress();
  }
  const { format, stars } = (value ?? {}) as { format?: unknown; stars?: unknown };
  if (format !== FORMAT || typeof stars !== "object" || stars === null) throw new NoProgress();
  const all = Object.entries(stars);
  if (!all.every(([id, won]) => NAME.test(id) && Number.isInteger(won) && won >= 1 && won <= MOST_STARS)) throw new NoProgress();
  return Object.fromEntries(all) as Stars;
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
