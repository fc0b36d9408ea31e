/** Quiet sounds, made here: nothing is fetched, and nothing is heard before a first tap, or where it is switched off. */
import { hasTapped } from "./first-tap";
import { settings } from "./settings.svelte";
import type { Beat } from "./match-types";

export type Sound = "step" | "turn" | "bump" | "hit" | "blast" | "splash" | "repair" | "win" | "feast" | "drawn" | "lost";

interface Note {
  from: number; // Hz
  to?: number;
  lasts: number; // seconds
  after?: number;
  wave?: OscillatorType; // noise where there is none
  loud?: number;
}

const NOTES: Record<Sound, Note[]> = {
  step: [
    { from: 150, to: 90, lasts: 0.09, wave: "triangle" },
    { from: 140, to: 80, lasts: 0.09, after: 0.16, wave: "triangle" },
  ],
  turn: [{ from: 240, to: 320, lasts: 0.18, wave: "triangle", loud: 0.6 }],
  bump: [{ from: 110, to: 60, lasts: 0.16, wave: "square", loud: 0.5 }],
  hit: [
    { from: 900, lasts: 0.12 },
    { from: 320, to: 120, lasts: 0.18, wave: "square", loud: 0.5 },
  ],
  blast: [
    { from: 420, lasts: 0.55, loud: 1.6 },
    { from: 90, to: 35, lasts: 0.5, wave: "sine", loud: 1.4 },
  ],
  splash: [{ from: 1400, lasts: 0.35, loud: 0.7 }],
  repair: [
    { from: 660, lasts: 0.09, wave: "triangle" },
    { from: 880, lasts: 0.14, after: 0.1, wave: "triangle" },
  ],
  win: [
    { from: 523, lasts: 0.16, wave: "triangle" },
    { from: 659, lasts: 0.16, after: 0.16, wave: "triangle" },
    { from: 784, lasts: 0.16, after: 0.32, wave: "triangle" },
    { from: 1047, lasts: 0.4, after: 0.48, wave: "triangle" },
  ],
  feast: [
    { from: 523, lasts: 0.14, wave: "triangle" },
    { from: 523, lasts: 0.14, after: 0.16, wave: "triangle" },
    { from: 523, lasts: 0.14, after: 0.32, wave: "triangle" },
    { from: 659, lasts: 0.3, after: 0.48, wave: "triangle" },
    { from: 587, lasts: 0.16, after: 0.8, wave: "triangle" },
    { from: 659, lasts: 0.16, after: 0.98, wave: "triangle" },
    { from: 784, lasts: 0.9, after: 1.16, wave: "triangle", loud: 1.2 },
    { from: 1047, lasts: 0.9, after: 1.16, wave: "triangle" },
    { from: 262, lasts: 0.9, after: 1.16, wave: "sine" },
  ],
  drawn: [
    { from: 523, lasts: 0.2, wave: "triangle" },
    { from: 523, lasts: 0.3, after: 0.24, wave: "triangle" },
  ],
  lost: [
    { from: 392, lasts: 0.3, wave: "sine" },
    { from: 330, lasts: 0.3, after: 0.28, wave: "sine" },
    { from: 392, lasts: 0.5, after: 0.6, wave: "sine" },
  ],
};

const BY_TYPE: Record<string, Sound> = {
  moved: "step",
  pushed: "step",
  swept: "splash",
  left: "step",
  turned: "turn",
  blocked: "bump",
  attacked: "hit",
  damaged: "hit",
  life_lost: "hit",
  blast: "blast",
  destroyed: "blast",
  splashed: "splash",
  floated: "splash",
  sunk: "splash",
  repaired: "repair",
  delivered: "repair",
};

const VOLUME = 0.12;
let audio: AudioContext | null = null;

/** What is heard in a beat, each sound once. */
export function soundsOf(beat: Beat): Sound[] {
  const found = beat.sentences.map((sentence) => BY_TYPE[sentence.type]);
  return [...new Set(found.filter((each) => each !== undefined))];
}

export function sound(name: Sound): void {
  if (!settings.sound || !hasTapped()) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const note of NOTES[name]) ring(audio, note);
}

function ring(context: AudioContext, { from, to = from, lasts, after = 0, wave, loud = 1 }: Note): void {
  const begin = context.currentTime + after;
  const gain = context.createGain();
  gain.gain.setValueAtTime(VOLUME * loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(context.destination);
  const source = wave ? tone(context, wave, from, to, begin, lasts) : noise(context, from, lasts, gain);
  if (wave) source.connect(gain);
  source.start(begin);
  source.stop(begin + lasts);
}

function tone(context: AudioContext, wave: OscillatorType, from: number, to: number, begin: number, lasts: number): OscillatorNode {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  return source;
}

/** Noise around a height, already connected. */
function noise(context: AudioContext, height: number, lasts: number, into: AudioNode): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = height;
  source.connect(filter).connect(into);
  return source;
}
