import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, type Plugin } from "vite";

const ART = fileURLToPath(new URL("../golems/data/art/", import.meta.url));
const LANG = fileURLToPath(new URL("../golems/data/lang/", import.meta.url));
const SCENE = /^scene-/; // pictures of their own, not on the grid of a cell

/** All drawings of the game in one file of symbols, from the same source as the boards of the server. */
function sprite(): Plugin {
  const name = "virtual:art";
  const path = "/art.svg";
  let building = true;
  return {
    name: "golems-art",
    configResolved: (config) => void (building = config.command === "build"),
    configureServer: (server) =>
      void server.middlewares.use(path, (_, response) => response.setHeader("content-type", "image/svg+xml").end(symbols())),
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      if (!building) return `export default ${JSON.stringify(path)};`;
      const reference = this.emitFile({ type: "asset", name: "art.svg", source: symbols() });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

function symbols(): string {
  const files = readdirSync(ART).filter((file) => file.endsWith(".svg") && !SCENE.test(file));
  const all = files.sort().map((file) => symbol(file.replace(".svg", ""), readFileSync(ART + file, "utf-8")));
  return `<svg xmlns="http://www.w3.org/2000/svg">${all.join("")}</svg>`;
}

function symbol(name: string, text: string): string {
  const inner = /<svg[^>]*>(.*)<\/svg>/s.exec(text);
  if (!inner) throw new Error(`${name}.svg: expected one <svg> element`);
  return `<symbol id="art-${name}" viewBox="0 0 100 100" overflow="visible">${inner[1]}</symbol>`;
}

/** What each language calls itself, a way to fetch what the page says in it, and whether it says everything, by the
 * names of their folders. */
function languages(): Plugin {
  const all = "virtual:languages";
  return {
    name: "golems-languages",
    resolveId: (id) => (id === all || id.startsWith(`${all}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${all}`) return languageIndex(all);
      if (!id.startsWith(`\0${all}/`)) return null;
      const files = areas(id.slice(all.length + 2));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map(saidByPage).join("\n"))};`;
    },
  };
}

function languageIndex(all: string): string {
  const codes = readdirSync(LANG).filter((code) => existsSync(`${LANG}${code}/language.ftl`));
  const byCode = <T>(of: (code: string) => T) => JSON.stringify(Object.fromEntries(codes.map((code) => [code, of(code)])));
  const fetching = codes.map((code) => `"${code}": () => import("${all}/${code}").then((text) => text.default)`);
  return [
    `export const NAMES = ${byCode(nameOf)};`,
    `export const WHOLE = ${byCode(isWhole)};`,
    `export const TEXTS = { ${fetching.join(", ")} };`,
  ].join("\n");
}

function areas(code: string): string[] {
  const files = readdirSync(LANG + code).filter((file) => file.endsWith(".ftl"));
  return files.sort().map((file) => `${LANG}${code}/${file}`);
}

/** All of a file before its second heading, under which only the server and the commands speak. */
function saidByPage(file: string): string {
  return readFileSync(file, "utf-8").split(/^### .*\n/m, 2)[1] ?? "";
}

function isWhole(code: string): boolean {
  const own = idsIn(code);
  return idsIn("en").every((id) => own.includes(id));
}

function idsIn(code: string): string[] {
  const texts = areas(code).map((file) => readFileSync(file, "utf-8"));
  return texts.join("\n").match(/^[a-zA-Z][\w-]*(?= *=)/gm) ?? [];
}

function nameOf(code: string): string {
  const file = `${LANG}${code}/language.ftl`;
  const name = /^language-name = (.+)$/m.exec(readFileSync(file, "utf-8"))?.[1];
  if (!name) throw new Error(`${file}: expected a language-name`);
  return name;
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), svelteTesting({ autoCleanup: false }), sprite(), languages()],
  build: {
    outDir: "../golems/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: process.env.GOLEMS ?? "http://127.0.0.1:8000", ws: true } } },
});
