/** What was made as a file and as a link, and what somebody opens. */
import { post } from "../lib/api";
import { address } from "../lib/routes.svelte";
import { addressOf, pack } from "../puzzles/packing";
import type { Which } from "../puzzles/puzzle-types";
import { whole } from "./bench.svelte";
import type { Kind, Remark, Sketch } from "./sketch-types";

/** A text that is no JSON at all. */
export class NoDocument extends Error {}

export async function opened(document: Which, signal?: AbortSignal): Promise<{ sketch: Sketch; remarks: Remark[] }> {
  const { sketch, remarks } = await post("api/editor/open", { document }, {}, signal);
  return { sketch: whole(sketch), remarks };
}

export function parsed(text: string): Which {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as Which; // whether it is one, the server says
  } catch {
    throw new NoDocument();
  }
}

/** A name for a file: letters and digits of the title. */
export function fileName(kind: Kind, title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return `${name || kind}.json`;
}

/** A puzzle is there to be solved, anything else to be looked at on the bench. */
export async function linkTo(kind: Kind, document: unknown): Promise<string> {
  const there = kind === "puzzle" ? await addressOf(document) : `${address("workshop")}?p=${await pack(document)}`;
  return location.href.replace(/#.*$/, "") + there;
}
