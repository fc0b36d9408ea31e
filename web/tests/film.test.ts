import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  captionAt,
  isIdle,
  isTimeToRead,
  lattice,
  looks,
  motionOf,
  nearest,
  neighbour,
  nextPlace,
  placed,
  readingOf,
  rowsIn,
  rowsOfRound,
  sceneAt,
  storyOf,
  turning,
  ways,
} from "../src/lib/scene";
import type { Beat, CellWords, Film } from "../src/lib/match-types";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { speed: 1, lang: "en" } }));
const { Player } = await import("../src/lib/film.svelte");
const { soundsOf } = await import("../src/lib/sound");

const said = (text: string) => [{ text, rule: "M2", type: "moved" }];

const BEATS: Beat[] = [
  { round: 0, row: 0, phase: "event", sentences: said("Frost!"), caption: said("Frost!") },
  { round: 0, row: 1, phase: "reveal", sentences: said("Red: Forward."), rows: { red: "F" } },
  {
    round: 0,
    row: 1,
    phase: "movement",
    sentences: said("Red moves to b1."),
    pieces: [{ key: "robot-red", z: 7, art: ["red"], x: 100, y: 0, size: 94, turn: 1 }],
    cells: { b1: { x: 100, y: 0, text: "B1, Red" } },
    robots: [{ id: "red", cell: "b1" }],
  },
  { round: 0, row: 2, phase: "reveal", sentences: said("Red: Attack."), rows: { red: "A" } },
  {
    round: 0,
    row: 2,
    phase: "action",
    sentences: said("Red strikes."),
    gone: ["barrel-b2-1"],
    state: { energy: 9 },
  },
  { round: 0, row: 0, phase: "end", sentences: said("The round is over.") },
];

const FILM: Film = {
  size: [284, 284],
  ground: "",
  symbols: "",
  cells: {
    a1: { x: 0, y: 0, text: "A1, Red" },
    b1: { x: 100, y: 0, text: "B1" },
    a2: { x: 0, y: 100, text: "A2" },
    b2: { x: 100, y: 100, text: "B2, barrel" },
  },
  pieces: [
    { key: "robot-red", z: 7, art: ["red"], x: 0, y: 0, size: 94, turn: 1 },
    { key: "barrel-b2-1", z: 3, art: ["barrel"], x: 100, y: 100, size: 100, turn: 0 },
  ],
  robots: [{ id: "red", cell: "a1" }],
  state: { energy: 10, round: 1 },
  rounds: [{ beat: 0, number: 3 }],
  beats: BEATS,
};

describe("a scene", () => {
  it("is the start before the first beat", () => {
    const scene = sceneAt(FILM, 0);
    expect(scene.pieces.map((piece) => piece.key)).toEqual(["barrel-b2-1", "robot-red"]);
    expect(scene.beat).toBeNull();
    expect(scene.round?.number).toBe(3);
    expect(scene.rows).toEqual({});
  });

  it("has what the beats changed, and keeps the rest", () => {
    const scene = sceneAt(FILM, 3);
    expect(scene.pieces.find((piece) => piece.key === "robot-red")).toEqual(BEATS[2]!.pieces![0]);
    expect(scene.cells.b1).toEqual({ x: 100, y: 0, text: "B1, Red" });
    expect(scene.cells.b2!.text).toBe("B2, barrel");
    expect(scene.robots).toEqual([{ id: "red", cell: "b1" }]);
    expect(scene.rows).toEqual({ red: "F" });
  });

  it("loses pieces that are gone, and changes its state", () => {
    const scene = sceneAt(FILM, 5);
    expect(scene.pieces).toHaveLength(1);
    expect(scene.state).toEqual({ energy: 9, round: 1 });
    expect(sceneAt(FILM, 6).rows).toEqual({});
  });

  it("is the same whichever way one came", () => {
    expect(sceneAt(FILM, 2).pieces).toHaveLength(2);
    expect(sceneAt(FILM, 99)).toEqual(sceneAt(FILM, BEATS.length));
  });
});

describe("a story", () => {
  it("knows where each row begins", () => {
    expect(rowsIn(FILM)).toEqual([
      { round: 0, row: 1, at: 2 },
      { round: 0, row: 2, at: 4 },
    ]);
  });

  it("is told as far as it was played", () => {
    expect(storyOf(FILM, 4).map((part) => [part.row, part.beats.map((each) => each.at)])).toEqual([
      [0, [1]],
      [1, [2, 3]],
      [2, [4]],
    ]);
  });
});

