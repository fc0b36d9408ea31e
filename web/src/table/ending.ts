/** How a match came to its end, for the sentence that says why. */
import type { SeenMatch } from "../lib/match-types";

/** As the server tells it; `last` where the winner is the only golem that is left. */
export function endingOf({ result, position }: Pick<SeenMatch, "result" | "position">): string {
  const end = result?.end ?? "nobody";
  const left = position.robots.filter(({ out }) => !out);
  return end === "won" && left.length === 1 ? "last" : end;
}

/** Alone or together: equal golems have won nothing. */
export function isVictory(result: SeenMatch["result"] | null): boolean {
  return result?.end === "won" || result?.end === "shared";
}
