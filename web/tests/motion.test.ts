/** What moves for ever moves by what costs nothing: the page is drawn once, and only shifted or faded. */
// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";

const PAGE = "../golems/page/assets/";
const CHEAP = ["transform", "opacity"];

/** Properties that are drawn anew without an end, with the animation that does it. */
function costly(text: string): string[] {
  const root = postcss.parse(text);
  const endless = new Set<string>();
  root.walkDecls(/^(-webkit-)?animation(-iteration-count)?$/, ({ value, parent, prop }) => {
    const rule = parent?.nodes.map(String).join(";") ?? "";
    if (/\binfinite\b/.test(value)) for (const [name] of (prop.endsWith("count") ? rule : value).matchAll(/[\w-]+/g)) endless.add(name);
  });
  const found: string[] = [];
  root.walkAtRules(/keyframes$/, (frames) => {
    if (endless.has(frames.params)) frames.walkDecls(({ prop }) => void (CHEAP.includes(prop) || found.push(`${frames.params}: ${prop}`)));
  });
  return found;
}

test.each([
  ["a { animation: a 1s infinite } @keyframes a { to { box-shadow: none } }", ["a: box-shadow"]],
  ["a { animation-name: a; animation-iteration-count: infinite } @keyframes a { to { left: 0 } }", ["a: left"]],
  ["a { animation: a 1s infinite } @keyframes a { to { opacity: 0 } }", []],
  ["a { animation: a 1s 3 } @keyframes a { to { left: 0 } }", []],
])("what counts as costly: %s", (text, found) => expect(costly(text)).toEqual(found));

test("nothing is drawn anew for ever", () => {
  const styles = readdirSync(PAGE).filter((file) => file.endsWith(".css"));
  expect(styles).not.toEqual([]);
  expect(styles.flatMap((file) => costly(readFileSync(PAGE + file, "utf-8")))).toEqual([]);
});
