/** The REST API of the server. */
import { settings } from "./settings.svelte";

/** Why the server has refused something, in words for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    text: string,
    readonly rule: string | null = null,
    readonly path: string = "",
  ) {
    super(text);
  }
}

/** Tells this browser from the others behind the same address, so that each gets its share. Forgotten with the page. */
const visitor = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function url(path: string, query: Record<string, string | number>): string {
  const all = new URLSearchParams({ lang: settings.lang });
  for (const [key, value] of Object.entries(query)) all.set(key, String(value));
  return `${location.pathname.replace(/[^/]*$/, "")}${path}?${all}`;
}

async function answer<T>(response: Response): Promise<T> {
  const body = await response.json();
  if (!response.ok) throw new Problem(response.status, body.reason, body.text, body.rule, body.path);
  return body as T;
}

export async function get<T>(path: string, query: Record<string, string | number> = {}): Promise<T> {
  return answer<T>(await fetch(url(path, query), { headers: { "x-golems-visitor": visitor } }));
}

export async function post<T>(path: string, body: unknown, query: Record<string, string | number> = {}): Promise<T> {
  const headers = { "content-type": "application/json", "x-golems-visitor": visitor };
  return answer<T>(await fetch(url(path, query), { method: "POST", headers, body: JSON.stringify(body) }));
}

/** The address of a picture. */
export function picture(path: string, query: Record<string, string | number> = {}): string {
  return url(path, query);
}
