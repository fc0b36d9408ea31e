/** How strong the companion has become against whoever plays at this device, by game. The server says it after each battle;
 * here it is only kept until the next table is set. */
import { device } from "./browser-storage";
import type { SeenRoom } from "./match-types";

export const COMPANION = "companion";

const KEY = "golems-companion";

/** Nothing where they have not met yet. */
export function strengthIn(game: string): number | undefined {
  const kept = device.record(KEY)?.[game];
  return Number.isInteger(kept) && (kept as number) >= 0 && (kept as number) <= 100 ? (kept as number) : undefined;
}

/** Keep how strong it is for the next battle. */
export function rememberStrength(room: SeenRoom): void {
  const strength = room.chairs.find(({ bot, strength }) => bot === COMPANION && strength !== undefined && strength !== null)?.strength;
  if (typeof strength !== "number" || !room.match || strengthIn(room.match.game) === strength) return;
  device.write(KEY, { ...device.record(KEY), [room.match.game]: strength });
}
