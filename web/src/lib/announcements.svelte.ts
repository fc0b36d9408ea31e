/** What is said to those who listen instead of looking, and short notes that everybody sees and hears. */
import { say } from "./speech";

export const said: { text: string } = $state({ text: "" });
export const notes: { id: number; text: string; rule?: string | null }[] = $state([]);

const LASTS = 6000; // ms
let next = 1;

export function announce(text: string): void {
  said.text = text;
}

export function note(text: string, rule?: string | null): void {
  const id = next++;
  notes.push({ id, text, rule });
  say(text);
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  const at = notes.findIndex((each) => each.id === id);
  if (at >= 0) notes.splice(at, 1);
}
