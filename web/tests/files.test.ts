/** Every file of the page is found by its name alone. */
import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";

/** A component and the module that works for it may share a name, if they lie side by side. */
function clashes(files: string[]): string[] {
  const first = new Map<string, string>();
  return files.filter((file) => {
    const name = basename(file).split(".")[0]!.toLowerCase().replaceAll("-", "");
    const other = first.get(name);
    if (other === undefined) first.set(name, file);
    return other !== undefined && (dirname(other) !== dirname(file) || basename(other) === basename(file));
  });
}

test("no two files have one name", () => {
  const files = readdirSync("src", { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(clashes(files.map((each) => `${each.parentPath}/${each.name}`).sort())).toEqual([]);
});

test("what counts as one name", () => {
  expect(clashes(["a/Field.svelte", "a/field.ts", "b/Tale.svelte", "c/tale.svelte.ts"])).toEqual(["c/tale.svelte.ts"]);
  expect(clashes(["a/types.ts", "b/types.ts", "b/room-keys.ts", "c/RoomKeys.svelte"])).toEqual(["b/types.ts", "c/RoomKeys.svelte"]);
});
