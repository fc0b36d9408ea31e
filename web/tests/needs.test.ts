import { describe, expect, it } from "vitest";
import type { SeenChild } from "../src/lesson/lesson-types";
import { byNeed, needOf, signOf } from "../src/lesson/needs";

const child = (number: number, more: Partial<SeenChild> = {}): SeenChild => ({
  number,
  name: `child ${number}`,
  animal: "fox",
  level: 1,
  state: "working",
  ...more,
});
const stuck = (number: number, need: "same" | "many") =>
  child(number, { state: "stuck", puzzle: "p", marks: { p: { tries: 5, solved: false, need } } });

describe("who needs help", () => {
  it("comes first: the same mistake, many mistakes, quiet for long, then all others", () => {
    const done = child(0, { state: "done" });
    const quiet = child(1, { idle_from: 100 });
    const all = [done, quiet, child(2, { idle_from: 300 }), stuck(3, "many"), stuck(4, "same")];
    expect(byNeed(all, 200).map(({ number }) => number)).toEqual([4, 3, 1, 2, 0]);
  });

  it("is quiet from a moment on, and not before", () => {
    expect(needOf(child(0, { idle_from: 100 }), 99)).toBeNull();
    expect(needOf(child(0, { idle_from: 100 }), 100)).toBe("idle");
    expect(needOf(child(0), 1e9)).toBeNull();
  });

  it("is still stuck where a puzzle was left for another, as its row shows", () => {
    const marks = { p: { tries: 3, solved: false, need: "same" as const }, q: { tries: 1, solved: false } };
    const left = child(1, { state: "stuck", puzzle: "q", marks });
    expect(needOf(left, 0)).toBe("same");
    expect(byNeed([child(0, { idle_from: 100 }), left], 200).map(({ number }) => number)).toEqual([1, 0]);
  });

  it("is told by the worst of several puzzles, and not at all once they are solved", () => {
    const many = { tries: 5, solved: false, need: "many" as const };
    expect(needOf(child(0, { marks: { p: many, q: { ...many, need: "same" } } }), 0)).toBe("same");
    expect(needOf(child(0, { marks: { p: { tries: 6, solved: true } } }), 0)).toBeNull();
  });

  it("has a row with a red sign exactly where it stands among the stuck", () => {
    const marks = [
      { tries: 3, solved: false, need: "same" as const },
      { tries: 1, solved: false },
      { tries: 2, solved: true },
    ];
    for (const mark of marks) {
      const isRed = signOf(mark) === "stuck";
      expect(needOf(child(0, { puzzle: "q", marks: { p: mark, q: { tries: 1, solved: false } } }), 0) !== null).toBe(isRed);
    }
  });
});

describe("the sign of a puzzle", () => {
  it("tells right, tried, stuck, handed in and not begun", () => {
    expect(signOf({ tries: 2, solved: true })).toBe("right");
    expect(signOf({ tries: 2, solved: false })).toBe("tried");
    expect(signOf({ tries: 3, solved: false, need: "same" })).toBe("stuck");
    expect(signOf({ tries: 1, solved: null })).toBe("in");
    expect(signOf(undefined)).toBe("new");
  });
});
