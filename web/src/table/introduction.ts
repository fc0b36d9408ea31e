/** Whether this browser has been shown how a program is laid. */
import { device } from "../lib/browser-storage";

const KEY = "golems-intro";

export function introWanted(): boolean {
  return device.get(KEY) === null;
}

export function keepIntroduced(): void {
  device.set(KEY, "seen");
}
