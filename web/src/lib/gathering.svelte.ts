/** A gathering over its socket: what we may see of it, always the newest. It comes again by itself. */
import { get, Problem } from "./api";
import { liveAddress } from "./live.svelte";
import { settings } from "./settings.svelte";

const FIRST_WAIT = 500; // ms
const LONGEST_WAIT = 8000;
const BEAT = 15_000;
const PATIENCE = 6_000;
const NOT_THERE = 4004;
const BAD_TOKEN = 4003;

export class Gathering<View> {
  view: View | null = $state.raw(null);
  status: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #closed = false;

  /** `token` says whose eyes we have; `refused` is called when it counts no more. */
  constructor(
    readonly code: string,
    readonly token: () => string | undefined,
    readonly refused: () => void,
  ) {
    this.#open();
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** After a token was got, or given back. */
  hello(): void {
    const token = this.token();
    this.#send({ type: "hello", tokens: token ? [token] : [], lang: settings.lang });
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
    const socket = new WebSocket(liveAddress(this.code).replace("/api/rooms/", "/api/gatherings/"));
    this.#socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => (event.data as string).split("\n").forEach((line) => this.#hear(line));
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(line: string): void {
    this.#stop();
    this.#later(() => this.#ask(), BEAT);
    const message = JSON.parse(line) as { type: string; view: View };
    if (message.type !== "shown") return;
    this.status = "open";
    this.#wait = FIRST_WAIT;
    this.view = message.view;
  }

  #lost(code: number): void {
    this.#stop();
    if (this.#closed) return;
    if (code === BAD_TOKEN) this.refused();
    if (code === NOT_THERE) {
      this.status = "gone";
      return;
    }
    if (this.view) this.status = "lost";
    else void this.#look();
    this.#later(() => this.#open(), this.#wait * (1 + Math.random() / 4));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A socket that does not open does not say why. */
  async #look(): Promise<void> {
    try {
      await get(`api/gatherings/${encodeURIComponent(this.code)}`);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 404) return;
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
