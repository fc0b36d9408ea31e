/** What a result is to who sits here, and the words that fit it. */
import type { Film, SeenMatch } from "../lib/match-types";
import { say } from "../lib/words";

/** `seen`: nobody of this device played, or several did and none of them won. */
export type Mood = "won" | "drawn" | "lost" | "seen";

type Ended = Pick<SeenMatch, "result" | "ranking">;

/** By the clause that ended it: how a victory came about. */
const BY_CLAUSE: Record<string, string> = { V3: "rounds", G11: "lives", G13: "goal", G14: "goal" };

export function moodOf({ result }: Ended, ours: string[]): Mood {
  if (!result || !ours.length) return "seen";
  if (result.end === "drawn") return result.winners.some((winner) => ours.includes(winner)) ? "drawn" : "lost";
  if (result.winners.some((winner) => ours.includes(winner))) return "won";
  return ours.length === 1 ? "lost" : "seen";
}

/** A word to the one who plays here alone; friends at one device are told only who won. */
export function wordTo({ result }: Ended, ours: string[], byRobots: boolean, isLast: boolean): string {
  const [robot, another] = ours;
  if (!result || robot === undefined || another !== undefined) return "";
  const resigned = result.resigned ?? [];
  if (resigned.includes(robot)) return say("result-you-resigned");
  if (result.winners.includes(robot)) {
    if (result.end !== "won") return say(result.end === "shared" ? "result-you-won-together" : "result-you-drew");
    const how = resigned.length ? "resigned" : isLast ? "beaten" : (BY_CLAUSE[result.reason] ?? "beaten");
    return say("result-you-won", { how, count: resigned.length });
  }
  if (!result.winners.length) return say("result-nobody-won");
  return say(byRobots ? "result-robots-won" : "result-you-lost");
}

/** What decided it, in one sentence: the page says whose it was. */
export function decidedBy(film: Film | null, ours: string[], names: Record<string, string>): string {
  const decided = film?.decided;
  if (!decided) return "";
  const { kind, row, robot = "", targets = [] } = decided;
  return say("feast-decided", {
    kind: ours.length === 1 && robot === ours[0] && kind === "blow" ? "own" : kind,
    weapon: say("feast-weapon", { look: film.robots.find((each) => each.id === robot)?.look ?? "none" }),
    robot: names[robot] ?? robot,
    targets: targets.map((each) => names[each] ?? each).join(", "),
    row,
  });
}

/** What might help next time; nothing where nothing that was seen decided it. */
export function hintAfter(film: Film | null, mood: Mood): string {
  if (mood !== "lost") return "";
  return say("feast-hint", { kind: film?.decided?.kind ?? "none" });
}
