/** The bench of the editor: what becomes of a sketch when something is laid, turned, moved or taken away. */
import { describe, expect, test } from "vitest";
import {
  flippedPiece,
  movedPiece,
  painted,
  plainField,
  spanOf,
  terrainAt,
  turnedPiece,
  withoutPiece,
  withPiece,
} from "../src/editor/field";
import { opponents } from "../src/editor/opponents";
import { goalsToPut, goalsToSay, golemsFor, nameOfTool } from "../src/editor/tools";
import { begun, done, redone, undone } from "../src/editor/history";
import { eachRound, handOf, NOTHING, together, titleOf, withCards, withEdition, withOther, withRounds, withText } from "../src/editor/task";
import {
  changedGoal,
  controlled,
  moved,
  put,
  robotsOf,
  thingsAt,
  type Tool,
  turnedAt,
  withControl,
  withoutStream,
  withoutTop,
  withStream,
} from "../src/editor/things";
import type { Game } from "../src/lib/table-setup";
import type { Bench, Palette, Sketch, Token } from "../src/editor/sketch-types";

const WALL: Token = { id: "wall", name: "", art: "wall", signs: ["#"] };
const CORNER: Token = { id: "corner", name: "", art: "corner", signs: ["└", "┌", "┐", "┘"] };
const SNOW: Token = { id: "snow", name: "", art: "snow", signs: ["s"] };
const wall: Tool = { kind: "token", token: WALL };
const corner: Tool = { kind: "token", token: CORNER };
const snow: Tool = { kind: "terrain", token: SNOW };
const barrel: Tool = { kind: "barrel" };
const erase: Tool = { kind: "erase" };
const reach: Tool = { kind: "goal", goal: "reach" };
const touch: Tool = { kind: "goal", goal: "touch" };
const golem = (colour: string): Tool => ({ kind: "robot", colour });

const SUMMER = ["....", "....", "....", "...."];
const WINTER = ["...s", "i...", "..i.", ".s.."];
const STRIP = ["..", "..", "..", ".."];

const card = (id: string, count: number, bonus = false) => ({ id, name: id, count, bonus });
const bench = (edition: string): Bench => ({
  edition,
  pieces: [],
  tokens: edition === "4.0" ? [WALL, CORNER] : [WALL],
  terrain: edition === "4.0" ? [SNOW] : [],
  goals: ["reach", "touch", ...(edition === "4.0" ? ["push"] : [])].map((id) => ({ id, name: "", keys: [] })),
  cards: [card("forward", 2), card("left", 2), card("loop", 1, true)],
});

function puzzle(...rows: string[]): Sketch {
  return { ...NOTHING, kind: "puzzle", edition: "4.0", segments: [{ row: 0, col: 0, rows: rows.length ? rows : SUMMER, back: WINTER }] };
}

const arena: Sketch = {
  ...puzzle(),
  kind: "arena",
  starts: {
    2: [
      { cell: "b1", facing: "S" },
      { cell: "c4", facing: "N" },
    ],
  },
};

/** Several taps, one after the other. */
function tapped(sketch: Sketch, ...taps: [Tool, string][]): Sketch {
  return taps.reduce((before, [tool, cell]) => put(before, tool, cell, 2), sketch);
}

