import { describe, expect, it } from "vitest";
import { chaptersOf, search, type BookClause } from "../src/lib/rulebook";

function clause(id: string, chapter: string, title: string, text = ""): BookClause {
  return { id, title, text, chapter: `${chapter}.md`, chapter_title: chapter, picture: null, caption: "" };
}

const book = [
  clause("S1", "01-setup", "The field", "Ice lies on water. See M4."),
  clause("M4", "05-movement", "Two robots, one cell"),
  clause("I1", "08-ice", "On the ice"),
];

describe("the rulebook", () => {
  it("has chapters in its order", () => {
    expect(chaptersOf(book).map(({ id, clauses }) => [id, clauses.length])).toEqual([
      ["01-setup", 1],
      ["05-movement", 1],
      ["08-ice", 1],
    ]);
  });

  it("finds titles before texts, and a named clause first of all", () => {
    expect(search(book, "ice").map(({ id }) => id)).toEqual(["I1", "S1"]);
    expect(search(book, "m4").map(({ id }) => id)).toEqual(["M4", "S1"]);
    expect(search(book, " ")).toEqual(book);
  });
});
