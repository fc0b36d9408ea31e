/** The opening story: its pictures, and whether this browser has told it. */

const KEY = "golems-tale";
const FILES = import.meta.glob<string>("../../../golems/data/art/scene-tale-*.svg", { query: "?url", import: "default", eager: true });

export const SCENES = Object.keys(FILES)
  .sort()
  .map((file) => FILES[file]!);

export function isTold(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function keepTold(): void {
  localStorage.setItem(KEY, "told");
}
