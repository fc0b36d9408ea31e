/** What keys do while a program is laid. */
import { commandOfKey, same, slots, type Path } from "../lib/program";
import type { Desk } from "./desk.svelte";

export interface Hooks {
  seal: () => void;
  cancel: () => void;
  show: (path: Path) => void; // a place has been chosen by keys
}

export type Action = (() => void) | undefined;

export function actionOf(event: KeyboardEvent, desk: Desk, hooks: Hooks): Action {
  const { key } = event;
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.altKey) return shift(key, desk);
  if (event.ctrlKey || event.metaKey) return withControl(event, desk, hooks);
  if (key.startsWith("Arrow")) return target.closest("[tabindex]") ? undefined : walk(key, desk, hooks);
  if (key === "Enter") return isOtherButton(target) && !isSpent(target, desk) ? undefined : hooks.seal;
  if (key === "Escape") return hooks.cancel;
  if (key === "Backspace" || key === "Delete") return () => desk.removeLast();
  const card = cardOfKey(key, Object.keys(desk.hand));
  return card === undefined ? undefined : () => desk.lay(card);
}

/** Enter on a button is for that button, but on a place in the program it means: ready. */
function isOtherButton(target: Element): boolean {
  return target.closest("button, a") !== null && target.closest("[data-path]") === null;
}

/** A card of the hand that can be laid nowhere, because every place has one. */
function isSpent(target: Element, desk: Desk): boolean {
  return desk.missing === 0 && target.closest("[data-hand] [aria-disabled='true']") !== null;
}

/** Digits count the cards of the hand, letters are those of the short form. */
function cardOfKey(key: string, hand: string[]): string | undefined {
  if (/^\d$/.test(key)) return hand[(Number(key) + 9) % 10];
  const card = key === "?" ? hand.find((each) => each === "if" || each.endsWith("?")) : commandOfKey(key);
  return card !== undefined && hand.includes(card) ? card : undefined;
}

function shift(key: string, desk: Desk): Action {
  const row = desk.target?.[0] ?? 0;
  if (key === "ArrowUp") return () => desk.moveRow(row, row - 1);
  if (key === "ArrowDown") return () => desk.moveRow(row, row + 2);
  return undefined;
}

/** Where letters are not Latin the place of the key counts. */
function withControl({ key, code }: KeyboardEvent, desk: Desk, hooks: Hooks): Action {
  if (key === "Enter") return hooks.seal;
  const isZ = /^[a-z]$/i.test(key) ? key === "z" : code === "KeyZ";
  return isZ ? () => desk.undo() : undefined;
}

/** Up and down from row to row, left and right from place to place. */
function walk(key: string, desk: Desk, hooks: Hooks): Action {
  const byRow = key === "ArrowUp" || key === "ArrowDown";
  const step = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
  return () => {
    const places = slots(desk.program).filter((path) => !byRow || path.length === 1);
    const now = byRow ? (desk.target?.slice(0, 1) ?? null) : desk.target;
    const here = Math.max(
      0,
      places.findIndex((path) => same(path, now)),
    );
    const next = places[desk.selected ? (here + step + places.length) % places.length : here];
    if (next) hooks.show(next);
  };
}
