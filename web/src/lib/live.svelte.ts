/** A room over its socket: what each of our chairs sees, and how we say something. */
import { remember } from "./battles";
import { isFirstBattle } from "../first/first-steps.svelte";
import { rememberStrength } from "./companion";
import { keep, keysOf, tokens } from "./room-keys";
import { settings } from "./settings.svelte";
import type { FromServer, SeenRoom } from "./match-types";
import { Problem } from "./api";
import { Line } from "./line.svelte";
import { folded, messagesIn, type News } from "./news";

interface Waiting {
  done: (number: number) => void;
  failed: (problem: Problem) => void;
}

export class Live extends Line {
  views: Record<string, SeenRoom> = $state.raw({}); // by chair; a spectator's under "null"
  present: number[] | null = $state.raw(null); // chairs at which somebody is; null: we do not know
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #greeted = false; // what we hear next is all that we hold

  /** `spectator`: see the room as those do who sit nowhere, whatever this browser holds. */
  constructor(
    code: string,
    readonly spectator = false,
  ) {
    super(code, "rooms");
  }

  /** The room as any of us sees it. */
  get room(): SeenRoom | undefined {
    return Object.values(this.views)[0];
  }

  /** The chairs that this browser holds. */
  get chairs(): number[] {
    return Object.keys(this.views)
      .filter((chair) => chair !== "null")
      .map(Number)
      .sort();
  }

  view(chair: number | null): SeenRoom | undefined {
    return this.views[String(chair)];
  }

  get isHost(): boolean {
    return keysOf(this.code).host !== undefined;
  }

  /** Say something; fulfilled once it is written down, rejected with the reason. */
  say(message: Record<string, unknown>): Promise<number> {
    const id = this.#next++;
    return new Promise((done, failed) => {
      if (this.send({ ...message, id })) this.#waiting.set(id, { done, failed });
      else failed(new Problem(0, "offline", ""));
    });
  }

  /** After a chair was taken or given back. */
  hello(): void {
    this.#greeted = true;
    const shown = this.spectator ? [] : tokens(keysOf(this.code));
    this.send({ type: "hello", tokens: shown, lang: settings.lang });
  }

  protected hear(text: string): void {
    for (const message of messagesIn(text)) this.#hear(message);
  }

  protected get isKnown(): boolean {
    return this.room !== undefined;
  }

  protected refused(): void {
    keep(this.code, (keys) => Object.assign(keys, { chairs: {}, host: undefined }));
  }

  protected dropped(): void {
    for (const { failed } of this.#waiting.values()) failed(new Problem(0, "offline", ""));
    this.#waiting.clear();
    this.present = null;
  }

  #hear(message: FromServer): void {
    if (message.type === "seen") this.#see(message.chair, message.room);
    else if (message.type === "news") this.#learn(message);
    else if (message.type === "present") this.present = message.chairs;
    else if (message.type === "done") this.#take(message.id)?.done(message.number);
    else if (message.type === "refused")
      this.#take(message.id)?.failed(new Problem(422, message.reason, message.text, message.rule, message.path));
  }

  #see(chair: number | null, room: SeenRoom): void {
    this.isThere();
    const { null: _, ...others } = this.#greeted ? {} : this.views;
    this.#greeted = false;
    this.#show(others, chair, room);
  }

  #learn(news: News): void {
    const room = this.view(news.chair);
    if (room) this.#show(this.views, news.chair, folded(room, news));
    else this.hello();
  }

  #show(others: Record<string, SeenRoom>, chair: number | null, room: SeenRoom): void {
    this.views = { ...others, [String(chair)]: room };
    if (!room.record || !room.match || this.spectator) return;
    remember(room.record, room.match.game);
    rememberStrength(room, isFirstBattle(this.code));
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
