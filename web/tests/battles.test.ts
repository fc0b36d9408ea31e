// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import { battles, remember } from "../src/lib/battles";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe("battles", () => {
  it("are none at first", () => {
    expect(battles()).toEqual([]);
  });

  it("are listed the newest first, and each once", () => {
    remember("a", "L1", 1);
    remember("b", "L4", 2);
    remember("a", "L1", 3);
    expect(battles()).toEqual([
      { id: "b", game: "L4", at: 2 },
      { id: "a", game: "L1", at: 1 },
    ]);
  });

  it("do not fill the browser", () => {
    for (let number = 0; number < 150; number += 1) remember(String(number), "L1", number);
    expect(battles().map((battle) => battle.id)).toHaveLength(100);
    expect(battles()[0]?.id).toBe("149");
  });
});
