/** A program while it is laid: what lies where, what the server says to it, and the way back. */
import { announce, note } from "../lib/announcements.svelte";
import { type Given, post, type Posting, Problem } from "../lib/api";
import { device } from "../lib/browser-storage";
import { Latest } from "../lib/latest";
import { lastOf } from "../lib/lists";
import * as programs from "../lib/program";
import type { Cards, Draft, Ghost, Path, Program, Slot } from "../lib/program";
import type { Asked } from "../lib/match-types";
import { say } from "../lib/words";
import { nameOf, placeOf } from "./cards";

type Asking<Path extends Posting> = { path: Path; body: Omit<Given<Path>, "program" | "ghost"> };

/** Who is asked what fits, and what the server has to know besides the program. */
export type Help = Asking<"api/draft"> | Asking<"api/puzzle/draft">;

/** What shall be laid. */
export interface ProgramTask {
  request: Asked;
  help: Help;
  start?: string; // a short form to begin with
  key?: string; // under which an unfinished program is kept in this browser, the room first
}

/** How far it is. */
export interface Laid {
  program: Program;
  isReady: boolean; // it could be sealed
  ghosts: Ghost[];
}

const UNFINISHED = "unfinished";
const INSIDE = "inside"; // a card is where only a command can be
const PREFIX = "golems-draft-";
const TOO_OFTEN = 429;
const AGAIN = 2000; // ms until a server that did not answer is asked again

export class Desk {
  program: Program = $state.raw([]);
  past: Program[] = $state.raw([]);
  selected: Path | null = $state.raw(null);
  answer: Draft | null = $state.raw(null);
  isOffline = $state(false);
  #answered: Program | null = $state.raw(null); // what the answer is about
  readonly hand: Cards;
  readonly left = $derived.by(() => programs.left(this.hand, this.program));
  readonly open = $derived.by(() => programs.openSlots(this.program));
  readonly target = $derived.by(() => this.selected ?? this.#next());
  readonly isFresh = $derived.by(() => this.#answered === this.program);
  readonly short = $derived.by(() => (this.isFresh ? (this.answer?.short ?? null) : null)); // of a program that may be sealed
  readonly isLegal = $derived.by(() => this.answer !== null && !isWrong(this.answer));
  #after: Path = $state.raw([]);
  #rows: [number, number];
  #asking = new Latest();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    request: Asked,
    start: string,
    readonly key: string | undefined,
  ) {
    this.hand = request.cards ?? {};
    this.#rows = request.rows ?? [0, 0];
    this.program = programs.fitted(this.#kept() ?? opened(programs.parse(start)), this.#rows[1]);
  }

  // ------------------------------------------------------------ the server

  get #sent(): Program {
    return sentOf(this.program, this.#rows);
  }

  get missing(): number {
    return programs.openSlots(this.#sent).length;
  }

  async ask(help: Help, ghost = false): Promise<void> {
    clearTimeout(this.#timer);
    const [program, body] = [this.program, { ...help.body, program: this.#sent, ...(help.path === "api/draft" ? { ghost } : {}) }];
    await this.#asking.ask(
      (signal) => post(help.path, body, {}, signal),
      (answer) => this.#hear(answer, program),
      (problem) => this.#miss(problem, help, ghost),
    );
  }

  /** A server that did not answer is asked again. */
  #miss(problem: unknown, help: Help, ghost: boolean): void {
    if (problem instanceof Problem && problem.status !== TOO_OFTEN) {
      this.#takeBack(problem.message, problem.rule);
      return;
    }
    this.isOffline = !(problem instanceof Problem);
    this.#timer = setTimeout(() => void this.ask(help, ghost), AGAIN);
  }

  #hear(answer: Draft, program: Program): void {
    this.isOffline = false;
    const isImpossible = isWrong(answer) && (this.isLegal || answer.problem?.reason === INSIDE);
    if (isImpossible && this.past.length) this.#takeBack(answer.problem!.text, answer.problem!.rule);
    else {
      this.answer = answer;
      this.#answered = program;
    }
  }

  /** What the server will not have does not stay. */
  #takeBack(text: string, rule?: string | null): void {
    const before = lastOf(this.past);
    this.past = this.past.slice(0, -1);
    if (before) this.#show(before);
    note(text, rule);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asking.drop();
  }

  /** Why a card may not be laid in an open slot; null: it may, undefined: it is not known. */
  reason(card: string, path: Path): string | null | undefined {
    return this.answer?.fits.find((fit) => programs.same(fit.slot, path))?.cards[card];
  }

  /** Whether a tap on the card would lay it somewhere. */
  fits(card: string): boolean {
    if (this.selected && programs.at(this.program, this.selected) !== null) return (this.left[card] ?? 0) > 0;
    const where = this.selected ? [this.selected] : this.open;
    return (this.left[card] ?? 0) > 0 && where.some((path) => !this.reason(card, path));
  }

  // ------------------------------------------------------------ laying

  /** A card goes where a slot is chosen, or else to the next open slot that takes it. */
  lay(card: string): void {
    const open = this.#inTurn();
    const row = open.find((path) => path.length === 1);
    const path = this.selected ?? open.find((each) => !this.reason(card, each)) ?? row ?? open[0];
    if (path) this.layAt(card, path);
    else note(say("program-full"));
  }

  layAt(card: string, path: Path): void {
    const reason = this.reason(card, path);
    if (reason) {
      note(reason);
      return;
    }
    this.#change(programs.put(this.program, path, card), path);
    announce(say("program-laid", { card: nameOf(card), place: placeOf(this.program, path) }));
  }

  insert(slot: Slot, row: number): void {
    this.#change(programs.insert(this.program, row, slot), [row]);
  }

  move(from: Path, to: Path): void {
    this.#change(programs.move(this.program, from, to), to);
  }

  moveRow(from: number, before: number): void {
    const to = before > from ? before - 1 : before;
    if (to < 0 || to >= this.program.length) return;
    const held = this.selected;
    this.#change(programs.moveRow(this.program, from, before), [to]);
    if (held) this.selected = [to, ...held.slice(1)];
    announce(placeOf(this.program, [to]));
  }

  remove(path: Path): void {
    const card = programs.cardOf(programs.at(this.program, path));
    if (card === null) return;
    this.#change(programs.remove(this.program, path), path.slice(0, -1));
    announce(say("program-taken", { card: nameOf(card) }));
  }

  /** What is chosen, or else what was laid last. */
  removeLast(): void {
    const laid = programs.slots(this.program).filter((path) => programs.at(this.program, path) !== null);
    const path = this.selected && programs.at(this.program, this.selected) !== null ? this.selected : lastOf(laid);
    if (path) this.remove(path);
  }

  clear(): void {
    this.#change(programs.empty(this.#rows[1]), []);
    announce(say("program-cleared"));
  }

  undo(): void {
    const before = lastOf(this.past);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.#after = []; // the place that is free again comes first
    this.#show(before);
    announce(say("program-undone"));
  }

  select(path: Path): void {
    this.selected = path;
  }

  #change(program: Program, path: Path): void {
    if (JSON.stringify(program) === JSON.stringify(this.program)) return;
    this.past = [...this.past, this.program];
    this.#after = path;
    this.#show(program);
  }

  #show(program: Program): void {
    this.program = program;
    this.selected = null;
    if (this.key) device.write(PREFIX + this.key, program);
  }