describe("tapping", () => {
  test("a wall comes, and goes again", () => {
    const one = tapped(puzzle(), [wall, "b2"]);
    expect(one.tokens).toEqual({ b2: "#" });
    expect(tapped(one, [wall, "b2"]).tokens).toEqual({});
  });

  test("a line is turned clockwise, and stays", () => {
    const signs = [1, 2, 3, 4, 5].map((times) => tapped(puzzle(), ...Array<[Tool, string]>(times).fill([corner, "a1"])).tokens.a1);
    expect(signs).toEqual(["└", "┌", "┐", "┘", "└"]);
  });

  test("another token takes the place of the one that is there", () => {
    expect(tapped(puzzle(), [wall, "b2"], [corner, "b2"]).tokens).toEqual({ b2: "└" });
  });

  test("a column is raised barrel by barrel, and from the highest it goes", () => {
    const high = tapped(puzzle(), ...Array<[Tool, string]>(5).fill([barrel, "c3"]));
    expect(high.barrels).toEqual({ c3: ["empty", "empty", "empty", "empty", "empty"] });
    expect(tapped(high, [barrel, "c3"]).barrels).toEqual({});
  });

  test("the first golem is the player's; it looks away from the edge, is turned by a tap, and walks to where the next one is", () => {
    const one = tapped(puzzle(), [golem("blue"), "b4"]);
    expect(one.robots).toEqual([{ id: "blue", cell: "b4", facing: "N", simple: true }]);
    expect(one.more.control).toBe("blue");
    const two = tapped(one, [golem("blue"), "b4"], [golem("blue"), "d2"], [golem("red"), "a1"]);
    expect(two.robots.map(({ id, cell, facing }) => `${id} ${cell} ${facing}`)).toEqual(["blue d2 E", "red a1 S"]);
    expect(two.more.control).toBe("blue");
  });

  test("a ParoBot takes the next colour, and must be beaten whatever it rolls", () => {
    const two = tapped(puzzle(), [golem("red"), "a1"], [{ kind: "parobot" }, "d4"]);
    expect(two.robots[1]).toEqual({ id: "blue", cell: "d4", facing: "N", bot: "1A" });
    expect(two.more).toEqual({ control: "red", others: { blue: "any" } });
  });

  test("a goal comes and goes; cells to visit are one goal, in the order of the taps", () => {
    const both = tapped(puzzle(), [reach, "a1"], [touch, "b1"], [touch, "c1"]);
    expect(both.goals).toEqual([
      { goal: "reach", cell: "a1" },
      { goal: "touch", cells: ["b1", "c1"] },
    ]);
    expect(tapped(both, [reach, "a1"], [touch, "b1"], [touch, "c1"]).goals).toEqual([]);
  });

  test("terrain is painted; the piece is then none of the box any more", () => {
    const white = tapped(puzzle(), [snow, "b2"]);
    expect(white.segments[0]).toMatchObject({ rows: ["....", ".s..", "....", "...."], back: [] });
    expect(tapped(white, [snow, "b2"]).segments[0]?.rows).toEqual(SUMMER);
  });

  test("in an arena places have seats: one that is there moves, one too many is not put", () => {
    expect(put(arena, golem("red"), "a1", 2).starts[2]?.map(({ cell }) => cell)).toEqual(["a1", "c4"]);
    expect(put(arena, golem("red"), "b1", 2).starts[2]?.[0]).toEqual({ cell: "b1", facing: "W" });
    expect(put(arena, golem("green"), "a1", 2)).toBe(arena);
    expect(put(arena, golem("green"), "a1", 3).starts[3]).toEqual([{ cell: "a1", facing: "S" }]);
    expect(robotsOf(arena, 2).map(({ id }) => id)).toEqual(["red", "blue"]);
  });
});

