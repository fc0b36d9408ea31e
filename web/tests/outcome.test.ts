/** The words of a result fit what happened, and the film of three seconds shows what decided it. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { cutOf } from "../src/feast/deciding-moment.svelte";
import { decidedBy, hintAfter, moodOf, wordTo } from "../src/feast/outcome-words";
import { isVictory } from "../src/table/ending";
import type { Beat, Film, SeenMatch } from "../src/lib/match-types";
import { motionOf, readingOf } from "../src/lib/scene";
import { speak } from "../src/lib/words";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
beforeAll(() => speak("en"));

const ended = (end: string, winners: string[], reason = "V1", resigned: string[] = []) =>
  ({ result: { end, winners, reason, resigned } }) as unknown as SeenMatch;
const word = (match: SeenMatch, byRobots = false, isLast = true) => wordTo(match, ["red"], byRobots, isLast);

describe("a word to the one who plays", () => {
  test("praises a program only where one was played", () => {
    expect(word(ended("won", ["red"]))).toMatch(/program/);
    expect(word(ended("won", ["red"], "V1", ["blue"]))).toMatch(/gave up/);
    expect(word(ended("won", ["red"], "V3"), false, false)).toMatch(/least damage/);
  });
  test.each([
    ["en", "You win: your opponent gave up.", "You win: your opponents gave up."],
    ["ru", "Победа твоя: соперник сдаётся.", "Победа твоя: соперники сдаются."],
  ])("counts who gave up, in %s", async (lang, one, several) => {
    await speak(lang);
    expect(word(ended("won", ["red"], "V1", ["blue"]))).toBe(one);
    expect(word(ended("won", ["red"], "V1", ["blue", "green"]))).toBe(several);
    await speak("en");
  });
  test("is kind to who gave up, and blames nobody where nobody won", () => {
    expect(word(ended("won", ["blue"], "V1", ["red"]))).toMatch(/OK to give up/);
    expect(word(ended("nobody", [], "V4"))).toMatch(/^Nobody wins/);
  });
  test("is not said to several who share a device", () => {
    expect(wordTo(ended("won", ["red"]), ["red", "blue"], false, true)).toBe("");
  });
});

test("the mood is that of who sits here", () => {
  expect(moodOf(ended("won", ["red"]), ["red"])).toBe("won");
  expect(moodOf(ended("shared", ["red", "blue"]), ["blue"])).toBe("won");
  expect(moodOf(ended("drawn", ["red", "blue"]), ["red"])).toBe("drawn");
  expect(moodOf(ended("won", ["red"]), ["blue"])).toBe("lost");
  expect(moodOf(ended("won", ["red"]), ["blue", "green"])).toBe("seen");
  expect(moodOf(ended("won", ["red"]), [])).toBe("seen");
});

test("a feast is for who has won, alone or together, and not for who is equal", () => {
  expect(["won", "shared", "drawn", "nobody"].map((end) => isVictory(ended(end, ["red", "blue"]).result))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isVictory(null)).toBe(false);
});

const BEAT = { round: 0, row: 3, phase: "movement", sentences: [], pieces: [{}] } as unknown as Beat;
const film = (rows: number[], decided: Film["decided"]): Film =>
  ({
    rounds: [{ beat: 0, number: 1 }],
    robots: [{ id: "red", look: "red" }],
    beats: rows.map((row) => ({ ...BEAT, row })),
    decided,
  }) as unknown as Film;
const BLOW = { beat: 6, kind: "blow", row: 3, robot: "red", targets: ["blue"] } as Film["decided"];

test("what decided it is told with the golem's own weapon", () => {
  expect(decidedBy(film([3], BLOW), ["red"], {})).toBe("Your hammer in row 3 decided it!");
  expect(decidedBy(film([3], BLOW), ["blue"], { red: "Anna" })).toBe("Anna’s hammer in row 3 decided it!");
  expect(decidedBy(film([3], BLOW), ["red", "blue"], { red: "Anna" })).toBe("Anna’s hammer in row 3 decided it!"); // at one device
  expect(decidedBy(film([3], undefined), ["red"], {})).toBe("");
});

test("the film of it begins in the same row and lasts three seconds at most", () => {
  const { film: cut, from } = cutOf(film([1, 2, 3, 3, 3, 3, 3, 0], BLOW))!;
  expect(cut.beats).toHaveLength(7);
  expect(from).toBeGreaterThanOrEqual(2);
  const lasts = cut.beats.slice(from).reduce((sum, beat) => sum + motionOf(beat) + readingOf(beat), 0);
  expect(lasts).toBeLessThanOrEqual(3000);
  expect(from).toBeLessThan(6);
  expect(cutOf(film([1], undefined))).toBeNull();
});

test("only a defeat brings a hint, about what decided it", () => {
  expect(hintAfter(film([3], BLOW), "won")).toBe("");
  expect(hintAfter(film([3], BLOW), "lost")).toMatch(/Defend/);
  expect(hintAfter(null, "lost")).toMatch(/review/);
});
