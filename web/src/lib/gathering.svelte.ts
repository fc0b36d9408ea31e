/** A tournament or a lesson over its socket: what we may see of it, always the newest. */
import { Line } from "./line.svelte";
import { settings } from "./settings.svelte";

export class Gathering<View> extends Line {
  view: View | null = $state.raw(null);
  #ahead = 0; // seconds that the clock of the server is before ours

  /** `token` says whose eyes we have; `forget` is called when it counts no more. */
  constructor(
    code: string,
    readonly token: () => string | undefined,
    readonly forget: () => void,
  ) {
    super(code, "gatherings");
  }

  hello(): void {
    const token = this.token();
    this.send({ type: "hello", tokens: token ? [token] : [], lang: settings.lang });
  }

  protected hear(text: string): void {
    for (const line of text.split("\n")) {
      const message = JSON.parse(line) as { type: string; at: number; view: View };
      if (message.type !== "shown") continue;
      this.isThere();
      this.#ahead = message.at - Date.now() / 1000;
      this.view = message.view;
    }
  }

  /** Seconds on the clock of the server. */
  now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  protected get isKnown(): boolean {
    return this.view !== null;
  }

  protected refused(): void {
    this.forget();
  }
}
