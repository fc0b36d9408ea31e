/** Planning a tournament, and what is said about one. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Arena, Game, Options, Readings } from "../src/lib/table-setup";
import { speak } from "../src/lib/words";
import {
  boxesOf,
  changed,
  newWish,
  plan,
  playable,
  raised,
  readingsOf,
  TIE_BREAKS,
  toggled,
  type Wish,
  withBox,
  withGame,
} from "../src/tournament/tournament-plan";
import {
  byPlace,
  figureIn,
  nameOf,
  readingsTold,
  reasonOf,
  resultIn,
  stateIn,
  stillPlaying,
  tieBreakIn,
} from "../src/tournament/tournament-words";
import type { Round, Table, TournamentView } from "../src/tournament/tournament-types";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

const game = (id: string, edition = "4.0", players = [2, 3, 4]) => ({ id, editions: [edition], players }) as Game;
const arena = (id: string, ...games: string[]) => ({ id, games }) as Arena;
const GAMES = [game("L1"), game("scenario"), game("L2"), game("beginners", "3.0", [2])];
const ARENAS = [arena("a", "L1"), arena("b", "L2"), arena("c", "L1"), arena("d", "L1"), arena("e", "L1")];

const EDITIONS: Options["editions"] = [
  {
    id: "4.0",
    options: [
      {
        id: "chassis",
        name: "Chassis",
        rule: "D6",
        default: "all",
        values: ["all", "none"].map((value) => ({ value, name: `does ${value}` })),
      },
      { id: "allies", name: "All against the ParoBots", rule: "V5", default: false, values: [] },
      { id: "last", name: "Last round", rule: "V2", default: 8, least: 1, most: 20 },
    ],
    cards: [],
  },
];

const rulesOf = (wish: Wish, builds = false) => (plan(wish, builds) as { rules: Record<string, unknown> }).rules;

describe("a plan", () => {
  const wish = newWish(GAMES, ARENAS);

  test("has something sensible in everything: the first game, and three of its fields", () => {
    expect(wish.game).toBe("L1");
    expect(wish.arenas).toEqual(["a", "c", "d"]);
    expect(rulesOf(wish)).toEqual({
      name: "",
      format: "swiss",
      arenas: ["a", "c", "d"],
      match: { game: "L1", options: {} },
      tie_breaks: TIE_BREAKS,
    });
  });

  test("offers only games that are played on fields", () => {
    expect(playable(GAMES, ARENAS).map(({ id }) => id)).toEqual(["L1", "L2"]);
  });

  test("never offers a game for two where three or four sit at a table", () => {
    const arenas = [...ARENAS, arena("yard", "beginners")];
    const names = (seats?: number) => playable(GAMES, arenas, seats).map(({ id }) => id);
    expect(names()).toContain("beginners");
    expect(names(3)).not.toContain("beginners");
    const duels = withGame(wish, GAMES, arenas, "beginners");
    expect(changed(duels, { format: "elimination" }, GAMES, arenas)).toEqual({ ...duels, format: "elimination" });
    expect(changed(duels, { format: "scenario" }, GAMES, arenas)).toMatchObject({
      format: "scenario",
      game: "L1",
      arenas: ["a", "c", "d"],
    });
    expect(changed({ ...wish, game: "L2" }, { format: "scenario" }, GAMES, arenas).game).toBe("L2");
  });

  test("says how many rounds only where that is asked", () => {
    expect(rulesOf({ ...wish, rounds: 4 }).rounds).toBe(4);
    expect(rulesOf({ ...wish, format: "round_robin", rounds: 4 })).not.toHaveProperty("rounds");
    expect(rulesOf({ ...wish, format: "scenario", seats: 3 }).seats).toBe(3);
    expect(rulesOf({ ...wish, format: "groups", groups: 4 }).groups).toBe(4);
  });

  test("lets the lot decide last where somebody has to go on", () => {
    expect(rulesOf({ ...wish, format: "elimination" }).tie_breaks).toEqual([...TIE_BREAKS, "lot"]);
  });

  test("deals parts out, unless the scenario gives them round", () => {
    expect(rulesOf(wish, true).match).toMatchObject({ game: "L1", components: "deal" });
    expect(rulesOf({ ...wish, format: "scenario" }, true).match).not.toHaveProperty("components");
  });

  test("reads the rules as it is wanted, in any game of the same edition", () => {
    const read = { ...wish, options: { chassis: "none" } };
    expect(rulesOf(read).match).toEqual({ game: "L1", options: { chassis: "none" } });
    expect(withGame(read, GAMES, ARENAS, "L2")).toEqual({ ...read, game: "L2", arenas: ["b"] });
    expect(withGame(read, GAMES, ARENAS, "beginners").options).toEqual({});
    expect(readingsOf(EDITIONS, GAMES, { game: "L2" })).toEqual(EDITIONS[0]?.options.filter(({ id }) => id !== "allies"));
    expect(readingsOf(EDITIONS, GAMES, { game: "beginners" })).toEqual([]);
  });

  test("is for one box of those that have the game, on the arenas it has there", () => {
    const games = [...GAMES, { ...game("duel", "3.0"), editions: ["3.0", "2.0"] }];
    const arenas = [...ARENAS, { ...arena("r", "duel"), editions: ["3.0"] }, { ...arena("s", "duel"), editions: ["3.0", "2.0"] }];
    const newest = withGame(wish, games, arenas, "duel");
    expect(boxesOf(games, newest)).toEqual(["3.0", "2.0"]);
    expect([newest.arenas, rulesOf(newest)["match"]]).toEqual([["r", "s"], { game: "duel", options: {} }]);
    const old = withBox({ ...newest, options: { last: 3 } }, arenas, "2.0");
    expect([old.arenas, rulesOf(old)["match"]]).toEqual([["s"], { game: "duel", edition: "2.0", options: {} }]);
    expect(withGame(old, games, arenas, "L1")).not.toHaveProperty("edition");
    // Three or four at a table need more golems than are in the box of 2.0.
    expect(boxesOf(games, { ...old, format: "scenario" })).toEqual(["3.0"]);
    expect(changed(old, { format: "scenario" }, games, arenas)).toMatchObject({ game: "duel" });
    expect(changed(old, { format: "scenario" }, games, arenas)).not.toHaveProperty("edition");
    expect(changed(old, { format: "elimination" }, games, arenas).edition).toBe("2.0");
  });

  test("has a clock only when it is wanted", () => {
    expect(plan(wish)).not.toHaveProperty("think");
    expect(plan({ ...wish, think: 60 })).toMatchObject({ think: { programs: 60, question: 30 } });
  });
});

test("a field is chosen or left out, and one always stays", () => {
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  expect(toggled(["a"], "a")).toEqual(["a"]);
});

test("a tie-break is asked earlier, the first one stays the first", () => {
  expect(raised(["a", "b", "c"], "c")).toEqual(["a", "c", "b"]);
  expect(raised(["a", "b"], "a")).toEqual(["a", "b"]);
});

describe("in words", () => {
  beforeAll(() => speak("en"));

  const players = [{ name: "Ada" }, { name: "Ben" }, { name: "Coal" }];
  const table = (state: Table["state"], ...seats: Table["seats"]): Table => ({
    match: 0,
    arena: "a",
    state,
    room: "BCDFG",
    record: null,
    paper: false,
    shared: false,
    seats,
  });
  const over = (...seats: Table["seats"]) => resultIn(table("over", ...seats), players);

  test("what came of a table", () => {
    expect(over({ player: 0, place: 2 }, { player: 1, place: 1 })).toBe("Ben won");
    expect(over({ player: 0, place: 1 }, { player: 1, place: 1 })).toBe("Draw");
    const won = { ...table("over", { player: 0, place: 1 }, { player: 1, place: 1 }), shared: true };
    expect(resultIn(won, players)).toBe("Ada, Ben won together");
    expect(over({ player: 0, absent: true }, { player: 1, place: 1 })).toBe("Ben wins without a match");
    expect(over({ player: 0, absent: true }, { player: 1, absent: true })).toBe("Nobody came");
    expect(resultIn(table("playing", { player: 0 }, { player: 1 }), players)).toBe("playing");
  });

  test("names are in the order of places, who did not come is last", () => {
    const seats = [
      { player: 0, absent: true },
      { player: 1, place: 2 },
      { player: 2, place: 1 },
    ];
    expect(byPlace(table("over", ...seats)).map(({ player }) => player)).toEqual([2, 1, 0]);
  });

  test("which figure decided, and against which", () => {
    expect(reasonOf({ by: "points", other: 1, figure: 2.5, other_figure: 2 }, "4.0")).toBe("points 2.5\u00a0:\u00a02");
    expect(reasonOf({ by: "deciding", other: 1, figure: [1, 2], other_figure: [] }, "4.0")).toBe("deciding match 1, 2\u00a0:\u00a0–");
    expect(reasonOf(null, "4.0")).toBe("shared");
    const damage = { by: "damage", other: 1, figure: 1, other_figure: 2 };
    expect(reasonOf(damage, "4.0")).toBe("damage 1\u00a0:\u00a02");
    expect(reasonOf(damage, "3.0")).toBe("lives lost 1\u00a0:\u00a02");
    expect(["4.0", "3.0", "2.0"].map((edition) => tieBreakIn("damage", edition))).toEqual([
      "fewer broken parts",
      "fewer lives lost",
      "fewer lives lost",
    ]);
    expect(figureIn(null)).toBe("–");
    expect(nameOf(players, null)).toBe("–");
  });

  test("how the rules are read, where that is not as usual", () => {
    const told = (options: Readings, edition = "4.0") => readingsTold(EDITIONS, { edition, options } as TournamentView["rules"]);
    expect(told({})).toEqual([]);
    expect(told({ chassis: "none", last: 8 })).toEqual([{ name: "Chassis", value: "does none" }]);
    expect(told({ last: 6 })).toEqual([{ name: "Last round", value: "6" }]);
    expect(told({ chassis: "none" }, "3.0")).toEqual([]);
  });

  test("what is going on", () => {
    const round = { number: 2, stage: "deciding", byes: [], rests: [], tables: [table("playing"), table("over")] } as Round;
    const view = { state: "playing", round, rounds: 2, players } as unknown as TournamentView;
    expect(stateIn(view)).toBe("Round 2: deciding matches");
    expect(stillPlaying(round)).toBe(1);
    expect(stateIn({ ...view, state: "between" })).toBe("2 rounds played");
    expect(stateIn({ ...view, state: "joining" })).toBe("3 players are here");
    expect(stillPlaying(null)).toBe(0);
  });
});
