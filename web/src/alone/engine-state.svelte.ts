/** What the page shows of the engine that it carries. */

interface Status {
  share: number; // how much of the engine is here, from 0 to 1
  ready: boolean;
  failed: string; // why it does not start
  tooOld: boolean; // the browser, for Python
  awaited: boolean; // somebody asked for something before it was ready
  kept: boolean; // whether anything outlives this page
  thinking: boolean;
  elsewhere: boolean; // another tab plays
  update: boolean; // a new version waits
}

export const status: Status = $state({
  share: 0,
  ready: false,
  failed: "",
  tooOld: false,
  awaited: false,
  kept: true,
  thinking: false,
  elsewhere: false,
  update: false,
});
