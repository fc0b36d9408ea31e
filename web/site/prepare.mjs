/** Runs when a folder is made: compiles the Python of the engine with the Python that will run it, and writes down what the
 * engine answers to plain questions.
 *
 *     node prepare.mjs sources.zip python_stdlib.zip engine prepared-folder question…
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const PACKAGES = "/lib/python3.14/site-packages";
const [sources, stdLibURL, engine, folder, ...questions] = process.argv.slice(2);

// An error of Python says everything itself; Node would print the whole of Pyodide before it.
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});

const python = await loadPyodide({ stdLibURL });
python.unpackArchive(new Uint8Array(readFileSync(sources)), "zip", { extractDir: PACKAGES });
const { packed_engine, packed_library, answers } = python.pyimport("golems.site.preparation");
writeFileSync(engine, packed_engine(PACKAGES).toJs());
python.FS.writeFile("/tmp/library.zip", new Uint8Array(readFileSync(stdLibURL)));
const library = packed_library("/tmp/library.zip").toJs();
mkdirSync(folder, { recursive: true });
for (const [lang, text] of Object.entries((await answers(python.toPy(questions))).toJs())) writeFileSync(`${folder}/${lang}.json`, text);
writeFileSync(stdLibURL, library); // it is not read any more
process.exit(0); // the engine would wait for requests for ever
