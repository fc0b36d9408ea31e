/** What the server says of printing. */

export interface Offers {
  ready: boolean; // whether it can make PDFs
  offers: Offer[];
  papers: string[];
  sides: string[];
}

export interface Offer {
  what: string;
  choices: { id: string; name: string }[];
}

export interface Preview {
  title: string;
  pages: number;
}

/** What is wanted on paper. */
export interface Order {
  what: string;
  which: string;
  paper: string;
  sides: string;
  players: number;
  lang: string;
}

/** The address of an order on the server, and what stands behind its question mark. */
export function orderPath({ what, which }: Order): string {
  return `api/print/${what}/${encodeURIComponent(which)}`;
}

export function orderQuery({ paper, sides, players, lang }: Order): Record<string, string | number> {
  return { paper, sides, players, lang };
}

/** Whether cards are on these sheets, so that backs and players matter. */
export function hasCards(what: string): boolean {
  return ["box", "pack", "cards"].includes(what);
}
