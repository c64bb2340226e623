import { expect, test } from 'vitest';
import { cleanLine, cleanText, isEmail } from './text.ts';

// Long enough that an algorithm with quadratic or worse run time would exceed the test timeout.
const long = 1_000_000;
const hostile: readonly [string, string][] = [
  ['one letter', 'a'.repeat(long)],
  ['dots', 'a.'.repeat(long / 2)],
  ['an address without an end', `${'a'.repeat(long / 2)}@${'a.'.repeat(long / 4)}`],
  ['labels', `a@${'a-'.repeat(long / 2)}`],
  ['spaces', `${' '.repeat(long)}x`],
  ['spaces of all kinds', `${' \t\n\u00a0\u3000'.repeat(long / 5)}x`],
  ['combining marks', `e${'\u0301'.repeat(long)}`],
  ['invisible characters', '\u200b\u202e'.repeat(long / 2)],
];

test.each(hostile)('a million characters are parsed in linear time: %s (N16)', (_, text) => {
  expect(isEmail(text)).toBe(false);
  expect(cleanText(text).length).toBeLessThanOrEqual(text.length);
  expect(cleanLine(text).length).toBeLessThanOrEqual(text.length);
});
