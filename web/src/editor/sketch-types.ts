/** What the server says about the editor, and what it is sent: docs/protocol.md. */
import type { Facing, Film } from "../lib/match-types";
import type { Named } from "../lib/table-setup";
import type { Mark } from "../puzzles/puzzle-types";

export type Kind = "puzzle" | "arena" | "scenario";

/** A piece of the field: its top left corner, its terrain, and what lies there when it is flipped. */
export interface Segment {
  row: number;
  col: number;
  rows: string[];
  back?: string[];
}

export interface Spot {
  cell: string;
  facing: Facing;
}

/** As the notation writes it. */
export interface Robot extends Spot {
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

export interface Sketch {
  kind: Kind;
  edition: string;
  segments: Segment[];
  tokens: Record<string, string>; // cell: the sign of the board
  barrels: Record<string, string[]>; // cell: contents from the bottom up
  robots: Robot[];
  starts: Record<string, Spot[]>; // by number of robots
  streams: Stream[];
  goals: Goal[];
  table: Rest;
  more: More;
}

// ---------------------------------------------------------------- the palette

export interface Sheet {
  id: string;
  name: string;
  rows: string[];
  back: string[];
}

export interface Token {
  id: string;
  name: string;
  art: string;
  signs: string[]; // the ways it may lie, a quarter turn apart
}

export interface GoalOffer {
  id: string;
  name: string;
  keys: string[];
}

export interface CardOffer {
  id: string;
  name: string;
  count: number;
  bonus: boolean;
}

/** What an edition has. */
export interface Bench {
  edition: string;
  pieces: Sheet[];
  tokens: Token[];
  terrain: Token[];
  goals: GoalOffer[];
  cards: CardOffer[];
}

export interface Palette {
  benches: Bench[];
  scenario_goals: GoalOffer[];
  kinds: Named[];
  events: Named[];
  concepts: Named[];
  contents: Named[];
  parts: Named[];
  components: Named[];
  parobots: Named[];
  die: Named[];
  dice: Record<string, number>; // of a ParoBot's card
  most_rows: number;
  new: Record<Kind, Sketch>;
}

// ---------------------------------------------------------------- what is said

export interface Remark {
  kind: "wrong" | "note";
  text: string;
  rule?: string | null;
  cells?: string[];
}

export type Verdict = "good" | "bad" | "unknown";

export interface Checked {
  document: Record<string, unknown>;
  film: Film | null;
  remarks: Remark[];
  goals: string[];
  marks: Mark[];
}

export interface Proven {
  verdict: Verdict;
  text: string;
  remarks?: Remark[];
  minimum?: Record<string, number> | null;
  solution?: unknown[][];
}

export interface Measured {
  verdict: Verdict;
  texts: string[];
}

export interface Opened {
  sketch: Partial<Sketch> & Pick<Sketch, "kind" | "edition">;
  remarks: Remark[];
}
