/** What a page and the worker of its engine say to each other. */

export interface Asked {
  method: string;
  path: string;
  query: string;
  headers: [string, string][];
  body: Uint8Array;
}

export interface Answered {
  status: number;
  headers: [string, string][];
  body: Uint8Array;
}

export type ToEngine =
  | { kind: "boot"; base: string; counted: boolean; thinker: string }
  | ({ kind: "ask"; id: number } & Asked)
  | { kind: "abandon"; id: number }
  | { kind: "open"; id: number; path: string; query: string }
  | { kind: "say"; id: number; text: string }
  | { kind: "close"; id: number; code: number };

export type FromEngine =
  | { kind: "progress"; share: number }
  | { kind: "ready"; kept: boolean }
  | { kind: "failed"; text: string }
  | { kind: "unkept" }
  | { kind: "elsewhere" }
  | { kind: "thinking"; busy: boolean }
  | { kind: "answer"; id: number; answer: Answered }
  | { kind: "socket"; id: number; type: string; text: string; code: number };
