import { describe, expect, it, test } from 'vitest';
import { formatInstant, parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { mayUndo, proposedDays, sameHourOn, substituteUntil } from './moved-day.ts';

const at = (text: string): number => {
  const parsed = parseInstant(text);
  if (!parsed.ok) throw new RangeError(text);
  return parsed.value;
};

describe('the same hour on another day (DAY-01)', () => {
  test.each([
    ['2030-06-05T10:00', '2030-06-12', '2030-06-12T10:00:00+02:00'],
    ['2030-03-29T10:00', '2030-03-31', '2030-03-31T10:00:00+02:00'],
    ['2030-03-30T02:30', '2030-03-31', null],
    ['2030-10-26T10:00', '2030-10-27', '2030-10-27T10:00:00+01:00'],
    ['2030-12-31T16:30', '2031-01-02', '2031-01-02T16:30:00+01:00'],
  ])('%s on %s: %s', (start, date, expected) => {
    const found = sameHourOn(at(start), date);
    expect(found === null ? null : formatInstant(found)).toBe(expected);
  });

  it('is held for so many hours, at the latest until it begins', () => {
    const now = at('2030-06-05T08:00');
    expect(substituteUntil(now, 48, now + 72 * HOUR)).toBe(now + 48 * HOUR);
    expect(substituteUntil(now, 48, now + 24 * HOUR)).toBe(now + 24 * HOUR);
  });
});

test.each([
  ['at once', 0, [null, null], null, true],
  ['just before ten minutes', 10 * MINUTE - 1, [null], null, true],
  ['after ten minutes', 10 * MINUTE, [null], null, false],
  ['once somebody has another time', 0, [null, 'moved'], null, false],
  ['once somebody has cancelled', 0, ['declined'], null, false],
  ['although the studio took one back', 0, ['withdrawn', null], null, true],
  ['twice', 0, [null], 5, false],
] as const)('an action can be undone %s (DAY-02)', (_, after, outcomes, undone_at, expected) => {
  expect(mayUndo({ created_at: 1000, undone_at }, outcomes, 1000 + after)).toBe(expected);
});

test('the days are proposed on which most sessions fit, the nearest first (DAY-01)', () => {
  const days = proposedDays(
    new Map([
      ['a', [at('2030-06-07T10:00'), at('2030-06-08T10:00'), at('2030-06-09T10:00')]],
      ['b', [at('2030-06-08T12:00'), at('2030-06-09T12:00')]],
      ['c', []],
    ]),
  );
  expect(days).toEqual([
    { date: '2030-06-08', fitting: ['a', 'b'] },
    { date: '2030-06-09', fitting: ['a', 'b'] },
    { date: '2030-06-07', fitting: ['a'] },
  ]);
});
