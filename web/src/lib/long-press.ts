/** A finger or a mouse that stays: what is under it says its name, and nothing else happens. */

const LONG = 500; // ms
const FAR = 6; // px: more is a drag

/** To be used as an action: `use:longPress={act}`. */
export function longPress(node: HTMLElement, act: () => void): { update: (next: () => void) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [x, y] = [0, 0];
  let isLong = false;

  const HEARS: Record<string, (event: PointerEvent) => void> = {
    pointerdown(event) {
      [x, y, isLong] = [event.clientX, event.clientY, false];
      clearTimeout(timer);
      timer = setTimeout(() => {
        isLong = true;
        act();
      }, LONG);
    },
    pointermove(event) {
      if (Math.hypot(event.clientX - x, event.clientY - y) > FAR) clearTimeout(timer);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    pointerleave: () => clearTimeout(timer),
    contextmenu(event) {
      if (isLong) event.preventDefault();
    },
    click(event) {
      if (!isLong) return;
      isLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  for (const [name, hear] of Object.entries(HEARS)) node.addEventListener(name, hear as EventListener, { capture: true });
  return {
    update: (next) => (act = next),
    destroy() {
      clearTimeout(timer);
      for (const [name, hear] of Object.entries(HEARS)) node.removeEventListener(name, hear as EventListener, { capture: true });
    },
  };
}
