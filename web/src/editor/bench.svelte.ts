/** The bench: the sketch that is being made, the tool in the hand, and what the server says about it all. */
import { post, Problem } from "../lib/api";
import { device } from "../lib/browser-storage";
import { Latest } from "../lib/latest";
import { lastOf } from "../lib/lists";
import { settings } from "../lib/settings.svelte";
import { segmentAt } from "./field";
import { begun, done, type History, redone, undone } from "./history";
import { NOTHING } from "./task";
import { put, robotAt, type Thing, thingsAt, type Tool, withoutStream, withStream } from "./things";
import type { Bench as Offer, Checked, Measured, Opened, Palette, Proven, Remark, Sketch } from "./sketch-types";

const KEY = "golems-workshop";
const PAUSE = 400; // ms without a change, before the solver is asked

export type Part = "things" | "task" | "field";

export function whole(sketch: Opened["sketch"]): Sketch {
  return { ...NOTHING, ...sketch };
}

/** What was on the bench when this browser last looked. */
export function keptSketch(): Sketch | null {
  const kept = device.like(KEY, { ...NOTHING, kind: "", edition: "" });
  return kept.kind && kept.edition ? (kept as Sketch) : null;
}

export class Bench {
  palette: Palette;
  history: History<Sketch>;
  tool: Tool = $state.raw({ kind: "hand" });
  part: Part = $state("things");
  cell = $state(""); // that is looked at
  piece = $state(-1); // of the field, that is looked at
  count = $state(2); // robots that are seen in an arena
  moving = $state(false); // what is on the cell goes to the next one that is tapped
  imported: Remark[] = $state.raw([]); // what a file had that the sketch has not
  checked: Checked | null = $state.raw(null);
  proven: Proven | null = $state.raw(null);
  measured: Measured | null = $state.raw(null);
  isMeasuring = $state(false);
  problem: unknown = $state.raw(null);
  course: string[] = $state.raw([]); // of a stream that is being led
  #proved = ""; // the document that the solver was asked about last
  #check = new Latest();
  #proof = new Latest();
  #measurement = new Latest();
  #checking: Promise<void> = Promise.resolve();
  #proving: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly sketch: Sketch = $derived.by(() => this.history.now);
  readonly offer: Offer = $derived.by(() => {
    const found = this.palette.benches.find(({ edition }) => edition === this.sketch.edition);
    if (!found) throw new Error(`the server has no edition ${this.sketch.edition}`);
    return found;
  });
  readonly wrong: Remark[] = $derived((this.checked?.remarks ?? []).filter(({ kind }) => kind === "wrong"));
  readonly notes: Remark[] = $derived((this.checked?.remarks ?? []).filter(({ kind }) => kind === "note"));
  readonly things: Thing[] = $derived(this.cell ? thingsAt(this.sketch, this.cell, this.count) : []);
  readonly robot = $derived(this.cell ? robotAt(this.sketch, this.cell, this.count) : undefined);
  readonly isProving: boolean = $derived(
    this.sketch.kind === "puzzle" && this.checked !== null && this.wrong.length === 0 && this.proven === null,
  );
  /** What is saved, shared and played; what the solver has found is in it. */
  readonly document: Record<string, unknown> | null = $derived(
    this.checked && {
      ...this.checked.document,
      ...(this.proven?.minimum && hasMinimum(this.sketch) ? { minimum: this.proven.minimum } : {}),
    },
  );
  readonly isReady: boolean = $derived(
    this.checked !== null && this.wrong.length === 0 && (this.sketch.more.kind !== "fewest" || Boolean(this.proven?.minimum)),
  );

  /** With this sketch on it; nothing was there before. */
  constructor(palette: Palette, sketch: Sketch) {
    this.palette = $state.raw(palette);
    this.history = $state.raw(begun(sketch));
    this.count = fewest(sketch);
  }

  // ---------------------------------------------------------------- changing

  /** Another sketch on the bench; what was there before can be brought back. */
  lay(sketch: Sketch, remarks: Remark[] = []): void {
    this.change(sketch);
    this.imported = remarks;
    this.part = "things";
    this.tool = { kind: "hand" };
    this.look("");
    this.piece = -1;
    this.count = fewest(sketch);
  }

  change(sketch: Sketch, mark = ""): void {
    this.#show(done(this.history, sketch, mark));
  }

