/** Bots that have a face of their own; the others share one. */
const OWN = ["apprentice", "companion", "knight", "master", "archmage"];

export function botFace(bot: string): string {
  return OWN.includes(bot) ? `face-${bot}` : "face-bot";
}
