/** What the server says about the editor, and what it is sent: docs/protocol.md. */
import type { Shape } from "../lib/api";
import type { Facing } from "../lib/match-types";

export type Kind = Shape<"Sketch">["kind"];

/** A piece of the field: its top left corner, its terrain, and what lies there when it is flipped. */
export type Segment = Shape<"SketchSegment">;

export interface Spot {
  cell: string;
  facing: Facing;
}

/** As the notation writes it. */
export interface SketchRobot extends Spot {
  id: string;
  bot?: string;
  simple?: boolean;
  damage?: number;
  processor?: string;
  weapon?: string;
  chassis?: string;
  damaged?: string[];
  lives?: number;
  carries?: boolean;
  home?: string;
}

export interface Stream {
  cells: string[];
  outlets: string[];
}

export interface Goal {
  goal: string;
  robot?: string;
  cell?: string;
  cells?: string[];
  facing?: Facing;
  target?: string;
  count?: number;
  part?: string;
}

export interface Bound {
  most?: number;
  exactly?: number;
}

export interface Limits {
  rows?: Bound;
  cards?: Bound;
  use?: string[];
  all_cards?: boolean;
  no_damage?: boolean;
}

/** One thing in every round, or a list with one for each. */
export type ByRound<T> = T | T[];
export type Doing = ByRound<string> | ByRound<string[]>; // a program in the short form, or what dice show

/** What a document has besides what lies on the field. */
export interface More {
  kind?: string;
  texts?: Record<string, { title: string; story?: string }>;
  concepts?: string[];
  control?: string | string[];
  rounds?: number;
  rows?: number;
  bonuses?: string[];
  events?: ByRound<string>;
  others?: Record<string, Doing>;
  limits?: Limits;
  program?: ByRound<string>;
  facing?: boolean;
  games?: string[];
  [key: string]: unknown;
}

/** What else a position has. */
export interface Rest {
  hand?: Record<string, number>;
  energy?: number;
  [key: string]: unknown;
}

/** A sketch in the hand has all its parts; the server leaves out what is empty. */
export type Sketch = Required<Shape<"Sketch">>;

// ---------------------------------------------------------------- the palette

export type Sheet = Shape<"FieldPiece">;

export type Token = Shape<"LaidToken">;

export type GoalOffer = Shape<"GoalOffer">;

export type CardOffer = Shape<"CardOffer">;

/** What an edition has. */
export type Bench = Shape<"Bench">;

export type Palette = Shape<"Palette">;

// ---------------------------------------------------------------- what is said

export type Remark = Shape<"Remark">;

export type Verdict = Shape<"Measured">["verdict"];

export type Checked = Shape<"CheckedSketch">;

export type Proven = Shape<"Proven">;

export type Measured = Shape<"Measured">;

export type Opened = Shape<"OpenedSketch">;
