/** A table that is being set: what the server offers, what is chosen, and what becomes of a choice. */
import type { Shape } from "./api";
import { COMPANION, withStrength } from "./companion";
import { type Cards, inside } from "./program";
import type { ChairSetup, Position, Setup } from "./match-types";

// ---------------------------------------------------------------- what the server offers

export type Game = Shape<"ListedGame">;

export type Arena = Pick<Shape<"ListedArena">, "id" | "name" | "idea" | "games" | "editions" | "notes" | "starts">;

export type Scenario = Omit<Shape<"ListedScenario">, "position"> & { position: Pick<Position, "edition" | "robots"> };

/** Something to choose, perhaps with an idea in one line. */
export interface Named {
  id: string;
  name: string;
  idea?: string;
}

/** A reading of the rules: one of its values, or a number from the least to the most. */
export type Option = Shape<"TableOption">;
export type OptionValue = string | boolean | number;
export type Readings = Record<string, OptionValue>; // those that are not as usual

export type Options = Omit<Shape<"TableOptions">, "colours" | "components" | "reactions">;

export interface Offer extends Options {
  games: Game[];
  arenas: Arena[];
  scenarios: Scenario[];
}

// ---------------------------------------------------------------- what is chosen

/** A person at this device, a person elsewhere, a bot in a person's place, or a ParoBot. */
export type Who = "here" | "away" | "bot" | "parobot";

export interface Place {
  who: Who;
  colour: string;
  name: string;
  bot?: string;
  card?: string;
}

export interface Table {
  edition: string;
  game: string;
  arena: string;
  places: Place[];
  think: number; // seconds for a program; 0: no clock
  components?: string;
  novices?: boolean;
  starts?: string; // how it is decided who starts where
  open?: boolean; // programs lie face up
  deck?: string[];
  hand?: Cards;
  options: Readings;
}

export const GOLEMS = ["red", "blue", "green", "yellow"] as const;
const PAIR = 2; // golems in the box of 2.0
const TWO_GOLEMS = "2.0";
export const ALLIES = "allies"; // the reading that is chosen with the players
export const RANDOM = "random";
export const ANY_CARD = "any";
const SHORTEST_QUESTION = 15; // seconds

const isPlayer = (place: Place): boolean => place.who !== "parobot";
const players = (table: Table): number => table.places.filter(isPlayer).length;

// ---------------------------------------------------------------- what fits together, as the server lists it

export function editions(games: Game[]): string[] {
  return [...new Set(games.flatMap((game) => game.editions))];
}

/** Those for the youngest first. */
export function gamesOf(games: Game[], edition: string): Game[] {
  const fits = games.filter((game) => game.editions.includes(edition));
  return fits.sort((one, other) => Number.parseInt(one.ages) - Number.parseInt(other.ages));
}

export function gameOf(offer: Offer, id: string): Game {
  const found = offer.games.find((game) => game.id === id);
  if (!found) throw new Error(`the server has no game ${id}`);
  return found;
}

/** A game that is played on no arena is played in scenarios. */
export function hasArenas(offer: Offer, game: string): boolean {
  return offer.arenas.some((arena) => arena.games.includes(game));
}

export function arenasOf(offer: Offer, table: Table): Arena[] {
  const robots = String(table.places.length);
  const fits = ({ games, editions = [], starts }: Arena): boolean =>
    games.includes(table.game) && editions.includes(table.edition) && robots in starts;
  return offer.arenas.filter(fits);
}

export function scenariosOf(offer: Offer, edition: string): Scenario[] {
  return offer.scenarios.filter(({ position }) => position.edition === edition);
}

/** The numbers of ParoBots that the game allows with so many players. */
export function parobotsOf(offer: Offer, table: Table): number[] {
  return gameOf(offer, table.game).parobots[players(table)] ?? [0];
}

export function optionsOf(offer: Offer, table: Table): Option[] {
  return offer.editions.find((edition) => edition.id === table.edition)?.options ?? [];
}

export function deckOf(offer: Offer, table: Table): string[] {
  return table.deck ?? gameOf(offer, table.game).deck;
}

export function handOf(offer: Offer, table: Table): Cards {
  return table.hand ?? gameOf(offer, table.game).hands[table.edition] ?? {};
}

/** Without as many commands as rows no program could be laid. */
export function canLose(offer: Offer, table: Table, card: string): boolean {
  const hand = handOf(offer, table);
  const commands = Object.keys(hand).filter((each) => !inside(each));
  const count = commands.reduce((sum, each) => sum + (hand[each] ?? 0), 0);
  return (hand[card] ?? 0) > 0 && (inside(card) > 0 || count > gameOf(offer, table.game).rows);
}

