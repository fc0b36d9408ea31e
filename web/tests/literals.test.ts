/** No text in components: every word that a person sees or hears comes from the .ftl files. */
import { expect, test } from "vitest";
import { isNode, sources, treeOf, walk, writtenOut, type Node } from "./source";

const SPOKEN = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"];
const LETTER = /\p{L}/u;

/** Below these nothing is text for people but what they name themselves. */
const OTHER = ["Attribute", "StyleSheet", "Script", "StyleDirective", "ClassDirective", "CallExpression"];

function texts(tree: Node): string[] {
  const fragment = [...walk(tree.fragment, (node) => !OTHER.includes(node.type))];
  const spoken = [...walk(tree.fragment)].filter((node) => node.type === "Attribute" && SPOKEN.includes(String(node.name)));
  return [...fragment, ...spoken.flatMap((node) => [...walk(node.value)])].flatMap(said).filter((text) => LETTER.test(text));
}

function said(node: Node): string[] {
  if (node.type === "Text") return [String(node.data).trim()];
  if (node.type === "ExpressionTag" && isNode(node.expression)) return writtenOut(node.expression);
  return [];
}

test("what counts as words", () => {
  const sample = `<p title="A" class="b" aria-label={c ? "D" : say("e")}>F {"G"} {say("h")} {i} × 1 {\`J \${k}\`}</p>`;
  expect(texts(treeOf(sample)).sort()).toEqual(["A", "D", "F", "G", "J \0"]);
});

test.each(sources().filter(({ file }) => file.endsWith(".svelte")))("$file has no words of its own", ({ tree }) => {
  expect(texts(tree)).toEqual([]);
});
