/** A page that carries its own engine: what it asks a server for is led there. */
import { mount, untrack } from "svelte";
import { network } from "../lib/network";
import { canRunPython } from "./engine-support";
import { Engine } from "./engine";
import { drawnPicture } from "./pictures.svelte";
import { prepared } from "./prepared-answers";
import { EngineSocket } from "./socket";
import { status } from "./engine-state.svelte";
import EngineStatus from "./EngineStatus.svelte";
import { takeTurn } from "./tabs";
import { keepFolder } from "./updates";

const BASE = new URL(".", location.href.replace(/[?#].*/, "")).href;

export function begin(): void {
  const engine = new Engine(BASE, !navigator.serviceWorker?.controller);

  async function ask(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { path, query } = partsOf(String(input));
    const body = init.body ? ` ${String(init.body)}` : "";
    const known = status.ready ? null : await prepared(BASE, path + body, query);
    const answer = known ?? (await engine.ask(asked(path, query, init), init.signal));
    return new Response(answer.body as BodyInit, { status: answer.status, headers: answer.headers });
  }

  network.fetch = (...asked) => untrack(() => ask(...asked)); // whoever asks depends on the answer alone
  network.open = (address) => {
    const { path, query } = partsOf(address);
    return new EngineSocket(engine, path, query) as unknown as WebSocket;
  };
  network.picture = (address) => drawnPicture(address, ask);
  network.isRemote = false;
  if (!canRunPython()) {
    status.tooOld = true;
    engine.fail("This browser cannot run Python.");
    return;
  }
  void takeTurn(
    `golems ${BASE}`,
    () => void run(engine),
    () => engine.leave(),
  );
}

async function run(engine: Engine): Promise<void> {
  engine.start();
  await engine.ready;
  await navigator.storage?.persist?.();
  await keepFolder(BASE);
}

/** When something can be said. */
export function show(): void {
  mount(EngineStatus, { target: document.body });
}

function asked(path: string, query: string, { method = "GET", headers, body }: RequestInit) {
  return { method, path, query, headers: [...new Headers(headers)], body: new TextEncoder().encode(String(body ?? "")) };
}

/** An address as the server would know it, whatever folder the page lies in. */
function partsOf(address: string): { path: string; query: string } {
  const { pathname, search } = new URL(address, BASE);
  return { path: `/${pathname.slice(new URL(BASE).pathname.length)}`, query: search.slice(1) };
}
