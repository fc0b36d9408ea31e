/** Tokens of theme.css and the styles that use them agree: a name that nobody sets is no value, and nobody is told. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL("../src/", import.meta.url));
const theme = readFileSync(`${SRC}theme.css`, "utf-8");
const components = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((file) => file.endsWith(".svelte"))
  .map((file) => readFileSync(SRC + file, "utf-8"))
  .join("\n");

const names = (text: string, pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), (found) => found[1] ?? ""));

const tokens = names(theme, /^ +--([\w-]+):/gm);
const own = names(components, /--([\w-]+)\s*[:=]/g); // set by a component for what is inside it
const used = names(`${theme}\n${components}`, /var\(--([\w-]+)/g);

test("every name that a style uses is set", () => {
  expect([...used].filter((name) => !tokens.has(name) && !own.has(name))).toEqual([]);
});

test("no component has a class of its own that the theme styles too, unseen from there", () => {
  const everywhere = names(theme, /^\.([\w-]+) \{/gm);
  const inside = names(components, /^ +\.([\w-]+)[^{;]*\{/gm);
  expect([...everywhere].filter((name) => inside.has(name))).toEqual([]);
  expect(everywhere).toContain("unseen");
});

test("every token is used", () => {
  const golems = ["red", "blue", "green", "yellow"]; // by their names, which are data
  expect([...tokens].filter((name) => !used.has(name) && !golems.includes(name))).toEqual([]);
});
