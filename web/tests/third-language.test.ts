/** A third language is one new folder, whole or not: the page that is built with it offers, fetches and speaks it. */
// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Rollup } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../src/lib/languages";

type Page = typeof import("../src/lib/words") & typeof import("../src/lib/languages") & typeof import("../src/lib/settings.svelte");

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const THREE = [...LANGUAGES, "xx"].sort();
const LANG = "golems/data/lang/";
const ENTRY = `export * from "./src/lib/words"; export * from "./src/lib/languages"; export * from "./src/lib/settings.svelte";`;

const folder = mkdtempSync(join(tmpdir(), "golems-third-"));
let page: Page;
let chunks: Rollup.OutputChunk[];

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["xx-XX", "en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  for (const each of ["web/src", "web/vite.config.ts", "web/package.json", LANG, "golems/data/art"]) {
    cpSync(ROOT + each, join(folder, each), { recursive: true });
  }
  symlinkSync(`${ROOT}web/node_modules`, join(folder, "web/node_modules"));
  writeFileSync(join(folder, "web/entry.ts"), ENTRY);
  mkdirSync(join(folder, LANG, "xx"));
  for (const area of readdirSync(`${ROOT}${LANG}en`)) {
    const english = readFileSync(`${ROOT}${LANG}en/${area}`, "utf-8");
    const lacking = english.replace(/^offline = .*\n/m, ""); // nobody has translated it yet
    writeFileSync(join(folder, LANG, "xx", area), lacking.replace(/^([a-z][\w-]*) = /gm, "$1 = ~"));
  }
  chunks = await built();
  page = (await import(pathToFileURL(join(folder, "page", chunks[0]?.fileName ?? "")).href)) as Page;
});

afterAll(() => rmSync(folder, { recursive: true }));

async function built(): Promise<Rollup.OutputChunk[]> {
  const root = join(folder, "web");
  const rolldownOptions = { input: join(root, "entry.ts"), preserveEntrySignatures: "strict" as const };
  const { output } = (await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "error",
    build: { outDir: join(folder, "page"), minify: false, rolldownOptions },
  })) as Rollup.RollupOutput;
  return output.filter((each) => each.type === "chunk");
}

describe("one new folder", () => {
  it("is offered by its name", () => {
    expect(page.LANGUAGES).toEqual(THREE);
    expect(page.NAMES.xx).toBe("~English");
  });

  it("is spoken by whoever's browser asks for it", async () => {
    expect(page.settings.lang).toBe("xx");
    await page.speak(page.settings.lang);
    expect(page.say("home")).toBe("~Home");
  });

  it("says in English what it lacks, and the page knows that", async () => {
    await page.speak("xx");
    const [lacking, unknown] = [page.say("offline"), page.knows("no-such-message")];
    await page.speak("en");
    expect([lacking, unknown]).toEqual([page.say("offline"), false]);
    expect([page.WHOLE.xx, page.WHOLE.en, page.WHOLE.ru]).toEqual([false, true, true]);
  });

  it("is changed to and from in the middle of things", async () => {
    await page.speak("ru");
    expect([page.settings.lang, page.say("home")]).toEqual(["ru", "На главную"]);
    await page.speak("xx");
    expect([page.settings.lang, page.say("home")]).toEqual(["xx", "~Home"]);
  });

  it("is fetched alone, and only as far as the page says it", () => {
    const [entry, ...rest] = chunks;
    const others = rest.filter(({ code }) => code.includes("\\nhome = ")); // not the bundler's own helpers
    expect(others.filter(({ fileName }) => entry?.imports.includes(fileName))).toEqual([]);
    expect(entry?.code).not.toContain("~Home");
    const holding = others.filter(({ code }) => code.includes("~Home"));
    expect(holding.map(({ name }) => name)).toEqual(["xx"]);
    expect(others.map(({ name }) => name).sort()).toEqual(THREE);
    expect(others.some(({ code }) => /\\n(refusal|event)-/.test(code))).toBe(false);
  });
});
