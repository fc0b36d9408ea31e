/** What the oldest promised browsers know: `browserslist` of package.json says which they are, MDN's tables what they know. */
import { readFileSync } from "node:fs";
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";

type Floor = [BrowserName, number][];

const TABLES: Record<string, BrowserName> = { ios_saf: "safari_ios" }; // browsers that are called otherwise there
const STATIC = /_static$/;

const all = JSON.parse(readFileSync("node_modules/@mdn/browser-compat-data/data.json", "utf-8")) as CompatData;
export const { css, html } = all;

const FLOOR: Floor = (JSON.parse(readFileSync("package.json", "utf-8")) as { browserslist: string[] }).browserslist.map((each) => {
  const [name = "", version = ""] = each.split(" >= ");
  return [TABLES[name] ?? (name as BrowserName), Number(version)];
});

/** Whether all of them know it, at least under a name that `prefixed` accepts. What has no table counts as known. */
export function isKnown(feature: Identifier | undefined, prefixed: (prefix: string) => boolean = () => false): boolean {
  const support = feature?.__compat?.support;
  return !support || FLOOR.every(([browser, version]) => [support[browser] ?? []].flat().some((each) => isThere(each, version, prefixed)));
}

function isThere(each: SimpleSupportStatement, version: number, prefixed: (prefix: string) => boolean): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = each;
  if (!added || added === "preview" || removed || flags || other) return false;
  return Number(added.replace("≤", "")) <= version && (!prefix || prefixed(prefix));
}

type Known = Map<string, boolean>;

/** What a script may name, and whether any object of the floor has it. */
function named(tables: Identifier): { globals: Known; members: Known } {
  const globals: Known = new Map();
  const members: Known = new Map();
  const see = (seen: Known, name: string, each: Identifier): unknown => seen.set(name, (seen.get(name) ?? false) || isKnown(each));
  for (const [name, each] of Object.entries(tables as Record<string, Identifier>)) {
    see(globals, name, each);
    for (const [member, one] of Object.entries(each as Record<string, Identifier>)) see(members, member.replace(STATIC, ""), one);
  }
  return { globals, members };
}

const { globals, members } = named(all.api);
const builtin = named(all.javascript.builtins ?? {});

/** Whether a member of this name is too new: no object of the floor has one. What JavaScript itself has, `lib` of
 * tsconfig.json keeps to. */
export function isNewMember(name: string): boolean {
  return members.get(name) === false && !builtin.members.has(name);
}

export function isNewGlobal(name: string): boolean {
  return globals.get(name) === false;
}
