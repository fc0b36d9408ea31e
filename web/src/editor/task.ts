/** What a sketch asks for besides what lies on its field: cards, rows, texts, what the others do. */
import { LANGUAGES, type Lang } from "../lib/languages";
import { controlled, withControl } from "./things";
import type { Bench, ByRound, CardOffer, Doing, Goal, Limits, More, Rest, SketchRobot, Sketch } from "./sketch-types";

export const NOTHING: Omit<Sketch, "kind" | "edition"> = {
  segments: [],
  tokens: {},
  barrels: {},
  robots: [],
  starts: {},
  streams: [],
  goals: [],
  table: {},
  more: {},
};

export function withMore(sketch: Sketch, change: Partial<More>): Sketch {
  return { ...sketch, more: without({ ...sketch.more, ...change }) };
}

export function withTable(sketch: Sketch, change: Partial<Rest>): Sketch {
  return { ...sketch, table: without({ ...sketch.table, ...change }) };
}

/** Undefined is not there at all. */
function without<T extends Record<string, unknown>>(all: T): T {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T;
}

// ---------------------------------------------------------------- texts

export function withText(sketch: Sketch, lang: Lang, change: { title?: string; story?: string }): Sketch {
  const { title = "", story = "" } = { ...sketch.more.texts?.[lang], ...change };
  const texts = { ...sketch.more.texts, [lang]: story ? { title, story } : { title } };
  if (!title && !story) delete texts[lang];
  return withMore(sketch, { texts });
}

/** In this language, or else in any. */
export function titleOf({ more: { texts = {} } }: Sketch, lang: Lang): string {
  return [lang, ...LANGUAGES].map((each) => texts[each]?.title).find(Boolean) ?? "";
}

// ---------------------------------------------------------------- cards

export function handOf(sketch: Sketch, bench: Bench): Record<string, number> {
  return sketch.table.hand ?? Object.fromEntries(bench.cards.map(({ id, count }) => [id, count]));
}

/** A bonus card that is in the hand may be laid. */
export function withCards(sketch: Sketch, bench: Bench, { id, bonus }: CardOffer, count: number): Sketch {
  const next = withTable(sketch, { hand: { ...handOf(sketch, bench), [id]: count } });
  if (!bonus) return next;
  const rest = (sketch.more.bonuses ?? []).filter((card) => card !== id);
  return withMore(next, { bonuses: count ? [...rest, id] : rest });
}

export function withLimits(sketch: Sketch, change: Partial<Limits>): Sketch {
  return withMore(sketch, { limits: without({ ...sketch.more.limits, ...change } as Record<string, unknown>) as Limits });
}

// ---------------------------------------------------------------- rounds, programs and dice

export function roundsOf({ more: { rounds = 1 } }: Sketch): number {
  return rounds;
}

/** What is said once counts for every round. */
export function eachRound<T>(value: ByRound<T> | undefined, rounds: number, usual: T): T[] {
  const all = value === undefined ? [] : Array.isArray(value) ? value : [value];
  const one = Array.isArray(value) ? usual : (value ?? usual);
  return Array.from({ length: rounds }, (_, round) => (all as T[])[round] ?? one);
}

/** And what is the same in every round is said once. */
export function together<T>(values: T[]): ByRound<T> {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : values;
}

export function withRounds(sketch: Sketch, rounds: number): Sketch {
  const { program, events, others = {} } = sketch.more;
  const fitted = Object.entries(others).map(([id, doing]): [string, Doing] => [id, doingIn(doing, rounds)]);
  return withMore(sketch, {
    rounds: rounds > 1 ? rounds : undefined,
    ...(program === undefined ? {} : { program: together(eachRound(program, rounds, "")) }),
    ...(events === undefined ? {} : { events: together(eachRound(events, rounds, "nothing")) }),
    others: Object.fromEntries(fitted),
  });
}

/** Dice of every round are a list of lists; one list counts for all. */
function doingIn(doing: Doing, rounds: number): Doing {
  if (!Array.isArray(doing)) return doing;
  if (doing.every((each) => typeof each === "string")) return isDice(doing) ? doing : together(eachRound(doing, rounds, ""));
  return (doing as string[][]).slice(0, rounds);
}

const DIE_FACE = /^[a-z]{2,}$/;

/** What dice show is written out, a program in letters. */
function isDice(doing: string[]): boolean {
  return doing.length > 0 && doing.every((each) => DIE_FACE.test(each));
}

export function withOther(sketch: Sketch, id: string, doing: Doing | undefined): Sketch {
  const { [id]: _, ...rest } = sketch.more.others ?? {};
  return withMore(sketch, { others: doing === undefined || doing === "" ? rest : { ...rest, [id]: doing } });
}

// ---------------------------------------------------------------- another edition

/** Only what the edition has stays on the bench. */
export function withEdition(sketch: Sketch, bench: Bench): Sketch {
  const signs = bench.tokens.flatMap((token) => token.signs);
  const known = bench.goals.map(({ id }) => id);
  const isNew = bench.edition === "4.0";
  const robots = sketch.robots.filter(({ bot }) => !bot || isNew).map((robot) => plain(robot, isNew));
  const next = {
    ...sketch,
    edition: bench.edition as Sketch["edition"],
    tokens: Object.fromEntries(Object.entries(sketch.tokens).filter(([, sign]) => signs.includes(sign))),
    robots,
    streams: isNew ? [] : sketch.streams,
    goals: sketch.goals.filter((goal) => isOf(goal, known, robots)),
    table: {},
    more: { ...sketch.more, bonuses: undefined, events: undefined, others: undefined, limits: undefined },
  };
  return withControl(withMore(bench.terrain.length ? next : inSummer(next), {}), controlled(sketch));
}

function plain({ id, cell, facing, bot }: SketchRobot, isNew: boolean): SketchRobot {
  return bot ? { id, cell, facing, bot } : { id, cell, facing, ...(isNew ? { simple: true } : {}) };
}

function isOf({ goal, robot, target }: Goal, known: string[], robots: SketchRobot[]): boolean {
  const named = [robot, target].filter((id) => id !== undefined);
  return known.includes(goal) && named.every((id) => robots.some((each) => each.id === id));
}

function inSummer(sketch: Sketch): Sketch {
  const segments = sketch.segments.map((segment) => ({ ...segment, rows: segment.rows.map((row) => row.replace(/[is]/g, ".")), back: [] }));
  return { ...sketch, segments };
}
