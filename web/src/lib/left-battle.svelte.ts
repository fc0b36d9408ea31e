/** The battle that somebody has left to look something up: the way back to it. Kept until the tab is closed. */

const KEY = "golems-left";

export const left = $state({ room: sessionStorage.getItem(KEY) ?? "" });

export function leaveBattle(room: string): void {
  left.room = room;
  sessionStorage.setItem(KEY, room);
}

export function returnToBattle(): void {
  left.room = "";
  sessionStorage.removeItem(KEY);
}
