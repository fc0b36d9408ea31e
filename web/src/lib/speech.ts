/** A voice for whoever cannot read yet: one sentence after the other, never two at once, and with a voice of this
 * device alone, so that what is said is sent nowhere. */
import { untrack } from "svelte";
import { createSubscriber } from "svelte/reactivity";
import { hasTapped, onPage, onTap } from "./first-tap";
import { settings } from "./settings.svelte";

const SENTENCE = /[^.!?…]+[.!?…]*["»”)]*\s*/g;
const LETTER = 150; // ms: no voice is so slow that it needs more for one
const SILENCE = 4000; // ms until a voice that does not say when it has ended is not waited for any longer

// ---------------------------------------------------------------- voices

const GOOD = /premium|enhanced|natural|neural|siri|google/i;
const POOR = /espeak|compact|eloquence/i;
const ODD =
  /albert|bad news|bahh|bells|boing|bubbles|cellos|fred|good news|jester|junior|organ|ralph|superstar|trinoids|whisper|wobble|zarvox/i;

/** The best voice of this device for a language; none where it has none, or cannot speak at all. */
export function voiceFor(lang: string): SpeechSynthesisVoice | undefined {
  if (!canSpeak()) return undefined;
  const own = speechSynthesis.getVoices().filter((voice) => voice.localService && voice.lang.slice(0, 2) === lang);
  return own.sort((one, other) => worth(other) - worth(one))[0];
}

function worth({ name = "", default: isUsual }: SpeechSynthesisVoice): number {
  return 4 * Number(!ODD.test(name)) + 2 * Number(GOOD.test(name)) - 2 * Number(POOR.test(name)) + Number(isUsual);
}

function canSpeak(): boolean {
  return "speechSynthesis" in globalThis;
}

/** Voices may come later than the page; gives what ends the waiting. */
function whenVoicesCome(hear: () => void): () => void {
  if (!canSpeak()) return () => {};
  speechSynthesis.addEventListener("voiceschanged", hear);
  return () => speechSynthesis.removeEventListener("voiceschanged", hear);
}

const followVoices = createSubscriber(whenVoicesCome);

export function hasVoice(): boolean {
  followVoices();
  return voiceFor(settings.lang) !== undefined;
}

/** Whether what is said is heard. */
export function isListening(): boolean {
  return settings.sound && settings.voice && hasVoice();
}

// ---------------------------------------------------------------- speaking

let last = ""; // what was said last, for who wants it again
let waiting: string[] = []; // sentences
let spoken: SpeechSynthesisUtterance | null = null; // kept: of one that nobody holds some browsers never tell the end
let timer: ReturnType<typeof setTimeout> | undefined;
let tellLast = (): void => {};
const silent = new Set<() => void>(); // who waits until nothing is said

const followLast = createSubscriber((update) => {
  tellLast = update;
  return () => (tellLast = () => {});
});

/** What "say it again" would say. */
export function lastSaid(): string {
  followLast();
  return last;
}

/** Say this after all that is being said; before the first tap only the last text waits. */
export function say(text: string): void {
  if (!text || (text === last && isSpeaking())) return;
  last = text;
  tellLast();
  untrack(() => add(text)); // whoever switches the sound on hears what comes next, and not everything anew
}

function add(text: string): void {
  if (!settings.sound || !settings.voice) return;
  waiting = isReady() ? [...waiting, ...sentencesOf(text)] : sentencesOf(text);
  if (!spoken) next();
}

/** To the ear a heading is a sentence like any other. */
export function inSentences(texts: string[]): string {
  return texts
    .filter(Boolean)
    .map((text) => (/[.!?…]["»”)]*$/.test(text) ? text : `${text}.`))
    .join(" ");
}

/** Say this now, instead of all that is being said. */
export function sayNow(text: string): void {
  hush();
  say(text);
}

export function sayAgain(): void {
  sayNow(last);
}

/** Be quiet, and forget what was still to be said. */
export function hush(): void {
  waiting = [];
  end();
  if (canSpeak()) speechSynthesis.cancel();
}

export function isSpeaking(): boolean {
  return spoken !== null || waiting.length > 0;
}

/** Act when nothing is said any longer: at once, if it is quiet. Gives what ends the waiting. */
export function whenSilent(act: () => void): () => void {
  if (!spoken) {
    act();
    return () => {};
  }
  silent.add(act);
  return () => silent.delete(act);
}

function sentencesOf(text: string): string[] {
  return (text.match(SENTENCE) ?? []).map((each) => each.trim()).filter(Boolean);
}

function isReady(): boolean {
  return hasTapped() && voiceFor(settings.lang) !== undefined;
}

function next(): void {
  const voice = hasTapped() ? voiceFor(settings.lang) : undefined;
  const text = voice && waiting.shift();
  if (!voice || !text) return;
  const said = new SpeechSynthesisUtterance(text);
  Object.assign(said, { voice, lang: voice.lang, rate: settings.pace });
  said.onend = said.onerror = () => over(said);
  timer = setTimeout(() => over(said), SILENCE + (LETTER * text.length) / settings.pace);
  spoken = said;
  speechSynthesis.speak(said);
}

/** One that was broken off tells its end too, and later. */
function over(said: SpeechSynthesisUtterance): void {
  if (said !== spoken) return;
  clearTimeout(timer);
  spoken = null;
  next();
  if (!spoken) end();
}

function end(): void {
  clearTimeout(timer);
  spoken = null;
  const acts = [...silent];
  silent.clear();
  for (const act of acts) act();
}

function wake(): void {
  if (!spoken) next();
}

onTap(wake);
whenVoicesCome(wake);
onPage("hashchange", hush); // another page has other things to say
onPage("pagehide", hush);
