/** Python in a worker of the browser: its files are those of the folder, brought with the page. */
import type { PyodideInterface } from "pyodide";

const FOLDER = "py/";
const PACKAGES = "/lib/python3.14/site-packages";

/** How far the engine has come, from 0 to 1. */
export type Progress = (share: number) => void;

interface Described {
  sizes: Record<string, number>; // bytes of each file before compression
}

// How much of the way lies behind when something is done.
const FETCHED = 0.6;
const RUNNING = 0.75;
const UNPACKED = 0.8;
export const IMPORTED = 0.95;

/** `counted`: every byte that comes is told of. What is kept already needs no counting, and starts faster without. */
export async function boot(base: string, counted: boolean, tell: Progress): Promise<PyodideInterface> {
  const home = new URL(FOLDER, base).href;
  if (counted) await countFetches(home, (share) => tell(share * FETCHED));
  const archive = fetch(`${home}golems.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: home });
  tell(RUNNING);
  python.unpackArchive(await archive, "zip", { extractDir: PACKAGES });
  tell(UNPACKED);
  return python;
}

async function countFetches(home: string, tell: Progress): Promise<void> {
  const real = globalThis.fetch.bind(globalThis);
  const { sizes } = (await (await real(`${home}engine.json`)).json()) as Described;
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let seen = 0;
  const count = new TransformStreamOf((bytes) => tell((seen += bytes) / all));
  globalThis.fetch = async (input, init) => {
    const answer = await real(input, init);
    const name = answer.url.replace(home, "");
    return name in sizes && answer.body ? count.through(answer) : answer;
  };
}

class TransformStreamOf {
  constructor(readonly tell: (bytes: number) => void) {}

  through(answer: Response): Response {
    const transform = (chunk: Uint8Array, out: TransformStreamDefaultController<Uint8Array>) => {
      this.tell(chunk.byteLength);
      out.enqueue(chunk);
    };
    const counted = answer.body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({ transform }));
    return new Response(counted, { status: answer.status, headers: answer.headers });
  }
}
