/** The film of the match that runs in a room: round after round, each watched to its end before the next. */
import { get, Problem } from "./api";
import { Player } from "./film.svelte";
import { Latest } from "./latest";
import { settings } from "./settings.svelte";
import type { Film, SeenRoom } from "./match-types";

export interface Shown {
  match: number;
  round: number;
}

const TOO_OFTEN = 429;
const LOOK = 2500; // ms to look at open programs before they run
const BREATH = 700; // ms between two rounds
const AGAIN = 2000; // ms until a server that did not answer is asked again

export class Watching {
  readonly player = new Player();
  shown: Shown | null = $state(null);
  #asked = ""; // the film that was asked for last
  #asking = new Latest();
  #ranOut = $state(false); // the film that is shown was played to its end
  #loaded = $state(""); // what is told in the one that is shown, in whatever language and from whichever side

  constructor(readonly code: string) {
    this.player.onend = () => (this.#ranOut = true);
  }

  /** The round that the match has come to. */
  static latest(room: SeenRoom): number {
    return Math.max(0, (room.match?.round?.number ?? 0) - 1);
  }

  /** There is nothing left to watch before somebody decides. */
  isUpToDate(room: SeenRoom): boolean {
    return (
      this.shown?.match === room.matches &&
      this.shown.round === Watching.latest(room) &&
      this.#loaded === this.#name(room) &&
      this.player.atEnd
    );
  }

  hasNextRound(room: SeenRoom): boolean {
    const loaded = this.#loaded === this.#name(room);
    return this.shown !== null && loaded && this.player.atEnd && this.shown.round < Watching.latest(room);
  }

  nextRound(): void {
    if (this.shown) this.showRound(this.shown.round + 1);
  }

  showRound(round: number): void {
    if (this.shown) this.shown = { ...this.shown, round };
  }

  /** Go on to the next round by itself, after a moment, if the film ran to its end and was not led there by hand.
   * Gives what stops it. */
  flow(room: SeenRoom): () => void {
    if (!this.hasNextRound(room) || !this.#ranOut) return () => {};
    const timer = setTimeout(() => this.nextRound(), BREATH / settings.speed);
    return () => clearTimeout(timer);
  }

  #name(room: SeenRoom): string {
    const round = this.shown?.round ?? 0;
    const now = room.match?.round;
    const told = round < Watching.latest(room) ? "over" : now ? (now.played ?? 0) : "";
    return [room.matches, round, told].join("/");
  }

  /** Show the room as it is now. Who comes in the middle begins where the others are. */
  async follow(room: SeenRoom, lang: string, turn: number): Promise<void> {
    if (this.shown?.match !== room.matches) this.shown = { match: room.matches, round: Watching.latest(room) };
    const name = this.#name(room);
    const asked = [name, lang, turn].join("/");
    if (asked === this.#asked) return;
    this.#asked = asked;
    await this.#asking.ask(
      (signal) => this.#fetch(turn, signal),
      (film) => {
        const isFresh = startOf(this.#loaded, 1) !== startOf(name, 1);
        this.#show(film, isFresh, startOf(this.#loaded, 2) === startOf(name, 2), room.match?.open === true);
        this.#loaded = name;
      },
      (problem) => this.#refuse(problem),
    );
  }

  /** The film, however long the network is gone, unless another one is wanted meanwhile. */
  async #fetch(turn: number, signal: AbortSignal): Promise<Film> {
    for (;;) {
      try {
        return await get("api/rooms/{code}/rounds/{round}", { code: this.code, round: this.shown?.round ?? 0, turn }, signal);
      } catch (problem) {
        if (signal.aborted || (problem instanceof Problem && problem.status !== TOO_OFTEN)) throw problem;
        await new Promise((again) => setTimeout(again, AGAIN));
        if (signal.aborted) throw problem;
      }
    }
  }

  /** The next news asks again. */
  #refuse(problem: unknown): never {
    this.#asked = "";
    throw problem;
  }

  close(): void {
    this.#asked = "";
    this.#asking.drop();
    this.player.pause();
  }

  #show(film: Film, fresh: boolean, same: boolean, isOpen: boolean): void {
    this.#ranOut = false;
    const known = same ? unchanged(this.player.film, film) : 0;
    const isPaused = known === film.beats.length && !this.player.playing;
    this.player.load(film, { from: fresh ? film.beats.length : Math.min(this.player.at, known) });
    if (!isPaused && !this.player.atEnd) this.player.play(isOpen && this.player.at === 0 ? LOOK : 0);
  }
}

/** How many beats have nothing new in them: the last one may have stopped at a question. */
function unchanged(old: Film | null, film: Film): number {
  const last = old?.beats.length ?? 0;
  const grown = last > 0 && old?.beats[last - 1]?.sentences.length !== film.beats[last - 1]?.sentences.length;
  return grown ? last - 1 : last;
}

/** The match, or with two parts the round of it. */
function startOf(name: string, parts: number): string {
  return name.split("/", parts).join("/");
}
