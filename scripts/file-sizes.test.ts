import { describe, expect, it } from 'vitest';
import { problemsOfSizes } from './file-sizes.mjs';

const limits = { median: 50, ninetieth: 125 };
/** Ten files: five short ones, four of a length, and a long one. */
const files = (short: number, other: number, long = 300) => [
  ...Array<number>(5).fill(short),
  ...Array<number>(4).fill(other),
  long,
];

describe('the lengths of the files', () => {
  it('may reach the limits, and one in ten may be longer', () => {
    expect(problemsOfSizes(files(50, 125), limits)).toEqual([]);
    expect(problemsOfSizes([300, 50], limits)).toEqual([
      'one of ten files has more than 125 lines: 300; split those that hold two ideas',
    ]);
    expect(problemsOfSizes(files(50, 125).toReversed(), limits)).toEqual([]);
    expect(problemsOfSizes([], limits)).toEqual([]);
  });

  it.each([
    ['half of them', files(51, 60), ['half of the files have more than 50 lines: 51']],
    ['nine of ten', files(50, 126), ['one of ten files has more than 125 lines: 126; split those that hold two ideas']],
  ])('are refused if %s are too long', (_, lengths, problems) => {
    expect(problemsOfSizes(lengths, limits)).toEqual(problems);
  });
});
