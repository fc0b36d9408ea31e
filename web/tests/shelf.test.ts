/** The shelf keeps what was earned, each battle once, and takes nothing from a store that somebody has spoilt. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Deeds } from "../src/shelf/battle-deeds";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});
const { note, noteClause, notePuzzle, seeAll, shelf, shelfIn, waitFor } = await import("../src/shelf/awards.svelte");

/** What a page finds that is opened now. */
const kept = () => shelfIn(JSON.parse(store.get("golems-shelf") ?? "{}") as Record<string, unknown>);
const DEEDS: Deeds = { awards: ["first-win"], won: true, rounds: 3, hits: 2, barrels: 1, worth: 12, reason: "hits" };
const battle = (id: string) => ({ id, game: "L1", robots: ["red"] });

beforeEach(() => {
  store.clear();
  Object.assign(shelf, shelfIn({}));
});

test("a battle is counted once, and its awards are new once", () => {
  expect(note(battle("one"), [DEEDS])).toEqual(["first-win"]);
  expect(note(battle("one"), [DEEDS])).toEqual([]);
  expect(note(battle("two"), [DEEDS])).toEqual([]);
  expect(kept().counts).toEqual({ battles: 2, wins: 2, rounds: 6, hits: 4, barrels: 2 });
});

test("all of it is there after a reload, and what is new until the shelf was seen", () => {
  waitFor(battle("late"));
  note(battle("one"), [DEEDS]);
  expect(Object.keys(kept().awards)).toEqual(["first-win"]);
  expect(kept().unseen).toEqual([battle("late")]);
  expect(kept().treasures.map(({ id, reason }) => [id, reason])).toEqual([["one", "hits"]]);
  expect(kept().fresh).toEqual(["first-win"]);
  seeAll();
  expect(kept().fresh).toEqual([]);
});

test("a battle that was looked at is waited for no longer", () => {
  waitFor(battle("one"));
  note(battle("one"), [DEEDS]);
  waitFor(battle("one"));
  expect(kept().unseen).toEqual([]);
});

test("ten different answers to why make somebody curious", () => {
  for (let number = 1; number <= 9; number += 1) for (const _ of "ab") noteClause(`M${number}`);
  expect(kept().awards).toEqual({});
  noteClause("M10");
  expect(Object.keys(kept().awards)).toEqual(["curious"]);
});

test("puzzles earn awards by what the server says of them", () => {
  expect(notePuzzle(1, false)).toEqual([]);
  expect(notePuzzle(2, true)).toEqual(["fewest-cards"]);
  expect(notePuzzle(10, true)).toEqual(["ten-puzzles"]);
});

test("a spoilt store is an empty shelf", () => {
  const found = shelfIn({
    awards: { nonsense: 1, untouched: "x" },
    counts: { wins: "many" },
    unseen: [{ id: 5 }],
    treasures: [null],
    fresh: ["nonsense"],
  });
  expect(found.awards).toEqual({});
  expect(found.counts.wins).toBe(0);
  expect([found.unseen, found.treasures, found.fresh]).toEqual([[], [], []]);
});
