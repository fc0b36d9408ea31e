/** Who is at the table: connected, gone for a while, or played for by a golem. */
import type { SeenRoom } from "./match-types";

/** The chairs of people who are not there, though it is their turn to sit; `present`: null while we do not know. */
export function awayChairs(room: SeenRoom, present: readonly number[] | null): number[] {
  if (present === null) return [];
  const isPlaying = room.match !== undefined && room.match.phase !== "over";
  return room.chairs.flatMap(({ kind, bot, free }, chair) =>
    kind === "person" && !bot && (!free || isPlaying) && !present.includes(chair) ? [chair] : [],
  );
}

/** The chairs of people for whom a golem plays. */
export function stoodInFor(room: SeenRoom): number[] {
  return room.chairs.flatMap(({ kind, bot }, chair) => (kind === "person" && bot ? [chair] : []));
}

export function robotsOf(room: SeenRoom, chairs: readonly number[]): string[] {
  return chairs.flatMap((chair) => room.chairs[chair]?.robot ?? []);
}
