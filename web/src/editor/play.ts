/** What was made is played at once: a puzzle is opened, on an arena a battle begins. */
import { createRoom, sit, start } from "../lib/quick";
import { type Game, GOLEMS } from "../lib/setup";
import type { Setup } from "../lib/types";
import { opponents } from "./opponents";

/** The room in which somebody fights on this arena. */
export async function playArena(arena: Record<string, unknown>, games: Game[], name: string): Promise<string> {
  const [id] = arena.games as string[];
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(`the server has no game ${id}`);
  const counts = Object.keys(arena.starts as object).map(Number);
  const chairs = [{ colour: GOLEMS[0] }, ...opponents(game, counts)];
  const setup = { game: game.id, edition: arena.edition, arena, chairs }; // a whole arena in the place of its name
  const code = await createRoom(setup as unknown as Setup);
  await sit(code, 0, name);
  await start(code);
  return code;
}
