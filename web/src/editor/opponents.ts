/** Who fights on an arena that was just made. */
import { ANY_CARD, type Game, GOLEMS } from "../lib/setup";
import type { ChairSetup } from "../lib/types";

const BOT = "greedy"; // where the game has no ParoBots

/** As many opponents as the game usually has and the arena has places for. */
export function opponents(game: Game, counts: number[]): ChairSetup[] {
  const allowed = game.parobots["1"] ?? [];
  const parobots = allowed.find((count) => count > 0 && counts.includes(count + 1));
  const colours = GOLEMS.slice(1);
  if (parobots) return colours.slice(0, parobots).map((colour) => ({ kind: "parobot", card: ANY_CARD, colour }));
  return [{ kind: "bot", bot: BOT, colour: colours[0] }];
}
