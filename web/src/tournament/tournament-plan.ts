/** A tournament that is being planned: few choices, each with something sensible in it. */
import type { Given } from "../lib/api";
import { type Arena, coloursOf, type Game, type Option, type Options, type Readings } from "../lib/table-setup";
import type { Format } from "./tournament-types";

export interface Wish {
  name: string;
  format: Format;
  game: string;
  edition?: string; // of the box it is played with; none: the newest
  arenas: string[]; // one a round, in this order
  rounds: number; // 0: as many as it takes
  seats: number; // of the scenario for a group
  groups: number;
  think: number; // seconds for a program; 0: no clock
  options: Readings;
  tieBreaks: string[]; // without the lot, which is last where there is a bracket
}

export const TIE_BREAKS = ["head_to_head", "damage", "destroyed", "buchholz", "deciding"];
export const WITH_ROUNDS: Format[] = ["swiss", "scenario"];
const WITH_BRACKET: Format[] = ["elimination", "groups"];
const FEW = 3; // arenas, unless more are wanted
const SHORTEST_QUESTION = 15; // seconds
const PAIR = 2; // at a table, but in the scenario for a group
const DEAL = "deal";
const TOGETHER = "allies";

export function newWish(games: Game[], arenas: Arena[]): Wish {
  const usual: Omit<Wish, "game" | "arenas"> = {
    name: "",
    format: "swiss",
    rounds: 0,
    seats: 4,
    groups: 2,
    think: 0,
    options: {},
    tieBreaks: TIE_BREAKS,
  };
  const game = playable(games, arenas)[0]?.id ?? "";
  return { ...usual, game, arenas: usualArenas(arenas, game) };
}

/** Games that so many can play on arenas; a tournament names these in advance. */
export function playable(games: Game[], arenas: Arena[], seats = PAIR): Game[] {
  return games.filter(({ id, players }) => players.includes(seats) && arenasFor(arenas, id).length > 0);
}

/** How many sit at a table. */
export function seatsAt({ format, seats }: Pick<Wish, "format" | "seats">): number {
  return format === "scenario" ? seats : PAIR;
}

/** Changed; a game that is not for so many at a table makes room for the first that is. */
export function changed(wish: Wish, change: Partial<Wish>, games: Game[], arenas: Arena[]): Wish {
  const next = { ...wish, ...change };
  const offered = playable(games, arenas, seatsAt(next));
  const [first] = offered;
  if (!boxesOf(games, next).includes(next.edition ?? "")) delete next.edition;
  return !first || offered.some(({ id }) => id === next.game) ? next : withGame(next, games, arenas, first.id);
}

export function arenasFor(arenas: Arena[], game: string, edition?: string): Arena[] {
  return arenas.filter((arena) => arena.games.includes(game) && (!edition || (arena.editions?.includes(edition) ?? false)));
}

export function usualArenas(arenas: Arena[], game: string, edition?: string): string[] {
  return arenasFor(arenas, game, edition)
    .slice(0, FEW)
    .map((arena) => arena.id);
}

/** Another game, on arenas of its own; of another edition its rules are read in other ways. */
export function withGame(wish: Wish, games: Game[], arenas: Arena[], game: string): Wish {
  const { edition: before, ...rest } = wish;
  const same = !before && editionOf(games, { game }) === editionOf(games, rest);
  return { ...rest, game, options: same ? wish.options : {}, arenas: usualArenas(arenas, game) };
}

/** The boxes with which this game can be played by so many at a table, the newest first. */
export function boxesOf(games: Game[], wish: Pick<Wish, "game" | "format" | "seats">): string[] {
  const all = games.find(({ id }) => id === wish.game)?.editions ?? [];
  return all.filter((edition) => seatsAt(wish) <= coloursOf(edition).length);
}

/** The same game with another box, on the arenas that it has there. */
export function withBox(wish: Wish, arenas: Arena[], edition: string): Wish {
  return { ...wish, edition, options: {}, arenas: usualArenas(arenas, wish.game, edition) };
}

/** How the rules of the game can be read by those who play against each other. */
export function readingsOf(editions: Options["editions"], games: Game[], wish: Pick<Wish, "game" | "edition">): Option[] {
  const all = editions.find((each) => each.id === editionOf(games, wish))?.options ?? [];
  return all.filter((option) => option.id !== TOGETHER);
}

/** The chosen one, or the newest of the game. */
export function editionOf(games: Game[], { game, edition }: Pick<Wish, "game" | "edition">): string | undefined {
  return edition ?? games.find((each) => each.id === game)?.editions[0];
}

/** Chosen, or no more; the last one stays. */
export function toggled(chosen: string[], id: string): string[] {
  if (!chosen.includes(id)) return [...chosen, id];
  return chosen.length > 1 ? chosen.filter((each) => each !== id) : chosen;
}

/** One place nearer to the first. */
export function raised(order: string[], name: string): string[] {
  const at = order.indexOf(name);
  if (at < 1) return order;
  return [...order.slice(0, at - 1), name, order[at - 1] ?? "", ...order.slice(at + 1)];
}

/** As the server wants it; `names` are those of a club. */
export function plan(wish: Wish, builds = false, names: string[] = []): Given<"api/tournaments"> {
  const { name, format, game, edition, arenas, rounds, seats, groups, think, options } = wish;
  const components = builds && format !== "scenario" ? { components: DEAL } : {};
  return {
    rules: {
      name: name.trim(),
      format,
      arenas,
      match: { game, ...(edition ? { edition } : {}), options, ...components },
      tie_breaks: WITH_BRACKET.includes(format) ? [...wish.tieBreaks, "lot"] : wish.tieBreaks,
      ...(WITH_ROUNDS.includes(format) && rounds ? { rounds } : {}),
      ...(format === "scenario" ? { seats } : {}),
      ...(format === "groups" ? { groups } : {}),
    },
    ...(names.length ? { names } : {}),
    ...(think ? { think: { programs: think, components: think, question: Math.max(SHORTEST_QUESTION, Math.round(think / 2)) } } : {}),
  };
}
