/** Ghosts on the board of a puzzle: where somebody says that a golem will be. */
import type { Puzzle, Spot } from "../puzzles/types";
import type { Facing, Piece } from "../lib/types";

export const SIDES: Facing[] = ["N", "E", "S", "W"];
const CELL = 100;

/** The golem's own drawing, on another cell. */
export function ghostOf(puzzle: Puzzle, robot: string, { cell, facing }: { cell: string; facing?: Facing }, key = "put"): Piece[] {
  const piece = puzzle.film.pieces.find((each) => each.key === `robot-${robot}`);
  const place = puzzle.film.cells[cell];
  if (!piece || !place) return [];
  const turn = puzzle.facing && facing ? SIDES.indexOf(facing) : piece.turn;
  const inset = (CELL - piece.size) / 2;
  return [{ ...piece, key: `${key}-${robot}`, x: place.x + inset, y: place.y + inset, turn }];
}

/** As the server writes where golems end: `c1 N`, or only the cell. */
export function spotsOf(puzzle: Puzzle, end: string[]): Record<string, Spot> {
  return Object.fromEntries(
    puzzle.control.map((robot, index) => {
      const [cell = "", facing = "N"] = (end[index] ?? "").split(" ");
      return [robot, { cell, facing: facing as Facing }];
    }),
  );
}

/** What is sent: the facing only where it is asked. */
export function sent(puzzle: Puzzle, ghosts: Record<string, Spot>): Record<string, { cell: string; facing?: Facing }> {
  return Object.fromEntries(Object.entries(ghosts).map(([robot, spot]) => [robot, puzzle.facing ? spot : { cell: spot.cell }]));
}
