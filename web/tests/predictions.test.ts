/** Ghosts on the board of a puzzle: where somebody says that a golem will be. */
import { describe, expect, test } from "vitest";
import { type Ghosts, placed, sent, spotsOf, turned } from "../src/puzzles/predictions";
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

  test("is sent with its facing only where that is asked", () => {
    const ghosts = spotsOf(puzzle, ["c1 S", "d4"]);
    expect(sent(puzzle, ghosts)).toEqual({ red: { cell: "c1", facing: "S" }, blue: { cell: "d4", facing: "N" } });
    expect(sent(whereOnly, ghosts)).toEqual({ red: { cell: "c1" }, blue: { cell: "d4" } });
  });
});
