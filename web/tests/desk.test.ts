/** Laying a program: cards from the hand into rows, moved, taken away, and what the server refuses. */
// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Draft, Program } from "../src/lib/program";

const { notes } = await import("../src/lib/announcements.svelte");
const { say, speak } = await import("../src/lib/words");
const { default: Programmer } = await import("../src/program/Programmer.svelte");
const { nameOf } = await import("../src/program/cards");

const request = { robot: "red", kind: "program" as const, rule: "P1", rows: [2, 2] as [number, number], cards: { forward: 2, left: 1 } };
const task = { request, help: { path: "api/puzzle/draft" as const, body: { puzzle: "first" } } };
const UNFINISHED = { reason: "unfinished", text: "Two cards are missing." };
const FITS = { forward: null, left: null };

let asked: Program[];
let answer: (program: Program) => Draft | Promise<Draft>;
let person: ReturnType<typeof userEvent.setup>;

/** As a server does that takes everything. */
function fine(program: Program): Draft {
  const open = program.flatMap((slot, row) => (slot === null ? [{ slot: [row], cards: FITS }] : []));
  return { problem: open.length ? UNFINISHED : null, fits: open, ghost: [], short: open.length ? null : program.join(" ") };
}

function fromHand(card: string): HTMLElement {
  const hand = screen.getByRole("list", { name: say("program-hand") });
  return within(hand).getByRole("button", { name: new RegExp(`^${nameOf(card)}\\b`) });
}

const lastAsked = () => asked.at(-1);

async function lay(card: string): Promise<void> {
  const before = asked.length;
  await person.click(fromHand(card));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
}

async function opened(onseal = vi.fn()) {
  render(Programmer, { task, label: "Seal", onseal });
  await waitFor(() => expect(asked).toHaveLength(1));
  return onseal;
}

beforeAll(() => speak("en"));
beforeEach(() => {
  [asked, answer, person] = [[], fine, userEvent.setup()];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { program } = JSON.parse(body) as { program: Program };
    asked.push(program);
    return { ok: true, json: async () => answer(program) };
  });
});
afterEach(() => {
  cleanup();
  notes.length = 0;
});

describe("a program that is laid", () => {
  it("takes cards row by row, and the server is asked about each", async () => {
    await opened();
    await lay("forward");
    await lay("left");
    expect(asked).toEqual([
      [null, null],
      ["forward", null],
      ["forward", "left"],
    ]);
  });

  it("is sealed once it is complete, and not before", async () => {
    const onseal = await opened();
    await lay("forward");
    expect(screen.queryByRole("button", { name: "Seal" })).toBeNull();
    await lay("left");
    await person.click(await screen.findByRole("button", { name: "Seal" }));
    expect(onseal.mock.calls).toEqual([["forward left"]]);
  });

  describe("that somebody calls done before the server has answered", () => {
    let release: () => void;

    async function hasty() {
      const onseal = await opened();
      await lay("forward");
      const late = new Promise<void>((done) => (release = done));
      const soon = answer;
      answer = (program) => late.then(() => soon(program));
      await lay("left");
      await person.keyboard("{Enter}");
      expect(onseal).not.toHaveBeenCalled();
      return onseal;
    }

    it("is sealed when the answer is there", async () => {
      const onseal = await hasty();
      release();
      await waitFor(() => expect(onseal.mock.calls).toEqual([["forward left"]]));
    });

    it("is not sealed if it is changed before", async () => {
      const onseal = await hasty();
      await person.keyboard("{Backspace}");
      await waitFor(() => expect(lastAsked()).toEqual(["forward", null]));
      await lay("forward");
      release();
      await screen.findByRole("button", { name: "Seal" });
      expect(onseal).not.toHaveBeenCalled();
    });
  });

  it("gives a card back by the key that takes it away, and by undo", async () => {
    await opened();
    await lay("forward");
    await person.keyboard("{Backspace}");
    await waitFor(() => expect(lastAsked()).toEqual([null, null]));
    await person.click(screen.getByRole("button", { name: say("program-undo") }));
    await waitFor(() => expect(lastAsked()).toEqual(["forward", null]));
  });

  it("moves a row by the keys", async () => {
    await opened();
    await lay("forward");
    await lay("left");
    await person.click(screen.getAllByRole("button", { name: new RegExp(nameOf("forward")) })[0]!);
    await person.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(lastAsked()).toEqual(["left", "forward"]));
  });

  it("has no more of a card than the hand", async () => {
    await opened();
    await lay("left");
    expect(fromHand("left").getAttribute("aria-disabled")).toBe("true");
    expect(fromHand("forward").getAttribute("aria-disabled")).toBe("false");
  });
});

describe("what the server refuses", () => {
  it("does not lie there, and is told", async () => {
    await opened();
    answer = (program) =>
      program.includes("left") ? { ...fine(program), problem: { reason: "row", text: "Not here.", rule: "P4" } } : fine(program);
    await lay("left");
    await waitFor(() => expect(notes.map(({ text }) => text)).toEqual(["Not here."]));
    await waitFor(() => expect(lastAsked()).toEqual([null, null]));
  });

  it("is told before it is laid where that is known", async () => {
    answer = (program) => ({
      ...fine(program),
      fits: [0, 1].map((row) => ({ slot: [row], cards: { ...FITS, left: "Not in this round." } })),
    });
    await opened();
    await waitFor(() => expect(fromHand("left").getAttribute("aria-disabled")).toBe("true"));
    await person.click(fromHand("left"));
    expect(notes.map(({ text }) => text)).toEqual(["Not in this round."]);
    expect(asked).toEqual([[null, null]]);
  });
});
