/** How the page reaches the server; where there is none, the page itself puts an engine in its place. */

interface Network {
  fetch: typeof fetch;
  open(address: string): WebSocket;
  picture(address: string): string; // where the browser finds this picture
  isRemote: boolean; // it can be lost
}

export const network: Network = {
  fetch: (...asked) => fetch(...asked),
  open: (address) => new WebSocket(address),
  picture: (address) => address,
  isRemote: true,
};
