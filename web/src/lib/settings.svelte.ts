/** What a person has chosen for this browser; kept in the browser alone. */
import { FALLBACK, LANGUAGES, type Lang } from "./languages";

export type Theme = "light" | "dark";

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  speed: number;
  ghost: boolean;
  name: string;
}

const KEY = "golems-settings";

function preferred(): Kept {
  const wished = navigator.languages.map((each) => each.slice(0, 2));
  const lang = wished.find((each) => LANGUAGES.includes(each)) ?? FALLBACK;
  const theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return { lang, theme, sound: false, speed: 1, ghost: true, name: "" };
}

function kept(): Kept {
  const [usual, text] = [preferred(), localStorage.getItem(KEY)];
  const all = { ...usual, ...(text ? (JSON.parse(text) as Partial<Kept>) : {}) };
  return LANGUAGES.includes(all.lang) ? all : { ...all, lang: usual.lang };
}

export const settings: Kept = $state(kept());

/** Called once by the page: what is chosen takes effect, and is kept. */
export function apply(): void {
  document.documentElement.lang = settings.lang;
  document.documentElement.dataset.theme = settings.theme;
  localStorage.setItem(KEY, JSON.stringify(settings));
}
