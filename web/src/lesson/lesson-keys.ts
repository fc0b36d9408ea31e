/** The tokens of lessons that this browser holds: the teacher's, or a child's. */

export interface Keys {
  lead?: string;
  child?: string;
}

const PREFIX = "golems-lesson-";

export function keysOf(code: string): Keys {
  const text = localStorage.getItem(PREFIX + code);
  return text ? (JSON.parse(text) as Keys) : {};
}

export function keep(code: string, keys: Keys): void {
  localStorage.setItem(PREFIX + code, JSON.stringify({ ...keysOf(code), ...keys }));
}

export function forget(code: string): void {
  localStorage.removeItem(PREFIX + code);
}

/** Lessons that this browser leads. */
export function led(): string[] {
  const codes = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return codes.map((key) => key.slice(PREFIX.length)).filter((code) => keysOf(code).lead);
}
