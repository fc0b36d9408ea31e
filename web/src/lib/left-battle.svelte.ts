/** The battle that somebody has left to look something up: the way back to it. Kept until the tab is closed. */
import { tab } from "./browser-storage";

const KEY = "golems-left";

export const left = $state({ room: tab.get(KEY) ?? "" });

export function leaveBattle(room: string): void {
  left.room = room;
  tab.set(KEY, room);
}

export function returnToBattle(): void {
  left.room = "";
  tab.remove(KEY);
}
