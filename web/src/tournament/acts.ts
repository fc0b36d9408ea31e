/** What is done in a tournament: everything goes to the server, which says what becomes of it. */
import { note } from "../lib/announcements.svelte";
import { type Given, post } from "../lib/api";
import { keep as keepChair } from "../lib/room-keys";
import { inWords } from "../lib/room-requests";
import { keep, keysOf } from "./tournament-keys";
import { plan, type Wish } from "./tournament-plan";

/** `builds`: in this game golems are built of parts. */
export async function open(wish: Wish, builds: boolean): Promise<string> {
  const { code, token } = await post("api/tournaments", plan(wish, builds));
  keep(code, { lead: token });
  return code;
}

export async function join(code: string, name: string): Promise<void> {
  const { token } = await post("api/tournaments/{code}/players", { name }, { code });
  keep(code, { member: token });
}

type Who = "lead" | "member";
type Act = Given<"api/tournaments/{code}/acts">["act"];

export async function act(code: string, who: Who, act: Act): Promise<{ token?: string }> {
  return post("api/tournaments/{code}/acts", { token: keysOf(code)[who] ?? "", act }, { code });
}

/** Take the chair that is ours now, or the host's place at a table; the room it is in. */
export async function takeSeat(code: string, who: Who, match?: number): Promise<string> {
  const asked = { token: keysOf(code)[who] ?? "", ...(match === undefined ? {} : { match }) };
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
    return true;
  } catch (error) {
    note(inWords(error));
    return false;
  }
}
