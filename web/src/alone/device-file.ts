/** Everything that this device keeps, in one file: so it moves to another one. A file may come from anybody: it is read as
 * data, and opened only if every part of it has the shape that was written here. */
import { device } from "../lib/browser-storage";
import { openDisk, SHELVES, type Shelf } from "./disk";

const FORMAT = 1;
const PREFIX = "golems-"; // of what the page itself keeps
const MOST_BYTES = 200_000_000;
const KEY_BYTES = 32;

type Row = Record<string, unknown>;
type Check = (value: unknown) => boolean;

interface Luggage {
  golems: typeof FORMAT;
  key: string;
  rows: [Shelf, Row][];
  page: Record<string, string>;
}

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) > 0;
const isBytes: Check = (value) => typeof value === "string" && bytes(value) !== null;
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);

const FIELDS: Record<Shelf, Record<string, Check>> = {
  logs: { code: isText, kind: isText, touched: isNumber, due: orNothing(isNumber), owner: orNothing(isText) },
  entries: { code: isText, number: isCount, at: isNumber, body: isBytes },
  records: { id: isText, room: isText, title: isText, finished: isNumber, body: isBytes },
};

export async function pack(): Promise<Blob> {
  const disk = await openDisk();
  const rows = (await disk.rows()).map(([shelf, row]): Luggage["rows"][number] => [shelf, { ...row, ...written(row) }]);
  const page = Object.fromEntries(device.keys(PREFIX).map((name) => [name, device.get(name) ?? ""]));
  const all: Luggage = { golems: FORMAT, key: base64(await disk.key()), rows, page };
  return new Blob([JSON.stringify(all)], { type: "application/json" });
}

/** What a file holds, or nothing if it was not written here. */
export async function read(file: Blob): Promise<Luggage | null> {
  if (file.size > MOST_BYTES) return null;
  try {
    return luggageIn(JSON.parse(await file.text()));
  } catch {
    return null; // no JSON
  }
}

/** Only what is known of each row is taken over. */
function luggageIn(found: unknown): Luggage | null {
  const { golems, key, rows, page } = (found ?? {}) as Partial<Luggage>;
  if (golems !== FORMAT || !isText(key) || bytes(key!)?.length !== KEY_BYTES) return null;
  if (!Array.isArray(rows) || !rows.every(isRow) || typeof page !== "object" || page === null) return null;
  const own = Object.entries(page).filter(([name]) => name.startsWith(PREFIX));
  if (!own.every(([, value]) => isText(value))) return null;
  return { golems, key: key!, rows: rows.map(([shelf, row]) => [shelf, known(shelf, row)]), page: Object.fromEntries(own) };
}

function isRow(each: unknown): boolean {
  if (!Array.isArray(each) || each.length !== 2 || !SHELVES.includes(each[0] as Shelf)) return false;
  const [shelf, row] = each as [Shelf, Row | null];
  return typeof row === "object" && row !== null && Object.entries(FIELDS[shelf]).every(([name, check]) => check(row[name]));
}

function known(shelf: Shelf, row: Row): Row {
  const names = Object.keys(FIELDS[shelf]).filter((name) => row[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

/** In place of everything that is kept here now. */
export async function unpack({ key, rows, page }: Luggage): Promise<void> {
  const disk = await openDisk();
  await disk.replace(
    bytes(key)!,
    rows.map(([shelf, row]) => [shelf, "body" in row ? { ...row, body: bytes(String(row.body)) } : row]),
  );
  for (const name of device.keys(PREFIX)) device.remove(name);
  for (const [name, value] of Object.entries(page)) device.set(name, value);
}

function written(row: Row): Record<string, string> {
  return row.body instanceof Uint8Array ? { body: base64(row.body) } : {};
}

function base64(all: Uint8Array): string {
  return btoa(Array.from(all, (byte) => String.fromCharCode(byte)).join(""));
}

function bytes(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
