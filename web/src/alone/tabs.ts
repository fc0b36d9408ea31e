/** Of several tabs one plays. That none writes over what another has kept, the disk sees to (disk.ts). */
import { tab } from "../lib/browser-storage";

const WISH = "golems-play-here"; // this tab shall take over when it is loaded again

/** Begin, if no other tab plays or this one shall take over; `lost` is called when another one does. */
export async function takeTurn(name: string, begin: () => void, lost: () => void): Promise<void> {
  const wished = tab.get(WISH) !== null;
  tab.remove(WISH);
  if (!navigator.locks) return agree(name, wished, begin, lost); // only secure pages have locks
  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (!lock) return void lost();
    begin();
    return new Promise(() => {}); // until the page is closed
  };
  await navigator.locks.request(name, wished ? { steal: true } : { ifAvailable: true }, hold).catch(lost);
}

/** Pages without locks tell one another their ranks, and the lowest plays on: whoever came first, but before all
    others whoever took over last. */
function agree(name: string, wished: boolean, begin: () => void, lost: () => void): void {
  const channel = new BroadcastChannel(name);
  const now = performance.timeOrigin + performance.now();
  const rank = wished ? -now : now;
  channel.onmessage = ({ data }: MessageEvent<number>) => {
    if (data > rank) return channel.postMessage(rank);
    channel.close();
    lost();
  };
  begin();
  channel.postMessage(rank);
}

export function playHere(): void {
  tab.set(WISH, "yes");
  location.reload();
}
