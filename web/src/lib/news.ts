/** How a room grows from what is told about it: docs/protocol.md. */
import type { FromServer, SeenMatch, SeenRoom } from "./match-types";

export type News = Extract<FromServer, { type: "news" }>;

/** The messages in a frame: one a line. */
export function messagesIn(frame: string): FromServer[] {
  return frame.split("\n").map((line) => JSON.parse(line) as FromServer);
}

const ALWAYS = ["chair", "deadline"]; // of a room; whatever else is null is not there

/** What a chair sees after news: keys that came replace old ones, null removes; rounds go on where they begin. */
export function folded(room: SeenRoom, news: News): SeenRoom {
  const match = news.match ? { match: glued(room.match, news.match) } : {};
  return without({ ...room, ...news.room, ...match, number: news.number }, ALWAYS) as SeenRoom;
}

function glued(match: SeenMatch | undefined, news: Partial<SeenMatch>): SeenMatch {
  if (news.rounds === undefined) return without({ ...match, ...news }) as SeenMatch;
  const known = (match?.rounds ?? []).slice(0, news.first_round ?? 0);
  return without({ ...match, ...news, rounds: [...known, ...(news.rounds ?? [])] }) as SeenMatch;
}

function without(values: object, always: string[] = []): object {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== null || always.includes(key)));
}
