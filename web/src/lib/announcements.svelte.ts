/** What is said to those who listen instead of looking, and short notes that everybody sees and hears. */
import { say } from "./speech";

export const said: { text: string } = $state({ text: "" });
export const notes: { id: number; text: string; rule?: string | null }[] = $state([]);
export const asked = $state({ clause: "" }); // that a note has named, and somebody wants to read
export const dialogs: string[] = $state([]); // that are open, the last one on top: what lies under it is neither seen nor heard

const LASTS = 6000; // ms
const refusals: number[] = []; // ids of notes
let next = 1;

export function announce(text: string): void {
  said.text = text;
}

export function note(text: string, rule?: string | null): number {
  const id = next++;
  notes.push({ id, text, rule });
  say(text);
  setTimeout(() => dismiss(id), LASTS);
  return id;
}

/** Note what was refused, until the next try succeeds. */
export function noteRefusal(text: string, rule?: string | null): void {
  refusals.push(note(text, rule));
}

/** A try has succeeded: what was refused before is of no interest any more. */
export function dismissRefusals(): void {
  refusals.splice(0).forEach(dismiss);
}

export function dismiss(id: number): void {
  const at = notes.findIndex((each) => each.id === id);
  if (at >= 0) notes.splice(at, 1);
}
