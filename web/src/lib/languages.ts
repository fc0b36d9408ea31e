/** The languages of the game: one folder of .ftl files each. */
export const LANGUAGES = ["en", "ru"] as const;
export type Lang = (typeof LANGUAGES)[number];
