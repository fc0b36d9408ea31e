import { readdirSync, readFileSync } from "node:fs";
import { Lexer, type Token } from "marked";
import { describe, expect, it } from "vitest";
import { hasAll, inlineText, marked, plain, read, spans, wordsOf } from "../src/lib/markdown";

describe("blocks", () => {
  it("joins the lines of a paragraph", () => {
    expect(read("one\ntwo\n\nthree")).toEqual([
      { kind: "paragraph", inner: [{ kind: "text", text: "one two" }] },
      { kind: "paragraph", inner: [{ kind: "text", text: "three" }] },
    ]);
  });

  it("reads lists whose items go on", () => {
    const [list, after] = read("- one\n  more\n- two\n\nend");
    expect(list).toMatchObject({ kind: "list", ordered: false });
    expect(list?.kind === "list" && list.items.map(inlineText)).toEqual(["one more", "two"]);
    expect(after?.kind).toBe("paragraph");
    expect(read("1. one\n2. two")[0]).toMatchObject({ kind: "list", ordered: true });
  });

  it("reads tables, pictures, headings and code", () => {
    const blocks = read("# T\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n![K `p4`](pictures/2.0.svg)\n\n```\n..\n#.\n```\n");
    expect(blocks.map((each) => each.kind)).toEqual(["heading", "table", "picture", "code"]);
    expect(blocks[2]).toEqual({ kind: "picture", label: "K p4", clause: "2.0" });
    expect(blocks[3]).toEqual({ kind: "code", text: "..\n#." });
  });

  it("never turns markup into anything but text", () => {
    expect(plain(read("<script>alert(1)</script>"))).toBe("<script>alert(1)</script>");
  });
});

describe("spans", () => {
  it("reads what stands in a line", () => {
    expect(spans("a **b *c*** `d`")[1]).toMatchObject({ kind: "strong" });
    expect(spans("*▸ Red: `x`.*")).toEqual([
      {
        kind: "emphasis",
        inner: [
          { kind: "text", text: "▸ Red: " },
          { kind: "code", text: "x" },
          { kind: "text", text: "." },
        ],
      },
    ]);
  });

  it("leads to clauses and chapters only", () => {
    const place = (text: string) => spans(text).map((each) => (each.kind === "link" ? each.place : null));
    expect(place("[M4](05-movement.md#M4)")).toEqual(["M4"]);
    expect(place("[G12](#G12)")).toEqual(["G12"]);
    expect(place("[Setting up](01-setup.md)")).toEqual(["01-setup"]);
  });
});

describe("searching", () => {
  it("does not mind case and ё", () => {
    expect(hasAll("Тонкий Лёд трещит", wordsOf(" лед  ТОН "))).toBe(true);
    expect(hasAll("Тонкий лёд", wordsOf("лёд бочка"))).toBe(false);
  });

  it("looks where words begin", () => {
    expect(hasAll("следующая клетка", wordsOf("лед"))).toBe(false);
    expect(hasAll("(лёд)", wordsOf("лед"))).toBe(true);
  });

  it("marks what was found", () => {
    expect(marked("Лёд и лед", wordsOf("лед"))).toEqual([
      { text: "Лёд", hit: true },
      { text: " и ", hit: false },
      { text: "лед", hit: true },
    ]);
    expect(marked("", [])).toEqual([]);
  });
});

describe("the whole rulebook", () => {
  const book = new URL("../../golems/data/rules/", import.meta.url);
  const chapters = readdirSync(book).flatMap((lang) =>
    readdirSync(new URL(`${lang}/`, book))
      .filter((file) => file.endsWith(".md"))
      .map((file) => `${lang}/${file}`),
  );

  it.each(chapters)("%s leaves no sign of Markdown behind", (chapter) => {
    const text = plain(read(readFileSync(new URL(chapter, book), "utf-8")).filter((each) => each.kind !== "code"));
    expect(text).not.toMatch(/\*\*|\]\(|^#|<a|\|/);
  });

  /** What a token of marked, which reads all of Markdown, is called here. */
  function kindOf({ type, raw }: Token): string[] {
    if (type === "space" || type === "html" || raw.startsWith("<a id=")) return [];
    return [type === "paragraph" && /^!\[[^\]]*\]\([^)]*\)\s*$/.test(raw) ? "picture" : type];
  }

  it.each(chapters)("%s has the blocks that marked finds in it", (chapter) => {
    const text = readFileSync(new URL(chapter, book), "utf-8");
    expect(read(text).map(({ kind }) => kind)).toEqual(new Lexer().lex(text).flatMap(kindOf));
  });
});
