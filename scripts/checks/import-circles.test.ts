import { describe, expect, it } from 'vitest';
import { importCircles } from './import-circles.mjs';

const circlesOf = (imports: Readonly<Record<string, readonly string[]>>): string[][] =>
  importCircles(new Map(Object.entries(imports)));

describe('circles of imports', () => {
  it('are the files that reach each other, whatever lies around them', () => {
    expect(circlesOf({ entry: ['b'], b: ['c', 'leaf'], c: ['a'], a: ['b'], leaf: [] })).toEqual([['a', 'b', 'c']]);
    expect(circlesOf({ a: ['b'], b: ['a'], c: ['d'], d: ['c', 'a'] })).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('are none where two ways lead to one file, or where a file outside is named', () => {
    expect(circlesOf({ a: ['b', 'c'], b: ['d'], c: ['d', 'library'], d: [] })).toEqual([]);
  });
});
