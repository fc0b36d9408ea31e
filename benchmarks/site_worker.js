/** A worker of benchmarks.site: bare Pyodide, or the work of site_work.py in the Python of the folder. */
import { loadPyodide } from "./py/pyodide.mjs";

onmessage = async ({ data: { work, task } }) => {
  const began = performance.now();
  const python = await loadPyodide({ indexURL: new URL("./py/", location.href).href });
  python.runPython("1 + 1");
  const bare = (performance.now() - began) / 1000;
  if (!work) return postMessage({ bare });
  const archive = await (await fetch("./py/golems.bin")).arrayBuffer();
  python.unpackArchive(archive, "gztar", { extractDir: "/lib/python3.14/site-packages" });
  python.FS.writeFile("/home/pyodide/site_work.py", work);
  const found = await python.pyimport("site_work").measure(task, "/tmp/measured");
  postMessage({ bare, found: found.toJs() });
};
