/** The service worker: it keeps the folder for when there is no network, and brings a new version in the background. */
import { status } from "./engine-state.svelte";

let registered: ServiceWorkerRegistration | undefined;

/** Only secure pages have one; the others need their network. */
export async function keepFolder(base: string): Promise<void> {
  if (!navigator.serviceWorker) return;
  registered = await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: "none" });
  offer();
  registered.addEventListener("updatefound", () => registered?.installing?.addEventListener("statechange", offer));
}

function offer(): void {
  if (registered?.waiting && navigator.serviceWorker.controller) status.update = true;
}

/** Take the new version: the page is loaded again with it. */
export function renew(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  registered?.waiting?.postMessage("take over");
}
