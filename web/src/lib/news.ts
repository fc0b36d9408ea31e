/** How a room grows from what is told about it: docs/protocol.md. */
import type { FromServer, SeenMatch, SeenRoom } from "./match-types";

export type News = Extract<FromServer, { type: "news" }>;

/** The messages in a frame: one a line. */
export function messagesIn(frame: string): FromServer[] {
  return frame.split("\n").map((line) => JSON.parse(line) as FromServer);
}

const ALWAYS = ["chair", "deadline"]; // of a room; whatever else is null is not there

const BY_ROBOT = ["waiting", "sealed", "programs"] as const; // of a match

/** What a chair sees after news: keys that came replace old ones, null removes; some are told robot by robot. */
export function folded(room: SeenRoom, news: News): SeenRoom {
  const match = news.match ? { match: glued(room.match, news.match) } : {};
  return without({ ...room, ...news.room, ...match, number: news.number }, ALWAYS) as SeenRoom;
}

function glued(match: SeenMatch | undefined, news: Partial<SeenMatch>): SeenMatch {
  const robots = BY_ROBOT.filter((key) => news[key]).map((key) => [key, without({ ...match?.[key], ...news[key] })]);
  return without({ ...match, ...news, ...Object.fromEntries(robots) }) as SeenMatch;
}

function without(values: object, always: string[] = []): object {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== null || always.includes(key)));
}
