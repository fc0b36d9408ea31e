// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { get, Problem } from "../src/lib/api";
import { network } from "../src/lib/network";

const BUSY = { reason: "too-often", text: "wait a moment" };

function answers(...statuses: number[]): ReturnType<typeof vi.spyOn> {
  const all = statuses.map((status) => new Response(JSON.stringify(status === 200 ? [] : BUSY), { status }));
  return vi.spyOn(network, "fetch").mockImplementation(() => Promise.resolve(all.shift()!));
}

describe("a server that has too much to do at once", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is asked again where the question may be dropped", async () => {
    const fetched = answers(429, 429, 200);
    const asked = get("api/games", {}, new AbortController().signal);
    await vi.runAllTimersAsync();
    expect(await asked).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("is not asked for ever, nor again for what was dropped or cannot be", async () => {
    const dropped = new AbortController();
    for (const [signal, times] of [
      [new AbortController().signal, 4],
      [dropped.signal, 1],
      [undefined, 1],
    ] as const) {
      const fetched = answers(429, 429, 429, 429, 429);
      const asked = expect(get("api/games", {}, signal)).rejects.toBeInstanceOf(Problem);
      dropped.abort();
      await vi.runAllTimersAsync();
      await asked;
      expect(fetched).toHaveBeenCalledTimes(times);
      fetched.mockRestore();
    }
  });
});