describe("taking away, turning, moving", () => {
  const heap = tapped(puzzle(), [snow, "b2"], [reach, "b2"], [corner, "b2"], [barrel, "b2"], [barrel, "b2"], [golem("red"), "b2"]);

  test("what is on top goes first, of a column one barrel", () => {
    expect(thingsAt(heap, "b2", 2)).toEqual(["robot", "barrel", "token", "goal", "terrain"]);
    const left = [1, 2, 3, 4, 5, 6].map((times) => thingsAt(tapped(heap, ...Array<[Tool, string]>(times).fill([erase, "b2"])), "b2", 2)[0]);
    expect(left).toEqual(["barrel", "barrel", "token", "goal", "terrain", undefined]);
    expect(withoutTop(puzzle(), "a1", 2)).toEqual(puzzle());
  });

  test("with a golem goes all that was said about it, and another one is the player's", () => {
    const two = tapped(puzzle(), [golem("red"), "a1"], [golem("blue"), "d4"]);
    const said = withOther(
      {
        ...two,
        goals: [
          { goal: "destroy", target: "red" },
          { goal: "reach", robot: "blue", cell: "a1" },
        ],
      },
      "red",
      "F F",
    );
    const one = withoutTop(said, "a1", 2);
    expect([one.goals, one.more.others, one.more.control]).toEqual([[{ goal: "reach", robot: "blue", cell: "a1" }], {}, "blue"]);
    expect(withoutTop(one, "d4", 2).more).not.toHaveProperty("control");
  });

  test("two golems may run one program, but no ParoBot", () => {
    const all = tapped(puzzle(), [golem("red"), "a1"], [golem("blue"), "d4"], [{ kind: "parobot" }, "c1"]);
    expect(withControl(all, ["blue", "red", "green"]).more.control).toEqual(["red", "blue"]);
    expect(controlled(withControl(all, []))).toEqual(["red"]);
  });

  test("R turns the golem, or else the line", () => {
    expect(turnedAt(heap, "b2", 2).robots[0]?.facing).toBe("E");
    expect(turnedAt(withoutTop(heap, "b2", 2), "b2", 2).tokens.b2).toBe("┌");
    expect(turnedAt(puzzle(), "a1", 2)).toEqual(puzzle());
  });

  test("what is on top can be moved", () => {
    const order = ["robot", "barrel", "token", "goal", "terrain"];
    let left = heap;
    for (const thing of order) {
      left = moved(left, "b2", "d4", 2);
      expect(thingsAt(left, "d4", 2)).toContain(thing);
    }
    expect(thingsAt(left, "b2", 2)).toEqual([]);
    expect(left.barrels).toEqual({ d4: ["empty", "empty"] });
    expect(moved(arena, "b1", "a1", 2).starts[2]?.[0]).toEqual({ cell: "a1", facing: "S" });
  });

  test("a part of a goal that is not said is not there", () => {
    const one = changedGoal(tapped(puzzle(), [reach, "a1"]), 0, { facing: "N" });
    expect(one.goals).toEqual([{ goal: "reach", cell: "a1", facing: "N" }]);
    expect(changedGoal(one, 0, { facing: undefined }).goals).toEqual([{ goal: "reach", cell: "a1" }]);
  });
});

describe("streams", () => {
  const water: Tool = { kind: "token", token: { id: "water", name: "", art: "water", signs: ["~"] } };
  const wet = tapped(puzzle(), [water, "b2"], [water, "b3"]);
  const flowing = withStream(wet, ["b1", "b2", "b3", "b4"]);

  test("lead from land over water to land", () => {
    expect(flowing.streams).toEqual([{ cells: ["b2", "b3"], outlets: ["b1", "b4"] }]);
  });

  test("go with a tap, or with their water", () => {
    expect(withoutStream(flowing, "b3").streams).toEqual([]);
    expect(withoutStream(flowing, "b1")).toBe(flowing);
    expect(tapped(flowing, [water, "b2"]).streams).toEqual([]);
  });
});