describe("time", () => {
  it("is as the art direction has it", () => {
    expect(BEATS.map(motionOf)).toEqual([350, 250, 350, 250, 450, 350]);
  });

  const caption = (text: string, type = "attacked") => [{ text, rule: "A2", type }];
  const beat = (phase: string, more: Partial<Beat>): Beat => ({ round: 0, row: 1, phase, sentences: [], ...more });
  const lastsOf = (each: Beat) => motionOf(each) + readingOf(each);

  it("leaves time to read, but not for ever", () => {
    const long = beat("action", { caption: caption("x".repeat(1000)) });
    expect(readingOf(long)).toBeGreaterThan(readingOf(beat("action", { caption: caption("Red hits Blue!") })));
    expect(lastsOf(long)).toBeLessThan(2000);
    expect(readingOf(beat("movement", { caption: caption("Red goes forward.", "moved") }))).toBe(readingOf(beat("movement", {})));
  });

  it("is about two and a half seconds for a row of two golems", () => {
    const row = [
      beat("reveal", { rows: { red: "F", blue: "A" } }),
      beat("movement", { caption: caption("Red goes forward.", "moved") }),
      beat("action", { caption: caption("Blue hits Red: the weapon breaks!") }),
    ];
    const all = row.map(lastsOf).reduce((sum, each) => sum + each);
    expect(all).toBeGreaterThan(2200);
    expect(all).toBeLessThan(2800);
  });

  it("is nothing where nothing is seen or told", () => {
    const [quiet, seen] = [beat("end", {}), beat("movement", { caption: caption("Red slides!") })];
    expect([isIdle(quiet), isIdle(seen), isIdle(beat("reveal", { rows: {} }))]).toEqual([true, false, false]);
    const film = { ...FILM, beats: [quiet, seen, quiet, quiet, seen, quiet] };
    expect([0, 2, 5].map((at) => nextPlace(film, at, 1))).toEqual([2, 5, 6]);
    expect([6, 5, 2].map((at) => nextPlace(film, at, -1))).toEqual([5, 2, 0]);
    expect(captionAt(film, 6)).toEqual(seen.caption);
    expect(captionAt(film, 1)).toEqual([]);
  });
});

describe("space", () => {
  it("turns the shortest way", () => {
    expect([nearest(0, 3), nearest(3, 0), nearest(5, 2), nearest(-1, 0), nearest(1, 1)]).toEqual([-1, 4, 6, 0, 1]);
  });

  it("turns each piece from where it was shown last", () => {
    const angle = turning();
    const piece = (key: string, turn: number) => ({ key, turn, x: 0, y: 0, size: 100, z: 0, art: [] });
    expect([piece("a", 3), piece("a", 0), piece("b", 0), piece("a", 1)].map(angle)).toEqual([3, 4, 0, 5]);
  });

  it("moves a piece to its cell, larger and smaller ones to its middle", () => {
    expect(placed({ x: 200, y: 100, size: 100, turn: 1 })).toBe("translate(200%, 100%) scale(1) rotate(90deg)");
    expect(placed({ x: 200, y: 100, size: 50, turn: 1 }, 0)).toBe("translate(175%, 75%) scale(0.5) rotate(0deg)");
  });

  it("knows the sides of the world on a turned board", () => {
    expect(ways(FILM.cells)).toEqual({ E: [1, 0], S: [0, 1], W: [-1, 0], N: [0, -1] });
    const quarter: Record<string, CellWords> = { a1: { x: 100, y: 0, text: "" }, b1: { x: 100, y: 100, text: "" } };
    expect(ways(quarter)).toEqual({ E: [0, 1], S: [-1, 0], W: [0, -1], N: [1, 0] });
    const column: Record<string, CellWords> = { a1: { x: 100, y: 0, text: "" }, a2: { x: 0, y: 0, text: "" } };
    expect(ways(column)).toEqual({ E: [0, 1], S: [-1, 0], W: [0, -1], N: [1, 0] });
  });

  it("calls them as they are seen on the picture", () => {
    expect(looks(FILM.cells)).toEqual({ N: "away", E: "right", S: "towards", W: "left" });
    const quarter: Record<string, CellWords> = { a1: { x: 100, y: 0, text: "" }, b1: { x: 100, y: 100, text: "" } };
    expect(looks(quarter)).toEqual({ N: "right", E: "towards", S: "left", W: "away" });
  });

  it("reads the board from the top left", () => {
    expect(lattice(FILM.cells)).toEqual([
      ["a1", "b1"],
      ["a2", "b2"],
    ]);
    expect(neighbour(FILM.cells, "a1", [1, 0])).toBe("b1");
    expect(neighbour(FILM.cells, "a1", [0, -1])).toBe("a1");
  });
});

