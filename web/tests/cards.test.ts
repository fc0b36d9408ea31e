/** Cards are called as in the box that lies on the table: on the card, aloud, and in a row. */
// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";

async function opened(lang: string, edition: string) {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: [lang] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await (await import("../src/lib/words")).speak(lang);
  (await import("../src/lib/box.svelte")).openBox(edition);
  return await import("../src/program/cards");
}

const NAMES: [string, string, Record<string, string>][] = [
  ["4.0", "ru", { attack: "Атака", loop: "Цикл", if: "Если", left: "Влево" }],
  [
    "3.0",
    "ru",
    { attack: "Удар", loop: "Повтор 2", loop3: "Повтор 3", "enemy?": "Есть противник?", "attacked?": "Нападение?", left: "Влево" },
  ],
  [
    "2.0",
    "ru",
    { attack: "Удар", loop: "Повтор 2", loop3: "Повтор 3", "enemy?": "Есть противник?", "attacked?": "Нападение?", left: "Влево" },
  ],
  ["4.0", "en", { attack: "Attack", loop: "Loop", if: "If", left: "Left" }],
  ["3.0", "en", { attack: "Attack", loop: "Loop 2", loop3: "Loop 3", "enemy?": "Is enemy?", "attacked?": "Under attack?" }],
];

describe.each(NAMES)("in the box of %s, in %s", (edition, lang, names) => {
  let cards: Awaited<ReturnType<typeof opened>>;
  beforeEach(async () => {
    cards = await opened(lang, edition);
  });

  it.each(Object.entries(names))("the card %s says “%s”", (card, word) => expect(cards.wordOf(card)).toBe(word));
});

it("a narrow card has the same name, with a place to break what is too long for it", async () => {
  const { narrowWordOf, wordOf } = await opened("ru", "3.0");
  const LONGEST = 8; // letters that a narrow card has room for in a line
  for (const card of ["attack", "loop", "enemy?", "attacked?", "forward"]) {
    expect(narrowWordOf(card).replace("\u200B", "")).toBe(wordOf(card));
    for (const part of narrowWordOf(card).split(/[ \u200B]/)) expect(part.length).toBeLessThanOrEqual(LONGEST);
  }
});

it("a row of 3.0 is told in the words of its box", async () => {
  const { blockWordOf, bonusName, nameOf, placeOf, rowInWords } = await opened("ru", "3.0");
  expect(rowInWords(["loop", "attack"])).toBe("Повтор 2 (Удар)");
  expect(rowInWords(["enemy?", "attack", ["loop3", "forward"]])).toBe("Есть противник? (да: Удар, нет: Повтор 3 (Вперёд))");
  expect(nameOf("attack")).toBe("Удар");
  expect(blockWordOf("loop3")).toBe("Повтор 3");
  expect([bonusName("loop"), bonusName("condition"), bonusName("blank")]).toEqual(["Повтор 2", "Условие", "пусто"]);
  expect(placeOf([["loop", null]], [0, 1])).toBe("Строка 1, в повторе");
});

it("a row of 4.0 is told as before", async () => {
  const { blockWordOf, nameOf, placeOf, rowInWords } = await opened("ru", "4.0");
  expect(rowInWords(["loop", "attack"])).toBe("Атака ×2");
  expect(nameOf("loop")).toBe("Цикл: повторить дважды");
  expect(blockWordOf("loop")).toBe("Цикл ×2");
  expect(placeOf([["loop", null]], [0, 1])).toBe("Строка 1, в цикле");
});
