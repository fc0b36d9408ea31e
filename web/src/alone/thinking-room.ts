/** The worker that thinks, as the one that serves sees it: one order after the other, each with an end. */

interface Order {
  order: Uint8Array;
  seconds: number;
  owner: Thinker;
  settle(answer: Uint8Array | null): void;
}

export class ThinkingRoom {
  #worker: Worker | null = null;
  #waiting: Order[] = [];
  #now: Order | null = null;
  #timer = 0;

  constructor(
    readonly address: string,
    readonly base: string,
    readonly tell: (busy: boolean) => void,
  ) {}

  hire(): Thinker {
    return new Thinker(this);
  }

  put(order: Order): void {
    this.#waiting.push(order);
    this.#next();
  }

  /** Whoever does not want to know any more ends what is thought about for them. */
  drop(owner: Thinker): void {
    this.#waiting = this.#waiting.filter((each) => each.owner !== owner);
    if (this.#now?.owner === owner) this.#finish(null, true);
  }

  #next(): void {
    if (this.#now) return;
    this.#now = this.#waiting.shift() ?? null;
    this.tell(this.#now !== null);
    if (this.#now) this.#started().postMessage({ kind: "order", order: this.#now.order });
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.address, { type: "module" });
    worker.postMessage({ kind: "boot", base: this.base });
    worker.onmessage = ({ data }: MessageEvent<Uint8Array | "ready">) => {
      if (data === "ready") this.#limit();
      else this.#finish(data, false);
    };
    worker.onerror = () => this.#finish(null, true);
    return (this.#worker = worker);
  }

  /** Its seconds count from when it is begun. */
  #limit(): void {
    const order = this.#now;
    if (order) this.#timer = setTimeout(() => this.#finish(null, true), order.seconds * 1000) as unknown as number;
  }

  #finish(answer: Uint8Array | null, ended: boolean): void {
    clearTimeout(this.#timer);
    if (ended) {
      this.#worker?.terminate();
      this.#worker = null;
    }
    this.#now?.settle(answer);
    this.#now = null;
    this.#next();
  }
}

/** `Thinker` of golems/site/thinkers.py. */
export class Thinker {
  constructor(readonly room: ThinkingRoom) {}

  think(order: Uint8Array, seconds: number): Promise<Uint8Array | undefined> {
    return new Promise((settle) => this.room.put({ order, seconds, owner: this, settle: (answer) => settle(answer ?? undefined) }));
  }

  end(): void {
    this.room.drop(this);
  }
}
