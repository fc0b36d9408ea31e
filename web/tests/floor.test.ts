/** The page asks of a browser only what the oldest promised ones know, and what they do well without. */
// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import type { Identifier } from "@mdn/browser-compat-data";
import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from "postcss";
import { describe, expect, test } from "vitest";
import { css, html, isKnown, isNewGlobal, isNewMember } from "./compat";
import { isNode, sources, treeOf, walk, type Node } from "./source";

const PAGE = "../golems/page/assets/";

// ---------------------------------------------------------------- scripts

const OWN = ["TSPropertySignature", "TSMethodSignature", "PropertyDefinition", "MethodDefinition"];

/** Names of our own things: a member that is called so cannot be told from them. */
function ownNames(tree: Node): string[] {
  return [...walk(tree)].flatMap((node) => {
    if (OWN.includes(node.type)) return keyOf(node);
    if (node.type === "TSParameterProperty") return nameOf(node.parameter);
    if (node.type === "ObjectExpression") return (node.properties as Node[]).flatMap(keyOf);
    return [];
  });
}

function keyOf(property: Node): string[] {
  return nameOf(property.key);
}

function nameOf(node: unknown): string[] {
  return isNode(node) && node.type === "Identifier" ? [String(node.name)] : [];
}

/** What is too new in a script and its markup. */
function newIn(tree: Node, own: Set<string> = new Set(ownNames(tree))): string[] {
  return [...walk(tree)].flatMap((node) => [...newInScript(node).filter((name) => !own.has(name)), ...newInMarkup(node)]);
}

function newInScript(node: Node): string[] {
  if (node.type === "ObjectPattern") return (node.properties as Node[]).flatMap(keyOf).filter(isNewMember);
  if (node.type === "MemberExpression") return node.computed ? [] : nameOf(node.property).filter(isNewMember);
  if (node.type === "NewExpression" || node.type === "CallExpression") return nameOf(node.callee).filter(isNewGlobal);
  return [];
}

function newInMarkup(node: Node): string[] {
  if (node.type !== "RegularElement") return [];
  const name = String(node.name);
  const element = html.elements?.[name];
  const attributes = (node.attributes as Node[]).filter(({ type }) => type === "Attribute").map((each) => String(each.name));
  const tooNew = attributes.filter((each) => !isKnown(element?.[each] ?? html.global_attributes?.[each]));
  return [...(isKnown(element) ? [] : [`<${name}>`]), ...tooNew.map((each) => `${each}=`)];
}

// ---------------------------------------------------------------- styles

type Found = string[];

/** What is too new in styles, but for what a browser is asked about before (@supports). */
function newInStyles(text: string): Found {
  const root = postcss.parse(text);
  return [...new Set(newBelow(root, text))].sort();
}

function newBelow(parent: Container<ChildNode>, text: string): Found {
  return (parent.nodes ?? []).flatMap((node): Found => {
    if (node.type === "decl") return newInDeclaration(node, text);
    if (node.type === "rule") return [...newInSelector(node.selector), ...newBelow(node, text)];
    if (node.type === "atrule" && node.name !== "supports") return [...newInAtRule(node), ...newBelow(node, text)];
    return [];
  });
}

function newInDeclaration({ prop, value }: Declaration, text: string): Found {
  if (/^--|^-webkit-|^-moz-/.test(prop)) return prop.startsWith("--") ? newInValue(value) : [];
  const property = css.properties?.[prop];
  const words = value.match(/[a-z][a-z-]+/g) ?? [];
  const isPrefixed = (prefix: string): boolean => text.includes(`${prefix}${prop}:`);
  const keywords = words.filter((word) => word !== "__compat" && !isKnown(property?.[word]));
  return [...(isKnown(property, isPrefixed) ? [] : [prop]), ...keywords.map((word) => `${prop}: ${word}`), ...newInValue(value)];
}

const UNITS: [RegExp, Identifier | undefined][] = [
  [/\d(dvh|dvw|dvi|dvb|dvmin|dvmax)\b/g, css.types?.length?.viewport_percentage_units_dynamic],
  [/\d(svh|svw|svmin|svmax)\b/g, css.types?.length?.viewport_percentage_units_small],
  [/\d(lvh|lvw|lvmin|lvmax)\b/g, css.types?.length?.viewport_percentage_units_large],
  [/\d(cqw|cqh|cqi|cqb|cqmin|cqmax)\b/g, css.types?.length?.container_query_length_units],
  [/\d(lh|rlh|cap|ic)\b/g, css.types?.length?.lh],
];

function newInValue(value: string): Found {
  const units = UNITS.flatMap(([unit, feature]) => (isKnown(feature) ? [] : [...value.matchAll(unit)].map((found) => found[1] ?? "")));
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map((found) => found[1] ?? "");
  return [...units, ...functions.filter((name) => !isKnown(css.types?.[name] ?? css.types?.color?.[name])).map((name) => `${name}()`)];
}

function newInSelector(selector: string): Found {
  const names = [...selector.matchAll(/::?([a-z][a-z-]+)/g)].map((found) => found[1] ?? "");
  return names.filter((name) => !isKnown(css.selectors?.[name])).map((name) => `:${name}`);
}

