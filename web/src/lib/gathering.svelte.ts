/** A tournament or a lesson over its socket: what we may see of it, always the newest. */
import { Line } from "./line.svelte";
import { settings } from "./settings.svelte";

/** The members who are there, and since when others are away, by the server's clock. */
export interface Attendance {
  here: number[];
  away: Record<number, number>;
}

export class Gathering<View> extends Line {
  view: View | null = $state.raw(null);
  attendance: Attendance | null = $state.raw(null); // null: we are not told
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
      const message = JSON.parse(line) as { type: string; at: number; view: View; attendance?: Attendance };
      if (message.type !== "shown") continue;
      this.isThere();
      this.#ahead = message.at - Date.now() / 1000;
      this.view = message.view;
      this.attendance = message.attendance ?? null;
    }
  }

  /** Whether a member is there; unknown counts as there. */
  isHere(member: number): boolean {
    return this.attendance?.here.includes(member) ?? true;
  }

  /** For how many minutes a member is away, if we know. */
  minutesAway(member: number): number | null {
    const since = this.attendance?.away[member];
    return since === undefined ? null : Math.max(0, Math.floor((this.now() - since) / 60));
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
