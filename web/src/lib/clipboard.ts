/** The clipboard, and links that others can open. */

const AT_HOME = ["localhost", "127.0.0.1", "[::1]"]; // means another machine to everybody else
const KEPT = "golems-address"; // what the server last said where others find it

/** Copy a text; false: it is not copied. A page of a plain network has only the old way. */
export async function copy(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copyOldWay(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  const focused = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

/** Mark the text of an element, to be copied by hand. */
export function mark(element: Element): void {
  getSelection()?.selectAllChildren(element);
}

/** Whether a link opens only on the device that made it. */
export function isOnlyHere(link: string): boolean {
  return AT_HOME.includes(new URL(link).hostname);
}

/** An address without what nobody types. */
export function shortened(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

/** Remember where others find this server, as it says itself. */
export function rememberAddress(url: string): void {
  if (!isOnlyHere(url)) sessionStorage.setItem(KEPT, new URL(url).origin);
}

/** A link of this page as others can open it, as far as the server has said where they find it. */
export function forOthers(link: string): string {
  const told = sessionStorage.getItem(KEPT);
  return told && isOnlyHere(link) ? link.replace(new URL(link).origin, told) : link;
}