function newInAtRule({ name, params }: AtRule): Found {
  const rule = css["at-rules"]?.[name];
  const features = [...params.matchAll(/\(([a-z-]+)/g)].map((found) => found[1] ?? "");
  const range = /[<>]/.test(params) ? ["range_syntax"] : [];
  return [
    ...(isKnown(rule) ? [] : [`@${name}`]),
    ...[...features, ...range].filter((each) => !isKnown(rule?.[each])).map((each) => `@${name} ${each}`),
  ];
}

// ---------------------------------------------------------------- what is newer, and why that is well

/** By what it is called: what happens where it is not known. */
const WITHOUT_IT: Record<string, Record<string, string>> = {
  scripts: {
    storage: "nobody is asked to keep anything for ever (alone/engine-network.ts)",
    BroadcastChannel: "the engine does not start, and says so (alone/engine-support.ts)",
    pipeThrough: "the engine does not start, and says so (alone/engine-support.ts)",
    DecompressionStream: "the engine does not start, and says so (alone/engine-support.ts)",
    userActivation: "taps are counted (lib/first-tap.ts)",
    hasBeenActive: "taps are counted (lib/first-tap.ts)",
    showModal: "a dialog is a box over the page (ui/Dialog.svelte)",
    "<dialog>": "a dialog is a box over the page (ui/Dialog.svelte)",
    "<search>": "a box without a name",
    "inert=": "the server refuses what a child does meanwhile, and pointers go past it (pages/LessonChild.svelte)",
    "autocapitalize=": "codes may be written in small letters too",
    "loading=": "pictures come at once",
  },
  styles: {
    ":backdrop": "a dialog is a box over the page",
    ":focus-visible": "a ring at every focus",
    ":has": "no letters of keys in the hand",
    "@container": "narrow screens stand for narrow containers (vite.config.ts)",
    container: "narrow screens stand for narrow containers (vite.config.ts)",
    "container-type": "narrow screens stand for narrow containers (vite.config.ts)",
    "contain: size": "measured by the page itself",
    contain: "the same look, drawn more often",
    "accent-color": "the colours of the browser",
    "color-scheme": "bars and boxes in the colours of the browser",
    "overflow-wrap: anywhere": "words that are too long stand out",
    "overflow: clip": "confetti falls over the edge",
    "overscroll-behavior": "a pull may load the page again",
    "paint-order": "letters with a thinner line",
    "grid-template-columns: subgrid": "cells of a row that are as wide as what is in them",
    resize: "a field for text has one size",
    "scroll-behavior": "at once",
    "scrollbar-width": "a usual bar",
    "text-wrap": "other ends of lines",
    "width: fit-content": "as wide as there is room",
    zoom: "smaller, on wide screens",
    "break-after: avoid": "on paper, other ends of pages",
    outline: "without round corners",
  },
};

/** A value of an allowed property needs no reason of its own; names of places and pointers are old in all but a table. */
const PLACES = /^((align|justify|place)-(content|items|self): |cursor: )/;

function unexplained(found: Iterable<string>, reasons: Record<string, string>): string[] {
  return [...new Set(found)].filter(
    (name) => !PLACES.test(name) && !(name in reasons) && !(name.split(":")[0]! in reasons && !name.startsWith(":")),
  );
}

const all = sources();
const own = new Set(all.flatMap(({ tree }) => ownNames(tree)));
const inScripts = all.map(({ file, tree }) => ({ file, found: newIn(tree, own) }));
const inStyles = readdirSync(PAGE)
  .filter((file) => file.endsWith(".css"))
  .flatMap((file) => newInStyles(readFileSync(PAGE + file, "utf-8")));

describe("what counts as too new", () => {
  test.each([
    [`<script>signal.throwIfAborted(); signal.aborted;</script>`, ["throwIfAborted"]],
    [`<script>const { userActivation } = navigator;</script>`, ["userActivation"]],
    [`<script>structuredClone(new CompressionStream("gzip"));</script>`, ["structuredClone", "CompressionStream"]],
    [`<script>const own = { showModal: 1 }; own.showModal;</script>`, []],
    [`<dialog popover="auto"><p class="a">B</p></dialog>`, ["<dialog>", "popover="]],
  ])("in %s", (text, found) => expect(newIn(treeOf(text))).toEqual(found));

  test.each([
    ["a { height: 100vh; margin: auto }", []],
    ["a { height: 100dvh }", ["dvh"]],
    ["@supports (height: 1dvh) { a { height: 100dvh } }", []],
    ["a { width: 20cqi; rotate: 3deg }", ["cqi", "rotate"]],
    ["@media (width < 820px) { a { color: red } }", ["@media range_syntax"]],
    ["a:has(b) { color: color-mix(in srgb, red, blue) }", [":has", "color-mix()"]],
    ["a { -webkit-user-select: none; user-select: none }", []],
    ["a { user-select: none }", ["user-select"]],
  ])("in %s", (text, found) => expect(newInStyles(text)).toEqual(found));
});

test.each(inScripts)("$file asks for nothing above the floor", ({ found }) => {
  expect(unexplained(found, WITHOUT_IT.scripts!)).toEqual([]);
});

test("the styles that are built ask for nothing above the floor", () => {
  expect(unexplained(inStyles, WITHOUT_IT.styles!)).toEqual([]);
});

test("nothing is explained that is not there", () => {
  const scripts = new Set(inScripts.flatMap(({ found }) => found));
  expect(Object.keys(WITHOUT_IT.scripts!).filter((name) => !scripts.has(name))).toEqual([]);
  expect(Object.keys(WITHOUT_IT.styles!).filter((name) => !inStyles.includes(name))).toEqual([]);
});
