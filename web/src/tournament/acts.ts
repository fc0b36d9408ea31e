/** What is done in a tournament: everything goes to the server, which says what becomes of it. */
import { dismissRefusals, noteRefusal } from "../lib/announcements.svelte";
import { type Given, post } from "../lib/api";
import { keep as keepChair } from "../lib/room-keys";
import { inWords } from "../lib/room-requests";
import { keep, keysOf, type Who } from "./tournament-keys";
import { plan, type Wish } from "./tournament-plan";

/** `builds`: in this game golems are built of parts; `names`: who may come, from a club file. */
export async function open(wish: Wish, builds: boolean, names: string[]): Promise<string> {
  const { code, token } = await post("api/tournaments", plan(wish, builds, names));
  keep(code, { lead: token });
  return code;
}

export async function join(code: string, name: string): Promise<void> {
  const { token } = await post("api/tournaments/{code}/players", { name }, { code });
  keep(code, { member: token });
}

/** Somebody who plays on this device, as others may too. */
export async function joinHere(code: string, name: string): Promise<void> {
  const { player, token } = await post("api/tournaments/{code}/players", { name }, { code });
  keep(code, { here: { ...keysOf(code).here, [player]: token } });
}

type Act = Given<"api/tournaments/{code}/acts">["act"];

export async function act(code: string, who: Who, act: Act): Promise<void> {
  await post("api/tournaments/{code}/acts", { token: keysOf(code)[who] ?? "", act }, { code });
}

/** Take the chair that is ours now, or the host's place at a table; the room it is in. */
export function takeSeat(code: string, who: Who, match?: number): Promise<string> {
  return takeSeatWith(code, keysOf(code)[who] ?? "", match);
}

/** Take the chairs of all who play at this table on this device. */
export async function sitDownHere(code: string, players: number[]): Promise<string> {
  let room = "";
  for (const token of tokensHere(code, players)) room = await takeSeatWith(code, token);
  return room;
}

/** The tokens of those of these players who play on this device. */
export function tokensHere(code: string, players: number[]): string[] {
  const { here = {} } = keysOf(code);
  return players.flatMap((player) => here[player] ?? []);
}

async function takeSeatWith(code: string, own: string, match?: number): Promise<string> {
  const asked = { token: own, ...(match === undefined ? {} : { match }) };
  const { room, chair, token } = await post("api/tournaments/{code}/seat", asked, { code });
  keepChair(room, (keys) => {
    if (chair === null) keys.host = token;
    else keys.chairs[chair] = token;
  });
  return room;
}

/** What is refused is told. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    dismissRefusals();
    return true;
  } catch (error) {
    noteRefusal(inWords(error));
    return false;
  }
}
