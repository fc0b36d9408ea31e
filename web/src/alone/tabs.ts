/** Of several tabs one plays, so that none writes over what another has kept. */
import { tab } from "../lib/browser-storage";

const WISH = "golems-play-here"; // this tab shall take over when it is loaded again

/** Begin, if no other tab plays or this one shall take over; `lost` is called when another one does. */
export async function takeTurn(name: string, begin: () => void, lost: () => void): Promise<void> {
  if (!navigator.locks) return begin(); // only secure pages have locks
  const wished = tab.get(WISH) !== null;
  tab.remove(WISH);
  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (!lock) return void lost();
    begin();
    return new Promise(() => {}); // until the page is closed
  };
  await navigator.locks.request(name, wished ? { steal: true } : { ifAvailable: true }, hold).catch(lost);
}

export function playHere(): void {
  tab.set(WISH, "yes");
  location.reload();
}
