/** Whose box lies on the table: cards are called as they are in it. */

const NEWEST = "4.0";
const DUELS = ["3.0", "2.0"]; // their boxes have names of their own for some cards

const box = $state({ edition: NEWEST });

export function openBox(edition: string = NEWEST): void {
  box.edition = edition;
}

/** Called once by whatever shows cards: from then on they have the names of this edition. */
export function playWith(edition: () => string | undefined): void {
  $effect.pre(() => openBox(edition()));
}

export function isDuel(): boolean {
  return DUELS.includes(box.edition);
}