  #kept(): Program | null {
    return this.key ? keptProgram(this.key) : null;
  }

  forget(): void {
    if (this.key) forgetProgram(this.key);
  }

  // ------------------------------------------------------------ where the next card goes

  #next(): Path | null {
    return this.#inTurn()[0] ?? null;
  }

  /** The open slots, those behind the card laid last first. */
  #inTurn(): Path[] {
    const order = programs.slots(this.program);
    const last = order.findIndex((path) => programs.same(path, this.#after));
    const behind = order.slice(last + 1).concat(order.slice(0, last + 1));
    return behind.filter((path) => programs.at(this.program, path) === null);
  }
}

/** A program as it is sent: rows that need not be laid are left out at the end. */
function sentOf(program: Program, [least]: [number, number]): Program {
  return programs.fitted(program, Math.max(programs.closed(program).length, least));
}

/** Whether this browser keeps a program that leaves no row free. */
export function keepsWhole(key: string, rows: [number, number]): boolean {
  const kept = keptProgram(key);
  return kept !== null && !programs.openSlots(sentOf(kept, rows)).length;
}

/** A program that this browser keeps unfinished. */
export function keptProgram(key: string): Program | null {
  const kept = device.list(PREFIX + key);
  return kept?.every(programs.isSlot) ? (kept as Program) : null;
}

/** Begin with this program when it is laid again. */
export function keepProgram(key: string, program: Program): void {
  localStorage.setItem(PREFIX + key, JSON.stringify(program));
}

/** With what is left in this room of rounds that the clock has ended, and of who held the chair before, but not what
    is laid for other robots in this round. */
export function forgetProgram(key: string): void {
  const [room, match, round, robot] = key.split("/");
  const now = `${PREFIX}${room}/${match}/${round}/`;
  const isOthers = (kept: string): boolean => kept.startsWith(now) && !kept.startsWith(`${now}${robot}/`);
  for (const kept of device.keys(PREFIX + room)) if (!isOthers(kept)) device.remove(kept);
}

function isWrong(answer: Draft): boolean {
  return answer.problem !== null && answer.problem.reason !== UNFINISHED;
}

/** Rows that do nothing are open again. */
function opened(program: Program): Program {
  return program.map((row) => (row === programs.NONE ? null : row));
}
