// Browser tests and tests of whole processes that only `npm run test:all` and the steps by their names run: `npm test --
// browser`, `npm test -- browser FOLDER` and `npm test -- processes`.

/** Stands at the end of the title of such a test. */
export const wholeTag = '@whole';

/**
 * A file of browser tests without the titles of those that `npm test` leaves out.
 * @type {(text: string) => string}
 */
export const withoutWholeTests = (text) => text.replaceAll(/(['"`])(?:\\.|(?!\1)[^\\\n])*@whole\1/g, "''");

/**
 * The rows that `npm test` checks nowhere: named by browser tests, but by none that it runs, nor by a test of screens. What
 * only whole processes name may also be named by a database test, because those run each time.
 * @type {(files: readonly { file: string, text: string }[], idsIn: (text: string) => readonly string[]) => string[]}
 */
export const rowsLeftOut = (files, idsIn) => {
  const rowsOf = (/** @type {RegExp} */ pattern, /** @type {(text: string) => string} */ part = (text) => text) =>
    files.filter(({ file }) => pattern.test(file)).flatMap(({ text }) => idsIn(part(text)));
  const inEachRun = new Set([
    ...rowsOf(/^screens\/.*\.test\.tsx?$/),
    ...rowsOf(/^e2e\/.*\.spec\.ts$/, withoutWholeTests),
  ]);
  const ofDatabase = new Set(rowsOf(/\.db\.test\.ts$/));
  const ofBrowser = new Set(rowsOf(/^e2e\/(?!processes\/).*\.spec\.ts$/));
  const all = new Set([...ofBrowser, ...rowsOf(/^e2e\/processes\/.*\.spec\.ts$/)]);
  return [...all].filter((row) => !inEachRun.has(row) && (ofBrowser.has(row) || !ofDatabase.has(row)));
};
