/** Answers that were written down when the folder was made, by the same application: they are there at once. */
import type { Answered } from "./messages";

type Prepared = Record<string, unknown>; // by path, and the body where one is sent

const files: Record<string, Promise<Prepared>> = {};

/** The answer to a plain question, if it is among them. */
export async function prepared(base: string, question: string, query: string): Promise<Answered | null> {
  const asked = new URLSearchParams(query);
  const lang = asked.get("lang");
  if (!lang || asked.size > 1 || !/^[a-z]{2}$/.test(lang)) return null;
  const found = (await (files[lang] ??= read(base, lang)))[question];
  if (found === undefined) return null;
  const body = new TextEncoder().encode(JSON.stringify(found));
  return { status: 200, headers: [["content-type", "application/json"]], body };
}

/** Without the file the engine answers, a little later. */
async function read(base: string, lang: string): Promise<Prepared> {
  try {
    const answer = await fetch(`${base}prepared/${lang}.json`);
    return answer.ok ? ((await answer.json()) as Prepared) : {};
  } catch {
    return {};
  }
}
