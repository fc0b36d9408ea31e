/** Cards under a finger or a mouse: where they come from, where they are, and where they would fall. */
import { at, cardOf, type Path, type Slot } from "../lib/program";
import type { Desk } from "./desk.svelte";

export interface Held {
  slot: Slot;
  from: Path | null; // null: out of the hand
}

export type Goal = { kind: "slot"; path: Path } | { kind: "between"; row: number } | { kind: "hand" };

const FAR_ENOUGH = 6; // px: less is a tap
const AT_ONCE = 60; // ms
const EDGE = 0.28; // of a row: there a card falls between two rows

export class Dragging {
  held: Held | null = $state.raw(null);
  goal: Goal | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  #waiting: { held: Held; x: number; y: number; pointer: number } | null = null;

  constructor(
    readonly desk: () => Desk,
    readonly root: () => HTMLElement,
  ) {}

  begin(event: PointerEvent, held: Held): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#waiting = { held, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#drop);
    addEventListener("pointercancel", this.cancel);
  }

  cancel = (): void => {
    this.#waiting = null;
    this.held = null;
    this.goal = null;
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#drop);
    removeEventListener("pointercancel", this.cancel);
  };

  #move = (event: PointerEvent): void => {
    const waiting = this.#waiting;
    if (!waiting || event.pointerId !== waiting.pointer) return;
    const isFar = Math.hypot(event.clientX - waiting.x, event.clientY - waiting.y) > FAR_ENOUGH;
    if (!this.held && !isFar) return;
    this.held = waiting.held;
    this.x = event.clientX;
    this.y = event.clientY;
    this.goal = this.#under(waiting.held);
  };

  #drop = (event: PointerEvent): void => {
    if (event.pointerId !== this.#waiting?.pointer) return;
    const { held, goal } = this;
    this.cancel();
    if (!held) return;
    swallowClick(event.timeStamp);
    if (goal) this.#land(held, goal);
  };

  #land({ slot, from }: Held, goal: Goal): void {
    const desk = this.desk();
    if (goal.kind === "hand") {
      if (from) desk.remove(from);
    } else if (goal.kind === "slot") {
      if (from) desk.move(from, goal.path);
      else desk.layAt(cardOf(slot) ?? "", goal.path);
    } else if (from) desk.moveRow(from[0] ?? 0, goal.row);
    else desk.insert(slot, goal.row);
  }

  #under(held: Held): Goal | null {
    const found = document.elementFromPoint(this.x, this.y);
    if (!found || !this.root().contains(found)) return null;
    if (found.closest("[data-hand]")) return { kind: "hand" };
    const row = found.closest<HTMLElement>("[data-row]");
    if (!row) return null;
    const slot = found.closest<HTMLElement>("[data-path]");
    const path = slot?.dataset.path?.split(",").map(Number) ?? [Number(row.dataset.row)];
    return this.#between(row, held) ?? { kind: "slot", path };
  }

  /** Whole rows, and cards while a row is open, also go between the rows. */
  #between(element: HTMLElement, { from }: Held): Goal | null {
    const program = this.desk().program;
    const row = Number(element.dataset.row);
    const canMakeRoom = from ? from.length === 1 : program.includes(null);
    if (!canMakeRoom || at(program, [row]) === null || from?.[0] === row) return null;
    const { top, height } = element.getBoundingClientRect();
    const part = (this.y - top) / height;
    if (part < EDGE) return { kind: "between", row };
    return part > 1 - EDGE ? { kind: "between", row: row + 1 } : null;
  }
}

/** The click that a browser makes out of the end of a drag is none; one that somebody makes at once afterwards is. */
function swallowClick(end: number): void {
  const swallow = (event: MouseEvent): void => {
    if (event.timeStamp - end > AT_ONCE) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const stop = (): void => {
    removeEventListener("click", swallow, { capture: true });
    removeEventListener("pointerdown", stop, { capture: true });
  };
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerdown", stop, { capture: true });
  setTimeout(stop, AT_ONCE);
}
