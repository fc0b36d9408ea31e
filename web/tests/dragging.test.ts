/** The end of a drag: the click that the browser makes of it does nothing, the next one of a hand does. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Desk } from "../src/program/desk.svelte";

const { Dragging } = await import("../src/program/dragging.svelte");

let card: HTMLElement;
const tapped = vi.fn();

/** Events of one moment, as a browser dispatches them. */
function at(time: number, ...kinds: string[]): void {
  for (const kind of kinds) {
    const event = new MouseEvent(kind, { bubbles: true, clientX: time, button: 0 });
    Object.defineProperties(event, { timeStamp: { value: time }, pointerId: { value: 1 }, isPrimary: { value: true } });
    card.dispatchEvent(event);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  document.elementFromPoint = () => null;
  card = document.body.appendChild(document.createElement("button"));
  const dragging = new Dragging(
    () => ({}) as Desk,
    () => document.body,
  );
  card.addEventListener("pointerdown", (event) => dragging.begin(event, { slot: "forward", from: null }));
  card.addEventListener("click", tapped);
});

afterEach(() => {
  card.remove();
  tapped.mockReset();
  vi.useRealTimers();
});

function drag(): void {
  at(0, "pointerdown");
  at(100, "pointermove");
  at(200, "pointerup");
}

it("swallows the click of the drag itself", () => {
  drag();
  at(200, "click");
  expect(tapped).not.toHaveBeenCalled();
});

it("lets a click through that is made at once after a drag of which the browser made none", () => {
  drag();
  at(240, "pointerdown", "pointerup", "click");
  expect(tapped).toHaveBeenCalledOnce();
});

it("takes a finger that hardly moves for a tap", () => {
  at(0, "pointerdown");
  at(3, "pointermove", "pointerup", "click");
  expect(tapped).toHaveBeenCalledOnce();
});

it("waits no longer than a moment for the click of a drag", () => {
  drag();
  vi.advanceTimersByTime(100);
  at(300, "click");
  expect(tapped).toHaveBeenCalledOnce();
});
