/** A finished battle looked into, round by round: docs/analysis.md. */
import { post, Problem } from "./api";
import type { GameRecord } from "./records";

export interface Habits {
  rows: number; // that were guessed
  right: number;
  blind: number; // how many would be right by chance
  level: number | null; // 1: hard to guess, 3: easy
  strongest: { row: number; card: string; times: number; rounds: number } | null;
}

export interface SeatAnalysis {
  robot: string;
  program: string;
  best: { program: string; worth: number }; // to what the others did; -1: lost, 1: won
  mark: number; // 3: hardly anything was better
  best_play: { mark: number } | null;
  habits: Habits;
}

export interface RoundAnalysis {
  round: number; // from 1
  event: string;
  seats: SeatAnalysis[];
}

const BUSY = 429;
const PAUSE = 3000; // ms, when many ask at once

/** What the server finds comes one round after the other, the first one first. */
export class Findings {
  rounds: RoundAnalysis[] = $state.raw([]);
  problem: unknown = $state.raw(null);
  #isClosed = false;

  constructor(readonly record: GameRecord) {}

  get isWhole(): boolean {
    return this.rounds.length >= this.record.rounds.length;
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      while (!this.#isClosed && !this.isWhole) this.rounds = [...this.rounds, await this.#ask(this.rounds.length)];
    } catch (problem) {
      this.problem = problem;
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  /** A round, counted from 0. */
  async #ask(round: number): Promise<RoundAnalysis> {
    for (;;) {
      try {
        return await post<RoundAnalysis>("api/analysis", { record: this.record, round });
      } catch (problem) {
        if (!(problem instanceof Problem) || problem.status !== BUSY || this.#isClosed) throw problem;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
  }
}
