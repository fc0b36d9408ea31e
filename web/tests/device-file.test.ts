/** A file that moves everything to another device may come from anybody: it is data, and read as such. */
import { describe, expect, test } from "vitest";
import { read } from "../src/alone/device-file";

const KEY = btoa("k".repeat(32));
const LOG = ["logs", { code: "ABCDE", kind: "room", touched: 1, due: null }];
const ENTRY = ["entries", { code: "ABCDE", number: 1, at: 1.5, body: btoa("{}") }];
const RECORD = ["records", { id: "r1", room: "ABCDE", title: "A battle", finished: 2, body: btoa("{}") }];
const GOOD = { golems: 1, key: KEY, rows: [LOG, ENTRY, RECORD], page: { "golems-tale": "told" } };

const opened = (value: unknown) => read(new Blob([typeof value === "string" ? value : JSON.stringify(value)]));

/** A number generator with a seed, so that a fault can be found again. */
function chance(seed: number): () => number {
  return () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

const STRANGE = [null, -1, 0.5, "", "€", "%%%", [], {}, [[]], true, "__proto__", { length: 3 }, Array(3).fill("logs")];

/** The value with one part of it, somewhere, replaced or taken away. */
function spoilt(value: unknown, random: () => number): unknown {
  const pick = <T>(all: T[]): T => all[Math.floor(random() * all.length)]!;
  if (typeof value !== "object" || value === null || random() < 0.2) return pick(STRANGE);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const name = pick(Object.keys(copy));
  if (random() < 0.15) delete copy[name];
  else copy[name] = spoilt(copy[name], random);
  return copy;
}

describe("a saved file", () => {
  test("that was written here is opened", async () => {
    expect(await opened(GOOD)).toEqual(GOOD);
  });

  test.each([
    ["no JSON", "{"],
    ["nothing", null],
    ["another format", { ...GOOD, golems: 2 }],
    ["a short key", { ...GOOD, key: btoa("k") }],
    ["a key that is no text", { ...GOOD, key: 7 }],
    ["an unknown shelf", { ...GOOD, rows: [["own", { key: KEY }]] }],
    ["a shelf of every object", { ...GOOD, rows: [["constructor", {}]] }],
    ["a row without its number", { ...GOOD, rows: [["entries", { code: "A", at: 1, body: "" }]] }],
    ["a number that is no count", { ...GOOD, rows: [["entries", { ...(ENTRY[1] as object), number: -1 }]] }],
    ["a body that is no base64", { ...GOOD, rows: [["entries", { ...(ENTRY[1] as object), body: "€" }]] }],
    ["a body that is no text", { ...GOOD, rows: [["records", { ...(RECORD[1] as object), body: [1] }]] }],
    ["settings that are no text", { ...GOOD, page: { "golems-tale": { told: true } } }],
  ])("with %s is not opened", async (_, value) => {
    expect(await opened(value)).toBeNull();
  });

  test("brings only what belongs to the game and only fields that are known", async () => {
    const row = ["logs", { ...(LOG[1] as object), evil: { nested: true } }];
    const found = await opened({ ...GOOD, rows: [row], page: { "golems-tale": "told", other: "site" } });
    expect(found).toEqual({ ...GOOD, rows: [LOG], page: { "golems-tale": "told" } });
  });

  test("that is spoilt anywhere is refused, or what is left of it is well formed", async () => {
    const random = chance(21);
    for (let turn = 0; turn < 2000; turn++) {
      const found = await opened(spoilt(GOOD, random));
      for (const [shelf, row] of found?.rows ?? []) {
        expect(["logs", "entries", "records"]).toContain(shelf);
        if (shelf !== "logs") expect(typeof row.body).toBe("string");
      }
      for (const value of Object.values(found?.page ?? {})) expect(typeof value).toBe("string");
    }
  });
});
