/** The tokens of the chairs and rooms that this browser holds; they never leave it but to the server. */

export interface Keys {
  host?: string;
  chairs: Record<number, string>;
  seen: number; // when this browser was last in the room
}

const PREFIX = "golems-room-";

export function keysOf(code: string): Keys {
  const text = localStorage.getItem(PREFIX + code);
  return text ? (JSON.parse(text) as Keys) : { chairs: {}, seen: 0 };
}

export function keep(code: string, change: (keys: Keys) => void): Keys {
  const keys = keysOf(code);
  change(keys);
  keys.seen = Date.now();
  localStorage.setItem(PREFIX + code, JSON.stringify(keys));
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
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .sort((one, other) => keysOf(other).seen - keysOf(one).seen);
}

export function forget(code: string): void {
  localStorage.removeItem(PREFIX + code);
}
