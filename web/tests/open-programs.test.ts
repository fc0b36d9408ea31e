import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SeenMatch, SeenRoom } from "../src/lib/match-types";

const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, removeItem: (key: string) => kept.delete(key) };
const ownKeys = () => [...kept.keys()];
const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
vi.stubGlobal("localStorage", new Proxy(storage, { ownKeys, getOwnPropertyDescriptor }));
vi.mock("../src/lib/settings.svelte", () => ({ settings: { speed: 1, lang: "en" } }));
const { forgetProgram } = await import("../src/program/desk.svelte");
const { draftKey, sealedPrograms, unfinished } = await import("../src/table/open-programs");

const match = { round: { number: 2, event: "nothing" }, programs: { red: "F 2A" } };
const room = { code: "ABCDE", matches: 1, chairs: [{ robot: "red" }, { robot: "blue" }], match } as unknown as SeenRoom;

describe("open programs while they are laid", () => {
  beforeEach(() => kept.clear());

  it("are those of this round that are sealed", () => {
    expect(sealedPrograms(match as unknown as SeenMatch)).toEqual({ red: ["forward", ["loop", "attack"]] });
    expect(sealedPrograms({ round: { number: 1, event: "nothing" } } as unknown as SeenMatch)).toEqual({});
  });

  it("are not those of whoever held the chair before", () => {
    kept.set("golems-room-ABCDE", JSON.stringify({ chairs: { 1: "old.time.seal" }, seen: 0 }));
    const before = draftKey(room, "blue");
    kept.set("golems-room-ABCDE", JSON.stringify({ chairs: { 1: "new.time.seal" }, seen: 0 }));
    expect(draftKey(room, "blue")).not.toBe(before);
  });

  it("are as far as they are laid at this device, also after the page was opened again", () => {
    kept.set(`golems-draft-${draftKey(room, "blue")}`, '["left",null]');
    expect(unfinished(room, { blue: 2, green: 3 }, {})).toEqual({ blue: ["left", null], green: [null, null, null] });
    expect(unfinished(room, { blue: 2 }, { [draftKey(room, "blue")]: ["right", null] })).toEqual({ blue: ["right", null] });
  });

  it("are forgotten one by one: sealed, of a round that is over, or of who held the chair before", () => {
    kept.set("golems-room-ABCDE", JSON.stringify({ chairs: { 0: "a.b.c", 1: "d.e.f" }, seen: 0 }));
    const [red, blue] = [draftKey(room, "red"), draftKey(room, "blue")].map((key) => `golems-draft-${key}`);
    const old = ["golems-draft-ABCDE/1/1/blue/d", "golems-draft-ABCDE/1/2/red/before"];
    const elsewhere = "golems-draft-VWXYZ/1/2/red/a";
    for (const key of [red!, blue!, ...old, elsewhere]) kept.set(key, '["left"]');
    forgetProgram(draftKey(room, "red"));
    expect([...kept.keys()]).toEqual(["golems-room-ABCDE", blue, elsewhere]);
  });
});
