/** The boxes that somebody may have at home: a picture, a name and a few words for each edition. */
import { say } from "./words";

export interface Box {
  edition: string;
  name: string;
  idea: string;
  art: string;
}

export function boxOf(edition: string): Box {
  const [number = ""] = edition.split(".");
  return { edition, name: say(`box-${number}`), idea: say(`box-${number}-idea`), art: `box-${number}` };
}
