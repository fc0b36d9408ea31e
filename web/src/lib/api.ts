/** The REST API of the server. Its paths, parameters, bodies and answers are those that the server describes itself. */
import { network } from "./network";
import type { components, paths } from "./schema";
import { settings } from "./settings.svelte";

/** What the server calls so. */
export type Shape<Name extends keyof components["schemas"]> = components["schemas"][Name];

/** A refusal as the server writes it. */
export type Refused = Shape<"Problem">;

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

/** No server of ours has answered: there is no network, or somebody else says something in between. */
export class Unreachable extends Error {}

/** Tells this browser from the others behind the same address, so that each gets its share. Forgotten with the page. */
export const visitor = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The description begins paths with a slash; the page leaves it out, as it may lie in a folder. */
type Api = { [Path in keyof paths as Path extends `/${infer Rest}` ? Rest : never]: paths[Path] };
type With<Method extends string> = { [Path in keyof Api]: Api[Path] extends Record<Method, object> ? Path : never }[keyof Api];
type Call<Path extends keyof Api, Method extends string> = Method extends keyof Api[Path] ? Api[Path][Method] : never;

/** What stands between braces in the path, and what may stand behind its question mark. */
type AllOf<Called> = Called extends { parameters: infer P }
  ? (P extends { path: infer InPath } ? InPath : unknown) & (P extends { query?: infer Query } ? NonNullable<Query> : unknown)
  : never;
type Body<Called> = Called extends { requestBody: { content: { "application/json": infer Given } } } ? Given : never;
type Answer<Called> = Called extends { responses: { 200: { content: { "application/json": infer Found } } } } ? Found : string;
type After<Called> =
  object extends AllOf<Called> ? [params?: AllOf<Called>, signal?: AbortSignal] : [params: AllOf<Called>, signal?: AbortSignal];

export type Getting = With<"get">;
export type Posting = With<"post">;
export type Params<Path extends Getting> = AllOf<Call<Path, "get">>;
export type Got<Path extends Getting> = Answer<Call<Path, "get">>;
export type Posted<Path extends Posting> = Answer<Call<Path, "post">>;
export type Rest<Path extends Posting> = After<Call<Path, "post">>;
export type Given<Path extends Posting> = Body<Call<Path, "post">>;

/** `params` fill the braces of the path; the others stand behind the question mark. */
function url(path: string, params: object = {}): string {
  const left = new Map(Object.entries({ lang: settings.lang, ...params }).map(([name, value]) => [name, String(value)]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name) ?? "";
    left.delete(name);
    return encodeURIComponent(value);
  });
  return `${location.pathname.replace(/[^/]*$/, "")}${filled}?${new URLSearchParams([...left])}`;
}

async function asked<T>(address: string, how: RequestInit): Promise<T> {
  const { response, body } = await network.fetch(address, how).then(read).catch(notReached);
  if (response.ok) return body as T;
  throw refusal(body, response.status);
}

function refusal(body: unknown, status: number): Problem | Unreachable {
  return isRefused(body) ? problemOf(body, status) : new Unreachable();
}

async function read(response: Response): Promise<{ response: Response; body: unknown }> {
  return { response, body: await response.json() };
}

function notReached(): never {
  throw new Unreachable();
}

function isRefused(body: unknown): body is Refused {
  return typeof body === "object" && body !== null && "reason" in body && "text" in body;
}

/** `status` is that of the answer, also of one that only tells of a refusal. */
export function problemOf({ reason, text, rule, path }: Refused, status = 200): Problem {
  return new Problem(status, reason, text, rule, path);
}

/** `signal` breaks the request off when its answer is not wanted any more. */
export async function get<Path extends Getting>(path: Path, ...[params, signal]: After<Call<Path, "get">>): Promise<Got<Path>> {
  return asked(url(path, params), { headers: { "x-golems-visitor": visitor }, signal });
}

export async function post<Path extends Posting>(path: Path, body: Given<Path>, ...[params, signal]: Rest<Path>): Promise<Posted<Path>> {
  const headers = { "content-type": "application/json", "x-golems-visitor": visitor };
  return asked(url(path, params), { method: "POST", headers, body: JSON.stringify(body), signal });
}

/** A file as it is now, where no address leads to a server. */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await network.fetch(url(path), { headers: { "x-golems-visitor": visitor } }).catch(notReached);
  if (response.ok) return response.blob();
  throw refusal((await read(response).catch(notReached)).body, response.status);
}

/** A file that is made for whoever has a token, which never stands in an address. */
export async function fetchPosted(path: string, body: unknown): Promise<Blob> {
  const headers = { "content-type": "application/json", "x-golems-visitor": visitor };
  const response = await network.fetch(url(path), { method: "POST", headers, body: JSON.stringify(body) }).catch(notReached);
  if (response.ok) return response.blob();
  throw refusal((await read(response).catch(notReached)).body, response.status);
}

/** The address of a picture or of a file. */
export function picture(path: string, params: Record<string, string | number> = {}): string {
  return network.picture(url(path, params));
}
