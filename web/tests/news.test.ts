import { describe, expect, test } from "vitest";
import { folded } from "../src/lib/news";
import type { SeenMatch, SeenRoom } from "../src/lib/match-types";

const match = {
  phase: "programs",
  round: { number: 1, event: "nothing" },
  waiting: { red: "program", blue: "program" },
  request: { kind: "program" },
  seats: [],
} as unknown as SeenMatch;
const room = { code: "BCDFG", number: 3, chair: null, matches: 1, paused: false, deadline: null, match } as unknown as SeenRoom;

describe("news", () => {
  test("keys that came replace old ones, the others stay", () => {
    const after = folded(room, { type: "news", number: 4, chair: null, room: { paused: true } });
    expect(after).toEqual({ ...room, number: 4, paused: true });
  });

  test("null removes a key, but a spectator still has no chair and a room without a clock no deadline", () => {
    const after = folded(room, { type: "news", number: 4, chair: null, match: { request: null } as never });
    expect(after.match).not.toHaveProperty("request");
    expect(after).toMatchObject({ chair: null, deadline: null });
  });

  test("who seals a program changes one robot, and a new round all of them", () => {
    const seal = { waiting: { red: null }, sealed: { red: "d2bf" } } as never;
    const after = folded(room, { type: "news", number: 4, chair: null, match: seal });
    expect(after.match).toEqual({ ...match, waiting: { blue: "program" }, sealed: { red: "d2bf" } });
    const round = { number: 2, event: "freeze" };
    const next = { round, waiting: { red: "program" }, sealed: null } as never;
    expect(folded(after, { type: "news", number: 5, chair: null, match: next }).match).toEqual({ ...match, round });
  });

  test("a first match may begin with news", () => {
    const { match: _, ...lobby } = room;
    const after = folded(lobby as SeenRoom, { type: "news", number: 4, chair: null, match });
    expect(after.match).toEqual(match);
  });
});
