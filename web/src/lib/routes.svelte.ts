/** Where we are: the part of the address behind #, and what stands in it behind a question mark. */

interface Route {
  path: string[];
  query: string;
}

function here(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").map(decodeURIComponent), query };
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
