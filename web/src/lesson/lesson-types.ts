/** What the server shows of a lesson: docs/protocol.md. */

export type State = "waiting" | "working" | "stuck" | "done";
export type ActivityKind = "pairs" | "chapter" | "position" | "predict";
export type Misconception = "south" | "at_once" | "off_by_one" | "condition";

/** Attempts that are the same; without programs they are ghosts. */
export interface Bar {
  programs: string[];
  end: string[];
  solved: boolean;
  cards: number;
  count: number;
}

export interface Histogram {
  bars: Bar[];
  ends: Bar[];
  best: number | null;
  mistake: number | null;
}

export interface SeenTable {
  children: number[];
  animals: string[];
  level: number;
  names?: string[];
  handicap?: number;
  bot?: string;
  over?: boolean;
  winners?: number[];
}

export interface Activity {
  number: number;
  kind: ActivityKind;
  puzzles?: string[];
  chapter?: string;
  revealed?: boolean;
  handed_in?: number;
  children?: number;
  tables?: SeenTable[];
  histogram?: Histogram;
  solved?: Record<string, number>;
}

export interface SeenChild {
  number: number;
  name: string;
  animal: string;
  level: number;
  state: State;
  tries?: number;
  solved?: number;
  hints?: number;
  puzzle?: string;
}

export interface Shown {
  misconception: Misconception;
  children: number;
  puzzle: string;
  programs: string[];
  end: string[];
}

export interface Report {
  children: number;
  activities: {
    number: number;
    kind: ActivityKind;
    puzzles: { puzzle: string; tried: number; solved: number; at_once: number; attempts: number }[];
    tables?: number;
    played?: number;
  }[];
  misconceptions: Shown[];
}

export interface SeenTry {
  puzzle: string;
  programs?: string[];
  end?: string[];
  solved?: boolean;
  stars?: number;
}

interface Seen {
  paused: boolean;
  ended: boolean;
  activity: Activity | null;
}

export interface OfTeacher extends Seen {
  role: "teacher";
  children: SeenChild[];
  report: Report | null;
}

export interface OfChild extends Seen {
  role: "child";
  child: number;
  name: string;
  animal: string;
  state: State;
  tries: SeenTry[];
  hints: Record<string, number>;
}

export interface OfScreen extends Seen {
  role: "screen";
  animals: string[];
  taken: string[]; // those that somebody has chosen
}

export type View = OfTeacher | OfChild | OfScreen;
