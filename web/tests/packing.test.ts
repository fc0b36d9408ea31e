// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from "vitest";

type Packing = typeof import("../src/puzzles/packing");
let packing: Packing;

beforeAll(async () => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  packing = await import("../src/puzzles/packing");
});

describe("a puzzle in a link", () => {
  const puzzle = { format: "golems-puzzle/1", texts: { ru: { title: "За угол → «Ё»" } }, board: Array<string>(10).fill("....") };

  it("comes out as it was put in", async () => {
    const packed = await packing.pack(puzzle);
    expect(await packing.unpack(packed)).toEqual(puzzle);
    expect(packed.length).toBeLessThan(JSON.stringify(puzzle).length);
  });

  it("has only letters that an address can have as they are", async () => {
    for (let size = 0; size < 40; size += 1) {
      expect(await packing.pack({ text: "ж".repeat(size) })).toMatch(/^[\w-]+$/);
    }
  });

  it("is found behind the question mark", async () => {
    const address = await packing.addressOf(puzzle);
    expect(address).toMatch(/^#\/puzzle\?p=/);
    expect(packing.packedIn(address.split("?")[1] ?? "")).toBe(await packing.pack(puzzle));
    expect(packing.packedIn("")).toBeNull();
    expect(packing.packedIn("q=x")).toBeNull();
  });

  it("is refused when it was cut off, is no object, or would fill the memory", async () => {
    const packed = await packing.pack(puzzle);
    const bomb = await packing.pack({ text: " ".repeat(1_000_000) });
    for (const text of [packed.slice(0, -8), "", "???", "AAAA", await packing.pack([1]), await packing.pack(null), bomb]) {
      await expect(packing.unpack(text)).rejects.toThrow(packing.NoPuzzle);
    }
  });
});
