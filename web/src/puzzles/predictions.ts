/** Ghosts on the board of a puzzle: where somebody says that a golem will be. */
import type { Facing, Piece } from "../lib/match-types";
import type { Puzzle, Spot } from "./puzzle-types";

export type Ghosts = Record<string, Spot>; // by golem

const SIDES: Facing[] = ["N", "E", "S", "W"];
export const CELL = 100;
const CORNER = 48; // the size of a ghost beside those of other golems

/** The golem's own drawing, on another cell. */
export function ghostOf(puzzle: Puzzle, robot: string, { cell, facing }: { cell: string; facing?: Facing }, key = "put"): Piece[] {
  const piece = puzzle.film.pieces.find((each) => each.key === `robot-${robot}`);
  const place = puzzle.film.cells[cell];
  if (!piece || !place) return [];
  const turn = puzzle.facing && facing ? SIDES.indexOf(facing) : piece.turn;
  const inset = (CELL - piece.size) / 2;
  return [{ ...piece, key: `${key}-${robot}`, x: place.x + inset, y: place.y + inset, turn }];
}

/** A ghost of one golem of several: small, in a corner of its cell that is its golem's own. */
export function inCorner(piece: Piece, place: number): Piece {
  const [x, y] = [piece.x, piece.y].map((each) => each - (CELL - piece.size) / 2) as [number, number];
  return { ...piece, size: CORNER, x: place % 2 ? x : x + CELL - CORNER, y };
}

/** With this golem's ghost on a cell; a tap on the place where it is turns it. */
export function placed(puzzle: Puzzle, ghosts: Ghosts, robot: string, cell: string): Ghosts {
  const spot = ghosts[robot];
  if (spot?.cell === cell && puzzle.facing) return turned(ghosts, robot, 1);
  const facing = spot?.facing ?? puzzle.film.robots.find(({ id }) => id === robot)?.facing ?? "N";
  return { ...ghosts, [robot]: { cell, facing } };
}

/** With this golem's ghost turned to the right or to the left, if it has one. */
export function turned(ghosts: Ghosts, robot: string, by: 1 | -1): Ghosts {
  const spot = ghosts[robot];
  if (!spot) return ghosts;
  const facing = SIDES[(SIDES.indexOf(spot.facing) + by + SIDES.length) % SIDES.length] ?? spot.facing;
  return { ...ghosts, [robot]: { ...spot, facing } };
}

/** As the server writes where golems end: `c1 N`, or only the cell. */
export function spotsOf(puzzle: Puzzle, end: string[]): Ghosts {
  return Object.fromEntries(
    puzzle.control.map((robot, index) => {
      const [cell = "", facing = "N"] = (end[index] ?? "").split(" ");
      return [robot, { cell, facing: facing as Facing }];
    }),
  );
}

/** What is sent: the facing only where it is asked. */
export function sent(puzzle: Puzzle, ghosts: Ghosts): Record<string, { cell: string; facing?: Facing }> {
  return Object.fromEntries(Object.entries(ghosts).map(([robot, spot]) => [robot, puzzle.facing ? spot : { cell: spot.cell }]));
}

/** How many say of each golem that it will be on a cell, whichever way it looks; `place` tells golems of one cell apart. */
export function ghostCounts(puzzle: Puzzle, answers: { end: string[]; count: number }[]) {
  const counts = new Map<string, { robot: string; place: number; x: number; y: number; count: number }>();
  for (const { end, count } of answers) {
    for (const [robot, { cell }] of Object.entries(spotsOf(puzzle, end))) {
      const spot = puzzle.film.cells[cell];
      if (!spot) continue;
      const key = `${robot}/${cell}`;
      const before = counts.get(key)?.count ?? 0;
      counts.set(key, { robot, place: puzzle.control.indexOf(robot), x: spot.x, y: spot.y, count: before + count });
    }
  }
  return [...counts.values()];
}
