import { setImmediate as turn } from 'node:timers/promises';

/** How long the process works for the list without doing anything else, in ms. */
const longestWorkMs = 10;

/** Returns what long work calls between its steps: it lets requests pass once the process has worked for a while. */
export const requestPauses = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestWorkMs) return;
    await turn();
    since = performance.now();
  };
};
