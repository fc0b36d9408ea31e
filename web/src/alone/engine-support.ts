/** Whether this browser can run the engine: Python needs a newer one than the page does (docs/site.md). */

/** Chromium 97, Firefox 113 and Safari 16.4 are the first that know all three; no older one runs Python of today under a
 * strict policy. */
export function canRunPython(): boolean {
  return "Tag" in WebAssembly && "findLast" in Array.prototype && "DecompressionStream" in globalThis;
}
