/** A lesson: what we may see of it, and what we want in it. */
import { dismissRefusals } from "../lib/announcements.svelte";
import { type Given, post, type Posted, type Posting, type Rest } from "../lib/api";
import { complain } from "../lib/failures";
import { Gathering } from "../lib/gathering.svelte";
import { forget, keysOf } from "./lesson-keys";
import type { View } from "./lesson-types";

/** What those in a lesson may ask, and what they tell for it besides their token. */
type Asking = Posting extends infer Path
  ? Path extends `api/lessons/{code}/${infer Name}`
    ? Exclude<Name, "children" | "knock">
    : never
  : never;
type In<Path extends Asking> = `api/lessons/{code}/${Path}`;
type Told<Path extends Asking> = Omit<Given<In<Path>>, "token">;

export class Attendance extends Gathering<View> {
  busy = $state(false);

  constructor(code: string, who: "lead" | "child" | "screen") {
    super(
      code,
      () => (who === "screen" ? undefined : who === "child" ? (keysOf(code).knock?.token ?? keysOf(code).child) : keysOf(code).lead),
      () => forget(code),
    );
  }

  /** Ask something that only those in the lesson may; what is refused is thrown. */
  ask<Path extends Asking>(path: Path, body: Told<Path>, signal?: AbortSignal): Promise<Posted<In<Path>>> {
    const whole = { token: this.token() ?? "", ...body } as Given<In<Path>>;
    return post(`api/lessons/{code}/${path}` as In<Path>, whole, ...([{ code: this.code }, signal] as unknown as Rest<In<Path>>));
  }

  /** Want something; what is refused is told. */
  async want<Path extends Asking>(path: Path, body: Told<Path>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await this.ask(path, body);
      dismissRefusals();
      return true;
    } catch (problem) {
      complain(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  lead(wish: Told<"lead">["wish"]): Promise<boolean> {
    return this.want("lead", { wish });
  }
}
