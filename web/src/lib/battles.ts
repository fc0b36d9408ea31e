/** The finished battles that this browser was in or has opened. Nobody else is told where their records are. */
import { device } from "./browser-storage";

export interface Battle {
  id: string; // of the record
  game: string;
  at: number; // ms since 1970, when this browser first knew of it
}

const KEY = "golems-battles";
const MOST = 100;

/** The newest first. */
export function battles(): Battle[] {
  return (device.list(KEY) ?? []).filter(isBattle);
}

/** Keep a battle; one that is known stays where it is. */
export function remember(id: string, game: string, at = Date.now()): void {
  const known = battles();
  if (known.some((battle) => battle.id === id)) return;
  device.write(KEY, [{ id, game, at }, ...known].slice(0, MOST));
}

function isBattle(kept: unknown): kept is Battle {
  const { id, game, at } = (kept ?? {}) as Partial<Battle>;
  return typeof id === "string" && typeof game === "string" && typeof at === "number";
}
