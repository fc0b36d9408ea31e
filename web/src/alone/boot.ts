/** Python in a worker of the browser: its files are those of the folder, brought with the page. */
import type { PyodideInterface } from "pyodide";
import { filesIn, unpacked } from "./tape";

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
  const archive = fetch(`${home}golems.bin`).then(unpacked);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: home });
  tell(RUNNING);
  lay(python, await archive);
  tell(UNPACKED);
  return python;
}

/** Python finds its files where it looks for packages. */
function lay(python: PyodideInterface, archive: Uint8Array): void {
  const { FS } = python;
  const folders = new Set<string>();
  for (const [name, body] of filesIn(archive)) {
    const path = `${PACKAGES}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, body, { canOwn: true });
  }
  python.runPython("import importlib; importlib.invalidate_caches()");
}

async function countFetches(home: string, tell: Progress): Promise<void> {
  const real = globalThis.fetch.bind(globalThis);
  const { sizes } = (await (await real(`${home}engine.json`)).json()) as Described;
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let seen = 0;
  const count = (bytes: number): void => tell((seen += bytes) / all);
  globalThis.fetch = async (input, init) => {
    const answer = await real(input, init);
    const name = answer.url.replace(home, "");
    return name in sizes && answer.body ? told(answer, answer.body, count) : answer;
  };
}

/** The same answer, of which every piece is told. */
function told(answer: Response, body: ReadableStream<Uint8Array>, tell: (bytes: number) => void): Response {
  const reader = body.getReader();
  const pull = async (out: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const { done, value } = await reader.read();
    if (done) return out.close();
    tell(value.byteLength);
    out.enqueue(value);
  };
  return new Response(new ReadableStream({ pull }), { status: answer.status, headers: answer.headers });
}
