/** A tournament in words. */
import type { Gathering } from "../lib/gathering.svelte";
import { network } from "../lib/network";
import type { Options } from "../lib/table-setup";
import { say } from "../lib/words";
import type { Decided, Figure, Player, Round, Table, TournamentView } from "./tournament-types";

const NOTHING = "–";

export function figureIn(figure: Figure): string {
  if (figure === null) return NOTHING;
  if (Array.isArray(figure)) return figure.join(", ") || NOTHING;
  return say("cup-figure", { figure });
}

/** Why this place: by what, with both figures. */
export function reasonOf(decided: Decided | null, edition: string): string {
  if (!decided) return say("cup-shared");
  const facts = { figure: figureIn(decided.figure), other: figureIn(decided.other_figure), counts: countsIn(edition) };
  return say("cup-decided", { by: decided.by, ...facts });
}

/** A tie-break by its name. */
export function tieBreakIn(name: string, edition: string): string {
  return say(`cup-tie-${name}`, { counts: countsIn(edition) });
}

/** Before 4.0 golems have lives, and no parts that could be damaged. */
function countsIn(edition: string): "parts" | "lives" {
  return edition === "4.0" ? "parts" : "lives";
}

/** Which rules are read otherwise than usual, and how. */
export function readingsTold(editions: Options["editions"], rules: TournamentView["rules"]): { name: string; value: string }[] {
  const options = editions.find(({ id }) => id === rules.edition)?.options ?? [];
  return options.flatMap(({ id, name, values, default: usual }) => {
    const value = rules.options[id] ?? usual;
    return value === usual ? [] : [{ name, value: values?.find((each) => each.value === value)?.name ?? String(value) }];
  });
}

/** What is told of players who are not connected; nothing of those without a device. */
export function awayIn(view: TournamentView, gathering: Gathering<TournamentView>): (number: number) => string {
  return (number) => {
    const { bot, paper, left } = view.players[number] ?? {};
    if (!network.isRemote || bot || paper || left || view.state === "over" || gathering.isHere(number)) return "";
    const minutes = gathering.minutesAway(number);
    return `☾ ${minutes === null ? say("cup-offline") : say("cup-away", { minutes })}`;
  };
}

export function nameOf(players: Player[], number: number | null): string {
  return number === null ? NOTHING : (players[number]?.name ?? NOTHING);
}

/** What is going on, in one line. */
export function stateIn(view: TournamentView): string {
  if (view.state === "playing" && view.round) return roundIn(view.round);
  return say(`cup-state-${view.state}`, { rounds: view.rounds, players: view.players.length });
}

export function roundIn(round: Round): string {
  return say("cup-round", { stage: round.stage, round: round.number });
}

export function resultIn(table: Table, players: Player[]): string {
  if (table.state !== "over") return say(`cup-table-${table.paper ? "paper" : table.state}`);
  const came = table.seats.filter((seat) => !seat.absent);
  const best = came.filter((seat) => seat.place === 1).map((seat) => nameOf(players, seat.player));
  if (came.length === 0) return say("cup-nobody-came");
  if (came.length === 1) return say("cup-walkover", { player: best.join(", ") });
  if (table.shared) return say("cup-won-together", { players: best.join(", ") });
  return best.length === came.length ? say("cup-draw") : say("cup-won", { players: best.join(", ") });
}

export function stillPlaying(round: Round | null): number {
  return (round?.tables ?? []).filter((table) => table.state !== "over").length;
}

/** Names in the order of places, those who did not come last. */
export function byPlace(table: Table): Table["seats"] {
  const rank = (seat: Table["seats"][number]): number => (seat.absent ? 9 : (seat.place ?? 0));
  return [...table.seats].sort((one, other) => rank(one) - rank(other));
}
