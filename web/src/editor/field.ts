/** The field of a sketch: pieces are laid, moved, turned and flipped, and carry what lies on them. */
import type { Facing } from "../lib/match-types";
import type { Goal, SketchRobot, Segment, Sketch, Spot } from "./sketch-types";

export type Place = [row: number, col: number];

export const MOST_LINES = 14; // rows and columns of a field that is laid here
const GROUND = ".";
const NO_CELL = " ";
const FACINGS: Facing[] = ["N", "E", "S", "W"];
const WAYS = ["│─", "└┌┐┘"]; // signs of lines, each a quarter further, clockwise

// ---------------------------------------------------------------- places

export function nameOf([row, col]: Place): string {
  return String.fromCharCode(97 + col) + (row + 1);
}

export function placeOf(name: string): Place {
  return [Number(name.slice(1)) - 1, name.charCodeAt(0) - 97];
}

export function sizeOf(rows: string[]): Place {
  return [rows.length, Math.max(0, ...rows.map((row) => row.length))];
}

/** Rows and columns of the whole field. */
export function spanOf({ segments }: Sketch): Place {
  const ends = segments.map(({ row, col, rows }): Place => [row + sizeOf(rows)[0], col + sizeOf(rows)[1]]);
  return [Math.max(0, ...ends.map(([row]) => row)), Math.max(0, ...ends.map(([, col]) => col))];
}

/** The piece that is seen on a cell: of two the one that was laid last; none: -1. */
export function segmentAt({ segments }: Sketch, cell: string): number {
  const [row, col] = placeOf(cell);
  return segments.map((segment) => signAt(segment, row, col) !== NO_CELL).lastIndexOf(true);
}

function signAt({ row: top, col: left, rows }: Segment, row: number, col: number): string {
  return rows[row - top]?.[col - left] ?? NO_CELL;
}

export function terrainAt(sketch: Sketch, cell: string): string {
  const segment = sketch.segments[segmentAt(sketch, cell)];
  return segment ? signAt(segment, ...placeOf(cell)) : NO_CELL;
}

// ---------------------------------------------------------------- carrying

/** Where a cell comes to and how it is turned, in quarters; null: it is no more. */
type Way = (cell: string) => { to: Place; turn: number } | null;

const stays: Way = (cell) => ({ to: placeOf(cell), turn: 0 });

/** The sketch with these pieces, and all that lies on it where it has come to. The field begins at a1 again. */
function relaid(sketch: Sketch, segments: Segment[], way: Way): Sketch {
  const [up, left] = segments.length ? [Math.min(...segments.map(({ row }) => row)), Math.min(...segments.map(({ col }) => col))] : [0, 0];
  const found: Way = (cell) => {
    const at = way(cell);
    return at && { ...at, to: [at.to[0] - up, at.to[1] - left] };
  };
  return {
    ...sketch,
    segments: segments.map((segment) => ({ ...segment, row: segment.row - up, col: segment.col - left })),
    tokens: carriedKeys(sketch.tokens, found, turnedSign),
    barrels: carriedKeys(sketch.barrels, found, (column) => column),
    robots: carriedSpots(sketch.robots, found).map((robot) => atHome(robot, found)),
    starts: Object.fromEntries(Object.entries(sketch.starts).map(([count, spots]) => [count, carriedSpots(spots, found)])),
    streams: sketch.streams.flatMap(({ cells, outlets }) => {
      const [course, ends] = [carriedCells(cells, found), carriedCells(outlets, found)];
      return course.length === cells.length && ends.length === outlets.length ? [{ cells: course, outlets: ends }] : [];
    }),
    goals: sketch.goals.flatMap((goal) => carriedGoal(goal, found)),
  };
}

function carriedKeys<T>(things: Record<string, T>, way: Way, turned: (thing: T, turn: number) => T): Record<string, T> {
  const all = Object.entries(things).flatMap(([cell, thing]): [string, T][] => {
    const at = way(cell);
    return at ? [[nameOf(at.to), turned(thing, at.turn)]] : [];
  });
  return Object.fromEntries(all);
}

function carriedSpots<T extends Spot>(spots: T[], way: Way): T[] {
  return spots.flatMap((spot) => {
    const at = way(spot.cell);
    return at ? [{ ...spot, cell: nameOf(at.to), facing: turnedFacing(spot.facing, at.turn) }] : [];
  });
}

function carriedCells(cells: string[], way: Way): string[] {
  return cells.flatMap((cell) => {
    const at = way(cell);
    return at ? [nameOf(at.to)] : [];
  });
}

function atHome(robot: SketchRobot, way: Way): SketchRobot {
  if (robot.home === undefined) return robot;
  const [home] = carriedCells([robot.home], way);
  return { ...robot, home };
}