describe("pieces of the field", () => {
  const two = withPiece(puzzle(), STRIP);

  test("are laid beside each other with a lane between, and below where there is no more room", () => {
    expect(two.segments[1]).toMatchObject({ row: 0, col: 5 });
    const full = withPiece(withPiece(two, plainField(4, 6)), plainField(4, 6));
    expect(full.segments[2]).toMatchObject({ row: 0, col: 8 });
    expect(full.segments[3]).toMatchObject({ row: 5, col: 0 });
    expect(withPiece({ ...puzzle(), segments: [] }, STRIP).segments[0]).toMatchObject({ row: 0, col: 0 });
  });

  test("carry everything that lies on them", () => {
    const laid = tapped(two, [wall, "f2"], [barrel, "g3"], [golem("red"), "g4"], [reach, "f1"], [touch, "a1"], [touch, "g2"]);
    const far = movedPiece(laid, 1, 1, 2);
    expect(far.segments[1]).toMatchObject({ row: 1, col: 7 });
    expect([far.tokens, far.barrels, far.robots[0]?.cell]).toEqual([{ h3: "#" }, { i4: ["empty"] }, "i5"]);
    expect(far.goals).toEqual([
      { goal: "reach", cell: "h2" },
      { goal: "touch", cells: ["a1", "i3"] },
    ]);
  });

  test("the field begins at a1, whichever piece is the first", () => {
    const laid = tapped(two, [wall, "a1"], [wall, "f1"]);
    const left = movedPiece(laid, 0, 2, 7);
    expect(left.segments.map(({ row, col }) => [row, col])).toEqual([
      [2, 2],
      [0, 0],
    ]);
    expect(left.tokens).toEqual({ c3: "#", a1: "#" });
  });

  test("do not go further than the field may be wide", () => {
    expect(movedPiece(two, 1, 0, 99)).toBe(two);
  });

  test("turn with everything on them, four times to where they were", () => {
    const laid = tapped(puzzle("...s", "...."), [wall, "a1"], [corner, "b1"], [golem("red"), "d2"]);
    const turned = turnedPiece(laid, 0);
    expect(turned.segments[0]?.rows).toEqual(["..", "..", "..", ".s"]);
    expect(turned.tokens).toEqual({ b1: "#", b2: "┌" });
    expect(turned.robots[0]).toMatchObject({ cell: "a4", facing: "E" });
    expect([1, 2, 3].reduce((sketch) => turnedPiece(sketch, 0), turned)).toEqual(laid);
  });

  test("are flipped to winter and back, and what lies on them stays", () => {
    const laid = tapped(puzzle(), [wall, "d1"]);
    const white = flippedPiece(laid, 0);
    expect([white.segments[0]?.rows, white.tokens]).toEqual([WINTER, { d1: "#" }]);
    expect(flippedPiece(white, 0)).toEqual(laid);
    expect(flippedPiece(withPiece(laid, ["."]), 1).segments[1]?.rows).toEqual(["."]);
  });

  test("go with all that lies on them, and the others stay", () => {
    const laid = tapped(two, [wall, "a1"], [golem("red"), "g4"]);
    const rest = withoutPiece(laid, 0);
    expect([rest.segments.length, rest.tokens, rest.robots[0]?.cell]).toEqual([1, {}, "b4"]);
    expect(spanOf(withoutPiece(rest, 0))).toEqual([0, 0]);
  });

  test("where two lie on top of each other the last one is seen", () => {
    const over = movedPiece(withPiece(puzzle(), ["ss"]), 1, 0, -5);
    expect([terrainAt(over, "a1"), terrainAt(over, "c1")]).toEqual(["s", "."]);
    expect(painted(over, "a1", "i").segments.map(({ rows }) => rows[0])).toEqual(["....", "is"]);
  });

  test("a stream that loses a cell is no stream", () => {
    const wet = { ...two, streams: [{ cells: ["f1", "f2"], outlets: ["g1", "g2"] }] };
    expect(withoutPiece(wet, 0).streams).toEqual([{ cells: ["a1", "a2"], outlets: ["b1", "b2"] }]);
    expect(withoutPiece(wet, 1).streams).toEqual([]);
  });
});

describe("the task", () => {
  test("a bonus card may be laid when it is in the hand", () => {
    const loop = card("loop", 1, true);
    const with2 = withCards(puzzle(), bench("4.0"), loop, 2);
    expect([handOf(with2, bench("4.0")), with2.more.bonuses]).toEqual([{ forward: 2, left: 2, loop: 2 }, ["loop"]]);
    expect(withCards(with2, bench("4.0"), loop, 0).more.bonuses).toEqual([]);
  });

  test("a title in one language is enough", () => {
    const named = withText(puzzle(), "ru", { title: "Мост" });
    expect([titleOf(named, "ru"), titleOf(named, "en")]).toEqual(["Мост", "Мост"]);
    expect(withText(named, "ru", { title: "" }).more.texts).toEqual({});
  });

  test("what is the same in every round is said once", () => {
    expect(together(["F", "F"])).toBe("F");
    expect(together(["F", "L"])).toEqual(["F", "L"]);
    expect(eachRound("F", 2, "")).toEqual(["F", "F"]);
    expect(eachRound(["F", "L"], 3, "")).toEqual(["F", "L", ""]);
    expect(eachRound<string>(undefined, 1, "")).toEqual([""]);
  });

  test("another number of rounds keeps what was laid for those that are left", () => {
    const long = {
      ...puzzle(),
      more: { rounds: 3, program: ["F", "L", "A"], others: { blue: "F", red: ["F", "L", "L"], green: ["attack"], yellow: "any" } },
    };
    const short = withRounds(long, 2);
    expect(short.more).toEqual({
      rounds: 2,
      program: ["F", "L"],
      others: { blue: "F", red: ["F", "L"], green: ["attack"], yellow: "any" },
    });
    expect(withRounds(short, 1).more).toMatchObject({ program: "F", others: { red: "F" } });
    expect(withRounds(short, 1).more).not.toHaveProperty("rounds");
  });

  test("in another edition only what it has stays", () => {
    const new4 = tapped(
      puzzle(),
      [wall, "a1"],
      [corner, "b1"],
      [snow, "c1"],
      [golem("red"), "d4"],
      [{ kind: "parobot" }, "d1"],
      [reach, "a4"],
      [{ kind: "goal", goal: "push" }, "b4"],
    );
    const old = withEdition(new4, bench("3.0"));
    expect(old).toMatchObject({
      edition: "3.0",
      tokens: { a1: "#" },
      robots: [{ id: "red", cell: "d4", facing: "N" }],
      goals: [{ goal: "reach", cell: "a4" }],
      more: { control: "red" },
    });
    expect(old.segments[0]).toMatchObject({ rows: SUMMER, back: [] });
    expect(old.robots[0]).not.toHaveProperty("simple");
    expect(withEdition(old, bench("4.0")).robots[0]).toHaveProperty("simple", true);
  });
});

