/** A table that belongs to a tournament or a lesson: what comes next is decided there. */
import { getContext, setContext } from "svelte";

const KEY = "bound";

export function bind(): void {
  setContext(KEY, true);
}

export function isBound(): boolean {
  return getContext<boolean | undefined>(KEY) ?? false;
}
