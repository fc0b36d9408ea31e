/** Both languages say the same, all that the page asks for, and nothing else. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Lang } from "../src/lib/languages";
import { fits, isNode, sources, walk, writtenOut, type Node } from "./source";

interface Message {
  file: string;
  id: string;
  variables: string[];
  mentions: string[];
}

function folder(lang: Lang): string {
  return fileURLToPath(new URL(`../lang/${lang}/`, import.meta.url));
}

function files(lang: Lang): string[] {
  return readdirSync(folder(lang)).sort();
}

function messages(path: string): Message[] {
  return new FluentResource(readFileSync(path, "utf-8")).body.map((each) => ({
    file: path.replace(/.*\//, ""),
    id: each.id,
    variables: [...new Set(named(each.value, "var"))].sort(),
    mentions: named(each.value, "mesg"),
  }));
}

function named(pattern: unknown, type: string): string[] {
  return [...walk(pattern)].filter((node) => node.type === type).map((node) => String(node.name));
}

function ours(lang: Lang): Message[] {
  return files(lang).flatMap((file) => messages(folder(lang) + file));
}

function shared(lang: Lang): Message[] {
  return messages(fileURLToPath(new URL(`../../golems/data/lang/${lang}/words.ftl`, import.meta.url)));
}

const EN = ours("en");
const KNOWN = new Map([...shared("en"), ...EN].map((each) => [each.id, each]));
const SOURCES = sources();

/** Every `say(…)` of the source. */
const CALLS = SOURCES.flatMap(({ file, tree }) =>
  [...walk(tree)].filter(isSaying).map((call) => ({ file, call, ids: writtenOut((call.arguments as Node[])[0]) })),
);

function isSaying(node: Node): boolean {
  return node.type === "CallExpression" && isNode(node.callee) && node.callee.name === "say";
}

/** All texts of the source, in which a message may be named before it is said. */
const TEXTS = new Set(
  SOURCES.flatMap(({ tree }) => [...walk(tree)]).flatMap((node) =>
    node.type === "Text" ? [String(node.data)] : ["Literal", "TemplateLiteral"].includes(node.type) ? writtenOut(node) : [],
  ),
);

describe("two languages, one content", () => {
  test("the same files", () => expect(files("ru")).toEqual(files("en")));

  test("the same messages in the same order, with the same variables", () => {
    const seen = (lang: Lang) => ours(lang).map(({ file, id, variables }) => `${file}: ${id} ${variables.join(" ")}`);
    expect(seen("ru")).toEqual(seen("en"));
  });

  test.each(LANGUAGES)("every message of %s can be read, and none is there twice", (lang) => {
    const written = files(lang).flatMap((file) =>
      [...readFileSync(folder(lang) + file, "utf-8").matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1]),
    );
    expect(ours(lang).map(({ id }) => id)).toEqual(written);
    const all = [...shared(lang), ...ours(lang)].map(({ id }) => id);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });
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

  test("no message is unused", () => {
    const patterns = [...TEXTS].filter((text) => !text.includes("\0") || /^[a-z0-9]+-/.test(text));
    const mentioned = new Set(EN.flatMap((each) => each.mentions));
    const unused = EN.filter(({ id }) => !mentioned.has(id) && !patterns.some((pattern) => fits(id, pattern)));
    expect(unused.map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
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
