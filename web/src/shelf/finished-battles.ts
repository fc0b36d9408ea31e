/** Looks at finished battles for the shelf: each once, in the film of the whole game. */
import { post, Problem } from "../lib/api";
import { fetchRecord } from "../lib/records";
import { deedsIn } from "./battle-deeds";
import { forget, note, shelf, type Award, type Unseen } from "./awards.svelte";

const GONE = 404;

/** Gives the new awards; of a battle that cannot be had now, none: the shelf asks again when it is opened. */
export async function lookAt(battle: Unseen): Promise<Award[]> {
  try {
    const film = await post("api/film", { record: await fetchRecord(battle.id) });
    return note(
      battle,
      battle.robots.map((robot) => deedsIn(film, robot)),
    );
  } catch (problem) {
    if (problem instanceof Problem && problem.status === GONE) forget(battle);
    return [];
  }
}

/** All that could not be looked at before. */
export async function catchUp(): Promise<void> {
  for (const battle of [...shelf.unseen]) await lookAt(battle);
}
