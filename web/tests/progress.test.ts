// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Chapter } from "../src/puzzles/puzzle-types";

type Progress = typeof import("../src/puzzles/progress.svelte");
const kept = new Map<string, string>();
let progress: Progress;

/** The page is loaded again. */
async function load(): Promise<void> {
  vi.resetModules();
  progress = await import("../src/puzzles/progress.svelte");
}

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  await load();
});

function chapter(...ids: string[]): Chapter {
  const rest = { title: "", story: "", kind: "write" as const, edition: "4.0", concepts: [], picture: "" };
  return { id: ids.join(), title: "", story: "", ages: "6-7", puzzles: ids.map((id) => ({ id, ...rest })) };
}

describe("stars", () => {
  it("are there again when the page is loaded again", async () => {
    progress.win("three-steps", 2);
    await load();
    expect(progress.starsOf("three-steps")).toBe(2);
    expect(progress.starsOf("the-wall")).toBe(0);
  });

  it("never become fewer", () => {
    progress.win("three-steps", 3);
    progress.win("three-steps", 1);
    expect(progress.starsOf("three-steps")).toBe(3);
  });

  it("lead to the first puzzle that is not solved, then to the first that can be solved better", () => {
    const course = [chapter("one", "two"), chapter("three")];
    expect(progress.nextIn(course)?.id).toBe("one");
    progress.win("one", 1);
    progress.win("three", 3);
    expect(progress.nextIn(course)?.id).toBe("two");
    progress.win("two", 3);
    expect(progress.nextIn(course)?.id).toBe("one");
    progress.win("one", 3);
    expect(progress.nextIn(course)).toBeNull();
    expect(progress.wonIn(course[0]!.puzzles)).toBe(6);
  });
});

describe("a file of stars", () => {
  it("is read as it was written", async () => {
    progress.win("one", 1);
    progress.win("two", 3);
    const file = JSON.stringify(progress.saved());
    kept.clear();
    await load();
    expect(progress.add(file)).toBe(2);
    expect(progress.saved().stars).toEqual({ one: 1, two: 3 });
  });

  it("adds to what is there, and takes nothing away", () => {
    progress.win("one", 3);
    const file = { format: "golems-progress/1", stars: { one: 1, two: 2 } };
    progress.add(`\uFEFF${JSON.stringify(file)}`);
    expect(progress.saved().stars).toEqual({ one: 3, two: 2 });
  });

  it.each([
    "",
    "[",
    "null",
    "{}",
    '{"format": "golems-progress/2", "stars": {}}',
    '{"format": "golems-progress/1", "stars": {"one": 4}}',
    '{"format": "golems-progress/1", "stars": {"one": 0.5}}',
    '{"format": "golems-progress/1", "stars": {"<b>": 1}}',
  ])("is refused as a whole when it is something else: %s", (text) => {
    expect(() => progress.add(text)).toThrow(progress.NoProgress);
    expect(progress.saved().stars).toEqual({});
  });
});
