/** Whether somebody has touched the page: before that a browser lets nothing be heard. */

const SIGNS = ["pointerup", "keydown"];
let isTouched = false;

export function hasTapped(): boolean {
  return navigator.userActivation?.hasBeenActive ?? isTouched;
}

/** Act at every tap, of which the first is one. */
export function onTap(act: () => void): void {
  for (const sign of SIGNS) onPage(sign, act);
}

/** Listen to the whole page, before anything in it does; where there is no page nothing is heard. */
export function onPage(event: string, act: () => void): void {
  if (typeof window !== "undefined") window.addEventListener(event, act, { capture: true });
}

onTap(() => (isTouched = true));