  undo(): void {
    this.#show(undone(this.history));
  }

  redo(): void {
    this.#show(redone(this.history));
  }

  #show(history: History<Sketch>): void {
    this.history = history;
    device.write(KEY, history.now);
    if (this.cell && segmentAt(history.now, this.cell) < 0) this.look("");
    if (this.piece >= history.now.segments.length) this.piece = -1;
  }

  look(cell: string): void {
    this.cell = cell;
    this.moving = false;
  }

  take(tool: Tool): void {
    this.tool = tool;
    this.course = [];
    this.look("");
  }

  /** What a tap on a cell does with the tool in the hand. */
  use(cell: string): void {
    this.look(this.tool.kind === "hand" ? cell : "");
    if (this.tool.kind === "stream") this.#lead(cell);
    else this.change(put(this.sketch, this.tool, cell, this.count));
  }

  /** From land over water to land; a tap on a stream that is there takes it away. */
  #lead(cell: string): void {
    const without = withoutStream(this.sketch, cell);
    if (without !== this.sketch && this.course.length === 0) this.change(without);
    else if (this.course.includes(cell)) this.course = [];
    else this.#flow([...this.course, cell]);
  }

  #flow(course: string[]): void {
    const isOver = course.length > 2 && !(lastOf(course)! in this.sketch.tokens);
    this.course = isOver ? [] : course;
    if (isOver) this.change(withStream(this.sketch, course));
  }

  // ---------------------------------------------------------------- asking

  /** Draws what is on the bench, and asks the solver once nobody changes it any more. */
  check(): void {
    clearTimeout(this.#timer);
    const body = { sketch: this.sketch, robots: this.count };
    this.#checking = this.#check.ask(
      (signal) => post("api/editor/check", body, {}, signal),
      (checked) => {
        this.#note(checked);
        this.problem = null;
      },
      (problem) => (this.problem = problem),
    );
  }

  /** The document of what is on the bench now, as soon as the server and the solver have answered; none if the
   * server has not. */
  async settled(): Promise<Record<string, unknown> | null> {
    for (let last: unknown = null; last !== this.#checking || this.isProving;) {
      last = this.#checking;
      await last;
      if (this.isProving) await this.#prove();
    }
    return this.problem ? null : this.document;
  }

  #note(checked: Checked): void {
    const text = JSON.stringify([checked.document, settings.lang]);
    this.checked = checked;
    if (text === this.#proved) return;
    this.#proved = "";
    this.proven = null;
    this.#proof.drop();
    this.#proving = null;
    this.measured = null;
    this.#measurement.drop();
    this.isMeasuring = false;
    clearTimeout(this.#timer);
    if (this.isProving) this.#timer = setTimeout(() => void this.#prove(), PAUSE);
  }

  #prove(): Promise<void> {
    clearTimeout(this.#timer);
    return (this.#proving ??= this.#think());
  }

  #think(): Promise<void> {
    const puzzle = this.checked?.document ?? {};
    this.#proved = JSON.stringify([puzzle, settings.lang]);
    return this.#proof.ask(
      (signal) => post("api/editor/prove", { puzzle }, {}, signal),
      (found) => (this.proven = found),
      (problem) => (this.proven = unproven(problem)),
    );
  }

  async measure(): Promise<void> {
    const arena = this.checked?.document;
    if (!arena || this.isMeasuring) return;
    this.isMeasuring = true;
    await this.#measurement.ask(
      (signal) => post("api/editor/measure", { arena }, {}, signal),
      (found) => this.#measure(found),
      (problem) => this.#measure(unmeasured(problem)),
    );
  }

  #measure(found: Measured): void {
    this.measured = found;
    this.isMeasuring = false;
  }
}

/** Robots that an arena has places for. */
function fewest({ starts }: Sketch): number {
  const counts = Object.keys(starts).map(Number);
  return counts.length ? Math.min(...counts) : 2;
}

/** Of a prediction or a bug hunt nobody counts cards. */
function hasMinimum({ kind, more }: Sketch): boolean {
  return kind === "puzzle" && (more.kind === "write" || more.kind === "fewest");
}

function unproven(reason: unknown): Proven {
  return { verdict: "unknown", text: reason instanceof Problem ? reason.message : "" };
}

function unmeasured(reason: unknown): Measured {
  return { verdict: "unknown", texts: reason instanceof Problem ? [reason.message] : [] };
}
