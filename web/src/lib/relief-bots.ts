import type { SeenRoom } from "./match-types";

/** The golems for which another bot than the chosen one plays, because that one failed. */
export function relievedIn(room: SeenRoom): string[] {
  return room.chairs.flatMap(({ robot, relieved }) => (robot && relieved ? [robot] : []));
}
