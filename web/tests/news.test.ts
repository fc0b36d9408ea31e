import { describe, expect, test } from "vitest";
import { folded } from "../src/lib/news";
import type { SeenMatch, SeenRoom } from "../src/lib/match-types";

const match = { phase: "programs", rounds: [{ event: "nothing" }], request: { kind: "program" }, seats: [] } as unknown as SeenMatch;
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

  test("rounds go on where the new ones begin", () => {
    const rounds = [{ event: "freeze" }, { event: "nothing" }];
    const after = folded(room, { type: "news", number: 4, chair: null, match: { first_round: 1, rounds } });
    expect(after.match?.rounds?.map((each) => each.event)).toEqual(["nothing", "freeze", "nothing"]);
  });

  test("a first match may begin with news", () => {
    const { match: _, ...lobby } = room;
    const after = folded(lobby as SeenRoom, { type: "news", number: 4, chair: null, match });
    expect(after.match).toEqual(match);
  });
});
