/** The tokens of lessons that this browser holds: the teacher's, or a child's. */
import { device } from "../lib/browser-storage";

export interface Keys {
  lead?: string;
  child?: string;
  knock?: { token: string; sign: number }; // we have asked to come back
}

const PREFIX = "golems-lesson-";

export function keysOf(code: string): Keys {
  return device.record(PREFIX + code) ?? {};
}

export function keep(code: string, keys: Keys): void {
  device.write(PREFIX + code, { ...keysOf(code), ...keys });
}

export function forget(code: string): void {
  device.remove(PREFIX + code);
}

/** Lessons that this browser leads. */
export function led(): string[] {
  const codes = device.keys(PREFIX);
  return codes.map((key) => key.slice(PREFIX.length)).filter((code) => keysOf(code).lead);
}
