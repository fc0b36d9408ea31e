/** The REST API of the server. */
import { settings } from "./settings.svelte";

/** A refusal as the server writes it. */
export interface Refused {
  reason: string;
  text: string;
  rule?: string | null;
  path?: string;
}

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
export const visitor = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

type Query = Record<string, string | number>;

function url(path: string, query: Query): string {
  const all = new URLSearchParams({ lang: settings.lang });
  for (const [key, value] of Object.entries(query)) all.set(key, String(value));
  return `${location.pathname.replace(/[^/]*$/, "")}${path}?${all}`;
}

async function answer<T>(response: Response): Promise<T> {
  const body = await response.json();
  if (!response.ok) throw problemOf(body as Refused, response.status);
  return body as T;
}

/** `status` is that of the answer, also of one that only tells of a refusal. */
export function problemOf({ reason, text, rule, path }: Refused, status = 200): Problem {
  return new Problem(status, reason, text, rule, path);
}

/** `signal` breaks the request off when its answer is not wanted any more. */
export async function get<T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> {
  return answer<T>(await fetch(url(path, query), { headers: { "x-golems-visitor": visitor }, signal }));
}

export async function post<T>(path: string, body: unknown, query: Query = {}, signal?: AbortSignal): Promise<T> {
  const headers = { "content-type": "application/json", "x-golems-visitor": visitor };
  return answer<T>(await fetch(url(path, query), { method: "POST", headers, body: JSON.stringify(body), signal }));
}

/** The address of a picture. */
export function picture(path: string, query: Query = {}): string {
  return url(path, query);
}
