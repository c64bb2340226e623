/** Whether the tests run in full size (`npm run test:all`). */
export const isWhole = process.env['TEST_ALL'] === '1';

/**
 * How often a request of a storm or a draw of a property is repeated: `whole` times in `npm run test:all`, a quarter of that in `npm test`, but
 * never less than `least`, without which the test would not show anything.
 */
export const scaleCount = (whole: number, least = 1): number =>
  isWhole ? whole : Math.min(whole, Math.max(least, Math.ceil(whole / 4)));
