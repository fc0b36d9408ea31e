/** Who sits at this device, who of them is asked, and whose eyes look at the screen now. */
import type { Live } from "../lib/live.svelte";
import type { Asked, SeenMatch, SeenRoom } from "../lib/match-types";
import { robotName } from "../lib/words";

export class Seating {
  #uncovered = $state.raw({ chair: null as number | null, moment: "" }); // who has said that it is them, and when
  readonly #moment = $derived.by(() => `${this.live.room?.matches}/${this.live.room?.match?.round?.number}`);
  readonly #atTable = $derived.by(() => (this.#uncovered.moment === this.#moment ? this.#uncovered.chair : null));
  /** Several people play at this device. */
  readonly isShared = $derived.by(() => this.live.chairs.length > 1);
  /** The chairs of this device that are asked something. */
  readonly asked = $derived.by(() => this.live.chairs.filter((chair) => this.live.view(chair)?.match?.request));
  readonly chair = $derived.by(() => this.#looking());
  readonly room: SeenRoom = $derived.by(() => this.live.view(this.chair) ?? this.live.room!);
  readonly match: SeenMatch = $derived.by(() => this.room.match!);
  readonly names = $derived.by(() => Object.fromEntries(this.match.seats.map((seat) => [seat.robot, seat.name || robotName(seat.robot)])));

  constructor(readonly live: Live) {}

  #looking(): number | null {
    if (!this.isShared) return this.live.chairs[0] ?? null;
    return this.asked.includes(this.#atTable ?? -1) ? this.#atTable : (this.asked[0] ?? this.live.chairs[0]!);
  }

  /** Whether a secret is behind the curtain until its owner says to be there. */
  isHidden(request: Asked | undefined): boolean {
    return this.isShared && request?.kind === "program" && !this.match.open && this.#atTable !== this.chair;
  }

  /** Somebody says to be at the screen; nobody: whoever comes next has to say so. */
  uncover(chair: number | null): void {
    this.#uncovered = { chair, moment: this.#moment };
  }
}
