/** Pictures that the engine draws: each has an address of its own once it is drawn. */
import { SvelteMap } from "svelte/reactivity";

const NOT_YET = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const MOST = 400; // that are kept

const drawn = new SvelteMap<string, string>();
const asked = new Set<string>();
let queue = Promise.resolve(); // one after the other: whoever plays goes first

/** Reactive: the address changes when the picture is there. */
export function drawnPicture(address: string, fetch: typeof globalThis.fetch): string {
  if (!asked.has(address)) {
    asked.add(address);
    queue = queue.then(() => draw(address, fetch));
  }
  return drawn.get(address) ?? NOT_YET;
}

async function draw(address: string, fetch: typeof globalThis.fetch): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) {
    asked.delete(address);
    return;
  }
  drawn.set(address, URL.createObjectURL(await answer.blob()));
  const [oldest] = drawn;
  if (drawn.size > MOST && oldest) forget(...oldest);
}

function forget(address: string, url: string): void {
  drawn.delete(address);
  asked.delete(address);
  URL.revokeObjectURL(url);
}
