/** A room over its socket: what each of our chairs sees, and how we say something. It comes again by itself. */
import { keep, keysOf, tokens } from "./keys";
import { settings } from "./settings.svelte";
import type { FromServer, SeenRoom } from "./types";
import { get, Problem } from "./api";
import { folded, messagesIn, type News } from "./news";

export type Status = "connecting" | "open" | "lost" | "gone";

const FIRST_WAIT = 500; // ms
const LONGEST_WAIT = 8000;
const BEAT = 15_000;
const PATIENCE = 6_000;
const FINAL = [4000, 4004, 4007];
const BAD_TOKEN = 4003;
const NOT_FOUND = 404;

interface Waiting {
  done: (number: number) => void;
  failed: (problem: Problem) => void;
}

export function liveAddress(code: string): string {
  const { protocol, host, pathname } = location;
  const base = `${protocol === "https:" ? "wss:" : "ws:"}//${host}${pathname.replace(/[^/]*$/, "")}`;
  return `${base}api/rooms/${code}/live`;
}

export class Live {
  status: Status = $state("connecting");
  views: Record<string, SeenRoom> = $state.raw({}); // by chair; a spectator's under "null"
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #closed = false;
  #greeted = false; // what we hear next is all that we hold

  /** `spectator`: see the room as those do who sit nowhere, whatever this browser holds. */
  constructor(
    readonly code: string,
    readonly spectator = false,
  ) {
    this.#open();
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** The room as any of us sees it. */
  get room(): SeenRoom | undefined {
    return Object.values(this.views)[0];
  }

  /** The chairs that this browser holds. */
  get chairs(): number[] {
    return Object.keys(this.views)
      .filter((chair) => chair !== "null")
      .map(Number)
      .sort();
  }

  view(chair: number | null): SeenRoom | undefined {
    return this.views[String(chair)];
  }

  get isHost(): boolean {
    return keysOf(this.code).host !== undefined;
  }

  /** Say something; fulfilled once it is written down, rejected with the reason. */
  say(message: Record<string, unknown>): Promise<number> {
    const id = this.#next++;
    return new Promise((done, failed) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        failed(new Problem(0, "offline", ""));
        return;
      }
      this.#waiting.set(id, { done, failed });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** After a chair was taken or given back. */
  hello(): void {
    this.#greeted = true;
    const shown = this.spectator ? [] : tokens(keysOf(this.code));
    this.#send({ type: "hello", tokens: shown, lang: settings.lang });
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close(1000);
  }

  // ------------------------------------------------------------ the socket

  #open(): void {
    const socket = new WebSocket(liveAddress(this.code));
    this.#socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => messagesIn(event.data as string).forEach((message) => this.#hear(message));
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    this.#rest();
    if (message.type === "seen") this.#see(message.chair, message.room);
    else if (message.type === "news") this.#learn(message);
    else if (message.type === "done") this.#take(message.id)?.done(message.number);
    else if (message.type === "refused")
      this.#take(message.id)?.failed(new Problem(422, message.reason, message.text, message.rule, message.path));
  }

  #see(chair: number | null, room: SeenRoom): void {
    this.status = "open";
    this.#wait = FIRST_WAIT;
    const before = this.views[String(chair)];
    const known = before?.matches === room.matches ? (before.match?.rounds ?? []) : [];
    const first = room.match?.first_round ?? 0;
    if (room.match) room.match.rounds = [...known.slice(0, first), ...(room.match.rounds ?? [])];
    const { null: _, ...others } = this.#greeted ? {} : this.views;
    this.#greeted = false;
    this.views = { ...others, [String(chair)]: room };
  }

  #learn(news: News): void {
    const room = this.view(news.chair);
    if (room) this.views = { ...this.views, [String(news.chair)]: folded(room, news) };
    else this.hello();
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #lost(code: number): void {
    this.#stop();
    for (const { failed } of this.#waiting.values()) failed(new Problem(0, "offline", ""));
    this.#waiting.clear();
    if (this.#closed) return;
    if (code === BAD_TOKEN) keep(this.code, (keys) => Object.assign(keys, { chairs: {}, host: undefined }));
    if (FINAL.includes(code)) {
      this.status = "gone";
      return;
    }
    this.status = this.room ? "lost" : "connecting";
    if (!this.room) void this.#lookForRoom();
    this.#later(() => this.#open(), this.#wait * (1 + Math.random() / 4));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A socket that does not open does not say why. */
  async #lookForRoom(): Promise<void> {
    try {
      await get(`api/rooms/${encodeURIComponent(this.code)}`);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== NOT_FOUND) return;
      this.#stop();
      this.status = "gone";
    }
  }

  /** A tablet that wakes up, or a network that is back, does not wait. */
  #wake = (): void => {
    if (document.hidden || this.#closed || this.status === "gone") return;
    if (this.status === "lost") {
      this.#stop();
      this.#open();
    } else this.#ask();
  };

  /** A network that is known to be gone is not waited for. */
  #cut = (): void => this.#socket?.close();

  #rest(): void {
    this.#stop();
    this.#later(() => this.#ask(), BEAT);
  }

  /** A connection that does not answer is given up. */
  #ask(): void {
    this.#send({ type: "ping" });
    this.#later(() => this.#socket?.close(), PATIENCE);
  }

  #later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
