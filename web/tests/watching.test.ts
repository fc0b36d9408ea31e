import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Beat, Film, SeenRoom } from "../src/lib/match-types";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { speed: 1, lang: "en" } }));
const get = vi.fn();
vi.mock("../src/lib/api", async (original) => ({ ...(await original<object>()), get }));
const { Watching } = await import("../src/lib/watching.svelte");
const { Problem } = await import("../src/lib/api");

const BEAT: Beat = { round: 0, row: 1, phase: "movement", sentences: [{ text: "", rule: "M2", type: "moved" }], effects: [] };

function film(beats: number, number = 1): Film {
  const rest = { size: [100, 100] as [number, number], ground: "", symbols: "", cells: {}, pieces: [], robots: [], state: {} };
  return { ...rest, rounds: [{ beat: 0, number }], beats: Array<Beat>(beats).fill(BEAT) };
}

/** In the first match, with so many events in each round. */
function room(...events: number[]): SeenRoom {
  const round = { number: events.length, event: "nothing", played: events.at(-1) };
  return { code: "ABCDE", matches: 1, match: { round } } as unknown as SeenRoom;
}

describe("the film of a round", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    get.mockReset();
  });
  afterEach(() => void vi.useRealTimers());

  it("is asked for until the network is back", async () => {
    get.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockRejectedValueOnce(new Problem(429, "too-often", ""));
    get.mockResolvedValue(film(3));
    const watching = new Watching("ABCDE");
    const followed = watching.follow(room(0), "en", 0);
    await vi.runAllTimersAsync();
    await followed;
    expect(get).toHaveBeenCalledTimes(3);
    expect(watching.isUpToDate(room(0))).toBe(true);
  });

  it("is seen from its end by who comes late, whatever came between", async () => {
    get.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(film(3));
    const watching = new Watching("ABCDE");
    void watching.follow(room(0), "en", 0);
    await watching.follow(room(0), "ru", 0);
    await vi.runAllTimersAsync();
    expect(get).toHaveBeenCalledTimes(2);
    expect([watching.player.at, watching.player.playing]).toEqual([3, false]);
  });

  it("is asked for again with the next news when the server had none", async () => {
    get.mockRejectedValueOnce(new Problem(404, "no-round", "")).mockResolvedValue(film(3));
    const watching = new Watching("ABCDE");
    await expect(watching.follow(room(0), "en", 0)).rejects.toThrow(Problem);
    expect(watching.isUpToDate(room(0))).toBe(false);
    await watching.follow(room(0), "en", 0);
    expect(watching.isUpToDate(room(0))).toBe(true);
  });

  it("goes on where it was when the rest of the round comes after a silence", async () => {
    get.mockResolvedValueOnce(film(2)).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    get.mockResolvedValue(film(5));
    const watching = new Watching("ABCDE");
    await watching.follow(room(2), "en", 0);
    expect(watching.player.atEnd).toBe(true);
    const followed = watching.follow(room(5), "en", 0);
    expect(watching.isUpToDate(room(5))).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    await followed;
    expect([watching.player.at, watching.player.playing]).toEqual([3, true]);
    await vi.runAllTimersAsync();
    expect(watching.isUpToDate(room(5))).toBe(true);
  });

  it("is not asked for any more by who has left", async () => {
    get.mockRejectedValue(new TypeError("Failed to fetch"));
    const watching = new Watching("ABCDE");
    const followed = watching.follow(room(0), "en", 0);
    await vi.advanceTimersByTimeAsync(1);
    watching.close();
    await vi.runAllTimersAsync();
    await followed;
    expect(get).toHaveBeenCalledTimes(1);
  });

  it("waits a moment before the first beat where programs lie open, so that they can be compared", async () => {
    const open = (...events: number[]): SeenRoom => {
      const found = room(...events);
      return { ...found, match: { ...found.match!, open: true } };
    };
    for (const [seen, first] of [
      [open, 0],
      [room, 1],
    ] as const) {
      get.mockResolvedValueOnce(film(0)).mockResolvedValueOnce(film(3));
      const watching = new Watching("ABCDE");
      await watching.follow(seen(0), "en", 0);
      await watching.follow(seen(3), "en", 0);
      expect([watching.player.at, watching.player.playing]).toEqual([first, true]);
      await vi.runAllTimersAsync();
      expect(watching.player.at).toBe(3);
    }
  });
});
