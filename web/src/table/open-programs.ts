/** Open programs while they are laid: what everybody sees of them before row 1. */
import { holderOf } from "../lib/room-keys";
import { fitted, parse, type Program } from "../lib/program";
import { keptProgram } from "../program/desk.svelte";
import type { SeenMatch, SeenRoom } from "../lib/match-types";

/** Under which an unfinished program is kept in this browser; whoever takes the chair later has another. */
export function draftKey(room: SeenRoom, robot: string): string {
  const chair = room.chairs.findIndex((each) => each.robot === robot);
  return [room.code, room.matches, room.match?.round?.number, robot, holderOf(room.code, chair)].join("/");
}

/** Those that are sealed, by robot. */
export function sealedPrograms(match: SeenMatch): Record<string, Program> {
  const programs = Object.entries(match.programs ?? {});
  return Object.fromEntries(programs.map(([robot, program]) => [robot, parse(program)]));
}

/** Those that are being laid at this device, as far as they are; `rows`: how many each robot may lay. */
export function unfinished(room: SeenRoom, rows: Record<string, number>, drafts: Record<string, Program>): Record<string, Program> {
  return Object.fromEntries(
    Object.entries(rows).map(([robot, most]) => {
      const key = draftKey(room, robot);
      return [robot, fitted(drafts[key] ?? keptProgram(key) ?? [], most)];
    }),
  );
}
