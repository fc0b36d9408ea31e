/** The Markdown of the rulebook as plain values, so that nothing but our own components becomes markup. */
import { lastOf } from "./lists";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong" | "emphasis"; inner: Inline[] }
  | { kind: "link"; inner: Inline[]; place: string };

export type Block =
  | { kind: "paragraph"; inner: Inline[] }
  | { kind: "heading"; inner: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string }
  | { kind: "picture"; label: string; clause: string };

const HEADING = /^#{1,6} +(.*)$/;
const ITEM = /^(-|\d+\.) +(.*)$/;
const PICTURE = /^!\[([^\]]*)\]\((?:[^)]*\/)?([^)/]+)\.svg\)$/;
const RULER = /^\|[\s|:-]+\|$/;
const SPAN = /(`[^`]+`)|(\*\*(?:(?!\*\*)[^])+\*\*)|(\*[^*]+\*)|(\[[^\]]*\]\([^)]*\))/;

export function read(markdown: string): Block[] {
  const lines = markdown.replace(/\r\n/g, "\n").split("\n");
  const blocks: Block[] = [];
  let at = 0;
  const take = (wanted: (line: string) => boolean): string[] => {
    const first = at;
    while (at < lines.length && wanted(lines[at]!)) at += 1;
    return lines.slice(first, at);
  };

  while (at < lines.length) {
    const line = lines[at]!;
    if (!line.trim() || line.startsWith("<a id=")) at += 1;
    else if (line.startsWith("```")) {
      at += 1;
      const text = take((each) => !each.startsWith("```")).join("\n");
      at += 1;
      blocks.push({ kind: "code", text });
    } else if (line.startsWith("|")) blocks.push(table(take((each) => each.startsWith("|"))));
    else if (ITEM.test(line)) blocks.push(list(take((each) => ITEM.test(each) || /^\s+\S/.test(each))));
    else blocks.push(single(line, () => take((each) => goesOn(each))));
  }
  return blocks;

  function single(line: string, paragraph: () => string[]): Block {
    const heading = HEADING.exec(line);
    const picture = PICTURE.exec(line.trim());
    if (!heading && !picture) return { kind: "paragraph", inner: spans(paragraph().join(" ")) };
    at += 1;
    if (heading) return { kind: "heading", inner: spans(heading[1]!) };
    return { kind: "picture", label: picture![1]!.replaceAll("`", ""), clause: picture![2]! };
  }
}

function goesOn(line: string): boolean {
  return line.trim() !== "" && !/^(```|\||<a id=)/.test(line) && ![HEADING, ITEM, PICTURE].some((each) => each.test(line));
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: /^\d/.test(lines[0]!), items: items.map(spans) };
}

function table(lines: string[]): Block {
  const [head = [], ...rows] = lines.filter((line) => !RULER.test(line)).map(cells);
  return { kind: "table", head, rows };
}

function cells(line: string): Inline[][] {
  return line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
}

export function spans(text: string): Inline[] {
  const found = SPAN.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const before: Inline[] = found.index ? [{ kind: "text", text: text.slice(0, found.index) }] : [];
  return [...before, span(found[0]), ...spans(text.slice(found.index + found[0].length))];
}

function span(text: string): Inline {
  if (text.startsWith("`")) return { kind: "code", text: text.slice(1, -1) };
  if (text.startsWith("**")) return { kind: "strong", inner: spans(text.slice(2, -2)) };
  if (text.startsWith("*")) return { kind: "emphasis", inner: spans(text.slice(1, -1)) };
  const [, label = "", target = ""] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(text) ?? [];
  return { kind: "link", inner: spans(label), place: placeOf(target) };
}

/** Where in the rulebook a link leads: a clause, or a chapter; never out of it. */
function placeOf(target: string): string {
  const [file = "", clause = ""] = target.split("#");
  return clause || file.replace(/\.md$/, "");
}

/** What is read aloud, and searched. */
export function plain(blocks: Block[]): string {
  return blocks.map(blockText).join(" ");
}

function blockText(block: Block): string {
  if (block.kind === "code") return block.text;
  if (block.kind === "picture") return "";
  if (block.kind === "list") return block.items.map(inlineText).join(" ");
  if (block.kind === "table") return [block.head, ...block.rows].map((row) => row.map(inlineText).join(" ")).join(" ");
  return inlineText(block.inner);
}

export function inlineText(inner: Inline[]): string {
  return inner.map((each) => ("inner" in each ? inlineText(each.inner) : each.text)).join("");
}

// ---------------------------------------------------------------- searching

/** Letters as people type them: no case, no dots and strokes above them. */
function simple(text: string): string {
  return text.toLocaleLowerCase().replace(/\p{Letter}/gu, (letter) => letter.normalize("NFD")[0]!);
}

export function wordsOf(query: string): string[] {
  return simple(query).split(/\s+/).filter(Boolean);
}

/** Where a word begins some word of the text. */
function places(searched: string, word: string): number[] {
  const found: number[] = [];
  for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(searched[at - 1]!)) found.push(at);
  }
  return found;
}

export function hasAll(text: string, words: string[]): boolean {
  const searched = simple(text);
  return words.every((word) => places(searched, word).length > 0);
}

/** The text in pieces, those that were searched for marked. */
export function marked(text: string, words: string[]): { text: string; hit: boolean }[] {
  const searched = simple(text);
  const hits = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (const at of places(searched, word)) hits.fill(true, at, at + word.length);
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (const [index, hit] of hits.entries()) {
    const last = lastOf(pieces);
    if (last && last.hit === hit) last.text += text[index];
    else pieces.push({ text: text[index]!, hit });
  }
  return pieces;
}
