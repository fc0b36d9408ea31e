import { describe, expect, it } from "vitest";
import { idOf, searched, type BookClause, type Chapter } from "../src/lib/rulebook";

function chapter(id: string, text: string, ...clauses: BookClause[]): Chapter {
  return { chapter: `${id}.md`, title: id, text, clauses };
}

function clause(id: string, title: string, text = ""): BookClause {
  return { id, title, text };
}

const book = [
  chapter("README", "A channel is open water."),
  chapter("01-setup", "Here you build the arena.", clause("S1", "The field", "Ice lies on water. See M4.")),
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
