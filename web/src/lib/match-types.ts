/** What the server says and is told: docs/protocol.md, docs/match.md, docs/notation.md. */
import type { Shape } from "./api";

export type Kind = "person" | "bot" | "parobot";
export type Part = "processor" | "weapon" | "chassis";
export type Facing = "N" | "E" | "S" | "W";

// ---------------------------------------------------------------- rooms

export type ChairSetup = Shape<"ChairSetup">;

export type Setup = Shape<"Setup">;

export type SeenChair = Shape<"SeenChair">;

export type SeenRoom = Shape<"SeenRoom">;

// ---------------------------------------------------------------- matches

export interface Seat {
  robot: string;
  name?: string;
  bot?: string;
  components?: string[];
  resigned?: boolean;
}

export interface Asked {
  robot: string;
  kind: "component" | "program" | "damage" | "repair" | "exit" | "face";
  rule: string;
  rows?: [number, number];
  cards?: Record<string, number>;
  options?: (string | number)[];
}

/** The round that a match has come to; its film shows what happened. */
export interface SeenRound {
  number: number;
  event: string;
  bonus?: Record<string, string>;
  played?: number; // events so far
}

/** Who won and by which clause; `shared`: together, `drawn`: they are equal. */
export interface SeenResult {
  winners: string[];
  reason: string;
  end: "won" | "shared" | "drawn" | "nobody";
  resigned?: string[]; // who gave the match up, where nothing else ended it
}

export interface SeenMatch {
  game: string;
  arena: string;
  open?: boolean; // programs lie face up
  phase: "components" | "programs" | "question" | "over";
  seats: Seat[];
  position: Position;
  pool?: Record<string, number>; // components left to be picked, while they are
  round?: SeenRound;
  deck?: number;
  waiting?: Record<string, Asked["kind"]>;
  sealed?: Record<string, string>;
  programs?: Record<string, string>; // open ones, as soon as they are sealed
  result?: SeenResult;
  ranking?: string[][];
  robot?: string;
  request?: Asked;
  program?: string;
}

/** As the notation writes it. The browser shows it and hands it back, and reads no rule out of it. */
export interface Position {
  edition: string;
  board: string[];
  robots: Robot[];
  [key: string]: unknown;
}

export interface Robot {
  id: string;
  ally?: boolean; // of those who fight the ParoBots together
  look?: string; // which of the four golems it looks like
  cell?: string;
  facing?: Facing;
  out?: boolean;
  bot?: string;
  processor?: string;
  weapon?: string;
  chassis?: string;
  damaged?: Part[];
  damage?: number;
  simple?: boolean; // no components, it only counts damage
  lives?: number;
  carries?: boolean;
}

// ---------------------------------------------------------------- messages

export type FromServer = Shape<"Seen" | "News" | "Done" | "Present" | "Pong" | "Refused">;

// ---------------------------------------------------------------- films

/** One thing on the board: drawings upon each other in a square, 100 units a cell. */
export type Piece = Shape<"Piece">;

export type Sentence = Shape<"FilmSentence">;

export type CellWords = Shape<"FilmCell">;

export type Effect = Shape<"Effect">;

/** What happens at one moment, and what it changes on the board. */
export type Beat = Shape<"Beat">;

export type FilmRound = Shape<"FilmRound">;

export type Film = Shape<"Film">;
