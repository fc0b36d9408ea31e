/** A stand-in for the browser's speech: it writes down what is said, in order, and says when a test wants it to end. */

export interface Utterance {
  text: string;
  rate: number;
  voice: Partial<SpeechSynthesisVoice>;
  onend: () => void;
}

export class StandIn extends EventTarget {
  said: Utterance[] = [];
  broken = 0; // how often it was cut off
  voices: Partial<SpeechSynthesisVoice>[] = [];

  getVoices = () => this.voices;
  speak = (each: Utterance) => void this.said.push(each);
  cancel = () => void (this.broken += 1);

  get texts(): string[] {
    return this.said.map((each) => each.text);
  }

  /** What is being said has been said. */
  end(): void {
    this.said.at(-1)?.onend();
  }
}

export function install(): StandIn {
  const speech = new StandIn();
  Object.assign(globalThis, {
    speechSynthesis: speech,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  return speech;
}
