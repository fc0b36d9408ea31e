/** The rulebook as the server gives it, and searched. */
import type { Shape } from "./api";
import { lastOf } from "./lists";
import { hasAll, wordsOf } from "./markdown";

export type BookClause = Shape<"BookClause">;

/** A file of the book; its text stands before the first clause. */
export type Chapter = Shape<"BookChapter">;

export function idOf({ chapter }: Chapter): string {
  return chapter.replace(/\.md$/, "");
}

const EDITION = /^\d+-edition-(\d)\.md$/; // a chapter about an edition of its own
const FOLLOWS: Record<string, string[]> = { "3.0": ["3.0"], "2.0": ["2.0", "3.0"] }; // what holds in it, and in which order

function editionOf({ chapter }: Chapter): string | undefined {
  const number = EDITION.exec(chapter)?.[1];
  return number && `${number}.0`;
}

/** The book for who plays this edition: its own chapters stand before the others. */
export function forEdition(book: Chapter[], edition: string): Chapter[] {
  const own = (FOLLOWS[edition] ?? []).flatMap((each) => book.filter((chapter) => editionOf(chapter) === each));
  return [...own, ...book.filter((chapter) => !own.includes(chapter))];
}

const STEM = 4; // letters that are left of a word at least
const ENDING = 3; // letters by which two forms of a word may differ

/** The parts of the book with all the words; where there are none, with other forms of them. */
export function searched(book: Chapter[], query: string): Chapter[] {
  const words = wordsOf(query);
  if (!words.length) return book;
  for (let cut = 0; cut <= ENDING; cut++) {
    const found = having(
      book,
      words.map((word) => word.slice(0, Math.max(STEM, word.length - cut))),
    );
    if (found.length) return found;
  }
  return [];
}

/** A chapter has its text where the words are in it. */
function having(book: Chapter[], words: string[]): Chapter[] {
  const clauses = search(
    book.flatMap((chapter) => chapter.clauses),
    words,
  );
  return [...chaptersOf(clauses, book), ...book.filter(({ text }) => hasAll(text, words)).map((chapter) => ({ ...chapter, clauses: [] }))];
}

/** In the order of the clauses, a chapter perhaps several times. */
function chaptersOf(clauses: BookClause[], book: Chapter[]): Chapter[] {
  const found: Chapter[] = [];
  for (const clause of clauses) {
    const chapter = book.find((each) => each.clauses.includes(clause))!;
    const last = lastOf(found);
    if (last?.chapter === chapter.chapter) last.clauses.push(clause);
    else found.push({ ...chapter, text: "", clauses: [clause] });
  }
  return found;
}

/** Clauses with all the words: the one that is named first, then those whose title has them. */
function search(clauses: BookClause[], words: string[]): BookClause[] {
  const found = clauses.filter((each) => hasAll([each.id, each.title, each.text, each.caption, each.words].join(" "), words));
  const far = (each: BookClause): number => (each.id.toLowerCase() === words.join(" ") ? 0 : hasAll(each.title, words) ? 1 : 2);
  return found.sort((one, other) => far(one) - far(other));
}
