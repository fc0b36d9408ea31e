/** What a golem did in a battle is read out of the film, and only what really happened earns an award. */
import { describe, expect, test } from "vitest";
import type { Beat, Film, Sentence } from "../src/lib/match-types";
import { deedsIn } from "../src/shelf/battle-deeds";

const said = (type: string, ...robots: string[]): Sentence => ({ text: "", rule: "R1", type, robots });
const beat = (row: number, sentences: Sentence[], rows?: Record<string, string>): Beat =>
  ({ round: 0, row, phase: "action", sentences, ...(rows && { rows }) }) as Beat;
const end = (winners: string[], how: string): Beat =>
  ({ ...beat(0, [said("game_ended", ...winners)]), state: { result: { winners, reason: "V1", end: how } } }) as Beat;
const film = (...beats: Beat[]): Film => ({ rounds: [{ beat: 0, number: 1 }], beats }) as unknown as Film;
const awards = (...beats: Beat[]) => deedsIn(film(...beats), "red").awards;
const HIT = said("attacked", "red", "blue");

describe("a loop", () => {
  test("that hits twice earns its award", () => {
    expect(awards(beat(1, [], { red: "2A", blue: "F" }), beat(1, [HIT]), beat(1, [HIT]))).toEqual(["double-loop"]);
  });
  test("that hits once, or somebody else's loop, or two rows earn none", () => {
    expect(awards(beat(1, [], { red: "2A" }), beat(1, [HIT]))).toEqual([]);
    expect(awards(beat(1, [], { blue: "2A", red: "A" }), beat(1, [HIT]), beat(1, [HIT]))).toEqual([]);
    expect(awards(beat(1, [], { red: "2A" }), beat(1, [HIT]), beat(2, [], { red: "A" }), beat(2, [HIT]))).toEqual([]);
  });
  test("that strikes the air twice hits nobody", () => {
    const miss = said("attacked", "red");
    expect(awards(beat(1, [], { red: "2A" }), beat(1, [miss]), beat(1, [miss]))).toEqual([]);
  });
});

describe("a victory", () => {
  test("without damage is told from one with damage", () => {
    expect(awards(beat(1, [HIT]), end(["red"], "won"))).toEqual(["first-win", "untouched"]);
    expect(awards(beat(1, [said("damaged", "red")]), end(["red"], "won"))).toEqual(["first-win"]);
    const scars = [beat(1, [said("damaged", "red")]), beat(2, [said("damaged", "red")])];
    expect(awards(...scars, end(["red"], "won"))).toEqual(["first-win", "comeback"]);
  });
  test("over who gave up is no victory without damage, and a draw or a defeat is none", () => {
    const givenUp = beat(0, [said("resigned", "blue"), said("removed", "blue")]);
    expect(awards(givenUp, end(["red"], "won"))).toEqual(["first-win"]);
    const round = (number: number, each: Beat): Beat => ({ ...each, round: number });
    const fought = round(1, beat(1, [HIT], { red: "A" }));
    expect(awards(givenUp, fought, round(1, end(["red"], "won")))).toEqual(["first-win", "untouched"]);
    expect(awards(end(["red", "blue"], "drawn"))).toEqual([]);
    expect(awards(end(["blue"], "won"))).toEqual([]);
  });
  test("of allies is shared", () => {
    expect(awards(end(["red", "green"], "shared"))).toContain("together");
  });
});

test("a defence counts when it holds off a blow whole", () => {
  const blow = said("attacked", "blue", "red");
  expect(awards(beat(1, [said("defended", "red"), blow]))).toEqual(["shield"]);
  expect(awards(beat(1, [said("defended", "red"), blow, said("damaged", "red")]))).toEqual([]);
  expect(awards(beat(1, [said("defended", "red")]))).toEqual([]);
});

test("a bomb counts for whoever opened it, if it catches two others", () => {
  const opened = beat(1, [said("barrel_opened", "red")]);
  expect(awards(opened, beat(1, [said("blast", "blue", "green")]))).toEqual(["barrel", "big-bang"]);
  expect(awards(opened, beat(1, [said("blast", "red", "blue")]))).toEqual(["barrel"]);
  expect(awards(beat(1, [said("barrel_opened", "blue")]), beat(1, [said("blast", "yellow", "green")]))).toEqual([]);
});

test("a battle worth seeing says why", () => {
  const plain = deedsIn(film(beat(1, [])), "red");
  expect([plain.worth, plain.reason]).toEqual([0, null]);
  const clean = deedsIn(film(beat(1, [HIT]), end(["red"], "won")), "red");
  const hits = deedsIn(film(beat(1, [HIT]), end(["blue"], "won")), "red");
  expect([clean.reason, hits.reason]).toEqual(["untouched", "hits"]);
  expect(clean.worth).toBeGreaterThan(hits.worth);
});
