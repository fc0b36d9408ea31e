/** A page that opens: it has a title of its own, is announced, and gets the focus. */
import { tick } from "svelte";
import { announce } from "./announcements.svelte";
import { say } from "./words";

let shown: string | null = null; // nothing yet: whoever opens the first page hears of it from the browser

/** The page that is shown is called so from now on; without a name it is called like the game. */
export function arrive(name = ""): void {
  document.title = name ? say("page-title", { page: name, game: say("title") }) : say("title");
  if (shown !== null && shown !== name) announce(name || say("title"));
  if (shown !== null) void takeFocus();
  shown = name;
}

/** What was focused is gone with the page before: the keys begin at the heading. */
async function takeFocus(): Promise<void> {
  await tick();
  if (isNowhere(document.activeElement)) focusOn("h1");
}

/** Past the bar on top. */
export function skipToContent(): void {
  focusOn("main");
}

/** Whether nothing that does something is focused. */
export function isNowhere(element: Element | null): boolean {
  return !element || element === document.body || element.localName === "h1";
}

function focusOn(name: "h1" | "main"): void {
  const found = document.querySelector<HTMLElement>(name);
  found?.setAttribute("tabindex", "-1");
  found?.focus({ preventScroll: name === "h1" });
}
