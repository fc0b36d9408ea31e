/** The tokens of tournaments that this browser holds. */

export interface Keys {
  lead?: string;
  member?: string;
}

const PREFIX = "golems-tournament-";

export function keysOf(code: string): Keys {
  const text = localStorage.getItem(PREFIX + code);
  return text ? (JSON.parse(text) as Keys) : {};
}

export function keep(code: string, keys: Keys): void {
  localStorage.setItem(PREFIX + code, JSON.stringify({ ...keysOf(code), ...keys }));
}

export function forget(code: string, who: keyof Keys): void {
  const { [who]: _, ...left } = keysOf(code);
  localStorage.setItem(PREFIX + code, JSON.stringify(left));
}

/** The codes of all of them. */
export function held(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter((code) => Object.keys(keysOf(code)).length > 0);
}

export function drop(code: string): void {
  localStorage.removeItem(PREFIX + code);
}
