/** The languages of the game: each is a folder of files, which the server and the commands read too. */
import { NAMES, TEXTS, WHOLE } from "virtual:languages";

/** What each calls itself; what the page says in it, fetched when it is first spoken; and whether it says everything:
 * what one lacks is said in English. */
export { NAMES, TEXTS, WHOLE };

export type Lang = string; // two letters, as the folder is called

export const FALLBACK: Lang = "en";

export const LANGUAGES: Lang[] = Object.keys(TEXTS).sort();
