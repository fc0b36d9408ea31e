/** A finished battle looked into, round by round: docs/analysis.md. */
import { post, Problem, type Shape } from "./api";
import { Latest } from "./latest";
import type { GameRecord } from "./records";

export type Habits = Shape<"WrittenHabits">;

export type SeatAnalysis = Shape<"SeatAnalysis">;

export type RoundAnalysis = Shape<"RoundAnalysis">;

const BUSY = 429;
const PAUSE = 3000; // ms, when many ask at once

/** What the server finds comes one round after the other, the first one first. */
export class Findings {
  rounds: RoundAnalysis[] = $state.raw([]);
  problem: unknown = $state.raw(null);
  #asking = new Latest();

  constructor(readonly record: GameRecord) {}

  get isWhole(): boolean {
    return this.rounds.length >= this.record.rounds.length;
  }

  async load(): Promise<void> {
    this.problem = null;
    if (this.isWhole) return;
    await this.#asking.ask(
      (signal) => this.#ask(this.rounds.length, signal),
      (found) => {
        this.rounds = [...this.rounds, found];
        void this.load();
      },
      (problem) => (this.problem = problem),
    );
  }

  close(): void {
    this.#asking.drop();
  }

  /** A round, counted from 0. */
  async #ask(round: number, signal: AbortSignal): Promise<RoundAnalysis> {
    for (;;) {
      try {
        return await post("api/analysis", { record: this.record, round }, {}, signal);
      } catch (problem) {
        if (!(problem instanceof Problem) || problem.status !== BUSY) throw problem;
        await new Promise((done) => setTimeout(done, PAUSE));
        if (signal.aborted) throw problem;
      }
    }
  }
}
