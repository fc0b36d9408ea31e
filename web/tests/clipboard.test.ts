/** What is said to be copied is, and a link for others leads to where they find the server. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { copy, forOthers, isOnlyHere, rememberAddress } from "../src/lib/clipboard";

function keeping(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

/** A document whose old clipboard works, or does not. */
function oldDocument(works: boolean): void {
  const field = { select: () => {}, remove: () => {} };
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("document", {
    createElement: () => field,
    querySelector: () => null,
    body: { append: () => {} },
    activeElement: null,
    execCommand: () => works,
  });
}

afterEach(() => vi.unstubAllGlobals());

describe("copying", () => {
  test("is told as it came out", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
    expect(await copy("a link")).toBe(true);
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } });
    expect(await copy("a link")).toBe(false);
  });

  test.each([true, false])("goes the old way where there is no clipboard, and may fail there: %s", async (works) => {
    vi.stubGlobal("navigator", {});
    oldDocument(works);
    expect(await copy("a link")).toBe(works);
  });
});

describe("links for others", () => {
  test("of this machine alone are known as such", () => {
    expect(["http://127.0.0.1:8000/#/r/A", "http://localhost/#/r/A", "http://[::1]:8000/"].map(isOnlyHere)).toEqual([true, true, true]);
    expect(["http://192.168.0.5:8000/r/A", "https://golems.example/r/A"].map(isOnlyHere)).toEqual([false, false]);
  });

  test("lead to where the server says that others find it", () => {
    keeping();
    const link = "http://127.0.0.1:8000/golems/#/replay/abc";
    expect(forOthers(link)).toBe(link);
    rememberAddress("http://127.0.0.1:8000/r/A");
    expect(forOthers(link)).toBe(link);
    rememberAddress("http://192.168.0.5:8000/r/A");
    expect(forOthers(link)).toBe("http://192.168.0.5:8000/golems/#/replay/abc");
    expect(forOthers("https://golems.example/#/x")).toBe("https://golems.example/#/x");
  });
});
