/** Everything that is said to people, from the .ftl files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./languages";
import { settings } from "./settings.svelte";

const OURS = import.meta.glob<string>("../../lang/*/*.ftl", { query: "?raw", import: "default", eager: true });
const SHARED = import.meta.glob<string>("../../../golems/data/lang/*/words.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function read(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries({ ...SHARED, ...OURS })) {
    if (path.includes(`/${lang}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const bundles: Partial<Record<Lang, FluentBundle>> = {};

/** Read when it is first spoken. */
function spoken(lang: Lang): FluentBundle {
  return (bundles[lang] ??= read(lang));
}

export type Facts = Record<string, FluentVariable>;

/** A message in the language that is chosen now. An unknown one is an error, never silence. */
export function say(id: string, facts: Facts = {}): string {
  const lang = settings.lang;
  const bundle = spoken(lang);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message ${id} in ${lang}`);
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, faults);
  if (faults[0]) throw new Error(`message ${id} in ${lang}: ${faults[0].message}`);
  return text;
}

export function knows(id: string): boolean {
  return spoken(settings.lang).hasMessage(id);
}

/** A robot by its colour, or by the name it was given. */
export function robotName(id: string): string {
  return knows(`robot-${id}`) ? say(`robot-${id}`) : id;
}

/** A cell as the frame of the field shows it, in the letters of the language. */
export function cellName(cell: string): string {
  return (say("columns")[cell.charCodeAt(0) - 97] ?? "") + cell.slice(1);
}
