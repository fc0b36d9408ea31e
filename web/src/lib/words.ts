/** Everything that is said to people, from the .ftl files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { note } from "./announcements.svelte";
import { FALLBACK, LANGUAGES, TEXTS, WHOLE, type Lang } from "./languages";
import { missing } from "./missing.svelte";
import { settings, unspoken } from "./settings.svelte";

const bundles: Record<Lang, FluentBundle> = {};
let wished: Lang; // the last one, while others may still be on their way

/** Once it has come, everything is said in this language. */
export async function speak(lang: Lang): Promise<void> {
  wished = lang;
  for (const each of WHOLE[lang] ? [lang] : [lang, FALLBACK]) bundles[each] ??= await read(each);
  if (wished !== lang) return;
  unspoken.lang = null;
  settings.lang = lang;
}

/** At first: in this language, or else in any that can be fetched, and then that is said. */
export async function begin(lang: Lang): Promise<void> {
  await speak(lang).catch((problem) => beginOtherwise(lang, problem));
}

async function beginOtherwise(lang: Lang, problem: unknown): Promise<void> {
  const others = LANGUAGES.filter((each) => each !== lang);
  await others.reduce((trying, each) => trying.catch(() => speak(each)), Promise.reject<void>(problem));
  unspoken.lang = lang;
  const again = (): void => {
    if (unspoken.lang === lang) void speak(lang).catch((reason) => missing.add(reason, again));
  };
  missing.add(problem, again);
}

async function read(lang: Lang): Promise<FluentBundle> {
  const text = await TEXTS[lang]?.();
  if (!text) throw new Error(`no language ${lang}`);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Another language, if it can be fetched; the page stays as it is until then. */
export function change(lang: Lang): void {
  speak(lang).catch(() => note(say("offline")));
}

/** Where a message is: in the language that is chosen now, or in English if it lacks it. */
function bundleOf(id: string): FluentBundle {
  const lang = settings.lang;
  const bundle = bundles[lang];
  if (!bundle) throw new Error(`${lang} is not spoken yet`);
  return bundle.hasMessage(id) ? bundle : (bundles[FALLBACK] ?? bundle);
}

export type Facts = Record<string, FluentVariable>;

/** A message in the language that is chosen now. An unknown one is an error, never silence. */
export function say(id: string, facts: Facts = {}): string {
  const lang = settings.lang;
  const bundle = bundleOf(id);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message ${id} in ${lang}`);
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, faults);
  if (faults[0]) throw new Error(`message ${id} in ${lang}: ${faults[0].message}`);
  return text;
}

export function knows(id: string): boolean {
  return bundleOf(id).hasMessage(id);
}

/** A robot by its colour, or by the name it was given. */
export function robotName(id: string): string {
  return knows(`robot-${id}`) ? say(`robot-${id}`) : id;
}

/** A cell as the frame of the field shows it, in the letters of the language. */
export function cellName(cell: string): string {
  return (say("columns")[cell.charCodeAt(0) - 97] ?? "") + cell.slice(1);
}

/** A day such as `2026-11-19`, as people write it. */
export function dayInWords(day: string): string {
  return dateInWords(new Date(`${day}T00:00`));
}

export function dateInWords(date: Date): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: "long" }).format(date);
}
