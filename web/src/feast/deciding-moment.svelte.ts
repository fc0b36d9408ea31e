/** The moment that decided a battle, as a film of about three seconds. */
import { Player } from "../lib/film.svelte";
import type { Film } from "../lib/match-types";
import { motionOf, readingOf } from "../lib/scene";

const LONGEST = 3000; // ms

export interface Cut {
  film: Film; // up to what decided it
  from: number; // beats that are played already when it begins
}

/** What decided the battle and what led to it in that row, or nothing if it is not in this film. */
export function cutOf(film: Film): Cut | null {
  if (!film.decided) return null;
  const { beat: last } = film.decided;
  const { round, row } = film.beats[last]!;
  let from = last;
  let lasts = timeOf(film, last);
  while (from > 0 && film.beats[from - 1]!.round === round && film.beats[from - 1]!.row === row) {
    lasts += timeOf(film, from - 1);
    if (lasts > LONGEST) break;
    from -= 1;
  }
  return { film: { ...film, beats: film.beats.slice(0, last + 1) }, from };
}

function timeOf(film: Film, beat: number): number {
  return motionOf(film.beats[beat]!) + readingOf(film.beats[beat]!);
}

export class DecidingMoment {
  readonly player = new Player();
  isShown = $state(false);

  constructor() {
    this.player.onend = () => (this.isShown = false);
  }

  show(film: Film): void {
    const cut = cutOf(film);
    if (!cut) return;
    this.player.pause();
    this.player.load(cut.film, { from: cut.from });
    this.player.play();
    this.isShown = true;
  }

  close(): void {
    this.player.pause();
    this.isShown = false;
  }
}
