/** The tokens of tournaments that this browser holds. */
import { device } from "../lib/browser-storage";

export type Who = "lead" | "member";

export interface Keys {
  lead?: string;
  member?: string;
  here?: Record<number, string>; // players without a device of their own, by their numbers
}

const PREFIX = "golems-tournament-";

export function keysOf(code: string): Keys {
  return device.record(PREFIX + code) ?? {};
}

export function keep(code: string, keys: Keys): void {
  device.write(PREFIX + code, { ...keysOf(code), ...keys });
}

export function forget(code: string, who: Who): void {
  const { [who]: _, ...left } = keysOf(code);
  device.write(PREFIX + code, left);
}

/** The codes of all of them. */
export function held(): string[] {
  return device
    .keys(PREFIX)
    .map((key) => key.slice(PREFIX.length))
    .filter((code) => Object.keys(keysOf(code)).length > 0);
}

export function drop(code: string): void {
  device.remove(PREFIX + code);
}
