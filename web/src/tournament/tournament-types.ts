/** A tournament as the server shows it. Players are numbers, from 0 in the order in which they have entered. */
import type { Readings } from "../lib/table-setup";

export type State = "joining" | "playing" | "between" | "over";
export type Figure = number | number[] | null;

export interface Player {
  name: string;
  bot?: string;
  late?: boolean;
  left?: boolean;
  paper?: boolean; // has no device
  rests?: boolean; // sits out the next round
}

export interface Seat {
  player: number;
  absent?: boolean;
  place?: number;
  points?: number;
  damage?: number;
  destroyed?: number;
}

export interface Table {
  match: number;
  arena: string;
  state: "waiting" | "playing" | "over";
  room: string | null;
  paper: boolean; // there is no room: the result is written by hand
  record: string | null;
  shared: boolean; // those who are first have won together
  seats: Seat[];
}

export interface Round {
  number: number;
  stage: "round" | "deciding" | "bracket";
  byes: number[];
  rests: number[];
  tables: Table[];
}

/** What sets a player apart from a neighbour in the standings. */
export interface Decided {
  by: string;
  other: number;
  figure: Figure;
  other_figure: Figure;
}

export interface Row {
  place: number;
  player: number;
  figures: Record<string, Figure>;
  decided: Decided | null;
}

/** A round of one player in the crosstable. */
export interface Cell {
  kind: "played" | "open" | "absent" | "bye" | "rest" | "out";
  against: number[];
  seat: number | null;
  points: number | null;
}

export interface CrossRow {
  place: number;
  player: number;
  cells: Cell[];
}

export interface Slot {
  players: (number | null)[];
  matches: number[];
  winner: number | null;
  decided: Decided | null;
}

export interface Change {
  type: "corrected" | "replayed" | "unpaired";
  reason: string;
  match?: number;
}

export interface TournamentView {
  role: "lead" | "member" | "anybody";
  name: string;
  format: Format;
  state: State;
  rules: {
    game: string;
    edition: string;
    options: Readings;
    arenas: string[];
    deciding: string;
    tie_breaks: string[];
    seats: number;
    rounds: number | null;
    think: { programs?: number };
  };
  players: Player[];
  rounds: number;
  round: Round | null;
  standings: Row[];
  groups: Row[][];
  crosstable: CrossRow[];
  bracket: Slot[][];
  praised: number | null; // whose program was the most beautiful
  entries: boolean; // somebody can still join
  listed: boolean; // there are names of a club to tap
  you?: { player: number; place: number | null; table: { match: number; room: string } | null };
  all_rounds?: Round[];
  changes?: Change[];
  names?: number; // how many may come, by a club file
  missing?: string[]; // who of them has not entered
}

export const FORMATS = ["swiss", "round_robin", "elimination", "groups", "scenario"] as const;
export type Format = (typeof FORMATS)[number];
