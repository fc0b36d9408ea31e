/** What a film shows after some of its beats. Only folding: what a beat changes replaces what was before. */
import { lastOf } from "./lists";
import { parse, type Slot } from "./program";
import type { Beat, CellWords, Facing, Film, FilmRound, Piece, Robot, Sentence } from "./match-types";

export interface Scene {
  pieces: Piece[]; // always in the order of their keys, so that none has to be taken out to move
  cells: Record<string, CellWords>;
  robots: Robot[];
  state: Record<string, unknown>;
  beat: Beat | null; // the last one played
  round: FilmRound | null;
  row: number;
  phase: string;
  rows: Record<string, string>; // what each robot plays in the row that runs
  programs: Record<string, Slot[]>; // of this round, as they run: open ones whole, of others the rows that were revealed
}

/** A row of a program that can be jumped to; `at` shows it being revealed. */
export interface RowPlace {
  round: number;
  row: number;
  at: number;
}

export interface StoryPart {
  round: number; // its place in film.rounds
  row: number;
  beats: { at: number; beat: Beat }[];
}

export function sceneAt(film: Film, at: number): Scene {
  const pieces = new Map(film.pieces.map((piece) => [piece.key, piece]));
  const robots = new Map(film.robots.map((robot) => [robot.id, robot]));
  const played = film.beats.slice(0, at);
  let { cells, state } = film;
  for (const beat of played) {
    for (const key of beat.gone ?? []) pieces.delete(key);
    for (const piece of beat.pieces ?? []) pieces.set(piece.key, piece);
    for (const robot of beat.robots ?? []) robots.set(robot.id, robot);
    if (beat.cells) cells = { ...cells, ...beat.cells };
    if (beat.state) state = { ...state, ...beat.state };
  }
  const beat = lastOf(played) ?? null;
  const round = film.rounds[beat?.round ?? 0] ?? null;
  return {
    pieces: [...pieces.values()].sort((one, other) => (one.key < other.key ? -1 : 1)),
    cells,
    robots: [...robots.values()],
    state,
    beat,
    round,
    row: beat?.row ?? 0,
    phase: beat?.phase ?? "",
    rows: rowsOf(played),
    programs: programsOf(
      round,
      played.filter((each) => each.round === beat?.round),
    ),
  };
}

function programsOf(round: FilmRound | null, played: Beat[]): Record<string, Slot[]> {
  const known: Record<string, string> = Object.assign({}, round?.programs, ...played.map((beat) => beat.programs));
  const programs = Object.fromEntries(Object.entries(known).map(([robot, program]) => [robot, [...parse(program)]]));
  for (const beat of played) {
    for (const [robot, row] of Object.entries(beat.rows ?? {})) {
      if (!(robot in known)) (programs[robot] ??= [])[beat.row - 1] = parse(row)[0] ?? null;
    }
  }
  return programs;
}

/** The rows of a round, with where each is revealed: whether it comes to the last ones is not told before it is seen. */
export function rowsOfRound(film: Film, round: number): RowPlace[] {
  const places = rowsIn(film).filter((place) => place.round === round);
  const count = Math.max(film.rounds[round]?.rows ?? 0, lastOf(places)?.row ?? 0);
  const end = film.beats.filter((beat) => beat.round <= round).length;
  return Array.from({ length: count }, (_, index) => {
    const row = index + 1;
    return { round, row, at: places.find((place) => place.row === row)?.at ?? end };
  });
}

/** Whether programs lie open, and no row of the round has been revealed yet: it is the time to read them. */
export function isTimeToRead(film: Film, scene: Scene, at: number): boolean {
  const round = scene.beat?.round ?? 0;
  const players = scene.robots.filter((robot) => !robot.out && !robot.bot);
  return (
    film.beats.length > 0 &&
    !film.beats.slice(0, at).some((beat) => beat.row > 0 && beat.round === round) &&
    players.every((robot) => robot.id in (scene.round?.programs ?? {}))
  );
}

/** What was revealed for the row that runs; between rows nothing. */
function rowsOf(played: Beat[]): Record<string, string> {
  const last = lastOf(played);
  if (!last?.row) return {};
  return lastOf(played.filter((beat) => beat.rows && beat.row === last.row && beat.round === last.round))?.rows ?? {};
}

export function rowsIn(film: Film): RowPlace[] {
  const places: RowPlace[] = [];
  for (const [index, { round, row }] of film.beats.entries()) {
    const last = lastOf(places);
    if (row && (last?.round !== round || last.row !== row)) places.push({ round, row, at: index + 1 });
  }
  return places;
}

/** The beats played so far, in parts: what comes before the rows, each row, what comes after. */
export function storyOf(film: Film, at: number): StoryPart[] {
  const parts: StoryPart[] = [];
  for (const [index, beat] of film.beats.slice(0, at).entries()) {
    const last = lastOf(parts);
    const place = { at: index + 1, beat };
    if (last && last.round === beat.round && last.row === beat.row) last.beats.push(place);
    else parts.push({ round: beat.round, row: beat.row, beats: [place] });
  }
  return parts;
}

const FOLDED = ["L1", "L2"]; // games of the youngest, who watch and do not read

/** Whether the list of all sentences stays behind a button. */
export function isStoryFolded(game: string | null | undefined): boolean {
  return FOLDED.includes(game ?? "");
}

