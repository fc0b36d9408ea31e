import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin as PostcssPlugin } from "postcss";
import { defineConfig, type Plugin } from "vite";

const ART = fileURLToPath(new URL("../golems/data/art/", import.meta.url));
const LANG = fileURLToPath(new URL("../golems/data/lang/", import.meta.url));
const FIRST = fileURLToPath(new URL("src/browser-check.js", import.meta.url));
const SCENE = /^scene-/; // pictures of their own, not on the grid of a cell
const PACKAGE = fileURLToPath(new URL("package.json", import.meta.url));
const FLOOR = (JSON.parse(readFileSync(PACKAGE, "utf-8")) as { browserslist: string[] }).browserslist.map(targetOf);
const BESIDE = 16; // px that a screen is wider than what lies on it
/** What several pages need comes in a few files of their own, each for those that need about the same: a battle asked for
 * twenty small ones. */
const SHARED = { name: "part", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 };
const fileOf = ({ name }: { name: string }): string => `assets/${name.replace(/~.*/, "")}-[hash].js`; // not the names of all pages
const PACKED = /\.(css|html|js|svg)$/;

/** `chrome >= 92` is `chrome92` to the compiler. */
function targetOf(browsers: string): string {
  const [name = "", version = ""] = browsers.split(" >= ");
  return name.replace("ios_saf", "ios") + version;
}

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

/** What index.html says before the page can speak, or instead of it, in every language, and the script that shows it. */
function firstWords(): Plugin {
  const source = readFileSync(FIRST, "utf-8");
  const name = `assets/first-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
  let building = true;
  return {
    name: "golems-first-words",
    configResolved: (config) => void (building = config.command === "build"),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: name, source });
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html
          .replace("%FIRST%", building ? `./${name}` : "/src/browser-check.js")
          .replace("%OLD%", inAll("first-old", "first-old-idea"))
          .replace("%BROKEN%", inAll("first-broken", "first-broken-idea", "retry"))
          .replace("%NOSCRIPT%", inAll("first-script", "first-script-idea")),
    },
  };
}

/** The one that speaks English comes first. */
function inAll(title: string, idea: string, again = ""): string {
  const codes = readdirSync(LANG).filter((code) => existsSync(`${LANG}${code}/language.ftl`));
  const sections = codes.sort().map((code) => {
    const [name, text, link] = [title, idea, again].map((id) => id && escaped(message(code, id)));
    return `<section class="speechless" lang="${code}"><h1>${name}</h1><p>${text}</p>${link && `<p><a href="./">${link}</a></p>`}</section>`;
  });
  return sections.join("");
}

function message(code: string, id: string): string {
  const find = (lang: string) => new RegExp(`^${id} = (.+)$`, "m").exec(readFileSync(`${LANG}${lang}/page.ftl`, "utf-8"))?.[1];
  const found = (existsSync(`${LANG}${code}/page.ftl`) && find(code)) || find("en");
  if (!found) throw new Error(`page.ftl: expected ${id}`);
  return found;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Every file also compressed by brotli: the server, which has no brotli itself, sends it to browsers that take it. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "golems-packed",
    apply: "build",
    configResolved: (config) => void (folder = `${config.build.outDir}/`),
    writeBundle(_, bundle) {
      for (const name of Object.keys(bundle).filter((each) => PACKED.test(each))) {
        const whole = readFileSync(folder + name);
        const small = brotliCompressSync(whole);
        if (small.length < whole.length) writeFileSync(`${folder}${name}.br`, small);
      }
    },
  };
}

/** Old browsers know no container queries: there a narrow screen stands for a narrow container that has a name. */
function narrowScreens(): PostcssPlugin {
  const done = new WeakSet<object>();
  return {
    postcssPlugin: "golems-narrow-screens",
    AtRule: {
      container(rule) {
        const width = /^[a-z]+ \(max-width: (\d+)px\)$/.exec(rule.params)?.[1];
        if (!width || done.has(rule)) return;
        done.add(rule);
        const media = rule.clone({ name: "media", params: `(max-width: ${Number(width) + BESIDE}px)` });
        const supports = rule.clone({ name: "supports", params: "not (width: 1cqi)", nodes: [] });
        rule.after(supports.append(media));
      },
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), svelteTesting({ autoCleanup: false }), sprite(), languages(), firstWords(), packed()],
  css: { postcss: { plugins: [narrowScreens()] } },
  build: {
    outDir: "../golems/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: FLOOR,
    cssCodeSplit: false, // one request where a battle needed twenty
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] }, chunkFileNames: fileOf } },
  },
  worker: { format: "es" },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: process.env.GOLEMS ?? "http://127.0.0.1:8000", ws: true } } },
});
