/** Ghosts on the board of a puzzle: where somebody says that a golem will be. */
import { describe, expect, test } from "vitest";
import { ghostCounts, type Ghosts, inCorner, placed, sent, spotsOf, turned } from "../src/puzzles/predictions";
import type { Piece } from "../src/lib/match-types";
import type { Puzzle } from "../src/puzzles/puzzle-types";

const puzzle = {
  facing: true,
  control: ["red", "blue"],
  film: { robots: [{ id: "red", facing: "E" }], pieces: [], cells: {} },
} as unknown as Puzzle;
const whereOnly = { ...puzzle, facing: false };

describe("a ghost", () => {
  test("looks where its golem looks, or north", () => {
    expect(placed(puzzle, {}, "red", "a1")).toEqual({ red: { cell: "a1", facing: "E" } });
    expect(placed(puzzle, {}, "blue", "a1")).toEqual({ blue: { cell: "a1", facing: "N" } });
  });

  test("goes to another cell as it is, and is turned by a tap where it stands", () => {
    const ghosts: Ghosts = { red: { cell: "a1", facing: "W" } };
    expect(placed(puzzle, ghosts, "red", "b2")).toEqual({ red: { cell: "b2", facing: "W" } });
    expect(placed(puzzle, ghosts, "red", "a1")).toEqual({ red: { cell: "a1", facing: "N" } });
    expect(placed(whereOnly, ghosts, "red", "a1")).toEqual(ghosts);
  });

  test("is turned both ways, alone and only if it is there", () => {
    const ghosts: Ghosts = { red: { cell: "a1", facing: "N" }, blue: { cell: "b1", facing: "S" } };
    expect(turned(ghosts, "red", -1)).toEqual({ ...ghosts, red: { cell: "a1", facing: "W" } });
    expect(turned({}, "red", 1)).toEqual({});
  });

  test("is counted with all others of its golem on its cell, whichever way they look", () => {
    const cells = { a1: { x: 0, y: 0 }, b1: { x: 100, y: 0 } };
    const board = { ...puzzle, film: { ...puzzle.film, cells } } as unknown as Puzzle;
    const answers = [
      { end: ["a1 N", "b1 N"], count: 2 },
      { end: ["a1 S", "a1 N"], count: 3 },
      { end: ["out", "b1 E"], count: 1 },
    ];
    expect(ghostCounts(board, answers)).toEqual([
      { robot: "red", place: 0, x: 0, y: 0, count: 5 },
      { robot: "blue", place: 1, x: 100, y: 0, count: 3 },
      { robot: "blue", place: 1, x: 0, y: 0, count: 3 },
    ]);
  });

  test("of one golem of several stands in a corner of its cell", () => {
    const ghost = { key: "put-red", x: 195, y: 95, size: 110, turn: 1 } as Piece;
    expect(inCorner(ghost, 0)).toEqual({ ...ghost, size: 48, x: 252, y: 100 });
    expect(inCorner(ghost, 1)).toEqual({ ...ghost, size: 48, x: 200, y: 100 });
  });

  test("is sent with its facing only where that is asked", () => {
    const ghosts = spotsOf(puzzle, ["c1 S", "d4"]);
    expect(sent(puzzle, ghosts)).toEqual({ red: { cell: "c1", facing: "S" }, blue: { cell: "d4", facing: "N" } });
    expect(sent(whereOnly, ghosts)).toEqual({ red: { cell: "c1" }, blue: { cell: "d4" } });
  });
});
