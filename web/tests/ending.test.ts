/** Why a match is over, in words that fit how it ended. */
import { beforeAll, expect, test, vi } from "vitest";
import type { SeenMatch } from "../src/lib/match-types";
import { say, speak } from "../src/lib/words";
import { endingOf } from "../src/table/ending";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
beforeAll(() => speak("en"));

type End = NonNullable<SeenMatch["result"]>["end"];
type Ended = Pick<SeenMatch, "result" | "position">;

const match = (reason: string, end: End, ...out: boolean[]) =>
  ({
    result: { winners: [], reason, end },
    position: { robots: out.map((gone, seat) => ({ id: `${seat}`, out: gone })) },
  }) as unknown as Ended;
const why = (reason: string, end: End, ...out: boolean[]) => say(`result-why-${reason}`, { end: endingOf(match(reason, end, ...out)) });

test("who is left alone has not won by counting lives", () => {
  expect(why("G11", "won", true, false)).toBe("Only one golem was left on the board.");
  expect(why("G11", "won", false, false)).toMatch(/most lives/);
  expect(why("G11", "nobody", true, true)).toBe("Nobody was left on the board.");
});

test("a draw names nobody a winner", () => {
  for (const reason of ["G11", "V3"]) expect(why(reason, "drawn", false, false)).not.toMatch(/win/);
  expect(why("V3", "won", false, false)).toMatch(/wins/);
});

test("a scenario whose goals nobody reached was not decided by them", () => {
  expect(why("G14", "nobody", false, false)).toMatch(/nobody reached/);
  expect(why("G14", "shared", false, false)).toMatch(/decided/);
});
