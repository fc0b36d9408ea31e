/** A whole puzzle as a link: it stands in the address, behind #, and is sent to nobody but the server that judges it. */
import { address } from "../lib/routes.svelte";

const MOST = 64 * 1024; // bytes of a document; the server takes fewer
const PIECE = 1024; // bytes that are unpacked at a time: a thousandth of what may come of them
const PARAMETER = "p=";

/** A text that is no puzzle in a link. */
export class NoPuzzle extends Error {}

export async function pack(puzzle: unknown): Promise<string> {
  const { deflateSync } = await import("fflate"); // the browser's own way is newer than the oldest promised ones
  return toLetters(deflateSync(new TextEncoder().encode(JSON.stringify(puzzle))));
}

export async function unpack(packed: string): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(await inflated(fromLetters(packed)));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    throw new NoPuzzle();
  }
  throw new NoPuzzle();
}

export async function addressOf(puzzle: unknown): Promise<string> {
  return `${address("puzzle")}?${PARAMETER}${await pack(puzzle)}`;
}

/** What is packed in an address, if anything is. */
export function packedIn(query: string): string | null {
  return query.startsWith(PARAMETER) ? query.slice(PARAMETER.length) : null;
}

/** A short name for a whole puzzle, the same whenever it comes again. */
export function nicknameOf(puzzle: unknown): string {
  let sum = 0;
  for (const letter of JSON.stringify(puzzle)) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `sent-${sum.toString(36)}`;
}

async function inflated(bytes: Uint8Array): Promise<string> {
  const { Inflate } = await import("fflate");
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  const stream = new Inflate((found) => {
    size += found.length;
    if (size > MOST) throw new NoPuzzle();
    text += decoder.decode(found, { stream: true });
  });
  for (let at = 0; at < bytes.length || !at; at += PIECE) stream.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  return text + decoder.decode();
}

function toLetters(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromLetters(text: string): Uint8Array {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
