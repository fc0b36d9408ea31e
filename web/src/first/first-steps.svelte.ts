/** How far this browser has come in the first battle; kept in the browser alone. */
import guide from "../../../golems/data/first/guide.json";
import { device } from "../lib/browser-storage";
import { createRoom, sit, start } from "../lib/room-requests";
import type { Setup } from "../lib/match-types";
import { keepIntroduced } from "../table/introduction";

/** A step: its name, the card that is new in it, a program that does it, and where the hand shows what comes next. */
export interface FirstStep {
  step: string;
  card: string;
  program: string[];
  hand: boolean[]; // for each card of the program, then for the button that starts it
}

interface Kept {
  step: number; // those that are done
  done: boolean; // all of them, or skipped
  battle: string; // the room of the last one
}

const KEY = "golems-first";
const NOTHING: Kept = { step: 0, done: false, battle: "" };
export const STEPS: FirstStep[] = guide.steps;

export function puzzleOf({ step }: FirstStep): string {
  return `first-${step}`;
}

export const first: Kept = $state(device.like(KEY, NOTHING));

function keep(change: Partial<Kept>): void {
  Object.assign(first, change);
  device.write(KEY, first);
}

/** Done with these steps; those after them begin here when the child comes again. */
export function reach(step: number): void {
  keep({ step });
}

/** Seen to the end, or skipped. */
export function finish(): void {
  keepIntroduced();
  keep({ ...NOTHING, done: true });
}

export function isFirstBattle(code: string): boolean {
  return first.battle === code;
}

/** The last step: a room with a kind golem in it, and the child on the first chair. */
export async function beginBattle(name: string): Promise<string> {
  const code = await createRoom(guide.battle as Setup);
  await sit(code, 0, name);
  await start(code);
  keep({ battle: code });
  return code;
}
