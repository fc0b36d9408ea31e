/** A worker of test_site_store.py: the browser's store, asked from outside. */
import { loadPyodide } from "./py/pyodide.mjs";
import { openDisk } from "./disk.js";

const ASKED = `
import base64, pickle

def packed(value):
    return base64.b64encode(pickle.dumps(value)).decode()

async def ask(store, text):
    name, given, more = pickle.loads(base64.b64decode(text))
    try:
        return packed((True, await getattr(store, name)(*given, **more)))
    except Exception as error:
        return packed((False, error))

def is_same(one, other):
    return (one._logs, one._records) == (other._logs, other._records)
`;

async function begin() {
  const python = await loadPyodide({ indexURL: new URL("./py/", location.href).href });
  const archive = await (await fetch("./py/golems.bin")).arrayBuffer();
  python.unpackArchive(archive, "gztar", { extractDir: "/lib/python3.14/site-packages" });
  python.runPython(ASKED);
  return { python, disk: await openDisk(), stores: python.pyimport("golems.site.worker") };
}

const begun = begin();
let store;

onmessage = async ({ data: { id, kind, text } }) => {
  const { python, disk, stores } = await begun;
  if (kind === "ask") postMessage({ id, answer: await python.globals.get("ask")(store, text) });
  if (kind === "new") {
    await disk.replace(await disk.key(), []);
    store = stores.store_of(disk, await disk.rows());
    postMessage({ id, answer: "" });
  }
  if (kind === "check") {
    const again = stores.store_of(disk, await disk.rows());
    postMessage({ id, answer: String(python.globals.get("is_same")(store, again)) });
  }
};
