/** The keyboard's focus among the places of a program. */
import { tick } from "svelte";

export function focusPlace(root: HTMLElement, path: string): void {
  root.querySelector<HTMLElement>(`button[data-path="${path}"], [data-path="${path}"] > button`)?.focus();
}

/** What is to be done next, in a panel: a card, a choice, the button to go on, thinking again, or what is waited for. */
const NEXT =
  "[data-hand] button:not([aria-disabled='true']), .big button, .cells button, button.main:enabled, [data-again] button, [data-wait]";

/** What there is to do while a film runs: to stop it. */
const FILM = "[data-film]";

/** Where the next thing is to be done, unless somebody has the focus elsewhere. */
export async function focusNext(panel: HTMLElement): Promise<void> {
  await tick();
  if (!take(panel)) requestAnimationFrame(() => take(panel)); // a button that is gone loses the focus with the next frame
}

/** Nobody has the focus: it is at the body, or at the heading of a page that was just opened. */
function isFree(focused: Element | null): boolean {
  return focused === document.body || focused?.matches("h1[tabindex='-1']") === true;
}

function take(panel: HTMLElement): boolean {
  if (!isFree(document.activeElement) || document.querySelector("dialog[open]")) return false;
  const next = panel.querySelector<HTMLElement>(NEXT) ?? panel.querySelector<HTMLElement>(FILM);
  next?.focus({ preventScroll: true });
  return next !== null;
}

/** A place whose card is taken away is another button: the focus stays at the place. */
export async function keepFocus(root: HTMLElement, target: EventTarget | null): Promise<void> {
  const path = target instanceof Element ? target.closest<HTMLElement>("[data-path]")?.dataset.path : undefined;
  await tick();
  if (path && document.activeElement === document.body) focusPlace(root, path);
}
