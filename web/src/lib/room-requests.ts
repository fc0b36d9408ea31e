/** Making a room, sitting down, and a word to a room that is not open on the screen. */
import { get, Problem, post } from "./api";
import { keep, keysOf, tokens } from "./room-keys";
import { liveAddress } from "./line.svelte";
import { network } from "./network";
import { messagesIn } from "./news";
import { settings } from "./settings.svelte";
import type { SeenRoom, Setup } from "./match-types";
import { say } from "./words";

const PATIENCE = 10_000; // ms
const ID = 1;

export async function createRoom(setup: Setup): Promise<string> {
  const { code, token } = await post("api/rooms", { setup });
  keep(code, (keys) => (keys.host = token));
  return code;
}

/** Take a chair, and keep it. */
export async function sit(code: string, chair: number, name: string): Promise<void> {
  const { token } = await post("api/rooms/{code}/chairs/{chair}", { name }, { code, chair });
  keep(code, (keys) => (keys.chairs[chair] = token));
}

export function start(code: string): Promise<void> {
  return tell(code, { type: "start" });
}

export function change(code: string, setup: Setup): Promise<void> {
  return tell(code, { type: "change", setup });
}

export function rename(code: string, chair: number, name: string): Promise<void> {
  return tell(code, { type: "rename", chair, name });
}

/** The room as a spectator sees it; a code is read by the server as it is meant. */
export function look(typed: string): Promise<SeenRoom> {
  return get("api/rooms/{code}", { code: typed });
}

/** What went wrong, for people: without the place in the message and the number of the clause. */
export function inWords(error: unknown): string {
  if (!(error instanceof Problem) || !error.message) return say("offline");
  const { message, path, rule } = error;
  const said = path && message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message;
  const short = rule && said.endsWith(` (${rule})`) ? said.slice(0, -rule.length - 3) : said;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** One message over a socket of its own. */
function tell(code: string, message: Record<string, unknown>): Promise<void> {
  return new Promise((done, failed) => {
    const socket = network.open(liveAddress(code));
    const timer = setTimeout(() => socket.close(), PATIENCE);
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", tokens: tokens(keysOf(code)), lang: settings.lang }));
      socket.send(JSON.stringify({ ...message, id: ID }));
    };
    socket.onmessage = (event) => {
      for (const heard of messagesIn(event.data as string)) {
        if (heard.type === "done") done();
        else if (heard.type === "refused") failed(new Problem(422, heard.reason, heard.text, heard.rule, heard.path));
        else continue;
        socket.close(1000);
      }
    };
    socket.onclose = () => {
      clearTimeout(timer);
      failed(new Problem(0, "offline", ""));
    };
  });
}