/** How much of what hardly anybody changes is changed. */
export function changesOf({ starts, open, deck, hand }: Table): number {
  return [starts, open, deck, hand].filter((each) => each !== undefined).length;
}

export function canAdd(offer: Offer, table: Table): boolean {
  if (!hasArenas(offer, table.game)) return false;
  const more = players(table) + 1;
  return gameOf(offer, table.game).players.includes(more) && more <= coloursOf(table.edition).length;
}

// ---------------------------------------------------------------- choosing

/** A table at which one tap is enough: a person against whoever the game gives, or these people. */
export function newTable(offer: Offer, who: Who[]): Table {
  const game = offer.games[0];
  if (!game) throw new Error("the server has no games");
  const places = who.map((each, index) => place(each, GOLEMS[index] ?? "", offer));
  const table = { edition: game.editions[0] ?? "", game: game.id, arena: RANDOM, places, think: 0, options: {} };
  return withGame(offer, table, game.id);
}

/** Until somebody chooses a bot is the one that suits everybody, or else neither the weakest nor the strongest. */
function usualBot({ bots }: Offer): string | undefined {
  return (bots.find(({ id }) => id === COMPANION) ?? bots[Math.floor(bots.length / 2)])?.id;
}

function place(who: Who, colour: string, offer: Offer): Place {
  if (who === "bot") return { who, colour, name: "", bot: usualBot(offer) };
  return who === "parobot" ? { who, colour, name: "", card: ANY_CARD } : { who, colour, name: "" };
}

export function withGame(offer: Offer, table: Table, id: string, edition = table.edition): Table {
  const game = gameOf(offer, id);
  const fits = game.editions.includes(edition) ? edition : (game.editions[0] ?? edition);
  const usual = { components: undefined, novices: undefined, starts: undefined, open: undefined, deck: undefined, hand: undefined };
  const next = { ...table, ...usual, game: id, edition: fits, options: {} };
  if (!hasArenas(offer, id)) return withScenario(offer, next, scenariosOf(offer, fits)[0]?.id ?? RANDOM);
  const people = table.places.filter(isPlayer).slice(0, Math.min(Math.max(...game.players), coloursOf(fits).length));
  const parobots = table.places.filter((each) => !isPlayer(each));
  const seated = withParobots(offer, { ...next, places: [...people, ...parobots] }, parobots.length);
  return withArena(offer, seated.places.length > 1 ? seated : withOneMore(offer, seated, "bot"));
}

export function withScenario(offer: Offer, table: Table, id: string): Table {
  const wanted = offer.scenarios.find((each) => each.id === id)?.position.robots.length ?? 1;
  const kept = table.places.filter(isPlayer).slice(0, wanted);
  const places = Array.from({ length: wanted }, (_, index) => kept[index] ?? place("bot", "", offer));
  return { ...table, arena: id, places: painted(places, table.edition) };
}

/** The arena is kept where so many robots still fit into it. */
function withArena(offer: Offer, table: Table): Table {
  const fits = arenasOf(offer, table).some((arena) => arena.id === table.arena);
  return fits ? table : { ...table, arena: RANDOM };
}

/** As many ParoBots as asked for, or as the game usually has where it does not allow that. */
export function withParobots(offer: Offer, table: Table, wanted: number): Table {
  const allowed = parobotsOf(offer, table);
  const count = allowed.includes(wanted) ? wanted : (allowed[0] ?? 0);
  const people = table.places.filter(isPlayer);
  const before = table.places.filter((each) => !isPlayer(each));
  const parobots = Array.from({ length: count }, (_, index) => before[index] ?? place("parobot", "", offer));
  return withArena(offer, { ...table, places: painted([...people, ...parobots], table.edition) });
}

export function withOneMore(offer: Offer, table: Table, who: Who): Table {
  const people = table.places.filter(isPlayer);
  const rest = table.places.slice(people.length);
  const next = { ...table, places: [...people, place(who, "", offer), ...rest] };
  return withParobots(offer, next, rest.length);
}

export function withoutPlace(offer: Offer, table: Table, index: number): Table {
  const next = { ...table, places: table.places.filter((_, at) => at !== index) };
  return withParobots(offer, next, next.places.length - players(next));
}

export function withPlace(table: Table, index: number, change: Partial<Place>): Table {
  return { ...table, places: table.places.map((each, at) => (at === index ? { ...each, ...change } : each)) };
}

export function withWho(offer: Offer, table: Table, index: number, who: Who, bot?: string): Table {
  const before = table.places[index];
  if (!before) return table;
  const next = { ...place(who, before.colour, offer), name: before.name, ...(bot ? { bot } : {}) };
  return { ...table, places: table.places.map((each, at) => (at === index ? next : each)) };
}

