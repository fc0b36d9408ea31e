/** What the server says about puzzles: docs/protocol.md. */
import type { Path, Program } from "../lib/program";
import type { Asked, Facing, Film, Piece } from "../lib/match-types";

export type Kind = "write" | "fewest" | "bug" | "predict";

/** A puzzle of the course, the one of a day, or a whole document. */
export type Which = string | Record<string, unknown>;

export interface CoursePuzzle {
  id: string;
  title: string;
  story: string;
  kind: Kind;
  edition: string;
  concepts: string[];
  picture: string;
}

export interface Chapter {
  id: string;
  title: string;
  story: string;
  ages: string;
  puzzles: CoursePuzzle[];
}

export interface Mark {
  kind: "flag" | "ghost" | "barrel" | "number" | "target";
  piece: Piece;
  label?: string;
}

export interface OtherRobot {
  robot: string;
  programs: Program[];
  text: string;
}

/** Cards that may be laid in a slot instead of the one there. */
export interface Change {
  round: number;
  slot: Path;
  cards: string[];
}

export interface Puzzle {
  id: string | null;
  title: string;
  story: string;
  kind: Kind;
  edition: string;
  concepts: string[];
  control: string[];
  rounds: number;
  request: Asked;
  goals: string[];
  limits: string[];
  others: OtherRobot[];
  marks: Mark[];
  film: Film;
  stars: [number, number] | null;
  given: Program[];
  changes: Change[];
  facing: boolean;
  chapter: string | null;
  after: string | null;
}

export interface Tried {
  solved: boolean;
  stars: number;
  missing: string[];
  film: Film;
}

export interface Hint {
  number: number;
  count: number;
  text: string;
  cells: string[];
  robots: string[];
}

/** Where somebody says a golem will be. */
export interface Spot {
  cell: string;
  facing: Facing;
}
