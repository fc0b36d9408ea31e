import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { forEdition, idOf, searched, type BookClause, type Chapter } from "../src/lib/rulebook";

function chapter(id: string, text: string, ...clauses: BookClause[]): Chapter {
  return { chapter: `${id}.md`, title: id, text, clauses };
}

function clause(id: string, title: string, text = ""): BookClause {
  return { id, title, text };
}

const book = [
  chapter("README", "A channel is open water."),
  chapter("01-setup", "Here you build the arena.", clause("S1", "The board", "Ice lies on water. See M4.")),
  chapter("05-movement", "All move at once.", clause("M4", "Two robots, one cell"), clause("M5", "Snow and ice")),
  chapter("08-ice", "", clause("I1", "On the ice", "See S1.")),
];

function found(query: string): string[] {
  return searched(book, query).map((each) => [idOf(each), ...each.clauses.map(({ id }) => id)].join(" "));
}

describe("the rulebook", () => {
  it("is whole where nothing is searched for", () => expect(searched(book, " ")).toEqual(book));

  it("finds titles before texts, and a named clause first of all", () => {
    expect(found("ice")).toEqual(["05-movement M5", "08-ice I1", "01-setup S1"]);
    expect(found("m4")).toEqual(["05-movement M4", "01-setup S1"]);
  });

  it("finds what stands before the clauses, after them", () => {
    expect(found("water")).toEqual(["01-setup S1", "README"]);
    expect(searched(book, "water").map(({ text }) => text)).toEqual(["", "A channel is open water."]);
  });
});

describe("who plays an older edition", () => {
  const all = [chapter("README", ""), chapter("05-movement", ""), chapter("13-edition-3", ""), chapter("14-edition-2", "")];
  const order = (edition: string): string[] => forEdition(all, edition).map(idOf);

  it("reads its own chapters first", () => {
    expect(order("3.0")).toEqual(["13-edition-3", "README", "05-movement", "14-edition-2"]);
    expect(order("2.0")).toEqual(["14-edition-2", "13-edition-3", "README", "05-movement"]);
  });

  it("and the newest one is the book itself", () => expect(order("4.0")).toEqual(all.map(idOf)));
});

/** What children and owners of a box look for, and the question that answers it. */
const ASKED: Record<string, Record<string, string>> = {
  ru: {
    камень: "stone",
    волчок: "die",
    возраст: "age",
    "сколько игроков": "players",
    "сколько лет": "age",
    "сколько длится": "time",
    утонет: "water",
    тонет: "water",
    украсть: "event",
    кубик: "die",
    ничья: "winner",
    бомба: "bomb",
    починить: "repair",
    телепорт: "portal",
    рельсы: "line",
    скользко: "ice",
    сугроб: "ice",
    подсматривать: "peek",
    увернуться: "defend",
    бот: "parobots",
    столбик: "stack",
    толкать: "push",
    если: "condition",
    повтор: "loop",
    коробка: "box",
    "игра для начинающих": "games",
    "стандартная игра": "games",
    "автономная игра": "games",
    "повтор 3": "loop",
    "есть противник?": "condition",
    "нападение?": "condition",
    выбыл: "out",
    "не успел": "clock",
    валун: "stone",
    мина: "bomb",
    смерть: "out",
    прыгать: "portal",
    сломался: "damage",
    сердечки: "damage",
    победить: "winner",
    выиграть: "winner",
    выиграли: "winner",
    очки: "winner",
    поезд: "line",
    меч: "attack",
    стрелять: "attack",
    диагональ: "attack",
    "по диагонали": "attack",
    упал: "ice",
    ящик: "inside",
    подглядывать: "peek",
    жульничать: "peek",
    враг: "parobots",
    "пропустить ход": "program",
  },
  en: {
    stone: "stone",
    spinner: "die",
    age: "age",
    "how many players": "players",
    "how long": "time",
    drown: "water",
    steal: "event",
    dice: "die",
    draw: "winner",
    tie: "winner",
    bomb: "bomb",
    fix: "repair",
    teleport: "portal",
    rails: "line",
    slippery: "ice",
    peek: "peek",
    dodge: "defend",
    bot: "parobots",
    stack: "stack",
    push: "push",
    if: "condition",
    repeat: "loop",
    box: "box",
    "game for beginners": "games",
    "standard game": "games",
    "autonomous game": "games",
    "loop 3": "loop",
    "is enemy?": "condition",
    "under attack?": "condition",
    dead: "out",
    timer: "clock",
    boulder: "stone",
    mine: "bomb",
    hearts: "damage",
    exploded: "bomb",
    points: "winner",
    train: "line",
    sword: "attack",
    shooting: "attack",
    diagonal: "attack",
    skip: "program",
    enemies: "parobots",
  },
};
const QUESTION = /^<a id="([a-z-]+)"><\/a>\n## ([^\n]+)\n<!-- ([^\n]+) -->\n\n([^]*?)(?=^<a id=|$(?![^]))/gm;

function questionsIn(lang: string): Chapter {
  const path = fileURLToPath(new URL(`../../golems/data/questions/${lang}.md`, import.meta.url));
  const found = [...readFileSync(path, "utf-8").matchAll(QUESTION)];
  return chapter("questions", "", ...found.map(([, id, title, words, text]) => ({ ...clause(id!, title!, text), words })));
}

describe.each(Object.keys(ASKED))("the questions in %s", (lang) => {
  it.each(Object.entries(ASKED[lang]!))("know “%s”", (query, id) => {
    const answers = searched([questionsIn(lang)], query).flatMap(({ clauses }) => clauses.map((each) => each.id));
    expect(answers).toContain(id);
  });
});

/** What everybody asks first stands on the cover too. */
const FIRST: Record<string, string[]> = {
  ru: ["сколько игроков", "возраст", "сколько лет", "сколько длится", "сколько времени"],
  en: ["how many players", "age", "how old", "how long"],
};

describe.each(Object.keys(FIRST))("the cover in %s", (lang) => {
  const path = fileURLToPath(new URL(`../../golems/data/rules/${lang}/README.md`, import.meta.url));

  it.each(FIRST[lang]!)("answers “%s”", (query) => {
    expect(searched([chapter("README", readFileSync(path, "utf-8"))], query)).toHaveLength(1);
  });
});
