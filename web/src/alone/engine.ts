/** The engine of this page: a worker that is asked as a server would be. */
import type { Answered, Asked, FromEngine, ToEngine } from "./messages";
import { status } from "./engine-state.svelte";
import thinker from "./thinker.worker.ts?worker&url";

interface Waiting {
  answer(answer: Answered): void;
  fail(reason: unknown): void;
}

type Heard = FromEngine & { kind: "socket" };

export class Engine {
  readonly ready: Promise<void>;
  #worker: Worker | null = null;
  #said: ToEngine[] = []; // before it has begun
  #last = 0;
  #asked = new Map<number, Waiting>();
  #sockets = new Map<number, (heard: Heard) => void>();
  #isReady = () => {};

  constructor(
    readonly base: string,
    readonly counted: boolean,
  ) {
    this.ready = new Promise((done) => (this.#isReady = done));
  }

  start(): void {
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data);
    worker.onerror = ({ message }) => this.fail(message);
    this.#worker = worker;
    const { base, counted } = this;
    this.#say({ kind: "boot", base, counted, thinker: new URL(thinker, base).href });
    for (const message of this.#said.splice(0)) this.#say(message);
  }

  /** It does not start: nobody waits for it any more, and whoever asks is told. */
  fail(text: string): void {
    status.failed = text;
    console.error(text); // for whoever looks into it; the page says it in words
    for (const { fail } of this.#asked.values()) fail(new TypeError(text));
    this.#asked.clear();
  }

  /** Another tab plays: this one must not write any more. */
  leave(): void {
    this.#worker?.terminate();
    this.#worker = null;
    status.elsewhere = true;
  }

  ask(asked: Asked, signal?: AbortSignal | null): Promise<Answered> {
    if (status.failed) return Promise.reject(new TypeError(status.failed));
    const id = ++this.#last;
    status.awaited ||= !status.ready;
    return new Promise((answer, fail) => {
      this.#asked.set(id, { answer, fail });
      signal?.addEventListener("abort", () => {
        if (this.#asked.delete(id)) this.#say({ kind: "abandon", id });
        fail(signal.reason);
      });
      this.#say({ kind: "ask", id, ...asked });
    });
  }

  open(path: string, query: string, hear: (heard: Heard) => void): number {
    const id = ++this.#last;
    this.#sockets.set(id, hear);
    this.#say({ kind: "open", id, path, query });
    return id;
  }

  say(id: number, text: string): void {
    this.#say({ kind: "say", id, text });
  }

  close(id: number, code: number): void {
    if (this.#sockets.delete(id)) this.#say({ kind: "close", id, code });
  }

  #say(message: ToEngine): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#said.push(message);
  }

  #hear(heard: FromEngine): void {
    if (heard.kind === "answer") {
      this.#asked.get(heard.id)?.answer(heard.answer);
      this.#asked.delete(heard.id);
    } else if (heard.kind === "socket") this.#sockets.get(heard.id)?.(heard);
    else if (heard.kind === "failed") this.fail(heard.text);
    else if (heard.kind === "elsewhere") this.leave();
    else {
      note(heard);
      if (heard.kind === "ready") this.#isReady();
    }
  }
}

function note(heard: Exclude<FromEngine, { kind: "answer" | "socket" | "failed" | "elsewhere" }>): void {
  if (heard.kind === "progress") status.share = Math.max(status.share, heard.share);
  else if (heard.kind === "ready") Object.assign(status, { ready: true, share: 1, kept: heard.kept });
  else if (heard.kind === "thinking") status.thinking = heard.busy;
  else status.kept = false;
}
