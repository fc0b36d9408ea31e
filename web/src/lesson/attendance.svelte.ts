/** A lesson: what we may see of it, and what we want in it. */
import { note } from "../lib/announcements.svelte";
import { post, Problem } from "../lib/api";
import { Gathering } from "../lib/gathering.svelte";
import { say } from "../lib/words";
import { forget, keysOf } from "./lesson-keys";
import type { View } from "./lesson-types";

export class Attendance extends Gathering<View> {
  busy = $state(false);

  constructor(code: string, who: "lead" | "child" | "screen") {
    super(
      code,
      () => (who === "screen" ? undefined : keysOf(code)[who]),
      () => forget(code),
    );
  }

  /** Ask something that only those in the lesson may; what is refused is thrown. */
  ask<T>(path: string, body: object = {}, signal?: AbortSignal): Promise<T> {
    return post<T>(`api/lessons/${this.code}/${path}`, { token: this.token() ?? "", ...body }, {}, signal);
  }

  /** Want something; what is refused is told. */
  async want(path: string, body: object = {}): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await this.ask(path, body);
      return true;
    } catch (problem) {
      complain(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  lead(type: string, more: object = {}): Promise<boolean> {
    return this.want("lead", { wish: { type, ...more } });
  }
}

export function complain(problem: unknown): void {
  note(problem instanceof Problem ? problem.message : say("read-offline"), problem instanceof Problem ? problem.rule : null);
}
