/** The worker that thinks: what takes long is done here, while the table goes on. */
import type { PyProxy } from "pyodide/ffi";
import { boot } from "./boot";

/** golems/site/thinking_worker.py */
interface Thinking extends PyProxy {
  think(order: Uint8Array): Uint8Array;
}

type Heard = { kind: "boot"; base: string } | { kind: "order"; order: Uint8Array };

let thinking: Promise<Thinking>;

async function begin(base: string): Promise<Thinking> {
  return (await boot(base, false, "golems.site.thinking_worker", () => {})) as Thinking;
}

onmessage = async ({ data }: MessageEvent<Heard>) => {
  if (data.kind === "boot") {
    thinking = begin(data.base);
    return;
  }
  const { think } = await thinking;
  postMessage("ready"); // its time counts from now
  postMessage(think(data.order));
};
