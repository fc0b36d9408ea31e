/** What went wrong, in words. Whatever nobody else has caught is said here too, so that nothing ends in silence. */
import { noteRefusal } from "./announcements.svelte";
import { Problem, Unreachable } from "./api";
import { say } from "./words";

export function whyNot(problem: unknown): string {
  if (problem instanceof Problem && problem.message) return problem.message;
  return say(problem instanceof Problem || problem instanceof Unreachable ? "read-offline" : "failed-idea");
}

/** Whether the same may go well the next time. */
export function mayPass(problem: unknown): boolean {
  return !(problem instanceof Problem) || problem.status === 429 || problem.status >= 500;
}

export function complain(problem: unknown): void {
  noteRefusal(whyNot(problem), problem instanceof Problem ? problem.rule : null);
}

/** Called once, as soon as something can be said. The console hears of it all the same. */
export function complainOfAll(): void {
  addEventListener("unhandledrejection", ({ reason }) => complain(reason));
  addEventListener("error", ({ error }) => error && complain(error)); // without one it is a remark of the browser
}
