import { describe, expect, it } from 'vitest';
import { comparedGroups } from './compared-groups.ts';

const group = (name: string, bookings: number, value_cents: number) => ({
  id: `id-${name}`,
  name,
  bookings,
  value_cents,
});
const none = { bookings: 0, value_cents: 0 };

describe('groups of a period', () => {
  it('are paired with those of the previous period, the highest revenue first', () => {
    const now = [group('Familie', 1, 10_000), group('Porträt', 3, 45_050)];
    const before = [group('Porträt', 2, 30_000), group('Familie', 4, 40_000)];
    expect(comparedGroups(now, before)).toEqual([
      {
        id: 'id-Porträt',
        name: 'Porträt',
        bookings: 3,
        value_cents: 45_050,
        previous: { bookings: 2, value_cents: 30_000 },
      },
      {
        id: 'id-Familie',
        name: 'Familie',
        bookings: 1,
        value_cents: 10_000,
        previous: { bookings: 4, value_cents: 40_000 },
      },
    ]);
  });

  it('that were booked in one period only have zeros in the other', () => {
    expect(comparedGroups([group('Neu', 1, 5000)], [group('Alt', 2, 9000)])).toEqual([
      { id: 'id-Neu', name: 'Neu', bookings: 1, value_cents: 5000, previous: none },
      { id: 'id-Alt', name: 'Alt', ...none, previous: { bookings: 2, value_cents: 9000 } },
    ]);
  });

  it('have null without a previous period', () => {
    expect(comparedGroups([group('Porträt', 1, 100)], null)).toEqual([
      { id: 'id-Porträt', name: 'Porträt', bookings: 1, value_cents: 100, previous: null },
    ]);
    expect(comparedGroups([], null)).toEqual([]);
  });

  it('of the same revenue are ordered by bookings, then by name, for any input order', () => {
    const groups = [group('A', 9, 100), group('B', 5, 300), group('D', 2, 300), group('C', 2, 300)];
    for (const now of [groups, groups.toReversed()]) {
      expect(comparedGroups(now, []).map(({ name }) => name)).toEqual(['B', 'C', 'D', 'A']);
    }
  });

  it('of the same name keep their order', () => {
    const same = ['1', '2'].map((id) => ({ ...group('Anna', 1, 100), id }));
    expect(comparedGroups(same, null).map(({ id }) => id)).toEqual(['1', '2']);
    expect(comparedGroups(same.toReversed(), null).map(({ id }) => id)).toEqual(['2', '1']);
  });
});
