/** How strong the companion has become against whoever plays at this device, by game. The server says it after each battle;
 * here it is only kept until the next table is set. */
import { device } from "./browser-storage";
import type { ChairSetup, SeenRoom } from "./match-types";

export const COMPANION = "companion";

const KEY = "golems-companion";

/** Nothing where they have not met yet. */
export function strengthIn(game: string): number | undefined {
  const kept = device.record(KEY)?.[game];
  return Number.isInteger(kept) && (kept as number) >= 0 && (kept as number) <= 100 ? (kept as number) : undefined;
}

/** A chair as it is sent: a companion is as strong as it has become in this game. */
export function withStrength(chair: ChairSetup, game: string): ChairSetup {
  const strength = chair.bot === COMPANION ? strengthIn(game) : undefined;
  return strength === undefined ? chair : { ...chair, strength };
}

/** Keep how strong it is for the next battle. In the first battle it is weak on purpose, which says nothing of somebody
 * whom it knows. */
export function rememberStrength(room: SeenRoom, isFirst = false): void {
  const strength = room.chairs.find(({ bot, strength }) => bot === COMPANION && strength !== undefined && strength !== null)?.strength;
  if (typeof strength !== "number" || !room.match) return;
  const known = strengthIn(room.match.game);
  if (known === strength || (isFirst && known !== undefined)) return;
  device.write(KEY, { ...device.record(KEY), [room.match.game]: strength });
}
