import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SeenMatch, SeenRoom } from "../src/lib/types";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
vi.mock("../src/lib/settings.svelte", () => ({ settings: { speed: 1, lang: "en" } }));
const { draftKey, sealedPrograms, unfinished } = await import("../src/table/laying");

const match = { rounds: [{ event: "nothing", programs: { red: "B B" } }, { event: "nothing", programs: { red: "F 2A" } }] };
const room = { code: "ABCDE", matches: 1, match } as unknown as SeenRoom;

describe("open programs while they are laid", () => {
  beforeEach(() => kept.clear());

  it("are those of this round that are sealed", () => {
    expect(sealedPrograms(match as unknown as SeenMatch)).toEqual({ red: ["forward", ["loop", "attack"]] });
    expect(sealedPrograms({ rounds: [{ event: "nothing" }] } as unknown as SeenMatch)).toEqual({});
  });

  it("are as far as they are laid at this device, also after the page was opened again", () => {
    kept.set("golems-draft-ABCDE/1/2/blue", '["left",null]');
    expect(unfinished(room, ["blue", "green"], {})).toEqual({ blue: ["left", null], green: [] });
    expect(unfinished(room, ["blue"], { [draftKey(room, "blue")]: ["right", null] })).toEqual({ blue: ["right", null] });
  });
});