// ---------------------------------------------------------------- time

const FLIP = 250; // ms
const STEP = 350;
const BLOW = 450;
const GLANCE = 350; // at what everybody sees
const LETTER = 15; // to read one of a caption that tells more
const LONGEST = 1500; // to read it all
const PLAIN = ["moved", "turned", "revealed"]; // seen without a word

/** How long it moves. */
export function motionOf(beat: Beat): number {
  if (beat.phase === "reveal" || beat.phase === "condition") return FLIP;
  return beat.phase === "action" ? BLOW : STEP;
}

/** How long it is looked at: longer where the caption tells what is not seen at a glance. */
export function readingOf(beat: Beat): number {
  const told = (beat.caption ?? []).filter((sentence) => !PLAIN.includes(sentence.type));
  const letters = told.reduce((sum, sentence) => sum + sentence.text.length, 0);
  return Math.min(LONGEST, GLANCE + LETTER * letters);
}

/** Nothing is seen and nothing is told: it takes no time. */
export function isIdle(beat: Beat): boolean {
  return !beat.pieces && !beat.gone && !beat.effects && !beat.rows && !beat.caption?.length;
}

/** How many beats are played when the next one that takes time is seen, or the last one before. */
export function nextPlace({ beats }: Film, at: number, by: 1 | -1): number {
  let to = by > 0 ? at : at - 1;
  if (by > 0) while (to < beats.length && isIdle(beats[to]!)) to += 1;
  else while (to > 0 && isIdle(beats[to - 1]!)) to -= 1;
  return by > 0 ? Math.min(to + 1, beats.length) : Math.max(to, 0);
}

/** What is told while the film is at a beat: of beats that take no time the one before them. */
export function captionAt(film: Film, at: number): Sentence[] {
  const seen = film.beats.slice(0, at).filter((beat) => !isIdle(beat));
  return seen.at(-1)?.caption ?? [];
}

// ---------------------------------------------------------------- space

/** The angle, in quarters, that shows the same as `turn` and is nearest to the last one. */
export function nearest(last: number, turn: number): number {
  const ahead = (((turn - last) % 4) + 4) % 4;
  return last + (ahead === 3 ? -1 : ahead);
}

/** Says how each piece is shown turned: the shorter way from how it was shown last. */
export function turning(): (piece: Piece) => number {
  const angles = new Map<string, number>();
  return ({ key, turn }) => {
    const last = angles.get(key);
    const now = last === undefined ? turn : nearest(last, turn);
    angles.set(key, now);
    return now;
  };
}

export type Place = Pick<Piece, "x" | "y" | "size" | "turn">;

/** How a piece is moved to its place, in percents of its own box, which is a cell of 100 units. */
export function placed({ x, y, size, turn }: Place, quarters = turn): string {
  const half = size / 2 - 50;
  return `translate(${x + half}%, ${y + half}%) scale(${size / 100}) rotate(${quarters * 90}deg)`;
}

export type Way = [number, number];

/** Where each side of the world lies on the picture: the board may be turned. */
export function ways(cells: Record<string, CellWords>): Record<Facing, Way> {
  const east = eastOf(cells);
  const [x, y] = east;
  return { E: east, S: turned(-y, x), W: turned(-x, -y), N: turned(y, -x) };
}

/** Where each facing looks on the picture, as `look-…` says it. */
export function looks(cells: Record<string, CellWords>): Record<Facing, string> {
  const sides = ways(cells);
  return { E: lookOf(sides.E), S: lookOf(sides.S), W: lookOf(sides.W), N: lookOf(sides.N) };
}

function lookOf([x, y]: Way): string {
  if (x) return x > 0 ? "right" : "left";
  return y > 0 ? "towards" : "away";
}

function eastOf(cells: Record<string, CellWords>): Way {
  for (const [name, cell] of Object.entries(cells)) {
    const right = cells[String.fromCharCode(name.charCodeAt(0) + 1) + name.slice(1)];
    if (right) return turned(right.x - cell.x, right.y - cell.y);
    const below = cells[name[0] + String(Number(name.slice(1)) + 1)];
    if (below) return turned(below.y - cell.y, -(below.x - cell.x));
  }
  return [1, 0];
}

function turned(x: number, y: number): Way {
  return [Math.sign(x) + 0, Math.sign(y) + 0];
}

/** The cells as the picture has them: rows from the top, each from the left. */
export function lattice(cells: Record<string, CellWords>): string[][] {
  const rows = new Map<number, string[]>();
  for (const [name, { y }] of Object.entries(cells)) rows.set(y, [...(rows.get(y) ?? []), name]);
  const lines = [...rows.entries()].sort(([one], [other]) => one - other);
  return lines.map(([, names]) => names.sort((one, other) => cells[one]!.x - cells[other]!.x));
}

/** The next cell that way, over gaps between islands; the same one where there is none. */
export function neighbour(cells: Record<string, CellWords>, name: string, [dx, dy]: Way): string {
  const from = cells[name]!;
  let best = name;
  let least = Infinity;
  for (const [other, cell] of Object.entries(cells)) {
    const along = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    if (along > 0 && along + 10 * aside < least) [best, least] = [other, along + 10 * aside];
  }
  return best;
}
