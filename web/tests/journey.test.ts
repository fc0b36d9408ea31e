// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SeenMatch } from "../src/lib/match-types";
import { road } from "../src/journey/road";

type Journey = typeof import("../src/journey/journey.svelte");
type Progress = typeof import("../src/puzzles/progress.svelte");
const IDS = ["left", "wall", "backward", "stand"];
const kept = new Map<string, string>();
let journey: Journey;
let progress: Progress;

/** The page is loaded again. */
async function load(): Promise<void> {
  vi.resetModules();
  journey = await import("../src/journey/journey.svelte");
  progress = await import("../src/puzzles/progress.svelte");
}

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await load();
});

function remember(value: object): Promise<void> {
  kept.set("golems-journey", JSON.stringify(value));
  return load();
}

function over(winners: string[], more: { end?: string; damage?: number; damaged?: string[]; round?: number } = {}): SeenMatch {
  const { end = "won", damage = 0, damaged = [], round = 2 } = more;
  return {
    robot: "red",
    result: { winners, reason: "V1", end },
    round: { number: round, event: "nothing" },
    position: { edition: "4.0", board: [], robots: [{ id: "red", damage, damaged }, { id: "blue" }] },
  } as unknown as SeenMatch;
}

describe("the road", () => {
  it("begins at the first battle, and every other one is locked", () => {
    expect(journey.nextOf(IDS)).toBe("left");
    expect(journey.reached(IDS)).toBe(1);
    expect(journey.after(IDS, "left")).toBeNull();
  });

  it("goes on with every battle that is won, also when the page is loaded again", async () => {
    await remember({ room: "ABCDE", station: "left", quick: 3 });
    journey.settle("ABCDE", 1, over(["red"]));
    await load();
    expect(journey.nextOf(IDS)).toBe("wall");
    expect(journey.after(IDS, "left")).toBe("wall");
    expect(journey.starsOf("left")).toEqual(["won", "whole", "quick"]);
  });

  it("goes on after three tries, too", async () => {
    await remember({ room: "ABCDE", station: "left", quick: 3 });
    for (const number of [1, 2]) journey.settle("ABCDE", number, over(["blue"]));
    expect(journey.nextOf(IDS)).toBe("left");
    journey.settle("ABCDE", 3, over(["blue"]));
    expect(journey.nextOf(IDS)).toBe("wall");
    expect(journey.starsOf("left")).toEqual([]);
  });

  it("is opened by whoever knows a battle already, up to it and no further", () => {
    journey.unlock(IDS, "backward");
    expect(journey.reached(IDS)).toBe(3);
    expect(journey.nextOf(IDS)).toBe("backward");
  });

  it("leads back at its end to what was never won", async () => {
    await remember({ won: { left: ["won"], backward: ["won"], stand: ["won"] }, tried: { wall: 3 } });
    expect(journey.reached(IDS)).toBe(4);
    expect(journey.nextOf(IDS)).toBe("wall");
    await remember({ won: Object.fromEntries(IDS.map((id) => [id, ["won"]])) });
    expect(journey.nextOf(IDS)).toBeNull();
  });
});

describe("stars", () => {
  beforeEach(() => remember({ room: "ABCDE", station: "wall", quick: 3 }));

  it.each([
    [over(["red"]), ["won", "whole", "quick"]],
    [over(["red"], { round: 4 }), ["won", "whole"]],
    [over(["red"], { damage: 1 }), ["won", "quick"]],
    [over(["red"], { damaged: ["weapon"], round: 8 }), ["won"]],
    [over(["red", "blue"], { end: "drawn" }), []],
    [over(["blue"]), []],
    [over([], { end: "nobody" }), []],
  ])("are for the win, a golem without damage, and few rounds (%#)", (match, stars) => {
    expect(journey.settle("ABCDE", 1, match)?.stars).toEqual(stars);
  });

  it("of several battles stay together, and a battle counts once", () => {
    journey.settle("ABCDE", 1, over(["red"], { damage: 2 }));
    journey.settle("ABCDE", 2, over(["red"], { round: 5 }));
    expect(journey.starsOf("wall")).toEqual(["won", "whole", "quick"]);
    journey.settle("ABCDE", 3, over(["blue"]));
    journey.settle("ABCDE", 3, over(["blue"]));
    expect(journey.kept.tried).toEqual({ wall: 1 });
  });

  it("are for battles of the road alone", () => {
    expect(journey.settle("OTHER", 1, over(["red"]))).toBeNull();
  });

  it("go with those of the puzzles into a file, and are added from it", async () => {
    journey.settle("ABCDE", 1, over(["red"], { damage: 1 }));
    const file = JSON.stringify(progress.saved());
    await remember({ won: { wall: ["won", "whole"] } });
    progress.add(file);
    expect(journey.starsOf("wall")).toEqual(["won", "whole", "quick"]);
    progress.add(JSON.stringify({ format: "golems-progress/1", stars: {} })); // of an older release
    expect(journey.starsOf("wall")).toEqual(["won", "whole", "quick"]);
  });
});

it("takes nothing over that is damaged", async () => {
  await remember({
    won: { wall: ["won", "moon", 3], "<b>": ["won"] },
    tried: { wall: -1, left: "x" },
    met: [7, "wall"],
    open: 1.5,
    golem: "pink",
  });
  expect(journey.kept).toMatchObject({ won: { wall: ["won"] }, tried: {}, met: ["wall"], open: 0, golem: "red" });
});

it.each([4, 6])("winds upward through %i stations a row, none upon another or over the edge", (columns) => {
  const { places, cell } = road(18, columns);
  for (const [index, { x, y }] of places.entries()) {
    expect(Math.min(x, 1 - x)).toBeGreaterThanOrEqual(cell.x / 2 - 1e-9);
    expect(Math.min(y, 1 - y)).toBeGreaterThan(cell.y * 0.3);
    for (const other of places.slice(index + 1)) {
      expect(Math.hypot((x - other.x) / cell.x, (y - other.y) / cell.y)).toBeGreaterThan(0.8);
    }
  }
});
