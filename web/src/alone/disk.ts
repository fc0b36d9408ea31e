/** What is kept in the browser, in IndexedDB: rows on shelves, written by adding what is new. Several tabs have it in
 * common: only the one that took its turn last may write. */

const NAME = "golems";
const VERSION = 1;
export const SHELVES = ["logs", "entries", "records"] as const; // in the order in which they are read
const OWN = "own"; // what belongs to the device itself, such as the key of its tokens
const KEY = "key";
const TURN = "turn"; // whose turn it is to write
const KEY_BYTES = 32;

export type Shelf = (typeof SHELVES)[number];
type Row = Record<string, unknown>;
export type Change = [Shelf, IDBValidKey, Row | undefined];

export interface Disk {
  take(): Promise<void>; // from now on nobody else may write
  write(changes: Change[]): Promise<void>; // fails with Elsewhere when somebody else took their turn
  rows(): Promise<[Shelf, Row][]>;
  key(): Promise<Uint8Array>;
  replace(key: Uint8Array, rows: [Shelf, Row][]): Promise<void>; // all that is there; it takes the turn too
}

/** Another tab plays: this one would write over what that one keeps. */
export class Elsewhere extends Error {}

/** Under what a row lies on its shelf. */
const PLACES: Record<Shelf, (row: Row) => IDBValidKey> = {
  logs: (row) => row.code as string,
  entries: (row) => [row.code as string, row.number as number],
  records: (row) => row.id as string,
};

export async function openDisk(): Promise<Disk> {
  const database = await opened();
  const me = String(newKey());
  return {
    take: () => take(database, me),
    write: (changes) => write(database, me, changes),
    rows: () => rows(database),
    key: () => key(database),
    replace: (key, rows) => replace(database, me, key, rows),
  };
}

/** A disk that forgets: for a browser that keeps nothing. */
export function noDisk(): Disk {
  return { take: async () => {}, write: async () => {}, rows: async () => [], key: async () => newKey(), replace: async () => {} };
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const shelf of [...SHELVES, OWN]) request.result.createObjectStore(shelf);
  };
  return answered(request);
}

async function take(database: IDBDatabase, me: string): Promise<void> {
  const transaction = database.transaction(OWN, "readwrite");
  transaction.objectStore(OWN).put(me, TURN);
  await done(transaction);
}

async function write(database: IDBDatabase, me: string, changes: Change[]): Promise<void> {
  const transaction = database.transaction([OWN, ...changes.map(([shelf]) => shelf)], "readwrite");
  const turn = await answered<string | undefined>(transaction.objectStore(OWN).get(TURN));
  if (turn !== me) throw new Elsewhere();
  for (const [shelf, at, row] of changes) {
    const rows = transaction.objectStore(shelf);
    if (row) rows.put(row, at);
    else rows.delete(at);
  }
  await done(transaction);
}

async function rows(database: IDBDatabase): Promise<[Shelf, Row][]> {
  const transaction = database.transaction([...SHELVES]);
  const read = SHELVES.map((shelf) => answered<Row[]>(transaction.objectStore(shelf).getAll()));
  const found = await Promise.all(read);
  return SHELVES.flatMap((shelf, index) => (found[index] ?? []).map((row): [Shelf, Row] => [shelf, row]));
}

async function key(database: IDBDatabase): Promise<Uint8Array> {
  const transaction = database.transaction(OWN, "readwrite");
  const own = transaction.objectStore(OWN);
  const kept = await answered<Uint8Array | undefined>(own.get(KEY));
  const mine = kept ?? newKey();
  if (!kept) own.put(mine, KEY);
  await done(transaction);
  return mine;
}

async function replace(database: IDBDatabase, me: string, key: Uint8Array, rows: [Shelf, Row][]): Promise<void> {
  const transaction = database.transaction([...SHELVES, OWN], "readwrite");
  for (const shelf of SHELVES) transaction.objectStore(shelf).clear();
  for (const [shelf, row] of rows) transaction.objectStore(shelf).put(row, PLACES[shelf](row));
  transaction.objectStore(OWN).put(key, KEY);
  transaction.objectStore(OWN).put(me, TURN);
  await done(transaction);
}

function newKey(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((answer, fail) => {
    request.onsuccess = () => answer(request.result);
    request.onerror = () => fail(request.error);
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((answer, fail) => {
    transaction.oncomplete = () => answer();
    transaction.onabort = transaction.onerror = () => fail(transaction.error);
  });
}
