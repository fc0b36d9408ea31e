import { describe, expect, it, vi } from "vitest";
import { asking, Latest } from "../src/lib/latest";

/** A question that is answered, or not, when the test says so. */
function question() {
  let resolve!: (answer: string) => void;
  let reject!: (problem: unknown) => void;
  const promise = new Promise<string>((done, failed) => ([resolve, reject] = [done, failed]));
  let signal: AbortSignal | undefined;
  const ask = (given: AbortSignal) => {
    signal = given;
    return promise;
  };
  return { ask, resolve, reject, isBrokenOff: () => signal?.aborted };
}

/** What was heard, in order. */
function listener() {
  const heard: string[] = [];
  return { heard, hear: (answer: string) => void heard.push(answer), fail: (problem: unknown) => void heard.push(String(problem)) };
}

describe("of several questions", () => {
  it("only the last is heard, in whatever order the answers come", async () => {
    const [latest, first, second, { heard, hear, fail }] = [new Latest(), question(), question(), listener()];
    const done = [latest.ask(first.ask, hear, fail), latest.ask(second.ask, hear, fail)];
    second.resolve("new");
    first.resolve("old");
    await Promise.all(done);
    expect(heard).toEqual(["new"]);
  });

  it("the last is heard though the one before fails", async () => {
    const [latest, first, second, { heard, hear, fail }] = [new Latest(), question(), question(), listener()];
    const done = [latest.ask(first.ask, hear, fail), latest.ask(second.ask, hear, fail)];
    first.reject("refused");
    second.resolve("new");
    await Promise.all(done);
    expect(heard).toEqual(["new"]);
  });

  it("the ones before are broken off", () => {
    const [latest, first, second, { hear }] = [new Latest(), question(), question(), listener()];
    void latest.ask(first.ask, hear);
    expect(first.isBrokenOff()).toBe(false);
    void latest.ask(second.ask, hear);
    expect([first.isBrokenOff(), second.isBrokenOff()]).toEqual([true, false]);
    latest.drop();
    expect(second.isBrokenOff()).toBe(true);
  });
});

describe("a single question", () => {
  it("is answered, or fails", async () => {
    const [latest, first, second, { heard, hear, fail }] = [new Latest(), question(), question(), listener()];
    first.resolve("yes");
    await latest.ask(first.ask, hear, fail);
    second.reject("refused");
    await latest.ask(second.ask, hear, fail);
    expect(heard).toEqual(["yes", "refused"]);
  });

  it("that fails unheard fails loudly, unless nobody wanted to know any more", async () => {
    const [latest, first, second, { heard, hear }] = [new Latest(), question(), question(), listener()];
    first.reject(new Error("offline"));
    await expect(latest.ask(first.ask, hear)).rejects.toThrow("offline");
    const done = latest.ask(second.ask, hear);
    latest.drop();
    second.reject(new Error("aborted"));
    await done;
    expect(heard).toEqual([]);
  });

  it("does not fail because what is done with its answer does", async () => {
    const [latest, first, fail] = [new Latest(), question(), vi.fn()];
    first.resolve("yes");
    const hear = () => {
      throw new Error("our own fault");
    };
    await expect(latest.ask(first.ask, hear, fail)).rejects.toThrow("our own fault");
    expect(fail).not.toHaveBeenCalled();
  });

  it("of an effect is dropped with the effect", async () => {
    const [first, { heard, hear, fail }] = [question(), listener()];
    const drop = asking(first.ask, hear, fail);
    drop();
    first.resolve("too late");
    await first.ask(new AbortController().signal);
    expect(heard).toEqual([]);
  });
});
