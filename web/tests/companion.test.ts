/** The companion is as strong as the server has said after the last battle in this game. */
import { beforeEach, describe, expect, it } from "vitest";
import { device } from "../src/lib/browser-storage";
import { rememberStrength, strengthIn, withStrength } from "../src/lib/companion";
import type { SeenRoom } from "../src/lib/match-types";

const KEY = "golems-companion";

function room(game: string, strength?: number | null, bot = "companion"): SeenRoom {
  return { chairs: [{ kind: "person" }, { kind: "bot", bot, strength }], match: { game } } as unknown as SeenRoom;
}

beforeEach(() => device.remove(KEY));

describe("the strength of the companion", () => {
  it("is kept for each game", () => {
    rememberStrength(room("L1", 29));
    rememberStrength(room("L4", 0));
    expect([strengthIn("L1"), strengthIn("L2"), strengthIn("L4")]).toEqual([29, undefined, 0]);
  });

  it("is not that of another bot, and not forgotten where there is none", () => {
    rememberStrength(room("L1", 29));
    rememberStrength(room("L1", 80, "greedy"));
    rememberStrength(room("L1"));
    expect(strengthIn("L1")).toBe(29);
  });

  it("is that of the first battle until there was another one", () => {
    rememberStrength(room("L1", 9), true);
    expect(strengthIn("L1")).toBe(9);
    rememberStrength(room("L1", 29));
    rememberStrength(room("L1", 9), true);
    expect(strengthIn("L1")).toBe(29);
  });

  it("is sent with its own chairs alone", () => {
    rememberStrength(room("L1", 29));
    const [companion, other] = [{ kind: "bot", bot: "companion" } as const, { kind: "bot", bot: "greedy" } as const];
    expect([withStrength(companion, "L1"), withStrength(companion, "L2"), withStrength(other, "L1")]).toEqual([
      { ...companion, strength: 29 },
      companion,
      other,
    ]);
  });

  it.each(["40", -1, 101, 4.5, null, { L1: 3 }])("counts as never kept where it is damaged: %j", (kept) => {
    device.write(KEY, { L1: kept });
    expect(strengthIn("L1")).toBeUndefined();
  });
});
