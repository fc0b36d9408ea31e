/** What is heard, and in which order, with a stand-in for the browser's speech. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { install, type StandIn } from "./voices";

const ENGLISH = { lang: "en-GB", name: "Martha", localService: true, default: false };
const chosen = { sound: true, voice: true, pace: 1, lang: "en", speed: 1 };
vi.mock("../src/lib/settings.svelte", () => ({ settings: chosen }));

const first = { isTouched: true };
Object.defineProperty(navigator, "userActivation", {
  value: {
    get hasBeenActive() {
      return first.isTouched;
    },
  },
});

let speech: StandIn;
let voice: typeof import("../src/lib/speech");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  Object.assign(chosen, { sound: true, voice: true, pace: 1, lang: "en" });
  first.isTouched = true;
  speech = install();
  speech.voices = [ENGLISH];
  voice = await import("../src/lib/speech");
});
afterEach(() => void vi.useRealTimers());

describe("a voice", () => {
  it("says a heading and what stands below it as two sentences", () => {
    voice.say(voice.inSentences(["Anna, choose a part", "", "A golem needs three."]));
    expect(speech.texts).toEqual(["Anna, choose a part."]);
    speech.end();
    expect(speech.texts).toEqual(["Anna, choose a part.", "A golem needs three."]);
  });

  it("says one sentence after the other, and never two at once", () => {
    voice.say("Red hits Blue! Blue falls.");
    voice.say("Red wins.");
    expect(speech.texts).toEqual(["Red hits Blue!"]);
    speech.end();
    expect(speech.texts).toEqual(["Red hits Blue!", "Blue falls."]);
    speech.end();
    speech.end();
    expect(speech.texts).toEqual(["Red hits Blue!", "Blue falls.", "Red wins."]);
    expect(speech.broken).toBe(0);
  });

  it("breaks off for what must be said now, and does not come back to it", () => {
    voice.say("A long story. It goes on.");
    const old = speech.said[0]!;
    voice.sayNow("Forward");
    old.onend();
    speech.end();
    expect([speech.texts, speech.broken]).toEqual([["A long story.", "Forward"], 1]);
  });

  it("says the last text again", () => {
    voice.say("Lay your cards. Press Go.");
    voice.sayAgain();
    speech.end();
    expect(speech.texts).toEqual(["Lay your cards.", "Lay your cards.", "Press Go."]);
    expect(voice.lastSaid()).toBe("Lay your cards. Press Go.");
  });

  it("does not repeat what it is saying", () => {
    voice.say("Your turn!");
    voice.say("Your turn!");
    speech.end();
    expect(speech.texts).toEqual(["Your turn!"]);
  });

  it("is quiet where it is switched off, and remembers what it would have said", () => {
    chosen.voice = false;
    voice.say("Your turn!");
    chosen.voice = true;
    chosen.sound = false;
    voice.say("Your choice!");
    expect(speech.texts).toEqual([]);
    chosen.sound = true;
    voice.sayAgain();
    expect(speech.texts).toEqual(["Your choice!"]);
  });

  it("speaks at the pace that is chosen", () => {
    chosen.pace = 0.75;
    voice.say("Slowly.");
    expect(speech.said[0]!.rate).toBe(0.75);
  });

  it("waits for the first tap, and then says only what is still of interest", () => {
    first.isTouched = false;
    voice.say("Welcome.");
    voice.say("Your turn!");
    expect(speech.texts).toEqual([]);
    first.isTouched = true;
    dispatchEvent(new Event("pointerup"));
    expect(speech.texts).toEqual(["Your turn!"]);
  });

  it("goes on when a device never tells the end", () => {
    voice.say("One. Two.");
    vi.runAllTimers();
    expect(speech.texts).toEqual(["One.", "Two."]);
    expect(voice.isSpeaking()).toBe(false);
  });

  it("lets others wait until it is quiet", () => {
    const act = vi.fn();
    voice.whenSilent(act);
    expect(act).toHaveBeenCalledOnce();
    voice.say("One. Two.");
    voice.whenSilent(act);
    const forget = voice.whenSilent(() => act("never"));
    forget();
    speech.end();
    expect(act).toHaveBeenCalledOnce();
    speech.end();
    expect(act.mock.calls).toEqual([[], []]);
  });

  it("is quiet on another page", () => {
    voice.say("One. Two.");
    dispatchEvent(new Event("hashchange"));
    speech.end();
    expect([speech.texts, voice.isSpeaking()]).toEqual([["One."], false]);
  });
});

describe("the voice that is chosen", () => {
  it("is of the page's language and of this device", () => {
    const russian = { ...ENGLISH, lang: "ru-RU" };
    speech.voices = [{ ...ENGLISH, localService: false }, russian, ENGLISH];
    expect(voice.voiceFor("en")).toBe(ENGLISH);
    expect(voice.voiceFor("ru")).toBe(russian);
    expect(voice.voiceFor("de")).toBeUndefined();
  });

  it("is a good one, not a joke, and else the usual one", () => {
    const named = (name: string, isUsual = false) => ({ ...ENGLISH, name, default: isUsual });
    speech.voices = [named("Zarvox", true), named("eSpeak English"), named("Martha")];
    expect(voice.voiceFor("en")?.name).toBe("Martha");
    speech.voices.push(named("Serena (Enhanced)"));
    expect(voice.voiceFor("en")?.name).toBe("Serena (Enhanced)");
    speech.voices = [named("Daniel"), named("Martha", true)];
    expect(voice.voiceFor("en")?.name).toBe("Martha");
  });

  it("may come later than what is to be said", () => {
    speech.voices = [];
    voice.say("Your turn!");
    expect([voice.hasVoice(), speech.texts]).toEqual([false, []]);
    speech.voices = [ENGLISH];
    speech.dispatchEvent(new Event("voiceschanged"));
    expect([voice.hasVoice(), speech.texts]).toEqual([true, ["Your turn!"]]);
  });
});
