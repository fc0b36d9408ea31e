import type { SeenMatch } from "./match-types";

/** Whom the match waits for, in the order of the seats: news tell them robot by robot, in no order. */
export function waitingFor(match: SeenMatch): string[] {
  return match.seats.map(({ robot }) => robot).filter((robot) => robot in (match.waiting ?? {}));
}
