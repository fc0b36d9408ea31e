/** Programs as values: the long form of the notation, where null is a slot that is still open. */
import alphabets from "../../../golems/data/alphabets.json";
import type { Shape } from "./api";

/** A command, or a card that holds others: its name, then its slots. */
export type Slot = null | string | readonly [string, ...Slot[]];
export type Program = readonly Slot[];
/** A row, then the way into it: [0], [0, 1], [0, 2, 1]. */
export type Path = readonly number[];

export const NONE = "none";
const INSIDE: Record<string, number> = { loop: 1, loop3: 1, if: 2, "enemy?": 2, "attacked?": 2 };

/** How many slots a card holds. */
export function inside(card: string): number {
  return INSIDE[card] ?? 0;
}

export function isHolder(slot: Slot): slot is readonly [string, ...Slot[]] {
  return Array.isArray(slot);
}

/** Whether something that was kept or sent is a slot. */
export function isSlot(value: unknown): value is Slot {
  if (Array.isArray(value)) return typeof value[0] === "string" && value.slice(1).every(isSlot);
  return value === null || typeof value === "string";
}

/** The card that lies in a slot, not what it holds. */
export function cardOf(slot: Slot): string | null {
  return isHolder(slot) ? slot[0] : slot;
}

export function empty(rows: number): Program {
  return Array<Slot>(rows).fill(null);
}

/** With exactly so many rows, as many of them open as are missing. */
export function fitted(program: Program, rows: number): Program {
  return [...program, ...empty(rows)].slice(0, rows);
}

// ---------------------------------------------------------------- slots

export function at(program: Program, path: Path): Slot {
  let found: Slot | undefined = program[path[0] ?? 0];
  for (const step of path.slice(1)) found = found && isHolder(found) ? (found[step] as Slot) : null;
  return found ?? null;
}

/** Every slot in the order of reading, a card before what it holds. */
export function slots(program: Program): Path[] {
  return program.flatMap((row, number) => slotsIn(row, [number]));
}

function slotsIn(slot: Slot, path: Path): Path[] {
  if (!isHolder(slot)) return [path];
  return [path, ...slot.slice(1).flatMap((inner, number) => slotsIn(inner as Slot, [...path, number + 1]))];
}

export function openSlots(program: Program): Path[] {
  return slots(program).filter((path) => at(program, path) === null);
}

export function same(one: Path | null, other: Path | null): boolean {
  return one !== null && other !== null && one.join() === other.join();
}

/** Whether the first way leads to the second slot, or into it. */
export function leadsTo(outer: Path, inner: Path): boolean {
  return outer.every((step, number) => inner[number] === step);
}

// ---------------------------------------------------------------- changes

export function replace(program: Program, path: Path, slot: Slot): Program {
  const [row = 0, ...rest] = path;
  return program.map((each, number) => (number === row ? replaced(each, rest, slot) : each));
}

function replaced(old: Slot, path: Path, slot: Slot): Slot {
  const [step, ...rest] = path;
  if (step === undefined) return slot;
  if (!isHolder(old)) return old;
  return old.map((each, number) => (number === step ? replaced(each, rest, slot) : each)) as unknown as Slot;
}

/** A card is laid; one that holds others takes in what lay there. */
export function put(program: Program, path: Path, card: string): Program {
  const size = inside(card);
  if (!size) return replace(program, path, card);
  const old = at(program, path);
  const kept = isHolder(old) ? (old.slice(1) as Slot[]) : [old];
  const held = inside(card) === 1 ? kept.map(innermost) : kept;
  return replace(program, path, [card, ...fitted(held, size)]);
}

function innermost(slot: Slot): Slot {
  return isHolder(slot) ? innermost(slot[1] as Slot) : slot;
}

export function remove(program: Program, path: Path): Program {
  return replace(program, path, null);
}

/** Two slots exchange what they hold; out of its own holder a card takes the holder's place. */
export function move(program: Program, from: Path, to: Path): Program {
  if (leadsTo(from, to)) return program;
  const [one, other] = [at(program, from), at(program, to)];
  if (leadsTo(to, from)) return replace(program, to, one);
  return replace(replace(program, to, one), from, other);
}

/** A card comes before a row, and the rows close up towards the nearest open one. Without an open row: no change. */
export function insert(program: Program, row: number, slot: Slot): Program {
  const below = program.indexOf(null, row);
  const gap = below >= 0 ? below : program.lastIndexOf(null, row);
  if (gap < 0) return program;
  const rows = program.filter((_, number) => number !== gap);
  rows.splice(gap < row ? row - 1 : row, 0, slot);
  return rows;
}

/** A row comes before another one; `before` may be one behind the last. */
export function moveRow(program: Program, from: number, before: number): Program {
  const rows = [...program];
  const [row = null] = rows.splice(from, 1);
  rows.splice(before > from ? before - 1 : before, 0, row);
  return rows;
}

// ---------------------------------------------------------------- cards

export type Cards = Record<string, number>;

