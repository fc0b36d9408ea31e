/** The tokens of the chairs and rooms that this browser holds; they never leave it but to the server. */
import { device } from "./browser-storage";

export interface Keys {
  host?: string;
  chairs: Record<number, string>;
  seen: number; // when this browser was last in the room
}

const PREFIX = "golems-room-";

export function keysOf(code: string): Keys {
  const { host } = device.record(PREFIX + code) ?? {};
  return { ...device.like(PREFIX + code, { chairs: {}, seen: 0 }), ...(typeof host === "string" ? { host } : {}) };
}

export function keep(code: string, change: (keys: Keys) => void): Keys {
  const keys = keysOf(code);
  change(keys);
  keys.seen = Date.now();
  device.write(PREFIX + code, keys);
  return keys;
}

export function tokens(keys: Keys): string[] {
  return [...Object.values(keys.chairs), ...(keys.host ? [keys.host] : [])];
}

/** Tells holders of a chair apart: the same for one and the same holder, another for whoever sits there later. */
export function holderOf(code: string, chair: number | null): string {
  const token = chair === null ? undefined : keysOf(code).chairs[chair];
  return token?.split(".").slice(0, -2).join(".") ?? "";
}

/** Rooms that this browser has been in, the last one first. */
export function rooms(): string[] {
  return device
    .keys(PREFIX)
    .map((key) => key.slice(PREFIX.length))
    .sort((one, other) => keysOf(other).seen - keysOf(one).seen);
}

export function forget(code: string): void {
  device.remove(PREFIX + code);
}
