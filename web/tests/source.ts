/** The source of the page as a tree, for tests that look at what is written in it. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";

export type Node = { type: string; [key: string]: unknown };

const SRC = fileURLToPath(new URL("../src/", import.meta.url));

/** Every component and module. A module is read as the script of a component that has nothing else. */
export function sources(): { file: string; tree: Node }[] {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).sort();
  const ours = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".d.ts"));
  return ours.map((file) => ({ file, tree: treeOf(component(file)) }));
}

function component(file: string): string {
  const text = readFileSync(SRC + file, "utf-8");
  return file.endsWith(".svelte") ? text : `<script lang="ts">${text}\n</script>`;
}

export function treeOf(text: string): Node {
  return parse(text, { modern: true }) as unknown as Node;
}

/** A node and all below it, for which `into` says yes. */
export function* walk(node: unknown, into: (node: Node) => boolean = () => true): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* walk(each, into);
  else if (isNode(node) && into(node)) {
    yield node;
    for (const [key, each] of Object.entries(node)) if (key !== "parent") yield* walk(each, into);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The texts that an expression may be, as far as they are written out: `\0` stands for what is filled in. */
export function writtenOut(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "ConditionalExpression") return [...writtenOut(node.consequent), ...writtenOut(node.alternate)];
  if (node.type === "LogicalExpression") return [...writtenOut(node.left), ...writtenOut(node.right)];
  if (node.type === "TSAsExpression" || node.type === "TSNonNullExpression") return writtenOut(node.expression);
  if (node.type !== "TemplateLiteral") return [];
  return [(node.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join("\0")];
}

/** Whether a text that may have gaps is this one. */
export function fits(text: string, pattern: string): boolean {
  if (!pattern.includes("\0")) return text === pattern;
  const parts = pattern.split("\0").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "s").test(text);
}
