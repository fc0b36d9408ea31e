/** The languages of the game: each is one file, which the server and the commands read too. */
export type Lang = string; // two letters, as the file is called

export const FALLBACK: Lang = "en";

/** What the page says in each of them, fetched when it is first spoken. */
export const TEXTS = byCode(import.meta.glob<string>("../../../golems/data/lang/*.ftl", { query: "?page", import: "default" }));

/** What each calls itself. */
export const NAMES = byCode(
  import.meta.glob<string>("../../../golems/data/lang/*.ftl", { query: "?name", import: "default", eager: true }),
);

/** Whether each says everything; what one lacks is said in English. */
export const WHOLE = byCode(
  import.meta.glob<boolean>("../../../golems/data/lang/*.ftl", { query: "?whole", import: "default", eager: true }),
);

export const LANGUAGES: Lang[] = Object.keys(TEXTS).sort();

function byCode<T>(files: Record<string, T>): Record<Lang, T> {
  return Object.fromEntries(Object.entries(files).map(([path, each]) => [path.replace(/.*\/|\.ftl$/g, ""), each]));
}
