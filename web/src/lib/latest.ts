/** Answers in the right order: of several questions about one thing only the last is heard. */
import { missing } from "./missing.svelte";

type Question<T> = (signal: AbortSignal) => Promise<T>;
type Hear<T> = (answer: T) => void;

/** Questions about one thing, one after the other: a new one drops the one before. */
export class Latest {
  #asked = new AbortController();

  /** Ask, and hear the answer or why there is none. Whoever is dropped meanwhile hears nothing any more. */
  async ask<T>(question: Question<T>, hear: Hear<T>, fail: Hear<unknown> = unheard): Promise<void> {
    this.drop();
    const { signal } = (this.#asked = new AbortController());
    await question(signal).then(
      (answer) => void (signal.aborted || hear(answer)),
      (problem) => void (signal.aborted || fail(problem)),
    );
  }

  /** Nobody wants to know any more: the request is broken off. */
  drop(): void {
    this.#asked.abort();
  }
}

/** Ask for an `$effect`, which drops the question by calling what is returned. Without `fail` whoever is there is told
 * that something is missing, and may ask again. */
export function asking<T>(question: Question<T>, hear: Hear<T>, fail?: Hear<unknown>): () => void {
  const latest = new Latest();
  let forget = (): void => {};
  const ask = (): void => void latest.ask(question, hear, fail ?? ((problem) => (forget = missing.add(problem, ask))));
  ask();
  return () => {
    forget();
    latest.drop();
  };
}

function unheard(problem: unknown): never {
  throw problem;
}