/** What is as usual is not said. */
export function withReading(chosen: Readings, option: Option, value: OptionValue): Readings {
  const rest = Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== option.id));
  return value === option.default ? rest : { ...rest, [option.id]: value };
}

export function withEvent(offer: Offer, table: Table, event: string, wanted: boolean): Table {
  const kinds = offer.events.map(({ id }) => id);
  const usual = kinds.filter((each) => gameOf(offer, table.game).deck.includes(each));
  const deck = kinds.filter((each) => (each === event ? wanted : deckOf(offer, table).includes(each)));
  return { ...table, deck: deck.join() === usual.join() ? undefined : deck };
}

export function withCards(offer: Offer, table: Table, card: string, count: number): Table {
  const hand = { ...handOf(offer, table), [card]: count };
  return { ...table, hand: sameCards(hand, gameOf(offer, table.game).hands[table.edition] ?? {}) ? undefined : hand };
}

function sameCards(one: Cards, other: Cards): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((card) => (one[card] ?? 0) === (other[card] ?? 0));
}

/** Who had the colour before gets ours. */
export function withColour(table: Table, index: number, colour: string): Table {
  const ours = table.places[index]?.colour ?? "";
  const places = table.places.map((each, at) => {
    if (at === index) return { ...each, colour };
    return each.colour === colour ? { ...each, colour: ours } : each;
  });
  return { ...table, places };
}

/** The figures in a box: that of 2.0 has two. */
export function coloursOf(edition: string): string[] {
  return GOLEMS.slice(0, edition === TWO_GOLEMS ? PAIR : GOLEMS.length);
}

/** Everybody has a colour of the box, and nobody the same. */
function painted(places: Place[], edition: string): Place[] {
  const used = new Set<string>();
  const colours = coloursOf(edition);
  return places
    .map((each) => {
      const colour = used.has(each.colour) || !colours.includes(each.colour) ? "" : each.colour;
      used.add(colour);
      return { ...each, colour };
    })
    .map((each) => {
      const colour = each.colour || (colours.find((free) => !used.has(free)) ?? "");
      used.add(colour);
      return { ...each, colour };
    });
}

// ---------------------------------------------------------------- to the server and back

export function setupOf(table: Table): Setup {
  const { game, edition, arena, components, novices, starts, open, deck, hand, options, think } = table;
  return {
    game,
    edition,
    arena,
    chairs: table.places.map((place) => chairOf(place, game)),
    ...(components ? { components } : {}),
    ...(novices === undefined ? {} : { novices }),
    ...(starts ? { places: starts } : {}),
    ...(open === undefined ? {} : { open }),
    ...(deck ? { deck } : {}),
    ...(hand ? { hand } : {}),
    ...(Object.keys(options).length ? { options } : {}),
    ...(think ? { think: clocks(think) } : {}),
  };
}

function chairOf({ who, colour, bot, card }: Place, game: string): ChairSetup {
  if (who === "bot") return withStrength({ kind: "bot", bot, colour }, game);
  return who === "parobot" ? { kind: "parobot", card, colour } : { kind: "person", colour };
}

/** A question is answered faster than a program is written. */
function clocks(think: number): NonNullable<Setup["think"]> {
  return { components: think, programs: think, question: Math.max(SHORTEST_QUESTION, Math.round(think / 2)) };
}

/** With the level and the arena that an address names, where there are such. */
export function asAddressed(offer: Offer, table: Table, query: string): Table {
  const named = new URLSearchParams(query);
  const game = named.get("game");
  const next = game && offer.games.some(({ id }) => id === game) ? withGame(offer, table, game) : table;
  const arena = arenasOf(offer, next).find(({ id }) => id === named.get("arena"));
  return arena ? { ...next, arena: arena.id } : next;
}

/** The table of a room, to be changed. */
export function tableOf(offer: Offer, setup: Setup, names: string[], isHere: (chair: number) => boolean): Table {
  const places = setup.chairs.map((chair, index): Place => {
    const kind = chair.kind ?? "person";
    const who = kind === "person" ? (isHere(index) ? "here" : "away") : kind;
    return { who, colour: chair.colour ?? "", name: names[index] ?? "", bot: chair.bot, card: chair.card };
  });
  const edition = setup.edition ?? gameOf(offer, setup.game).editions[0] ?? "";
  return {
    edition,
    game: setup.game,
    arena: typeof setup.arena === "string" ? setup.arena : RANDOM,
    places: painted(places, edition),
    think: setup.think?.programs ?? 0,
    components: setup.components,
    novices: setup.novices,
    starts: setup.places,
    open: setup.open,
    deck: setup.deck,
    hand: setup.hand,
    options: (setup.options ?? {}) as Record<string, OptionValue>,
  };
}