function carriedGoal(goal: Goal, way: Way): Goal[] {
  if (goal.cells) {
    const cells = carriedCells(goal.cells, way);
    return cells.length ? [{ ...goal, cells }] : [];
  }
  if (goal.cell === undefined) return [goal];
  const at = way(goal.cell);
  if (!at) return [];
  return [{ ...goal, cell: nameOf(at.to), ...(goal.facing ? { facing: turnedFacing(goal.facing, at.turn) } : {}) }];
}

export function turnedFacing(facing: Facing, quarters = 1): Facing {
  return FACINGS[(FACINGS.indexOf(facing) + quarters) % 4] ?? facing;
}

function turnedSign(sign: string, quarters: number): string {
  const ways = WAYS.find((each) => each.includes(sign));
  return ways?.[(ways.indexOf(sign) + quarters) % ways.length] ?? sign;
}

// ---------------------------------------------------------------- pieces

/** Beside the field, with a lane between them, or below it where there is no more room. */
export function withPiece(sketch: Sketch, rows: string[], back: string[] = []): Sketch {
  const [high, wide] = spanOf(sketch);
  const [more, across] = sizeOf(rows);
  const isBeside = wide + 1 + across <= MOST_LINES;
  if (!isBeside && high + 1 + more > MOST_LINES) return sketch;
  const [row, col] = sketch.segments.length === 0 ? [0, 0] : isBeside ? [0, wide + 1] : [high + 1, 0];
  return { ...sketch, segments: [...sketch.segments, { row, col, rows, back }] };
}

export function plainField(high: number, wide: number): string[] {
  return Array.from({ length: high }, () => GROUND.repeat(wide));
}

export function withoutPiece(sketch: Sketch, index: number): Sketch {
  const left = sketch.segments.filter((_, at) => at !== index);
  const rest = { ...sketch, segments: left };
  return relaid(sketch, left, (cell) => (segmentAt(rest, cell) < 0 ? null : stays(cell)));
}

/** Not further than the field may be wide. */
export function movedPiece(sketch: Sketch, index: number, down: number, right: number): Sketch {
  const segments = changed(sketch, index, (segment) => ({ ...segment, row: segment.row + down, col: segment.col + right }));
  const next = relaid(sketch, segments, (cell) => {
    const [row, col] = placeOf(cell);
    return segmentAt(sketch, cell) === index ? { to: [row + down, col + right], turn: 0 } : { to: [row, col], turn: 0 };
  });
  return Math.max(...spanOf(next)) > MOST_LINES ? sketch : next;
}

/** A quarter clockwise; its top left corner stays where it is. */
export function turnedPiece(sketch: Sketch, index: number): Sketch {
  const piece = sketch.segments[index];
  if (!piece) return sketch;
  const [high] = sizeOf(piece.rows);
  const segments = changed(sketch, index, (segment) => ({
    ...segment,
    rows: turnedRows(segment.rows),
    back: turnedRows(segment.back ?? []),
  }));
  const next = relaid(sketch, segments, (cell) => {
    const [row, col] = placeOf(cell);
    if (segmentAt(sketch, cell) !== index) return { to: [row, col], turn: 0 };
    return { to: [piece.row + col - piece.col, piece.col + high - 1 - (row - piece.row)], turn: 1 };
  });
  return Math.max(...spanOf(next)) > MOST_LINES ? sketch : next;
}

function turnedRows(rows: string[]): string[] {
  const [high, wide] = sizeOf(rows);
  return Array.from({ length: wide }, (_, col) =>
    Array.from({ length: high }, (_, row) => rows[high - 1 - row]?.[col] ?? NO_CELL).join(""),
  );
}

export function flippedPiece(sketch: Sketch, index: number): Sketch {
  const segments = changed(sketch, index, ({ back, ...segment }) =>
    back?.length ? { ...segment, rows: back, back: segment.rows } : segment,
  );
  return { ...sketch, segments };
}

/** Another terrain on a cell; a piece of the box is none of the box any more. */
export function painted(sketch: Sketch, cell: string, sign: string): Sketch {
  const index = segmentAt(sketch, cell);
  const [row, col] = placeOf(cell);
  const segments = changed(sketch, index, (segment) => {
    const at = col - segment.col;
    const rows = segment.rows.map((line, down) => (down === row - segment.row ? line.slice(0, at) + sign + line.slice(at + 1) : line));
    return { ...segment, rows, back: [] };
  });
  return { ...sketch, segments };
}

function changed(sketch: Sketch, index: number, change: (segment: Segment) => Segment): Segment[] {
  return sketch.segments.map((segment, at) => (at === index ? change(segment) : segment));
}
