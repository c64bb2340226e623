import { expect, test } from 'vitest';
import { instantOf } from '#shared/kernel/time/berlin-time.ts';
import { gridOf, layoutWeek, layoutWeeks, weekRoom } from './month-layout.ts';

const event = (name: string, from: string, hour: number, to: string, until: number) => ({
  name,
  start: instantOf(from, hour * 60) as number,
  end: instantOf(to, until * 60) as number,
});

test('whole weeks from Monday, with days of the adjacent months (CAL-001)', () => {
  const weeks = gridOf('2030-06');
  expect(weeks[0]).toEqual([27, 28, 29, 30, 31].map((day) => `2030-05-${day}`).concat(['2030-06-01', '2030-06-02']));
  expect(weeks).toHaveLength(5);
  expect(weeks.at(-1)?.at(-1)).toBe('2030-06-30');
  expect(gridOf('2027-02')).toHaveLength(4);
  expect(gridOf('2030-09').map(([monday]) => monday?.slice(5))).toEqual([
    '08-26',
    '09-02',
    '09-09',
    '09-16',
    '09-23',
    '09-30',
  ]);
});

test('an invalid month throws', () => {
  expect(() => gridOf('2030-13')).toThrow(new RangeError('Not a month: 2030-13'));
});

test('events of several days precede those of one day that start earlier, and other weeks show neither', () => {
  const events = [event('early', '2030-06-04', 9, '2030-06-04', 10), event('trip', '2030-06-04', 12, '2030-06-05', 10)];
  const names = layoutWeeks(gridOf('2030-06'), events).map((week) =>
    week.map(({ rows }) => rows.map((row) => row?.event.name).join()),
  );
  const free = Array<string>(7).fill('');
  expect(names).toEqual([free, ['', 'trip,early', 'trip', '', '', '', ''], free, free, free]);
});

test('an event of several days has a start, middles and an end, all on one row (CAL-010)', () => {
  const week = gridOf('2030-06')[1] ?? [];
  const days = layoutWeek(week, [
    event('early', '2030-06-04', 9, '2030-06-04', 10),
    event('away', '2030-06-04', 0, '2030-06-07', 0),
    event('late', '2030-06-06', 15, '2030-06-06', 16),
    event('other', '2030-06-06', 12, '2030-06-07', 12),
  ]);
  const shown = days.map(({ rows }) => rows.map((one) => (one ? `${one.event.name} ${one.kind}` : '')));
  expect(shown).toEqual([
    [],
    ['away start', 'early single'],
    ['away middle'],
    ['away end', 'other start', 'late single'],
    ['', 'other end'],
    [],
    [],
  ]);
});

test('an event that began before the week continues in it (CAL-010)', () => {
  const week = gridOf('2030-06')[2] ?? [];
  const [monday] = layoutWeek(week, [event('away', '2030-06-04', 0, '2030-06-20', 0)]);
  expect(monday?.rows[0]?.kind).toBe('middle');
});

test('an event marked as last is placed below all others of its day, whenever it starts', () => {
  const week = gridOf('2030-06')[1] ?? [];
  const events = [
    event('cancelled early', '2030-06-04', 8, '2030-06-04', 9),
    event('late', '2030-06-04', 15, '2030-06-04', 16),
    event('cancelled night', '2030-06-03', 23, '2030-06-04', 1),
    event('away', '2030-06-04', 0, '2030-06-06', 0),
  ];
  const isLast = ({ name }: { readonly name: string }): boolean => name.startsWith('cancelled');
  const tuesday = layoutWeek(week, events, isLast)[1]?.rows.map((row) => row?.event.name);
  expect(tuesday).toEqual(['away', 'late', 'cancelled night', 'cancelled early']);
  expect(layoutWeeks([week], events, isLast)[0]?.[1]?.rows.map((row) => row?.event.name)).toEqual(tuesday);
});

test.each([
  [900, 5, 130, 4],
  [900, 6, 108, 3],
  [1200, 4, 238, 8],
  [720, 6, 78, 2],
  [600, 6, 78, 2],
])(
  'in a window of %i px each of %i weeks is %i px high, with space for %i lines',
  (windowHeight, weeks, height, rows) => {
    expect(weekRoom(windowHeight, weeks)).toEqual({ height, rows });
    // The number of the day and its lines fit.
    expect((rows + 1) * 26).toBeLessThanOrEqual(height);
  },
);
