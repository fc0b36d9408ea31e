/** Python in a worker of the browser: its files are those of the folder, brought with the page. */
import type { PyodideInterface } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { filesIn, unpacked } from "./archive";

const FOLDER = "py/";
const PACKAGES = "/lib/python3.14/site-packages";
const BEGINNING = "golems/site/beginning.pyc"; // what reads all others
const CODE = ".pyc";

/** golems/site/beginning.py */
interface Beginning extends PyProxy {
  begin(folder: string, files: string[], read: (file: string) => Uint8Array, module: string): PyProxy;
}

/** How far the engine has come, from 0 to 1. */
export type Progress = (share: number) => void;

interface Described {
  sizes: Record<string, number>; // bytes of each file before compression
}

// How much of the way lies behind when something is done.
const FETCHED = 0.6;
const RUNNING = 0.75;
const UNPACKED = 0.8;
const IMPORTED = 0.95;

/** Start Python, and in it a module of the files. `counted`: every byte that comes is told of. What is kept already needs no
 * counting, and starts faster without. */
export async function boot(base: string, counted: boolean, module: string, tell: Progress): Promise<PyProxy> {
  const home = new URL(FOLDER, base).href;
  const pyodide = import(/* @vite-ignore */ `${home}pyodide.mjs`) as Promise<typeof import("pyodide")>;
  const count = counted ? await counterOf(home, (share) => tell(share * FETCHED)) : null;
  const lost = watchFetches(home, count);
  const archive = fetch(`${home}golems.bin`).then(unpacked);
  const { loadPyodide } = await pyodide;
  const python = await Promise.race([loadPyodide({ indexURL: home }), lost]);
  tell(RUNNING);
  const code = lay(python, await archive);
  tell(UNPACKED);
  const { begin } = python.pyimport("beginning") as Beginning;
  const begun = begin(PACKAGES, [...code.keys()], (file) => code.get(file) as Uint8Array, module);
  tell(IMPORTED);
  return begun;
}

/** Python finds its files where it looks for packages. Its code, which is returned, `begin` will find. */
function lay(python: PyodideInterface, archive: Uint8Array): Map<string, Uint8Array> {
  const { FS } = python;
  const folders = new Set<string>();
  const code = new Map<string, Uint8Array>();
  for (const [name, body] of filesIn(archive)) {
    const path = `${PACKAGES}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    if (name.endsWith(CODE)) code.set(name, body);
    else FS.writeFile(path, body, { canOwn: true });
  }
  FS.writeFile(`${PACKAGES}/beginning.pyc`, code.get(BEGINNING) as Uint8Array);
  python.runPython("import importlib; importlib.invalidate_caches()");
  return code;
}

/** What counts the bytes of a file, if it is one of those that are counted. */
type Counter = (name: string) => ((bytes: number) => void) | null;

async function counterOf(home: string, tell: Progress): Promise<Counter> {
  const { sizes } = (await (await fetch(`${home}engine.json`)).json()) as Described;
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let seen = 0;
  const count = (bytes: number): void => tell((seen += bytes) / all);
  return (name) => (name in sizes ? count : null);
}

/** Fails as soon as a file of the engine does not come: Pyodide itself would wait for it for ever. */
function watchFetches(home: string, counter: Counter | null): Promise<never> {
  const real = globalThis.fetch.bind(globalThis);
  return new Promise((_, lose) => {
    globalThis.fetch = async (input, init) => {
      try {
        const answer = await real(input, init);
        if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
        const count = counter?.(answer.url.replace(home, ""));
        return count && answer.body ? told(answer, answer.body, count, lose) : answer;
      } catch (error) {
        lose(error);
        throw error;
      }
    };
  });
}

/** The same answer, of which every piece is told, and that it breaks off. */
function told(answer: Response, body: ReadableStream<Uint8Array>, tell: (bytes: number) => void, lose: (error: unknown) => void): Response {
  const reader = body.getReader();
  const pull = async (out: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const { done, value } = await reader.read().catch((error) => {
      lose(error);
      throw error;
    });
    if (done) return out.close();
    tell(value.byteLength);
    out.enqueue(value);
  };
  return new Response(new ReadableStream({ pull }), { status: answer.status, headers: answer.headers });
}
