import { expect, it } from 'vitest';
import { searchDescription } from './search-description.ts';

it('a description for search engines is one line, cut after a word (FIND-01)', () => {
  expect(searchDescription('  Zwei\n Zeilen ')).toBe('Zwei Zeilen');
  expect(searchDescription('x'.repeat(160))).toBe('x'.repeat(160));
  expect(searchDescription('zehnzehn! '.repeat(20))).toBe(`${'zehnzehn! '.repeat(15)}zehnzehn! …`);
});
