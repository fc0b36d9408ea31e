/** What this page has asked for and not got, and how it is asked for again. App shows it, with the way on. */

interface Missing {
  problem: unknown;
  again: () => void;
}

class MissingAnswers {
  all: readonly Missing[] = $state.raw([]);

  /** Calling what is returned forgets it: nobody needs it any more. */
  add(problem: unknown, again: () => void): () => void {
    const one = { problem, again };
    this.all = [...this.all, one];
    return () => (this.all = this.all.filter((each) => each !== one));
  }

  askAgain(): void {
    const all = this.all;
    this.all = [];
    for (const { again } of all) again();
  }
}

export const missing = new MissingAnswers();
