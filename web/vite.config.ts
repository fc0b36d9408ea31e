import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, type Plugin } from "vite";

const ART = fileURLToPath(new URL("../golems/data/art/", import.meta.url));
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

/** A language as the page imports it: what the page says (`?page`), what it calls itself (`?name`), or whether it
 * says everything (`?whole`). */
function languages(): Plugin {
  return {
    name: "golems-languages",
    enforce: "pre",
    load(id) {
      const [file = "", query = ""] = id.split("?");
      if (!file.endsWith(".ftl")) return null;
      const text = readFileSync(file, "utf-8");
      const asked = query === "name" ? nameIn(file, text) : query === "whole" ? isWhole(file, text) : saidByPage(text);
      return `export default ${JSON.stringify(asked)};`;
    },
  };
}

/** All before the last heading of the file, under which the page says nothing. */
function saidByPage(text: string): string {
  return text.slice(0, text.lastIndexOf("\n### "));
}

function isWhole(file: string, text: string): boolean {
  const own = idsIn(text);
  return idsIn(readFileSync(file.replace(/\w+(?=\.ftl$)/, "en"), "utf-8")).every((id) => own.includes(id));
}

function idsIn(text: string): string[] {
  return text.match(/^[a-zA-Z][\w-]*(?= *=)/gm) ?? [];
}

function nameIn(file: string, text: string): string {
  const name = /^language-name = (.+)$/m.exec(text)?.[1];
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
