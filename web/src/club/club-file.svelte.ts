/** The club file that is open in this tab; nothing else keeps it. */
import { type Given, post, type Shape } from "../lib/api";
import { dismissRefusals, note } from "../lib/announcements.svelte";
import { tab } from "../lib/browser-storage";
import { complain } from "../lib/failures";
import { saveBlob, saveFile } from "../lib/records";
import { say } from "../lib/words";

export type Shown = Shape<"ClubShown">;
export type SeasonRow = Shape<"SeasonRow">;
export type Change = Given<"api/clubs/change">["change"];
type Document = Given<"api/clubs/open">["club"];

const KEY = "golems-club";
const MOST = 256 * 1024; // bytes of a file that is looked at
const NEW: Document = { format: "golems-club/1" };

class ClubFile {
  shown: Shown | null = $state.raw(null);
  isSaved = $state(true);
  busy = $state(false);

  constructor() {
    const kept = tab.record(KEY) as { shown?: Shown; isSaved?: boolean } | null;
    this.shown = kept?.shown ?? null;
    this.isSaved = kept?.isSaved ?? true;
  }

  get document(): Document {
    return (this.shown?.club ?? NEW) as Document;
  }

  /** Everybody in the file, the first of the season first. */
  get names(): string[] {
    return this.shown?.season.rows.map(({ name }) => name) ?? [];
  }

  get title(): string {
    return this.shown?.club.title || say("club-title");
  }

  /** Take what the server makes of the file; what is refused is told. */
  async take(asked: Promise<Shown>, isSaved = false): Promise<boolean> {
    this.busy = true;
    try {
      this.#keep(await asked, isSaved);
      dismissRefusals();
      return true;
    } catch (problem) {
      complain(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  begin(): Promise<boolean> {
    return this.take(post("api/clubs/open", { club: NEW }));
  }

  change(change: Change): Promise<boolean> {
    return this.take(post("api/clubs/change", { club: this.document, change }));
  }

  async open(file: File): Promise<void> {
    const club = await read(file);
    if (club) await this.take(post("api/clubs/open", { club }), true);
  }

  async merge(file: File): Promise<void> {
    const other = await read(file);
    if (other && (await this.take(post("api/clubs/merge", { club: this.document, other })))) note(say("club-merged"));
  }

  save(): void {
    saveFile(`golems-club-${today()}.json`, { ...this.document, format: NEW.format });
    if (this.shown) this.#keep(this.shown, true);
  }

  async saveTable(): Promise<void> {
    try {
      const { csv } = await post("api/clubs/table", { club: this.document });
      saveBlob(`golems-club-${today()}.csv`, new Blob([`\uFEFF${csv}`], { type: "text/csv" }));
    } catch (problem) {
      complain(problem);
    }
  }

  close(): void {
    this.shown = null;
    this.isSaved = true;
    tab.remove(KEY);
  }

  #keep(shown: Shown, isSaved: boolean): void {
    this.shown = shown;
    this.isSaved = isSaved;
    tab.write(KEY, { shown, isSaved });
  }
}

export const file = new ClubFile();

export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** A document of somebody; whether it is a club file, the server says. */
async function read(given: File): Promise<Document | null> {
  try {
    const value: unknown = given.size > MOST ? null : JSON.parse((await given.text()).replace(/^\uFEFF/, ""));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Document;
  } catch {
    // no JSON: told like any other file that is none
  }
  note(say("club-no-file"));
  return null;
}
