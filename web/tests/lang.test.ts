/** All languages say the same, all that the page asks for, and nothing else. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES, NAMES, TEXTS, WHOLE, type Lang } from "../src/lib/languages";
import { COMPUTED } from "./computed-ids";
import { fits, isNode, sources, walk, writtenOut, type Node } from "./source";

interface Message {
  id: string;
  variables: string[];
  mentions: string[];
}

/** What the page fetches of a language. */
async function textOf(lang: Lang): Promise<string> {
  const text = await TEXTS[lang]?.();
  if (!text) throw new Error(`no language ${lang}`);
  return text;
}

function messages(text: string): Message[] {
  return new FluentResource(text).body.map((each) => ({
    id: each.id,
    variables: [...new Set(named(each.value, "var"))].sort(),
    mentions: named(each.value, "mesg"),
  }));
}

function named(pattern: unknown, type: string): string[] {
  return [...walk(pattern)].filter((node) => node.type === type).map((node) => String(node.name));
}

const EN = await textOf("en");
const ENGLISH = messages(EN);
const KNOWN = new Map(ENGLISH.map((each) => [each.id, each]));
const FIRST = ["old", "broken", "script"].flatMap((each) => [`first-${each}`, `first-${each}-idea`]);
const SAID_OTHERWISE = ["language-name", ...FIRST]; // through NAMES, and by index.html
const SOURCES = sources();

/** Every `say(…)` of the source. */
const CALLS = SOURCES.flatMap(({ file, tree }) =>
  [...walk(tree)].filter(isSaying).map((call) => ({ file, call, ids: writtenOut((call.arguments as Node[])[0]) })),
);

function isSaying(node: Node): boolean {
  return node.type === "CallExpression" && isNode(node.callee) && node.callee.name === "say";
}

/** All texts of the source, in which a message may be named before it is said. */
const WRITTEN = new Set(
  SOURCES.flatMap(({ tree }) => [...walk(tree)]).flatMap((node) =>
    node.type === "Text" ? [String(node.data)] : ["Literal", "TemplateLiteral"].includes(node.type) ? writtenOut(node) : [],
  ),
);

describe.each(LANGUAGES)("many languages, one content: %s", async (lang) => {
  const text = await textOf(lang);
  const ids = messages(text).map(({ id }) => id);

  test("has the same messages in the same order, with the same variables", () => {
    const seen = (all: Message[]) => all.map(({ id, variables }) => `${id} ${variables.join(" ")}`);
    const own = new Set(ids);
    expect(seen(messages(text))).toEqual(seen(ENGLISH.filter(({ id }) => WHOLE[lang] || own.has(id))));
  });

  test("can be read, and says nothing twice", () => {
    const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1]);
    expect(ids).toEqual(written);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("says its name", () => {
    expect(text).toContain(`\nlanguage-name = ${NAMES[lang]}\n`);
  });
});

test("no source names a language but the one to fall back on, and that of code", () => {
  const texts = SOURCES.flatMap(({ file, tree }) =>
    [...walk(tree)].flatMap((node) => (node.type === "Text" ? [node.data] : writtenOut(node))).map((text) => ({ file, text })),
  );
  const named = texts.filter(({ text }) => text === "en" || text === "ru").map(({ file, text }) => `${file}: ${text}`);
  expect(named).toEqual(["lib/languages.ts: en", "program/PythonCode.svelte: en"]);
});

describe("what is said", () => {
  test("every message that is asked for is there", () => {
    const known = [...KNOWN.keys()];
    const asked = CALLS.flatMap(({ file, ids }) => ids.map((id) => ({ file, id })));
    const missing = asked.filter(({ id }) => !known.some((each) => fits(each, id)));
    expect(missing.map(({ file, id }) => `${file}: ${id.replaceAll("\0", "…")}`)).toEqual([]);
  });

  test("it gets the variables it needs", () => {
    const wrong = CALLS.flatMap(({ file, call, ids }) =>
      ids.flatMap((id) => lacking(KNOWN.get(id), (call.arguments as Node[])[1]).map((name) => `${file}: ${id} without ${name}`)),
    );
    expect(wrong).toEqual([]);
  });

  test("every id that is put together is in the table of these, and nothing else is", () => {
    const asked = CALLS.flatMap(({ ids }) => ids.filter((id) => id.includes("\0")).map((id) => id.replaceAll("\0", "…")));
    expect([...new Set(asked)].filter((pattern) => !COMPUTED.has(pattern))).toEqual([]);
    expect([...COMPUTED.keys()].filter((pattern) => !WRITTEN.has(pattern.replaceAll("…", "\0")))).toEqual([]);
  });

  test("whatever may be put together is there", () => {
    expect([...COMPUTED.values()].flat().filter((id) => !KNOWN.has(id))).toEqual([]);
  });

  test("no message is unused", () => {
    const patterns = [...WRITTEN].filter((text) => !text.includes("\0") || /^[a-z0-9]+-/.test(text));
    const mentioned = new Set([...SAID_OTHERWISE, ...[...COMPUTED.values()].flat(), ...ENGLISH.flatMap((each) => each.mentions)]);
    const unused = ENGLISH.filter(({ id }) => !mentioned.has(id) && !patterns.some((pattern) => fits(id, pattern)));
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});

/** The variables of a message that an object which is written out does not name. */
function lacking(message: Message | undefined, facts: Node | undefined): string[] {
  if (!message || (facts && facts.type !== "ObjectExpression")) return [];
  const properties = (facts?.properties ?? []) as Node[];
  if (properties.some((each) => each.type === "SpreadElement")) return [];
  const given = properties.map((each) => isNode(each.key) && (each.key.name ?? each.key.value));
  return message.variables.filter((name) => !given.includes(name));
}