describe("history", () => {
  test("every step can be taken back, and done again until something else is done", () => {
    const history = done(done(begun("a"), "b"), "c");
    const back = undone(history);
    expect([back.now, redone(back).now, undone(undone(back)).now]).toEqual(["b", "c", "a"]);
    expect(redone(done(back, "d")).now).toBe("d");
    expect(redone(history).now).toBe("c");
  });

  test("letters of one text are one step", () => {
    const typed = done(done(done(begun(""), "t", "title"), "ti", "title"), "ti!", "story");
    expect([undone(typed).now, undone(undone(typed)).now]).toEqual(["ti", ""]);
  });

  test("what changes nothing is no step", () => {
    expect(done(begun("a"), "a").past).toEqual([]);
  });
});

describe("what is offered", () => {
  const offer = (id: string, ...keys: string[]) => ({ id, name: id, keys });
  const goals = [offer("reach", "cell", "robot"), offer("touch", "cells"), offer("survive", "robot")];
  const palette = { scenario_goals: [offer("hold", "cell")] } as unknown as Palette;

  test("a goal about a place is put there, any other one is said", () => {
    const all = { ...bench("4.0"), goals };
    expect(goalsToPut(palette, all, puzzle()).map(({ id }) => id)).toEqual(["reach", "touch"]);
    expect(goalsToSay(palette, all, puzzle()).map(({ id }) => id)).toEqual(["survive"]);
    expect(goalsToPut(palette, all, { ...puzzle(), kind: "scenario" }).map(({ id }) => id)).toEqual(["hold"]);
    expect(goalsToPut(palette, all, arena)).toEqual([]);
  });

  test("an arena has as many golems as are seen there", () => {
    expect([golemsFor(arena, 3).length, golemsFor(puzzle(), 2).length]).toEqual([3, 4]);
  });

  test("every tool has a name of its own", () => {
    const tools: Tool[] = [
      wall,
      corner,
      snow,
      barrel,
      erase,
      reach,
      touch,
      golem("red"),
      golem("blue"),
      { kind: "goal", goal: "reach", robot: "red" },
    ];
    expect(new Set(tools.map(nameOfTool)).size).toBe(tools.length);
  });
});

describe("who fights on an arena that was just made", () => {
  const game = (parobots: number[]) => ({ id: "L4", parobots: { "1": parobots } }) as unknown as Game;

  test("as many ParoBots as the game usually has and the arena has places for", () => {
    expect(opponents(game([3, 2, 1]), [2, 3]).map(({ kind, colour }) => `${kind} ${colour}`)).toEqual(["parobot blue", "parobot green"]);
    expect(opponents(game([1]), [2, 3, 4])).toHaveLength(1);
  });

  test("or a bot, where there are none", () => {
    expect(opponents(game([0]), [2])).toEqual([{ kind: "bot", bot: "greedy", colour: "blue" }]);
  });
});
