/** Whether somebody has touched the page, before which a browser lets nothing be heard, and by what. */

const SIGNS = ["pointerup", "keydown"];
let isTouched = false;
let isByKeys = false;

export function hasTapped(): boolean {
  return navigator.userActivation?.hasBeenActive ?? isTouched;
}

/** What somebody played with last, for sentences that say what to press. */
export function playsBy(): "hand" | "keys" {
  return isByKeys ? "keys" : "hand";
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
for (const sign of SIGNS) onPage(sign, () => (isByKeys = sign === "keydown"));
