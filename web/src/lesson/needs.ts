/** Who in a class needs help, and why. */
import type { SeenChild } from "./lesson-types";

type Mark = NonNullable<SeenChild["marks"]>[string];
export type Sign = "right" | "tried" | "stuck" | "in" | "new";
export type Need = "same" | "many" | "idle";

const ORDER = ["same", "many", "idle", "working", "waiting", "done"]; // who needs help first

/** Why a child needs help now, if it does: where it is stuck in several puzzles, what comes first in the order. */
export function needOf(child: SeenChild, now: number): Need | null {
  const needs = Object.values(child.marks ?? {}).flatMap(({ need }) => need ?? []);
  const [worst] = needs.sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return worst ?? (child.idle_from && now >= child.idle_from ? "idle" : null);
}

/** Those who need help come first; equal ones stay in the order in which they came. */
export function byNeed(children: SeenChild[], now: number): SeenChild[] {
  const place = (child: SeenChild) => ORDER.indexOf(needOf(child, now) ?? child.state);
  return [...children].sort((one, other) => place(one) - place(other) || one.number - other.number);
}

/** What stands for a child in a puzzle. */
export function signOf(mark: Mark | undefined): Sign {
  if (!mark) return "new";
  if (mark.solved === null || mark.solved === undefined) return "in";
  return mark.solved ? "right" : mark.need ? "stuck" : "tried";
}

export function triesOf(child: SeenChild): number {
  return Object.values(child.marks ?? {}).reduce((sum, mark) => sum + mark.tries, 0);
}

export function solvedOf(child: SeenChild): number {
  return Object.values(child.marks ?? {}).filter((mark) => mark.solved).length;
}
