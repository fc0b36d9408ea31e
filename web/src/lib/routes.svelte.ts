/** Where we are: the part of the address behind #. */

function here(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
}

export const route: { path: string[] } = $state({ path: here() });

addEventListener("hashchange", () => {
  route.path = here();
  window.scrollTo(0, 0);
});

export function address(...path: (string | number)[]): string {
  return `#/${path.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(...path: (string | number)[]): void {
  location.hash = address(...path);
}
