/** Everything that this device keeps, in one file: so it moves to another one. */
import { openDisk, type Shelf } from "./disk";

const FORMAT = 1;
const PREFIX = "golems-"; // of what the page itself keeps

interface Luggage {
  golems: typeof FORMAT;
  key: string;
  rows: [Shelf, Record<string, unknown>][];
  page: Record<string, string>;
}

export async function pack(): Promise<Blob> {
  const disk = await openDisk();
  const rows = (await disk.rows()).map(([shelf, row]): Luggage["rows"][number] => [shelf, { ...row, ...written(row) }]);
  const page = Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(PREFIX)));
  const all: Luggage = { golems: FORMAT, key: base64(await disk.key()), rows, page };
  return new Blob([JSON.stringify(all)], { type: "application/json" });
}

/** What a file holds, or nothing if it was not written here. */
export async function read(file: Blob): Promise<Luggage | null> {
  try {
    const found = JSON.parse(await file.text()) as Partial<Luggage>;
    return found.golems === FORMAT && Array.isArray(found.rows) && found.key && found.page ? (found as Luggage) : null;
  } catch {
    return null;
  }
}

/** In place of everything that is kept here now. */
export async function unpack({ key, rows, page }: Luggage): Promise<void> {
  const disk = await openDisk();
  await disk.replace(
    bytes(key),
    rows.map(([shelf, row]) => [shelf, "body" in row ? { ...row, body: bytes(String(row.body)) } : row]),
  );
  for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  for (const [name, value] of Object.entries(page)) localStorage.setItem(name, value);
}

function written(row: Record<string, unknown>): Record<string, string> {
  return row.body instanceof Uint8Array ? { body: base64(row.body) } : {};
}

function base64(all: Uint8Array): string {
  return btoa(Array.from(all, (byte) => String.fromCharCode(byte)).join(""));
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
