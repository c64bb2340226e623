// What a browser test may not do, because its result would depend on the day or on what else the machine does.

/** The files of e2e and screens that may read the clock. */
const readsClock = /^e2e\/(?:clock\/|support\/dates\.ts$)|^screens\/support\/clock\.ts$/;
const clock = /\bDate\.now\(\)|\bnew Date\(\)/;

/** The only file that may wait for a time: for requests that must not come. */
const waits = 'e2e/support/settled.ts';
const fixedWaiting = /\bwaitForTimeout\(|\bnetworkidle\b/;

/**
 * Returns what is wrong with a file of e2e or screens, as messages.
 * @type {(file: string, text: string) => string[]}
 */
export const problemsOfBrowserTest = (file, text) => [
  ...(clock.test(text) && !readsClock.test(file)
    ? [
        `${file}: the clock is read in e2e/support/dates.ts and screens/support/clock.ts only, so that days are reckoned by the calendar`,
      ]
    : []),
  ...(fixedWaiting.test(text) && file !== waits
    ? [`${file}: waits for what it needs, or with \`openSettled\` or \`requestsWithin\` of ${waits}`]
    : []),
];
