/** A socket to the engine of this page, as far as the page uses one. */
import type { Engine } from "./engine";
import type { FromEngine } from "./messages";

export class EngineSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  readonly #id: number;

  constructor(
    readonly engine: Engine,
    path: string,
    query: string,
  ) {
    this.#id = engine.open(path, query, (heard) => this.#hear(heard));
  }

  send(text: string): void {
    this.engine.say(this.#id, text);
  }

  close(code = 1000): void {
    if (this.readyState > WebSocket.OPEN) return;
    this.engine.close(this.#id, code);
    this.readyState = WebSocket.CLOSED;
    queueMicrotask(() => this.onclose?.({ code }));
  }

  #hear({ type, text, code }: FromEngine & { kind: "socket" }): void {
    if (type === "websocket.accept") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    } else if (type === "websocket.send") this.onmessage?.({ data: text });
    else if (this.readyState !== WebSocket.CLOSED) {
      this.readyState = WebSocket.CLOSED;
      this.engine.close(this.#id, code);
      this.onclose?.({ code });
    }
  }
}
