/** The keyboard's focus among the places of a program. */
import { tick } from "svelte";

export function focusPlace(root: HTMLElement, path: string): void {
  root.querySelector<HTMLElement>(`button[data-path="${path}"], [data-path="${path}"] > button`)?.focus();
}

/** A place whose card is taken away is another button: the focus stays at the place. */
export async function keepFocus(root: HTMLElement, target: EventTarget | null): Promise<void> {
  const path = target instanceof Element ? target.closest<HTMLElement>("[data-path]")?.dataset.path : undefined;
  await tick();
  if (path && document.activeElement === document.body) focusPlace(root, path);
}
