/** The opening story: its pictures, and whether this browser has told it. */
import { device } from "../lib/browser-storage";

const KEY = "golems-tale";
const FILES = import.meta.glob<string>("../../../golems/data/art/scene-tale-*.svg", { query: "?url", import: "default", eager: true });

export const SCENES = Object.keys(FILES)
  .sort()
  .map((file) => FILES[file]!);

export function isTold(): boolean {
  return device.get(KEY) !== null;
}

export function keepTold(): void {
  device.set(KEY, "told");
}
