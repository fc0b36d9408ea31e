/** The way into the last step of the first battle, and into it once more. */
import { note } from "../lib/announcements.svelte";
import { inWords } from "../lib/room-requests";
import { go } from "../lib/routes.svelte";
import { settings } from "../lib/settings.svelte";
import { robotName } from "../lib/words";
import { beginBattle } from "./first-steps.svelte";

export async function enterBattle(): Promise<void> {
  try {
    go("r", await beginBattle(settings.name.trim() || robotName("red")));
  } catch (problem) {
    note(inWords(problem));
  }
}
