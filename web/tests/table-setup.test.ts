import { describe, expect, it } from "vitest";
import {
  arenasOf,
  asAddressed,
  canAdd,
  canLose,
  changesOf,
  coloursOf,
  deckOf,
  editions,
  gamesOf,
  newTable,
  type Offer,
  type Option,
  scenariosOf,
  setupOf,
  tableOf,
  withCards,
  withColour,
  withEvent,
  withGame,
  withOneMore,
  withoutPlace,
  withReading,
  withParobots,
  withScenario,
  withWho,
} from "../src/lib/table-setup";

const words = { name: "", idea: "" };
const hand = { forward: 2, left: 2, attack: 1, loop: 1 };
const none = {
  ideas: {},
  players: [1, 2, 3, 4],
  components: false,
  novices: null,
  deck: ["nothing", "loop"],
  hands: { "4.0": hand },
  rows: 4,
};
const offer: Offer = {
  games: [
    { id: "L1", ...words, ages: "6-7", editions: ["4.0"], parobots: { 1: [1], 2: [0], 3: [0], 4: [0] }, ...none },
    { id: "L3", ...words, ages: "10-11", editions: ["4.0"], parobots: { 1: [3, 2, 1], 2: [2], 3: [1], 4: [0] }, ...none },
    { id: "duel", ...words, ages: "8+", editions: ["3.0", "2.0"], parobots: { 1: [0], 2: [0], 3: [0], 4: [0] }, ...none },
    { id: "story", ...words, ages: "8+", editions: ["3.0"], parobots: { 1: [0], 2: [0], 3: [0] }, ...none },
    { id: "pair", ...words, ages: "6+", editions: ["3.0"], parobots: { 1: [0], 2: [0], 3: [0], 4: [0] }, ...none, players: [2] },
  ],
  arenas: [
    { id: "yard", ...words, games: ["L1", "L3"], editions: ["4.0"], notes: [], starts: { 2: [], 3: [], 4: [] } },
    { id: "gate", ...words, games: ["L1"], editions: ["4.0"], notes: [], starts: { 2: [] } },
    { id: "ring", ...words, games: ["duel", "pair"], editions: ["3.0", "2.0"], notes: [], starts: { 2: [], 3: [], 4: [] } },
  ],
  scenarios: [
    { id: "porter", ...words, position: { edition: "3.0", robots: [{ id: "red" }] } },
    { id: "dragon", ...words, position: { edition: "3.0", robots: [{ id: "red" }, { id: "blue" }, { id: "green" }] } },
  ],
  editions: [],
  bots: [
    { id: "random", name: "" },
    { id: "greedy", name: "" },
    { id: "master", name: "" },
  ],
  parobots: [],
  dealings: [],
  places: [],
  cards: [],
  events: ["nothing", "loop", "freeze"].map((id) => ({ id, name: "" })),
};

const who = (table: { places: { who: string }[] }) => table.places.map((place) => place.who).join(" ");

describe("an address that names a game", () => {
  const table = newTable(offer, ["here", "here"]);

  it("sets the table for it", () => {
    expect(asAddressed(offer, table, "game=L1&arena=gate")).toMatchObject({ game: "L1", arena: "gate" });
    expect(asAddressed(offer, table, "game=duel")).toMatchObject({ game: "duel" });
  });

  it("changes nothing where there is no such game, or the arena is for another one", () => {
    expect(asAddressed(offer, table, "game=chess&arena=moon")).toEqual(table);
    expect(asAddressed(offer, table, "game=L3&arena=gate").arena).toBe(withGame(offer, table, "L3").arena);
  });
});

describe("a new table", () => {
  it("has whoever the game gives against one person", () => {
    const table = newTable(offer, ["here"]);
    expect([table.game, table.edition, table.arena]).toEqual(["L1", "4.0", "random"]);
    expect(who(table)).toBe("here parobot");
    expect(setupOf(table).chairs).toEqual([
      { kind: "person", colour: "red" },
      { kind: "parobot", card: "any", colour: "blue" },
    ]);
  });

  it("has two people and nobody else where two play", () => {
    expect(who(newTable(offer, ["here", "away"]))).toBe("here away");
  });
});

