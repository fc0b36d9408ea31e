/** Which language the page speaks, and what happens while another one is on its way. */
// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";

/** A page that is opened anew. */
async function opened(wished: string[], kept: object | null = null) {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => kept && JSON.stringify(kept) });
  vi.stubGlobal("navigator", { languages: wished });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { settings } = await import("../src/lib/settings.svelte");
  const { notes } = await import("../src/lib/announcements.svelte");
  return { settings, notes, ...(await import("../src/lib/words")) };
}

describe("the language of a page that is opened", () => {
  it.each([
    [["ru-RU", "en"], null, "ru"],
    [["zz", "ru", "en"], null, "ru"],
    [["zz"], null, "en"],
    [[], null, "en"],
    [["ru"], { lang: "en" }, "en"],
    [["ru"], { lang: "zz" }, "ru"],
    [["zz"], { lang: "zz" }, "en"],
  ])("who wishes %j and has kept %j hears %s", async (wished, kept, lang) => {
    expect((await opened(wished, kept)).settings.lang).toBe(lang);
  });

  it("keeps everything else, whatever became of its language", async () => {
    expect((await opened(["en"], { lang: "zz", name: "Anna", sound: true })).settings).toMatchObject({
      lang: "en",
      name: "Anna",
      sound: true,
    });
  });
});

describe("another language", () => {
  let page: Awaited<ReturnType<typeof opened>>;

  beforeEach(async () => {
    vi.useFakeTimers();
    page = await opened(["en"]);
    await page.speak("en");
  });

  it("is spoken once it has come, and not before", async () => {
    const coming = page.speak("ru");
    expect(page.say("home")).toBe("Home");
    await coming;
    expect(page.say("home")).toBe("На главную");
  });

  it("is the last one that was wished for", async () => {
    await Promise.all([page.speak("ru"), page.speak("en")]);
    expect(page.say("home")).toBe("Home");
  });

  it("that cannot be fetched changes nothing, and that is said", async () => {
    page.change("zz");
    await vi.waitFor(() => expect(page.notes.map(({ text }) => text)).toEqual([page.say("offline")]));
    expect(page.settings.lang).toBe("en");
  });

  it("knows no message that is not there", () => {
    expect(() => page.say("no-such-message")).toThrow("no message no-such-message in en");
    expect(page.knows("no-such-message")).toBe(false);
  });
});
