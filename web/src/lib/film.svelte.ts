/** Plays a film: beat after beat, forward and back, at the pace that is chosen. */
import { isIdle, motionOf, nextPlace, readingOf, rowsIn, sceneAt, type RowPlace, type Scene } from "./scene";
import { settings } from "./settings.svelte";
import { whenSilent } from "./speech";
import type { Film } from "./match-types";

const PATIENCE = 5000; // ms for which the film waits for the voice
const LEAP = 200; // ms, when something else than the next beat is shown

export class Player {
  film: Film | null = $state.raw(null);
  at = $state(0); // beats played
  playing = $state(false);
  motion = $state(LEAP); // how long pieces move to where they are now, in ms
  onend: (() => void) | null = null;

  readonly scene: Scene | null = $derived(this.film && sceneAt(this.film, this.at));
  readonly rows: RowPlace[] = $derived(this.film ? rowsIn(this.film) : []);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forget = (): void => {}; // the voice that is waited for

  /** Not derived: a film may still come when its screen has gone. */
  get atEnd(): boolean {
    return this.film !== null && this.at >= this.film.beats.length;
  }

  /** A longer film of the same round goes on where this one was. */
  load(film: Film, { from }: { from?: number } = {}): void {
    const same = this.film?.rounds[0]?.number === film.rounds[0]?.number;
    const at = from ?? (same ? this.at : 0);
    this.film = film;
    this.motion = same ? LEAP : 0; // in another film a barrel's key may mean another barrel
    this.at = Math.min(at, film.beats.length);
    if (this.atEnd) this.pause();
  }

  /** `after` so many ms, at the pace that is chosen. */
  play(after = 0): void {
    if (this.playing || !this.film) return;
    if (this.atEnd) this.at = 0;
    this.playing = true;
    if (after) this.#timer = setTimeout(() => this.#next(), after / settings.speed);
    else this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.#forget();
  }

  step(by: 1 | -1): void {
    this.pause();
    if (this.film) this.#show(nextPlace(this.film, this.at, by));
  }

  jump(to: number): void {
    const playing = this.playing;
    this.pause();
    this.#show(to);
    if (playing && !this.atEnd) this.#later();
    this.playing = playing && !this.atEnd;
  }

  #show(to: number): void {
    if (!this.film) return;
    const at = Math.max(0, Math.min(to, this.film.beats.length));
    const beat = at === nextPlace(this.film, this.at, 1) ? this.film.beats[at - 1] : undefined;
    this.motion = beat ? motionOf(beat) / settings.speed : LEAP;
    this.at = at;
  }

  #next(): void {
    const isOver = this.atEnd;
    if (!isOver && this.film) this.#show(nextPlace(this.film, this.at, 1));
    if (isOver || (this.atEnd && this.#isIdle())) {
      this.pause();
      this.onend?.();
    } else this.#later();
  }

  /** What was played last takes no time. */
  #isIdle(): boolean {
    const beat = this.film?.beats[this.at - 1];
    return beat !== undefined && isIdle(beat);
  }

  #later(): void {
    const beat = this.film?.beats[this.at - 1];
    const lasts = beat && !isIdle(beat) ? motionOf(beat) + readingOf(beat) : LEAP;
    this.#timer = setTimeout(() => this.#afterVoice(), lasts / settings.speed);
  }

  /** The film and the voice go in step, unless the voice is lost. */
  #afterVoice(): void {
    const next = (): void => {
      clearTimeout(this.#timer);
      this.#forget();
      this.#next();
    };
    this.#timer = setTimeout(next, PATIENCE);
    this.#forget = whenSilent(next);
  }
}
