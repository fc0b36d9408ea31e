/** What the server says about puzzles: docs/protocol.md. */
import type { Shape } from "../lib/api";
import type { Facing } from "../lib/match-types";

export type Kind = "write" | "fewest" | "bug" | "predict";

/** A puzzle of the course, the one of a day, or a whole document. */
export type Which = string | Record<string, unknown>;

export type CoursePuzzle = Shape<"CoursePuzzle">;

export type Chapter = Shape<"CourseChapter">;

export type Mark = Shape<"Mark">;

export type OtherRobot = Shape<"OtherRobot">;

/** Cards that may be laid in a slot instead of the one there. */
export type Change = Shape<"CardChange">;

export type Puzzle = Shape<"ShownPuzzle">;

export type Tried = Shape<"TriedPuzzle">;

export type Hint = Shape<"Hint">;

/** Where somebody says a golem will be. */
export interface Spot {
  cell: string;
  facing: Facing;
}
