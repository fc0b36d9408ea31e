/** What the browser keeps for this page. Where it keeps nothing (forbidden, a full disk) the page itself remembers until
 * it is closed; what is damaged counts as never kept. */

export class BrowserStorage {
  #remembered = new Map<string, string | null>(); // what the browser did not take; null: removed

  constructor(readonly open: () => Storage) {}

  get(key: string): string | null {
    const own = this.#remembered.get(key);
    return own === undefined ? this.#try((storage) => storage.getItem(key), null) : own;
  }

  set(key: string, text: string): void {
    const isTaken = this.#try((storage) => (storage.setItem(key, text), true), false);
    if (isTaken) this.#remembered.delete(key);
    else this.#remembered.set(key, text);
  }

  remove(key: string): void {
    const isGone = this.#try((storage) => (storage.removeItem(key), true), false);
    if (isGone) this.#remembered.delete(key);
    else this.#remembered.set(key, null);
  }

  /** All that begin so. */
  keys(prefix: string): string[] {
    const own = [...this.#remembered.keys()];
    const kept = this.#try((storage) => Object.keys(storage), []).filter((key) => !own.includes(key));
    return [...kept, ...own.filter((key) => this.#remembered.get(key) !== null)].filter((key) => key.startsWith(prefix));
  }

  /** What was written as an object; whether each field is right, its reader sees. */
  record(key: string): Record<string, unknown> | null {
    const value = this.#value(key);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  }

  list(key: string): unknown[] | null {
    const value = this.#value(key);
    return Array.isArray(value) ? value : null;
  }

  /** `usual`, with every field that was kept and is of the same kind. */
  like<T extends object>(key: string, usual: T): T {
    const kept = Object.entries(this.record(key) ?? {}).filter(([name, value]) => isLike(value, usual[name as keyof T]));
    return { ...usual, ...Object.fromEntries(kept) };
  }

  write(key: string, value: unknown): void {
    this.set(key, JSON.stringify(value));
  }

  /** Whether what is written now will be there tomorrow. */
  get keeps(): boolean {
    return this.#try((storage) => {
      storage.setItem(PROBE, PROBE);
      storage.removeItem(PROBE);
      return true;
    }, false);
  }

  #value(key: string): unknown {
    try {
      return JSON.parse(this.get(key) ?? "null");
    } catch {
      return null; // damaged
    }
  }

  #try<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      return use(this.open());
    } catch {
      return otherwise; // forbidden, or full
    }
  }
}

const PROBE = "golems-probe";

function isLike(value: unknown, usual: unknown): boolean {
  return typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual) && (value === null) === (usual === null);
}

/** As long as nobody clears it; and until the tab is closed. */
export const device = new BrowserStorage(() => localStorage);
export const tab = new BrowserStorage(() => sessionStorage);
