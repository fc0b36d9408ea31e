import { mount } from "svelte";
import App from "./App.svelte";
import { complainOfAll } from "./lib/failures";
import { settings } from "./lib/settings.svelte";
import { begin } from "./lib/words";
import "./fonts.css";
import "./theme.css";

/** What fails before something is shown is told by browser-check.js. */
async function open(target: HTMLElement): Promise<void> {
  const alone = document.querySelector("meta[name=golems-site]") ? await import("./alone/engine-network") : null;
  alone?.begin();
  await begin(settings.lang);
  mount(App, { target });
  complainOfAll();
  alone?.show();
}

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
void open(target);
