/** The rounds of a puzzle whose programs are given. */
import { expect, test } from "vitest";
import { spansOf } from "../src/puzzles/rounds";

test("rounds in a row with the same program are one, others are not", () => {
  const program = ["forward", "right"];
  expect(spansOf(Array.from({ length: 11 }, () => [...program]))).toEqual([{ first: 1, last: 11, program }]);
  expect(spansOf(["F", "F", "L", "F"]).map(({ first, last }) => [first, last])).toEqual([
    [1, 2],
    [3, 3],
    [4, 4],
  ]);
});
