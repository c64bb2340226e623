import { describe, expect, it } from 'vitest';
import { daySheets } from './day-sheets.ts';

const session = (n: number, photographer: string, ...resources: string[]) => ({
  n,
  photographer_id: photographer.toLowerCase(),
  photographer_name: photographer,
  resources: resources.map((name) => ({ id: name.toLowerCase(), name })),
});

describe('the sheets of a day', () => {
  it('are one for each photographer, by name, with the sessions in their order (TODAY-01)', () => {
    const sheets = daySheets([session(1, 'Öle'), session(2, 'Anna'), session(3, 'Zoe'), session(4, 'Anna')], new Set());
    expect(sheets.map(({ name, sessions }) => [name, sessions.map(({ n }) => n)])).toEqual([
      ['Anna', [2, 4]],
      ['Öle', [1]],
      ['Zoe', [3]],
    ]);
  });

  it('have a session of two photographers on both, and no sheet for a room (TODAY-01)', () => {
    const sheets = daySheets([session(1, 'Anna', 'Studio 1', 'Berta')], new Set(['berta']));
    expect(sheets.map(({ id, name, sessions }) => [id, name, sessions.length])).toEqual([
      ['anna', 'Anna', 1],
      ['berta', 'Berta', 1],
    ]);
  });

  it('keep two photographers of one name apart', () => {
    const twin = { ...session(2, 'Anna'), photographer_id: 'other' };
    expect(daySheets([twin, session(1, 'Anna')], new Set()).map(({ id }) => id)).toEqual(['anna', 'other']);
  });
});
