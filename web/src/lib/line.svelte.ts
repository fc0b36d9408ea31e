/** A socket that comes again by itself: after a lost network, a tablet that slept, a server that was silent. */
import { get, Problem, visitor } from "./api";
import { network } from "./network";

type Status = "connecting" | "open" | "lost" | "gone";

const FIRST_WAIT = 500; // ms
const LONGEST_WAIT = 8000;
const BEAT = 15_000;
const PATIENCE = 6_000;
const FINAL = [4000, 4004, 4007];
const BAD_TOKEN = 4003;
const NOT_FOUND = 404;

/** Where rooms and gatherings are told of. */
export function liveAddress(code: string, kind = "rooms"): string {
  const { protocol, host, pathname } = location;
  const base = `${protocol === "https:" ? "wss:" : "ws:"}//${host}${pathname.replace(/[^/]*$/, "")}`;
  return `${base}api/${kind}/${code}/live?visitor=${visitor}`;
}

export abstract class Line {
  status: Status = $state("connecting");
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #closed = false;

  constructor(
    readonly code: string,
    readonly kind: "rooms" | "gatherings",
  ) {
    this.#open();
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Say who we are: at first, and whenever that has changed. */
  abstract hello(): void;

  /** What came in one frame. */
  protected abstract hear(text: string): void;

  /** Whether there is something to show meanwhile. */
  protected abstract get isKnown(): boolean;

  /** Our token counts no more. */
  protected abstract refused(): void;

  /** Whatever we waited for does not come. */
  protected dropped(): void {}

  close(): void {
    this.#closed = true;
    this.#stop();
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close(1000);
  }

  /** False: there is nobody to say it to. */
  protected send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** All that there is has been shown to us. */
  protected isThere(): void {
    this.status = "open";
    this.#wait = FIRST_WAIT;
  }

  #open(): void {
    const socket = network.open(liveAddress(this.code, this.kind));
    this.#socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => {
      this.#rest();
      this.hear(event.data as string);
    };
    socket.onclose = (event) => socket === this.#socket && this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#stop();
    this.dropped();
    if (this.#closed) return;
    if (code === BAD_TOKEN) this.refused();
    if (FINAL.includes(code)) {
      this.status = "gone";
      return;
    }
    this.status = this.isKnown ? "lost" : "connecting";
    if (!this.isKnown) void this.#look();
    this.#later(() => this.#open(), this.#wait * (1 + Math.random() / 4));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A socket that does not open does not say why. */
  async #look(): Promise<void> {
    try {
      await get(`api/${this.kind}/{code}`, { code: this.code });
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== NOT_FOUND) return;
      this.#stop();
      this.status = "gone";
    }
  }

  /** A tablet that wakes up, or a network that is back, does not wait. */
  #wake = (): void => {
    if (document.hidden || this.#closed || this.status === "gone") return;
    if (this.status === "lost") {
      this.#stop();
      this.#open();
    } else this.#ask();
  };

  /** A network that is known to be gone is not waited for. */
  #cut = (): void => void (network.isRemote && this.#socket?.close());

  #rest(): void {
    this.#stop();
    this.#later(() => this.#ask(), BEAT);
  }

  /** A connection that does not answer is given up. */
  #ask(): void {
    this.send({ type: "ping" });
    this.#later(() => this.#socket?.close(), PATIENCE);
  }

  #later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
