/** Into a battle of the road: at once, or first past the card that shows what is new there. */
import { note } from "../lib/announcements.svelte";
import { withStrength } from "../lib/companion";
import { createRoom, inWords, sit, start } from "../lib/room-requests";
import { go } from "../lib/routes.svelte";
import { settings } from "../lib/settings.svelte";
import { robotName } from "../lib/words";
import { isMet, keepBattle, keepMet, kept, type Station } from "./journey.svelte";

export const JOURNEY = "journey";

export async function enter(station: Station): Promise<void> {
  if (isMet(station.id)) await fight(station);
  else go(JOURNEY, station.id);
}

/** Whatever was new has been shown. */
export async function fight(station: Station): Promise<void> {
  keepMet(station.id);
  try {
    go("r", await begin(station));
  } catch (problem) {
    note(inWords(problem));
  }
}

/** A room of its own, with the child on the first chair, and a companion as strong as it has become. */
async function begin(station: Station): Promise<string> {
  const { game, chairs } = station.setup;
  const [child, ...others] = chairs;
  const rivals = others.map((chair) => withStrength(chair, game));
  const code = await createRoom({ ...station.setup, chairs: [{ ...child, colour: kept.golem }, ...rivals] });
  await sit(code, 0, settings.name.trim() || robotName(kept.golem));
  await start(code);
  keepBattle(code, station);
  return code;
}
