/** A round that is played again: the film of what happened, and that of what another program would have done. */
import { untrack } from "svelte";
import { announce } from "../lib/announcements.svelte";
import { post, type Shape } from "../lib/api";
import { complain } from "../lib/failures";
import { Player } from "../lib/film.svelte";
import { Latest } from "../lib/latest";
import type { Film } from "../lib/match-types";
import type { GameRecord } from "../lib/records";
import { say } from "../lib/words";

/** What is to be looked at first. */
export interface Wish {
  round: number; // counted from 0
  robot?: string;
  program?: string; // to be watched at once
}

export class Rerun {
  readonly real = new Player();
  readonly other = new Player();
  round = $state(0);
  wished: string | null = $state(null); // whose program is laid anew
  snapshot: Shape<"RoundSnapshot"> | null = $state.raw(null); // the round before it is played
  film: Film | null = $state.raw(null); // of what would have happened
  busy = $state(false);
  #tried: Record<string, string> = $state.raw({}); // by robot, what was tried last
  #prepared: number | null = null; // the round
  #unseen: string | null;
  #latest = new Latest();

  readonly robots = $derived.by(() => Object.keys(this.snapshot?.requests ?? {}));
  readonly robot = $derived.by(() => this.#chosen());
  /** The program that lies there to begin with. */
  readonly laid = $derived.by(() => {
    if (!this.robot) return "";
    return this.#tried[this.robot] ?? this.record.rounds[this.round]?.programs?.[this.robot] ?? "";
  });

  constructor(
    readonly record: GameRecord,
    readonly names: Record<string, string>,
    wish: Wish,
  ) {
    this.round = wish.round;
    this.wished = wish.robot ?? null;
    this.#unseen = wish.program ?? null;
  }

  #chosen(): string | undefined {
    if (this.wished !== null && this.robots.includes(this.wished)) return this.wished;
    return this.robots.find((id) => id in this.names) ?? this.robots[0];
  }

  lookOf(id: string): string {
    return this.real.film?.robots.find((each) => each.id === id)?.look ?? "bot";
  }

  /** Fetch the round; another language brings other words, and leaves what was tried as it is. */
  async prepare(turn: number): Promise<void> {
    const round = this.round;
    if (round !== this.#prepared) {
      this.film = null;
      this.#tried = {};
    }
    this.#prepared = round;
    const body = { record: this.record, round };
    await this.#ask(
      (signal) =>
        Promise.all([
          post("api/moment", body, {}, signal),
          post("api/whatif", { ...body, programs: {} }, { turn }, signal),
          this.film && post("api/whatif", { ...body, programs: this.#tried }, { turn }, signal),
        ]),
      ([found, happened, tried]) => {
        this.snapshot = found;
        this.#load(happened, tried);
        if (this.#unseen) void this.run(this.#unseen, turn);
        this.#unseen = null;
      },
    );
  }

  /** Show both films. Who has gone on to change more meanwhile does not watch what was tried any longer. */
  #load(happened: Film, answered: Film | null): void {
    const tried = this.film && answered;
    if (tried) this.film = tried;
    this.real.load(happened, { from: tried ? this.real.at : 0 });
    this.other.load(tried ?? happened, { from: tried ? this.other.at : 0 });
  }

  /** Play the round with this program. */
  async run(short: string, turn: number): Promise<void> {
    const id = untrack(() => this.robot);
    if (!id) return;
    const body = { record: this.record, round: this.round, programs: { [id]: short } };
    await this.#ask(
      (signal) => post("api/whatif", body, { turn }, signal),
      (found) => {
        this.#tried = { [id]: short };
        this.film = found;
        this.other.load(found, { from: 0 });
        this.other.play();
        announce(say("whatif-other"));
      },
    );
  }

  /** Back to laying. */
  again(): void {
    this.film = null;
    this.other.pause();
    if (this.real.film) this.other.load(this.real.film, { from: 0 });
    this.real.jump(0);
  }

  close(): void {
    this.#latest.drop();
    this.real.pause();
    this.other.pause();
  }

  /** One thing is asked at a time, and the last counts. */
  async #ask<T>(question: (signal: AbortSignal) => Promise<T>, hear: (answer: T) => void): Promise<void> {
    this.busy = true;
    await this.#latest.ask(
      question,
      (answer) => {
        this.busy = false;
        hear(answer);
      },
      (problem) => {
        this.busy = false;
        complain(problem);
      },
    );
  }
}
