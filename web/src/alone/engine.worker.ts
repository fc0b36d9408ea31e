/** The worker that serves: the server's own application, in Python, with a store in the browser. */
import type { PyProxy } from "pyodide/ffi";
import { boot, IMPORTED } from "./boot";
import { type Change, type Disk, noDisk, openDisk } from "./disk";
import type { Answered, FromEngine, ToEngine } from "./messages";
import { ThinkingRoom } from "./thinking-room";

/** `Served` of golems/site/worker.py. */
interface Served extends PyProxy {
  ask(id: number, method: string, path: string, query: string, headers: unknown, body: Uint8Array): Promise<unknown>;
  abandon(id: number): void;
  open(id: number, path: string, query: string): void;
  say(id: number, text: string): void;
  close(id: number, code: number): void;
}

const tell = (message: FromEngine): void => postMessage(message);
let serving: Promise<Served>;

/** Where nothing can be kept any more, it goes on without. */
class LenientDisk implements Disk {
  #disk: Disk;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  async write(changes: Change[]): Promise<void> {
    try {
      await this.#disk.write(changes);
    } catch {
      this.#disk = noDisk();
      tell({ kind: "unkept" });
    }
  }

  rows = () => this.#disk.rows();
  key = () => this.#disk.key();
  replace: Disk["replace"] = (key, rows) => this.#disk.replace(key, rows);
}

async function kept(): Promise<[Disk, boolean]> {
  try {
    return [new LenientDisk(await openDisk()), true];
  } catch {
    return [noDisk(), false];
  }
}

async function begin({ base, counted, thinker }: ToEngine & { kind: "boot" }): Promise<Served> {
  const python = await boot(base, counted, (share) => tell({ kind: "progress", share }));
  const module = python.pyimport("golems.site.worker");
  tell({ kind: "progress", share: IMPORTED });
  const [disk, isKept] = await kept();
  const room = new ThinkingRoom(thinker, base, (busy) => tell({ kind: "thinking", busy }));
  const said = (id: number, type: string, text: string, code: number) => tell({ kind: "socket", id, type, text, code });
  const served = (await module.start(await disk.key(), disk, await disk.rows(), () => room.hire(), said)) as Served;
  tell({ kind: "ready", kept: isKept });
  return served;
}

async function answer(served: Served, { id, method, path, query, headers, body }: ToEngine & { kind: "ask" }): Promise<void> {
  const [status, written, content] = (await served.ask(id, method, path, query, headers, body)) as [
    number,
    Answered["headers"],
    Uint8Array,
  ];
  tell({ kind: "answer", id, answer: { status, headers: written, body: content } });
}

onmessage = async ({ data }: MessageEvent<ToEngine>) => {
  if (data.kind === "boot") {
    serving = begin(data);
    serving.catch((error) => tell({ kind: "failed", text: String(error) }));
    return;
  }
  const served = await serving.catch(() => null); // the page has been told why there is none
  if (!served) return;
  if (data.kind === "ask") await answer(served, data);
  else if (data.kind === "abandon") served.abandon(data.id);
  else if (data.kind === "open") served.open(data.id, data.path, data.query);
  else if (data.kind === "say") served.say(data.id, data.text);
  else served.close(data.id, data.code);
};
