/** What a person has chosen for this browser; kept in the browser alone. */
import { device } from "./browser-storage";
import { FALLBACK, LANGUAGES, type Lang } from "./languages";

export type Theme = "light" | "dark";

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean; // whether anything is heard at all
  voice: boolean; // whether texts are read aloud
  pace: number; // of the voice
  speed: number; // of the film
  flows: boolean; // the next round begins by itself
  ghost: boolean;
  name: string;
}

const KEY = "golems-settings";

function preferred(): Kept {
  const wished = navigator.languages.map((each) => each.slice(0, 2));
  const lang = wished.find((each) => LANGUAGES.includes(each)) ?? FALLBACK;
  const theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return { lang, theme, sound: true, voice: true, pace: 1, speed: 1, flows: true, ghost: true, name: "" };
}

function kept(): Kept {
  const usual = preferred();
  const all = device.like(KEY, usual);
  if (!("voice" in (device.record(KEY) ?? {}))) all.sound = usual.sound; // kept when it was off without anybody having said so
  return LANGUAGES.includes(all.lang) ? all : { ...all, lang: usual.lang };
}

export const settings: Kept = $state(kept());

/** A language that was wished for and could not be fetched: it stays wished for. */
export const unspoken: { lang: Lang | null } = { lang: null };

/** Called once by the page: what is chosen takes effect, and is kept. */
export function apply(): void {
  document.documentElement.lang = settings.lang;
  document.documentElement.dataset.theme = settings.theme;
  device.write(KEY, { ...settings, lang: unspoken.lang ?? settings.lang });
}
