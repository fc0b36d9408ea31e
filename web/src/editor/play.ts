/** What was made is played at once: a puzzle is opened, on an arena or in a scenario a battle begins. */
import { createRoom, sit, start } from "../lib/room-requests";
import { type Game, GOLEMS } from "../lib/table-setup";
import type { Setup } from "../lib/match-types";
import { bots, opponents } from "./opponents";

/** The room in which somebody fights on this arena. */
export async function playArena(arena: Record<string, unknown>, games: Game[], name: string): Promise<string> {
  const [id] = arena.games as string[];
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(`the server has no game ${id}`);
  const counts = Object.keys(arena.starts as object).map(Number);
  const chairs = [{ colour: GOLEMS[0] }, ...opponents(game, counts)];
  return begin({ game: game.id, edition: String(arena.edition), arena, chairs }, name);
}

/** The room in which somebody plays this scenario: the first golem against all others. */
export function playScenario(scenario: Record<string, unknown>, name: string): Promise<string> {
  const { length } = scenario.robots as unknown[];
  return begin({ game: "scenario", arena: scenario, chairs: [{ colour: GOLEMS[0] }, ...bots(length - 1)] }, name);
}

async function begin(setup: Setup, name: string): Promise<string> {
  const code = await createRoom(setup);
  await sit(code, 0, name);
  await start(code);
  return code;
}
