/** What the server says of printing. */
import type { Shape } from "../lib/api";

export type Offers = Shape<"PrintOffers">;

export type Offer = Shape<"PrintOffer">;

export type Preview = Shape<"Preview">;

/** What is wanted on paper. */
export interface Order {
  what: string;
  which: string;
  paper: string;
  sides: string;
  players: number;
  lang: string;
}

/** Whether cards are on these sheets, so that backs and players matter. */
export function hasCards(what: string): boolean {
  return ["box", "pack", "cards"].includes(what);
}