describe("the player", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("plays to the end and says so", () => {
    const player = new Player();
    const ended = vi.fn();
    player.onend = ended;
    player.load(FILM);
    player.play();
    expect(player.at).toBe(1);
    player.pause();
    player.step(1);
    player.step(-1);
    player.play();
    vi.runAllTimers();
    expect(player.at).toBe(BEATS.length);
    expect(player.playing).toBe(false);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("stops when it is stepped, both ways, within the film", () => {
    const player = new Player();
    player.load(FILM, { from: 1 });
    player.play();
    player.step(-1);
    vi.runAllTimers();
    expect([player.at, player.playing]).toEqual([1, false]);
    player.step(-1);
    player.step(-1);
    expect(player.at).toBe(0);
  });

  it("goes on after a jump if it played", () => {
    const player = new Player();
    player.load(FILM);
    player.play();
    player.jump(4);
    expect([player.at, player.playing]).toEqual([4, true]);
    vi.runAllTimers();
    expect(player.atEnd).toBe(true);
  });

  it("goes on where it was when more of the round is known", () => {
    const player = new Player();
    player.load({ ...FILM, beats: BEATS.slice(0, 3) }, { from: 3 });
    expect(player.atEnd).toBe(true);
    player.load(FILM);
    expect([player.at, player.atEnd]).toEqual([3, false]);
    player.load({ ...FILM, rounds: [{ beat: 0, number: 4 }] });
    expect(player.at).toBe(0);
  });
});

describe("sounds", () => {
  it("are heard once a beat each", () => {
    const sentences = ["moved", "moved", "turned", "revealed"].map((type) => ({ text: "", rule: "M2", type }));
    expect(soundsOf({ round: 0, row: 1, phase: "movement", sentences })).toEqual(["step", "turn"]);
  });
});

describe("programs in a film", () => {
  const reveal = (row: number, rows: Record<string, string>): Beat => ({ round: 0, row, phase: "reveal", sentences: [], rows });
  const card: Beat = { round: 0, row: 0, phase: "event", sentences: [], programs: { red: "F L" } };
  const beats = [card, reveal(1, { red: "F", blue: "A" }), reveal(2, { red: "L", blue: "2F" })];
  const film = { ...FILM, beats, rounds: [{ beat: 0, number: 1, programs: { red: "F R L" } }] };

  it("are whole from the beginning where they are open, and as an event card leaves them", () => {
    expect(sceneAt(film, 0).programs).toEqual({ red: ["forward", "right", "left"] });
    expect(sceneAt(film, 1).programs).toEqual({ red: ["forward", "left"] });
  });

  it("are known row by row where they are secret", () => {
    expect(sceneAt(film, 2).programs.blue).toEqual(["attack"]);
    expect(sceneAt(film, 3).programs.blue).toEqual(["attack", ["loop", "forward"]]);
  });

  it("are read before the first row, where they lie open", () => {
    const isRead = (given: Film, at: number) => isTimeToRead(given, sceneAt(given, at), at);
    expect([0, 1, 2, 3].map((at) => isRead(film, at))).toEqual([true, true, false, false]);
    expect([0, 1, 2, 3].map((at) => isRead({ ...film, rounds: [{ beat: 0, number: 1 }] }, at))).not.toContain(true);
  });

  it("have all their rows from the beginning, though the round may end before the last ones", () => {
    const whole = { ...film, rounds: [{ beat: 0, number: 1, rows: 4 }] };
    expect(rowsOfRound(whole, 0).map(({ row, at }) => [row, at])).toEqual([
      [1, 2],
      [2, 3],
      [3, 3],
      [4, 3],
    ]);
    expect(rowsOfRound(film, 0)).toHaveLength(2);
    expect(rowsOfRound({ ...film, beats: [] }, 0)).toEqual([]);
  });
});