describe("another game", () => {
  it("gives a lone person a bot where it has no ParoBots", () => {
    const table = withGame(offer, newTable(offer, ["here"]), "duel");
    expect(who(table)).toBe("here bot");
    expect(table.places[1]?.bot).toBe("greedy");
    expect(table.edition).toBe("3.0");
  });

  it("keeps the edition that is asked for, if it is one of its own", () => {
    const table = newTable(offer, ["here", "here"]);
    expect(withGame(offer, table, "duel", "2.0").edition).toBe("2.0");
    expect(withGame(offer, table, "L3", "2.0").edition).toBe("4.0");
  });

  it("has the golems of the box: 2.0 has a red and a blue one", () => {
    const table = withColour(newTable(offer, ["here", "here"]), 0, "yellow");
    expect(withGame(offer, table, "duel", "3.0").places.map(({ colour }) => colour)).toEqual(["yellow", "blue"]);
    expect(withGame(offer, table, "duel", "2.0").places.map(({ colour }) => colour)).toEqual(["red", "blue"]);
    expect([coloursOf("2.0"), coloursOf("3.0").length]).toEqual([["red", "blue"], 4]);
  });

  it("sits down no more people than the box has golems", () => {
    const three = newTable(offer, ["here", "here", "here"]);
    expect(who(withGame(offer, three, "duel", "3.0"))).toBe("here here here");
    expect(canAdd(offer, withGame(offer, three, "duel", "3.0"))).toBe(true);
    const two = withGame(offer, three, "duel", "2.0");
    expect([who(two), canAdd(offer, two)]).toEqual(["here here", false]);
  });

  it("has as many ParoBots as usual, or as many as asked for where that is allowed", () => {
    const table = withGame(offer, newTable(offer, ["here"]), "L3");
    expect(who(table)).toBe("here parobot");
    expect(who(withParobots(offer, table, 3))).toBe("here parobot parobot parobot");
    expect(who(withParobots(offer, table, 0))).toBe("here parobot parobot parobot");
  });

  it("keeps the arena only where it is played there", () => {
    const table = { ...newTable(offer, ["here", "here"]), arena: "yard" };
    expect(withGame(offer, table, "L3").arena).toBe("yard");
    expect(withGame(offer, table, "duel").arena).toBe("random");
  });

  it("seats those of the story, in scenarios", () => {
    const table = withGame(offer, newTable(offer, ["here", "here"]), "story");
    expect([table.arena, who(table)]).toEqual(["porter", "here"]);
    expect(who(withScenario(offer, table, "dragon"))).toBe("here bot bot");
    expect(canAdd(offer, table)).toBe(false);
  });
});

describe("places", () => {
  const table = newTable(offer, ["here", "here"]);

  it("leaves arenas that are too small for one more", () => {
    expect(arenasOf(offer, table).map((arena) => arena.id)).toEqual(["yard", "gate"]);
    const more = withOneMore(offer, { ...table, arena: "gate" }, "away");
    expect([who(more), more.arena]).toEqual(["here here away", "random"]);
    expect(arenasOf(offer, more).map((arena) => arena.id)).toEqual(["yard"]);
  });

  it("puts players before ParoBots, each in a colour of its own", () => {
    const alone = newTable(offer, ["here"]);
    const two = withOneMore(offer, withGame(offer, alone, "L3"), "bot");
    expect(who(two)).toBe("here bot parobot parobot");
    expect(new Set(two.places.map((place) => place.colour)).size).toBe(4);
  });

  it("takes one away, and gives back what one person needs", () => {
    expect(who(withoutPlace(offer, table, 0))).toBe("here parobot");
  });

  it("exchanges colours, so that nobody has the same", () => {
    expect(withColour(table, 0, "blue").places.map((place) => place.colour)).toEqual(["blue", "red"]);
    expect(withColour(table, 0, "green").places.map((place) => place.colour)).toEqual(["green", "blue"]);
  });

  it("lets somebody else lead a golem", () => {
    const next = withWho(offer, table, 1, "bot", "random");
    expect(setupOf(next).chairs[1]).toEqual({ kind: "bot", bot: "random", colour: "blue" });
  });
});

