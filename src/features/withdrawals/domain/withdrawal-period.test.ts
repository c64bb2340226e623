import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { germanStates, holidaysOf } from '#features/hours/domain/public-holidays.ts';
import { berlinDateOf, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { addDays, daysBetween, weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { isWorkingDay, withdrawalEnd } from './withdrawal-period.ts';

const endOf = (contract: string): string => formatInstant(withdrawalEnd(Date.parse(contract)));

describe('the period of withdrawal (LAW-03)', () => {
  test.each([
    ['ends with the 14th day after the contract', '2030-06-03T08:00:00+02:00', '2030-06-18T00:00:00+02:00'],
    ['is the same from the first second of the day', '2030-06-03T00:00:00+02:00', '2030-06-18T00:00:00+02:00'],
    ['is the same until its last second', '2030-06-03T23:59:59+02:00', '2030-06-18T00:00:00+02:00'],
    ['counts Berlin days, not those of UTC', '2030-06-03T22:30:00Z', '2030-06-19T00:00:00+02:00'],
    ['ends on Monday instead of Saturday', '2030-06-08T12:00:00+02:00', '2030-06-25T00:00:00+02:00'],
    ['ends on Monday instead of Sunday', '2030-06-09T12:00:00+02:00', '2030-06-25T00:00:00+02:00'],
    ['ends after Easter Monday instead of Good Friday', '2030-04-05T12:00:00+02:00', '2030-04-24T00:00:00+02:00'],
    ['ends after both days of Christmas', '2030-12-11T12:00:00+01:00', '2030-12-28T00:00:00+01:00'],
    ['ends in the next year after New Year', '2029-12-18T12:00:00+01:00', '2030-01-03T00:00:00+01:00'],
    ['ends after Labour Day', '2030-04-17T12:00:00+02:00', '2030-05-03T00:00:00+02:00'],
    ['ends after Ascension Day', '2030-05-16T12:00:00+02:00', '2030-06-01T00:00:00+02:00'],
    ['ends after Whit Monday', '2030-05-27T12:00:00+02:00', '2030-06-12T00:00:00+02:00'],
    ['ends after the day of German unity', '2030-09-19T12:00:00+02:00', '2030-10-05T00:00:00+02:00'],
    ['lasts an hour less over the change to summer time', '2030-03-25T12:00:00+01:00', '2030-04-09T00:00:00+02:00'],
    ['lasts an hour more over the change to winter time', '2030-10-21T12:00:00+02:00', '2030-11-05T00:00:00+01:00'],
  ])('%s', (_, contract, end) => {
    expect(endOf(contract)).toBe(end);
  });

  const contract = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2060-01-01') });
  const lastDay = (at: number) => berlinDateOf(withdrawalEnd(at) - 1);

  it('ends at midnight in Berlin, on a working day, after 14 days and no sooner', () => {
    fc.assert(
      fc.property(contract, (at) => {
        expect(formatInstant(withdrawalEnd(at))).toContain('T00:00:00');
        expect(isWorkingDay(lastDay(at))).toBe(true);
        const skipped = daysBetween(addDays(berlinDateOf(at), 14), lastDay(at));
        expect(skipped).toBeGreaterThanOrEqual(0);
        // The longest run without a working day is that of Easter.
        expect(skipped).toBeLessThanOrEqual(4);
        for (let day = 0; day < skipped; day++) {
          expect(isWorkingDay(addDays(berlinDateOf(at), 14 + day))).toBe(false);
        }
      }),
    );
  });

  it('never ends earlier for a later contract', () => {
    fc.assert(
      fc.property(contract, fc.integer({ min: 0, max: 800 }), (at, hours) => {
        expect(withdrawalEnd(at + hours * HOUR)).toBeGreaterThanOrEqual(withdrawalEnd(at));
      }),
    );
  });

  it('contains the holidays that all states share, in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2024, max: 2100 }), fc.integer({ min: 0, max: 365 }), (year, day) => {
        const date = addDays(`${year}-01-01`, day);
        const isShared = germanStates.every((state) =>
          holidaysOf(state, Number(date.slice(0, 4))).some((one) => one.date === date && one.reach === 'everywhere'),
        );
        expect(isWorkingDay(date)).toBe(weekdayOf(date) < 6 && !isShared);
      }),
    );
  });
});