export function used(program: Program): Cards {
  const counts: Cards = {};
  for (const path of slots(program)) {
    const card = cardOf(at(program, path));
    if (card !== null && card !== NONE) counts[card] = (counts[card] ?? 0) + 1;
  }
  return counts;
}

/** What of the hand is not yet laid. */
export function left(hand: Cards, program: Program): Cards {
  const laid = used(program);
  return Object.fromEntries(Object.entries(hand).map(([card, count]) => [card, count - (laid[card] ?? 0)]));
}

// ---------------------------------------------------------------- the short form

const COMMANDS = ["forward", "backward", "left", "right", "stand", "attack", "defend", "take", "die", NONE];
const LOOPS: Record<string, string> = { "2": "loop", "3": "loop3" };

interface Alphabet {
  commands: Record<string, string>;
  senses: Record<string, string>;
}

function alphabet({ commands, enemy, attacked }: (typeof alphabets)["latin"]): Alphabet {
  const signs = [...commands, "*", "-"];
  return {
    commands: Object.fromEntries(COMMANDS.map((command, number) => [signs[number] ?? "", command])),
    senses: { "?": "if", [`${enemy}?`]: "enemy?", [`${attacked}?`]: "attacked?" },
  };
}

const LATIN = alphabet(alphabets.latin);
const RUSSIAN = alphabet(alphabets.russian);
const ROW = /^(?:([^\s?]?\?)([23]?[^\d\s:]):([23]?[^\d\s:])|([23]?[^\d\s:]))$/;

/** The rows of a short form, such as `F 2A ?F:L`, in either alphabet. */
export function parse(text: string): Program {
  const letters = /[\u0400-\u04ff]/.test(text) ? RUSSIAN : LATIN;
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => parseRow(word, letters));
}

function parseRow(word: string, letters: Alphabet): Slot {
  const [, sign, yes = "", no = "", plain] = ROW.exec(word) ?? [];
  if (plain) return parseInner(plain, letters);
  const sense = sign && letters.senses[sign];
  if (!sense) throw new Error(`not a row: ${word}`);
  return [sense, parseInner(yes, letters), parseInner(no, letters)];
}

function parseInner(text: string, letters: Alphabet): Slot {
  const command = letters.commands[text.slice(-1)];
  if (!command) throw new Error(`not a command: ${text}`);
  const loop = LOOPS[text.slice(0, -1)];
  return loop ? [loop, command] : command;
}

/** The short form in Latin letters; an open slot does nothing, open rows at the end are left out. */
export function print(program: Program): string {
  return closed(program).map(printSlot).join(" ");
}

/** Without the open rows at the end. */
export function closed(program: Program): Program {
  let length = program.length;
  while (length > 0 && program[length - 1] === null) length--;
  return program.slice(0, length);
}

function printSlot(slot: Slot): string {
  if (!isHolder(slot)) return keyOf(LATIN.commands, slot ?? NONE);
  const [card, ...held] = slot;
  if (inside(card) === 1) return keyOf(LOOPS, card) + printSlot(held[0] ?? null);
  return `${keyOf(LATIN.senses, card)}${printSlot(held[0] ?? null)}:${printSlot(held[1] ?? null)}`;
}

function keyOf(names: Record<string, string>, value: string): string {
  const key = Object.keys(names).find((each) => names[each] === value);
  if (key === undefined) throw new Error(`not a card: ${value}`);
  return key;
}

/** The command that a key of the keyboard stands for, in either alphabet. */
export function commandOfKey(key: string): string | undefined {
  const letter = key.toUpperCase();
  return LATIN.commands[letter] ?? RUSSIAN.commands[letter];
}

// ---------------------------------------------------------------- Python

export interface CodeLine {
  row: number;
  text: string;
}

const METHODS: Record<string, string> = {
  left: "turn_left",
  right: "turn_right",
  if: "sees_obstacle",
  "enemy?": "sees_enemy",
  "attacked?": "is_attacked",
  die: "roll_die",
};
const TIMES: Record<string, number> = { loop: 2, loop3: 3 };
const INDENT = "    ";

/** The program as a person would write it in Python; an open slot is an ellipsis, which Python allows. */
export function python(program: Program): CodeLine[] {
  return program.flatMap((slot, row) => code(slot, "").map((text) => ({ row, text })));
}

function code(slot: Slot, indent: string): string[] {
  if (slot === null) return [`${indent}...`];
  if (slot === NONE) return [`${indent}pass`];
  if (!isHolder(slot)) return [`${indent}golem.${METHODS[slot] ?? slot}()`];
  const [card, yes = null, no = null] = slot;
  const deeper = indent + INDENT;
  if (card in TIMES) return [`${indent}for _ in range(${TIMES[card]}):`, ...code(yes, deeper)];
  return [`${indent}if golem.${METHODS[card]}():`, ...code(yes, deeper), `${indent}else:`, ...code(no, deeper)];
}

// ---------------------------------------------------------------- what the server says to it

export type Ghost = Shape<"GhostStep">;

/** Where a card is missing, and for each card why it may not be laid there; null: it may. */
export type Fit = Shape<"Fit">;

export type Draft = Shape<"ProgramDraft">;
