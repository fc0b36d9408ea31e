/** What the server says and is told: docs/protocol.md, docs/match.md, docs/notation.md. */

export type Kind = "person" | "bot" | "parobot";
export type Part = "processor" | "weapon" | "chassis";
export type Facing = "N" | "E" | "S" | "W";

// ---------------------------------------------------------------- rooms

export interface ChairSetup {
  kind?: Kind;
  bot?: string;
  card?: string;
  colour?: string;
}

export interface Setup {
  game: string;
  chairs: ChairSetup[];
  arena?: string | Record<string, unknown>; // its name, or all of it
  edition?: string;
  places?: string;
  novices?: boolean;
  components?: string;
  options?: Record<string, unknown>;
  open?: boolean;
  deck?: string[];
  hand?: Record<string, number>;
  think?: { components?: number; programs?: number; question?: number };
}

export interface SeenChair {
  kind: Kind;
  name?: string;
  bot?: string;
  free?: boolean;
  robot?: string;
  relieved?: "bot-failed"; // why another bot than the chosen one plays
}

export interface SeenRoom {
  code: string;
  number: number;
  chair: number | null;
  setup: Setup;
  chairs: SeenChair[];
  matches: number;
  paused: boolean;
  deadline: number | null;
  reaction?: { chair: number; reaction: string };
  record?: string; // where the match is kept, once it is over
  match?: SeenMatch;
}

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

export interface SeenRound {
  event: string;
  bonus?: Record<string, string>;
  sealed?: Record<string, string>;
  programs?: Record<string, string>; // open ones, as soon as they are sealed
  events?: Record<string, unknown>[];
}

/** Who won and by which clause; `shared`: together, `drawn`: they are equal. */
export interface SeenResult {
  winners: string[];
  reason: string;
  end: "won" | "shared" | "drawn" | "nobody";
}

export interface SeenMatch {
  game: string;
  arena: string;
  open?: boolean; // programs lie face up
  phase: "components" | "programs" | "question" | "over";
  seats: Seat[];
  position: Position;
  rounds?: SeenRound[];
  first_round?: number;
  deck?: number;
  waiting?: { robot: string; kind: Asked["kind"] }[];
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

export interface Refused {
  type: "refused";
  id: number;
  reason: string;
  text: string;
  rule?: string | null;
  path?: string;
}

export type FromServer =
  | { type: "seen"; number: number; chair: number | null; room: SeenRoom }
  | { type: "news"; number: number; chair: number | null; room?: Partial<SeenRoom>; match?: Partial<SeenMatch> }
  | { type: "done"; id: number; number: number }
  | { type: "pong"; id: number }
  | Refused;

// ---------------------------------------------------------------- films

/** One thing on the board: drawings upon each other in a square, 100 units a cell. */
export interface Piece {
  key: string;
  z: number;
  art: string[];
  x: number;
  y: number;
  size: number;
  turn: number; // quarters clockwise
  colour?: string;
}

export interface Sentence {
  text: string;
  rule: string;
  type: string;
  robots?: string[];
  cells?: string[];
}

export interface CellWords {
  x: number;
  y: number;
  text: string;
}

export interface Effect {
  art: string;
  x: number;
  y: number;
  size: number;
}

/** What happens at one moment, and what it changes on the board. */
export interface Beat {
  round: number;
  row: number;
  phase: string;
  sentences: Sentence[];
  pieces?: Piece[];
  gone?: string[];
  cells?: Record<string, CellWords>;
  robots?: Robot[];
  state?: Record<string, unknown>;
  effects?: Effect[];
  rows?: Record<string, string>;
  programs?: Record<string, string>; // known ones that an event card or a die has changed
}

export interface FilmRound {
  beat: number;
  number: number;
  event?: string | null;
  rule?: string | null; // the clause of the event card
  programs?: Record<string, string>;
  bonus?: Record<string, string>;
}

export interface Film {
  size: [number, number];
  ground: string;
  symbols: string;
  cells: Record<string, CellWords>;
  pieces: Piece[];
  robots: Robot[];
  state: Record<string, unknown>;
  rounds: FilmRound[];
  beats: Beat[];
}
