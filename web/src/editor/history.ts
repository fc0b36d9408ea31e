/** What was on the bench before, and what was taken back. */
import { lastOf } from "../lib/lists";

export interface History<T> {
  past: T[];
  now: T;
  future: T[];
  mark: string; // what was changed last
}

const MOST = 200; // steps back

export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [], mark: "" };
}

/** Changes with the same mark are one step, such as the letters of a title. */
export function done<T>(history: History<T>, now: T, mark = ""): History<T> {
  if (now === history.now) return history;
  if (mark && mark === history.mark) return { ...history, now, future: [] };
  return { past: [...history.past, history.now].slice(-MOST), now, future: [], mark };
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const before = lastOf(past);
  if (before === undefined) return { past, now, future, mark: "" };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], mark: "" };
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [after, ...rest] = future;
  if (after === undefined) return { past, now, future, mark: "" };
  return { past: [...past, now], now: after, future: rest, mark: "" };
}
