/** What a child is told who cannot read yet: shown, spoken, and said to a screen reader. */
import { untrack } from "svelte";
import { announce } from "../lib/announcements.svelte";
import { hush, sayNow } from "../lib/speech";

/** Tell what `text` gives now and whenever it changes, as long as a component is there; what was being said ends. */
export function keepTelling(text: () => string): void {
  $effect(() => {
    const now = text();
    untrack(() => {
      if (!now) return;
      announce(now);
      sayNow(now);
    });
  });
  $effect(() => hush);
}
