/** The rulebook as the server gives it, in chapters, and searched. */
import { hasAll, wordsOf } from "./markdown";

export interface BookClause {
  id: string;
  title: string;
  text: string; // Markdown
  chapter: string; // the file it stands in
  chapter_title: string;
  picture: string | null;
  caption: string;
}

export interface Chapter {
  id: string;
  title: string;
  clauses: BookClause[];
}

export function chaptersOf(clauses: BookClause[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const clause of clauses) {
    const id = clause.chapter.replace(/\.md$/, "");
    const last = chapters.at(-1);
    if (last?.id === id) last.clauses.push(clause);
    else chapters.push({ id, title: clause.chapter_title, clauses: [clause] });
  }
  return chapters;
}

/** Clauses with all the words: the one that is named first, then those whose title has them. */
export function search(clauses: BookClause[], query: string): BookClause[] {
  const words = wordsOf(query);
  if (!words.length) return clauses;
  const found = clauses.filter((each) => hasAll([each.id, each.title, each.text, each.caption].join(" "), words));
  const far = (each: BookClause): number =>
    each.id.toLowerCase() === words.join(" ") ? 0 : hasAll(each.title, words) ? 1 : 2;
  return found.sort((one, other) => far(one) - far(other));
}
