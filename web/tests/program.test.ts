import { describe, expect, it } from "vitest";
import {
  closed,
  commandOfKey,
  empty,
  fitted,
  insert,
  left,
  move,
  moveRow,
  openSlots,
  parse,
  print,
  put,
  python,
  remove,
  slots,
  type Program,
} from "../src/lib/program";

const MIXED: Program = ["forward", ["loop", null], ["if", ["loop3", "attack"], null], null];

describe("slots", () => {
  it("come in the order of reading", () => {
    expect(slots(MIXED).map(String)).toEqual(["0", "1", "1,1", "2", "2,1", "2,1,1", "2,2", "3"]);
    expect(openSlots(MIXED).map(String)).toEqual(["1,1", "2,2", "3"]);
  });

  it("are as many rows as asked for", () => {
    expect(fitted(["left"], 3)).toEqual(["left", null, null]);
    expect(fitted(["left", "right"], 1)).toEqual(["left"]);
  });
});

describe("changes", () => {
  it("lay a card", () => {
    expect(put(empty(2), [1], "left")).toEqual([null, "left"]);
    expect(put(empty(1), [0], "loop")).toEqual([["loop", null]]);
    expect(put(MIXED, [2, 1, 1], "defend")[2]).toEqual(["if", ["loop3", "defend"], null]);
  });

  it("let a holder take in what lay there", () => {
    expect(put(["left"], [0], "loop")).toEqual([["loop", "left"]]);
    expect(put(["left"], [0], "if")).toEqual([["if", "left", null]]);
    expect(put([["loop", "left"]], [0], "loop3")).toEqual([["loop3", "left"]]);
    expect(put([["if", ["loop", "left"], "right"]], [0], "loop")).toEqual([["loop", "left"]]);
    expect(put([["loop", "left"]], [0], "attacked?")).toEqual([["attacked?", "left", null]]);
  });

  it("take a card away with what it holds", () => {
    expect(remove(MIXED, [2])).toEqual(["forward", ["loop", null], null, null]);
    expect(remove(MIXED, [2, 1, 1])[2]).toEqual(["if", ["loop3", null], null]);
  });

  it("exchange two slots", () => {
    expect(move(MIXED, [0], [2, 2])).toEqual([null, ["loop", null], ["if", ["loop3", "attack"], "forward"], null]);
    expect(move(MIXED, [2, 1], [0])[0]).toEqual(["loop3", "attack"]);
    expect(move(MIXED, [2, 1], [2])[2]).toEqual(["loop3", "attack"]);
    expect(move(MIXED, [2], [2, 1])).toBe(MIXED);
  });

  it("insert towards the nearest open row", () => {
    expect(insert(["left", "right", null, null], 0, "stand")).toEqual(["stand", "left", "right", null]);
    expect(insert([null, "left", "right"], 2, "stand")).toEqual(["left", "stand", "right"]);
    expect(insert([null, "left"], 2, "stand")).toEqual(["left", "stand"]);
    expect(insert(["left"], 0, "stand")).toEqual(["left"]);
  });

  it("move a row", () => {
    expect(moveRow(["left", "right", "stand"], 0, 3)).toEqual(["right", "stand", "left"]);
    expect(moveRow(["left", "right", "stand"], 2, 0)).toEqual(["stand", "left", "right"]);
    expect(moveRow(["left", "right"], 0, 1)).toEqual(["left", "right"]);
  });
});

it("counts the cards that are left", () => {
  expect(left({ forward: 2, loop: 1, loop3: 1, if: 1, attack: 2, take: 1 }, MIXED)).toEqual({
    forward: 1,
    loop: 0,
    loop3: 0,
    if: 0,
    attack: 1,
    take: 1,
  });
});

describe("the short form", () => {
  it("is read and written", () => {
    for (const text of ["F B L R", "S A D T", "2A 3F ?F:L", "e?2F:3L u?D:A - *", ""]) {
      expect(print(parse(text))).toBe(text);
    }
  });

  it("is read in Russian letters", () => {
    expect(parse("В 2А п?Л:З н?Б:С")).toEqual([
      "forward",
      ["loop", "attack"],
      ["enemy?", "left", "defend"],
      ["attacked?", "take", "stand"],
    ]);
  });

  it("leaves out open rows at the end alone", () => {
    expect(closed([null, "left", null])).toEqual([null, "left"]);
    expect(print([null, "left", ["if", null, "right"], null])).toBe("- L ?-:R");
  });

  it("is refused where it is none", () => {
    expect(() => parse("F X")).toThrow();
    expect(() => parse("x?F:L")).toThrow();
    expect(() => parse("FF")).toThrow();
  });

  it("gives each command a key in both alphabets", () => {
    expect(["f", "в", "T", "Б", "1", "Enter"].map(commandOfKey)).toEqual(["forward", "forward", "take", "take", undefined, undefined]);
  });
});

it("is written as Python", () => {
  expect(python(["forward", ["loop", "attack"], ["enemy?", "left", ["loop3", null]], "none", null])).toEqual([
    { row: 0, text: "golem.forward()" },
    { row: 1, text: "for _ in range(2):" },
    { row: 1, text: "    golem.attack()" },
    { row: 2, text: "if golem.sees_enemy():" },
    { row: 2, text: "    golem.turn_left()" },
    { row: 2, text: "else:" },
    { row: 2, text: "    for _ in range(3):" },
    { row: 2, text: "        ..." },
    { row: 3, text: "pass" },
    { row: 4, text: "..." },
  ]);
});
