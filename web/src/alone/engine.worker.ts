/** The worker that serves: the server's own application, in Python, with a store in the browser. */
import type { PyProxy } from "pyodide/ffi";
import { boot } from "./boot";
import { type Change, type Disk, Elsewhere, noDisk, openDisk } from "./disk";
import type { Answered, FromEngine, ToEngine } from "./messages";
import { type Thinker, ThinkingRoom } from "./thinking-room";

/** `Served` of golems/site/worker.py. */
interface Served extends PyProxy {
  ask(id: number, method: string, path: string, query: string, headers: unknown, body: Uint8Array): Promise<unknown>;
  abandon(id: number): void;
  open(id: number, path: string, query: string): void;
  say(id: number, text: string): void;
  close(id: number, code: number): void;
}

/** golems/site/worker.py */
interface Serving extends PyProxy {
  start(key: Uint8Array, disk: Disk, rows: unknown, hire: () => Thinker, said: Said): Promise<Served>;
}

type Said = (id: number, type: string, text: string, code: number) => void;

const tell = (message: FromEngine): void => postMessage(message);
let serving: Promise<Served>;

/** Where nothing can be kept any more, it goes on without; what is there can still be read. */
class LenientDisk implements Disk {
  #disk: Disk;

  constructor(
    disk: Disk,
    public keeps: boolean,
  ) {
    this.#disk = disk;
  }

  take = () => this.#try((disk) => disk.take());
  write = (changes: Change[]) => this.#try((disk) => disk.write(changes));
  key = () => this.#try((disk) => disk.key());
  rows = () => this.#try((disk) => disk.rows(), noDisk());
  replace: Disk["replace"] = (key, rows) => this.#try((disk) => disk.replace(key, rows));

  async #try<T>(use: (disk: Disk) => Promise<T>, otherwise: Disk = { ...noDisk(), rows: this.#disk.rows }): Promise<T> {
    try {
      return await use(this.#disk);
    } catch (error) {
      if (error instanceof Elsewhere) {
        tell({ kind: "elsewhere" });
        throw error;
      }
      this.#disk = otherwise;
      this.keeps = false;
      tell({ kind: "unkept" });
      return use(otherwise);
    }
  }
}

/** A private window of some browsers has no database. */
async function openLenient(): Promise<LenientDisk> {
  const disk = await openDisk().catch(() => null);
  return new LenientDisk(disk ?? noDisk(), disk !== null);
}

interface Kept {
  disk: LenientDisk;
  key: Uint8Array;
  rows: Awaited<ReturnType<Disk["rows"]>>;
}

/** Everything that is kept; from now on nobody else may write. */
async function readKept(): Promise<Kept> {
  const disk = await openLenient();
  await disk.take();
  return { disk, key: await disk.key(), rows: await disk.rows() };
}

async function begin({ base, counted, thinker }: ToEngine & { kind: "boot" }): Promise<Served> {
  const starting = boot(base, counted, "golems.site.worker", (share) => tell({ kind: "progress", share }));
  const [{ disk, key, rows }, module] = await Promise.all([readKept(), starting as Promise<Serving>]);
  const room = new ThinkingRoom(thinker, base, (busy) => tell({ kind: "thinking", busy }));
  const said: Said = (id, type, text, code) => tell({ kind: "socket", id, type, text, code });
  const served = await module.start(key, disk, rows, () => room.hire(), said);
  tell({ kind: "ready", kept: disk.keeps });
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
