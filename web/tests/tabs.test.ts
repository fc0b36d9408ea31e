/** Where there are no locks, tabs tell one another which of them plays. */
// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.mock("../src/lib/browser-storage", () => ({
  tab: {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  },
}));
const { takeTurn } = await import("../src/alone/tabs");

/** Tabs hear one another at once, and none hears itself. */
class Channel {
  static open: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    Channel.open.push(this);
  }

  postMessage(data: unknown): void {
    for (const each of Channel.open.filter((each) => each !== this)) each.onmessage?.({ data });
  }

  close(): void {
    Channel.open = Channel.open.filter((each) => each !== this);
  }
}

const playing = new Set<string>();

function open(name: string, wished = false): void {
  if (wished) kept.set("golems-play-here", "yes");
  void takeTurn(
    "golems",
    () => void playing.add(name),
    () => void playing.delete(name),
  );
}

beforeEach(() => {
  playing.clear();
  Channel.open = [];
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("BroadcastChannel", Channel);
});
afterEach(() => vi.unstubAllGlobals());

test("a second tab does not play while the first one does", () => {
  open("first");
  open("second");
  open("third");
  expect([...playing]).toEqual(["first"]);
});

test("a tab that shall take over plays alone", () => {
  open("first");
  open("second");
  open("second again", true);
  expect([...playing]).toEqual(["second again"]);
  open("third");
  expect([...playing]).toEqual(["second again"]);
});

test("of some that ask each other at once, one plays", () => {
  const late: (() => void)[] = [];
  vi.spyOn(Channel.prototype, "postMessage").mockImplementation(function (this: Channel, data) {
    const others = Channel.open.filter((each) => each !== this);
    late.push(() => {
      for (const each of others.filter((each) => Channel.open.includes(each))) each.onmessage?.({ data });
    });
  });
  for (const name of ["first", "second", "third"]) open(name);
  while (late.length) late.shift()!();
  expect(playing.size).toBe(1);
});
