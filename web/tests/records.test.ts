// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Film } from "../src/lib/match-types";

type Records = typeof import("../src/lib/records");
let records: Records;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("location", { hash: "", href: "http://host/golems/#/r/BCDFG", pathname: "/golems/" });
  vi.stubGlobal("addEventListener", () => undefined);
  records = await import("../src/lib/records");
});

function reasonOf(text: string): string {
  try {
    records.readShown(text);
  } catch (problem) {
    if (problem instanceof records.Unreadable) return problem.reason;
    throw problem;
  }
  return "";
}

function film(rows: [number, string][][]): Film {
  const beats = rows.flatMap((round, index) => round.map(([row, phase]) => ({ round: index, row, phase, sentences: [] })));
  let beat = 0;
  const rounds = rows.map((round, index) => {
    const first = beat;
    beat += round.length;
    return { beat: first, number: index + 1 };
  });
  return { size: [1, 1], ground: "", symbols: "", cells: {}, pieces: [], robots: [], state: {}, rounds, beats };
}

describe("what somebody opens", () => {
  it("is a record, a position, or a round to be played", () => {
    expect(records.readShown('\uFEFF{"format":"golems-record/1","start":{},"rounds":[]}')).toHaveProperty("record");
    expect(records.readShown('{"edition":"4.0","board":["."],"robots":[]}')).toHaveProperty("position.board");
    expect(records.readShown('{"position":{"board":["."]},"programs":{}}')).toHaveProperty("position.board");
  });

  it("or it is not, for a reason that can be told", () => {
    expect(reasonOf("  ")).toBe("empty");
    expect(reasonOf("{")).toBe("json");
    expect(reasonOf("7")).toBe("neither");
    expect(reasonOf('{"a":1}')).toBe("neither");
    expect(reasonOf('{"format":"golems-match/1","settings":{},"seed":"1","decisions":[]}')).toBe("match");
  });

  it("may have players of any kind", () => {
    const players = [{ robot: "red", name: "Маша" }, { robot: "blue", bot: "greedy" }, null, "Anna"];
    expect(records.namesIn({ format: "", start: {} as never, rounds: [], players })).toEqual({ red: "Маша" });
  });
});

describe("a film of a whole game", () => {
  const game = film([
    [
      [0, "event"],
      [1, "reveal"],
      [0, "end"],
    ],
    [
      [0, "event"],
      [1, "reveal"],
    ],
  ]);

  it("knows its rounds", () => {
    expect([0, 1, 3, 4, 5].map((at) => records.roundAt(game, at))).toEqual([0, 0, 0, 1, 1]);
    expect([0, 1].map((round) => records.startOf(game, round))).toEqual([1, 4]);
  });
});

describe("two films of one round", () => {
  const real = film([
    [
      [0, "event"],
      [1, "reveal"],
      [1, "movement"],
      [1, "action"],
      [2, "reveal"],
      [0, "end"],
    ],
  ]);
  const other = film([
    [
      [0, "event"],
      [1, "reveal"],
      [2, "reveal"],
      [2, "movement"],
      [0, "end"],
    ],
  ]);

  it("go row by row together", () => {
    expect([0, 1, 2, 3, 4, 5].map((at) => records.alongside(other, real, at))).toEqual([0, 1, 2, 5, 5, 6]);
    expect(records.alongside(real, other, 4)).toBe(2);
  });
});

describe("a link", () => {
  it("keeps the path of the page", () => {
    expect(records.linkTo("BCDFG-2")).toBe("http://host/golems/#/replay/BCDFG-2");
  });
});
