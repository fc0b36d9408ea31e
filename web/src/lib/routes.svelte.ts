/** Where we are: the part of the address behind #, and what stands in it behind a question mark. */

interface Route {
  path: string[];
  query: string;
  isBroken: boolean; // the address cannot be read, as when half of a link was copied
}

function here(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  try {
    return { path: path.split("/").map(decodeURIComponent), query, isBroken: false };
  } catch {
    return { path: [], query, isBroken: true };
  }
}

export const route: Route = $state(here());

addEventListener("hashchange", () => {
  Object.assign(route, here());
  window.scrollTo(0, 0);
});

export function address(...path: (string | number)[]): string {
  return `#/${path.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(...path: (string | number)[]): void {
  location.hash = address(...path);
}
