// Browser tests that only `npm run test:all`, `npm test -- browser` and `npm test -- browser FOLDER` run.

/** Stands at the end of the title of such a test. */
export const wholeTag = '@whole';

/**
 * A file of browser tests without the titles of those that `npm test` leaves out.
 * @type {(text: string) => string}
 */
export const withoutWholeTests = (text) => text.replaceAll(/(['"`])(?:\\.|(?!\1)[^\\\n])*@whole\1/g, "''");
