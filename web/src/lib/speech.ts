/** Reading aloud, with a voice of this device alone: what is read is sent nowhere. */

/** None where the device has no voice for the language, or cannot speak at all. */
export function voiceFor(lang: string): SpeechSynthesisVoice | undefined {
  if (!("speechSynthesis" in globalThis)) return undefined;
  return speechSynthesis.getVoices().find((voice) => voice.localService && voice.lang.slice(0, 2) === lang);
}

export function readAloud(text: string, voice: SpeechSynthesisVoice): void {
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

export function hush(): void {
  if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
}

/** Voices may come later than the page; gives what ends the waiting. */
export function whenVoicesCome(hear: () => void): () => void {
  if (!("speechSynthesis" in globalThis)) return () => {};
  speechSynthesis.addEventListener("voiceschanged", hear);
  return () => speechSynthesis.removeEventListener("voiceschanged", hear);
}
