import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words";
import "./fonts.css";
import "./theme.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
const alone = document.querySelector("meta[name=golems-site]") ? await import("./alone/opening") : null;
alone?.begin();
await speak(settings.lang);
mount(App, { target });
alone?.show();