describe("cards", () => {
  const table = newTable(offer, ["here", "here"]);

  it("are the usual ones until another kind of event is wanted, or one less", () => {
    const frost = withEvent(offer, table, "freeze", true);
    expect([deckOf(offer, table), deckOf(offer, frost)]).toEqual([
      ["nothing", "loop"],
      ["nothing", "loop", "freeze"],
    ]);
    expect(withEvent(offer, table, "loop", false).deck).toEqual(["nothing"]);
    expect(withEvent(offer, frost, "freeze", false)).toEqual({ ...table, deck: undefined });
  });

  it("are counted in a hand, and it is enough for a program", () => {
    const more = withCards(offer, table, "left", 3);
    expect(setupOf(more).hand).toEqual({ ...hand, left: 3 });
    expect(withCards(offer, more, "left", 2).hand).toBeUndefined();
    const few = withCards(offer, table, "attack", 0);
    expect(["forward", "attack", "loop"].map((card) => canLose(offer, table, card))).toEqual([true, true, true]);
    expect(["forward", "attack", "loop"].map((card) => canLose(offer, few, card))).toEqual([false, false, true]);
  });

  it("are the usual ones again in another game", () => {
    const changed = { ...withEvent(offer, withCards(offer, table, "left", 3), "loop", false), open: true, starts: "drawn" };
    expect(changesOf(changed)).toBe(4);
    expect(changesOf(withGame(offer, changed, "L3"))).toBe(0);
  });
});

describe("to the server and back", () => {
  const option: Option = { id: "allies", name: "", rule: "V5", default: false, values: [] };

  it("says only what is not as usual", () => {
    const table = newTable(offer, ["here", "here"]);
    expect(Object.keys(setupOf(table))).toEqual(["game", "edition", "arena", "chairs"]);
    const allies = withReading({}, option, true);
    expect(setupOf({ ...table, options: allies }).options).toEqual({ allies: true });
    expect(setupOf({ ...table, options: withReading(allies, option, false) }).options).toBeUndefined();
    expect(setupOf({ ...table, think: 60 }).think).toEqual({ components: 60, programs: 60, question: 30 });
  });

  it("reads the table of a room again", () => {
    const agreed = { options: { allies: true }, think: 60, starts: "fixed", open: false, deck: ["loop"], hand: { forward: 4 } };
    const table = { ...newTable(offer, ["here", "away"]), ...agreed };
    expect(setupOf(table)).toMatchObject({ places: "fixed", open: false, deck: ["loop"], hand: { forward: 4 } });
    const read = tableOf(offer, setupOf(table), [], (chair) => chair === 0);
    expect(setupOf(read)).toEqual(setupOf(table));
    expect(who(read)).toBe("here away");
  });
});

it("lists editions and their games", () => {
  expect(editions(offer.games)).toEqual(["4.0", "3.0", "2.0"]);
  expect(gamesOf(offer.games, "2.0").map((game) => game.id)).toEqual(["duel"]);
});

it("offers the arenas and scenarios of the edition that is played", () => {
  const rapids = { id: "rapids", ...words, games: ["duel"], editions: ["3.0"], notes: [], starts: { 2: [] } };
  const old = { id: "ford", ...words, position: { edition: "2.0", robots: [{ id: "red" }, { id: "blue" }] } };
  const more = { ...offer, arenas: [...offer.arenas, rapids], scenarios: [...offer.scenarios, old] };
  const table = withGame(more, newTable(more, ["here", "bot"]), "duel", "3.0");
  expect(arenasOf(more, table).map(({ id }) => id)).toEqual(["ring", "rapids"]);
  expect(arenasOf(more, { ...table, edition: "2.0" }).map(({ id }) => id)).toEqual(["ring"]);
  expect(scenariosOf(more, "2.0").map(({ id }) => id)).toEqual(["ford"]);
});

describe("a game for two", () => {
  it("keeps two of those who sit there, and takes nobody more", () => {
    const four = newTable(offer, ["here", "here", "away", "away"]);
    const pair = withGame(offer, four, "pair");
    expect(who(pair)).toBe("here here");
    expect(canAdd(offer, pair)).toBe(false);
  });

  it("gives somebody who comes alone a bot to play with", () => {
    expect(who(withGame(offer, newTable(offer, ["here"]), "pair"))).toBe("here bot");
  });
});
