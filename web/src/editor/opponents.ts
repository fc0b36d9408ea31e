/** Who plays against somebody on a field that was just made. */
import { ANY_CARD, type Game, GOLEMS } from "../lib/table-setup";
import type { ChairSetup } from "../lib/match-types";

const BOT = "greedy"; // where the game has no ParoBots

/** As many opponents as the game usually has and the arena has places for. */
export function opponents(game: Game, counts: number[]): ChairSetup[] {
  const allowed = game.parobots["1"] ?? [];
  const parobots = allowed.find((count) => count > 0 && counts.includes(count + 1));
  const colours = GOLEMS.slice(1);
  if (parobots) return colours.slice(0, parobots).map((colour) => ({ kind: "parobot", card: ANY_CARD, colour }));
  return bots(1);
}

export function bots(count: number): ChairSetup[] {
  return GOLEMS.slice(1, count + 1).map((colour) => ({ kind: "bot", bot: BOT, colour }));
}
