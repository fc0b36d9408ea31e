/** What was refused stands on the page until the next try succeeds. */
// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

const post = vi.fn();
vi.mock("../src/lib/api", async (original) => ({ ...(await original<object>()), post }));
vi.mock("../src/lib/gathering.svelte", () => ({
  Gathering: class {
    constructor(
      readonly code: string,
      readonly token: () => string | undefined,
    ) {}
  },
}));

const { notes, note, dismiss } = await import("../src/lib/announcements.svelte");
const { Problem } = await import("../src/lib/api");
const { speak } = await import("../src/lib/words");
const { Attendance } = await import("../src/lesson/attendance.svelte");
const { attempt } = await import("../src/tournament/acts");

const refused = new Problem(422, "lesson-empty", "Nobody is here yet");
const told = () => notes.map(({ text }) => text);

beforeAll(() => speak("en"));
beforeEach(() => {
  [...notes].forEach(({ id }) => dismiss(id));
  post.mockReset();
});

describe("what a lesson refuses", () => {
  const lesson = new Attendance("KPRWM", "lead");

  it("goes as soon as the next try succeeds, and what else was noted stays", async () => {
    note("The lesson is saved");
    post.mockRejectedValueOnce(refused).mockResolvedValueOnce({});
    expect(await lesson.lead({ type: "pause" })).toBe(false);
    expect(told()).toEqual(["The lesson is saved", "Nobody is here yet"]);
    expect(await lesson.lead({ type: "pause" })).toBe(true);
    expect(told()).toEqual(["The lesson is saved"]);
  });

  it("stays while the next try is refused too", async () => {
    post.mockRejectedValue(refused);
    await lesson.lead({ type: "pause" });
    await lesson.lead({ type: "pause" });
    expect(told()).toContain("Nobody is here yet");
  });
});

describe("what a tournament refuses", () => {
  it("goes as soon as the next try succeeds", async () => {
    expect(await attempt(() => Promise.reject(refused))).toBe(false);
    expect(told()).toEqual(["Nobody is here yet"]);
    expect(await attempt(() => Promise.resolve())).toBe(true);
    expect(told()).toEqual([]);
  });
});
