import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { amountOf } from '../testing/chart-amounts.ts';
import { chartStudio } from '../testing/chart-studio.ts';
import { anyBookings, dateAfter, daysFrom, hour, shown } from '../testing/drawn-bookings.ts';
import { storeBookings } from '../testing/stored-bookings.ts';

const { studio, charts, stored } = chartStudio();

describe('what the charts show', () => {
  it('weeks, months and years equal an independent count, for any length and with open ends (AMB-042, REP-018)', async () => {
    const inYears = fc.integer({ min: Date.UTC(2028, 0, 1) / hour, max: Date.UTC(2032, 0, 1) / hour });
    const spread = fc.tuple(anyBookings, fc.array(inYears, { minLength: 40, maxLength: 40 }));
    const length = fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 250 }), fc.nat({ max: 2500 }));
    await fc.assert(
      fc.asyncProperty(spread, inYears, length, fc.boolean(), async ([drawn, hours], at, days, isOpen) => {
        const once = new Map(drawn.map((one, i) => [`${one.photographer} ${hours[i]}`, { ...one, hour: hours[i]! }]));
        const bookings = stored([...once.values()]);
        await storeBookings(studio().database.db, bookings);
        const live = bookings.filter(({ status }) => status !== 'CANCELLED');
        const asked = { from: shown(at * hour).date, to: dateAfter(shown(at * hour).date, days) };
        const found = await charts(isOpen ? {} : { date_from: asked.from, date_to: asked.to });
        const { period } = found;
        if (isOpen && live.length === 0) {
          expect(period).toBeNull();
          return;
        }
        const dates = live
          .map(({ start }) => shown(start).date)
          .concat('2030-06-15')
          .sort();
        expect(period).toEqual(isOpen ? { from: dates[0], to: dates.at(-1) } : asked);
        const { from, to } = period!;
        const all = daysFrom(from, to);
        const step = all.length <= 45 ? 'day' : all.length <= 200 ? 'week' : all.length <= 1830 ? 'month' : 'year';
        expect(found.step).toBe(step);
        const begins = (date: string, i: number): boolean =>
          i === 0 ||
          step === 'day' ||
          (step === 'week' && i % 7 === 0) ||
          (step === 'month' && date.endsWith('-01')) ||
          (step === 'year' && date.endsWith('-01-01'));
        const firsts = all.filter(begins);
        const on = (first: string, last: string) =>
          live.filter(({ start }) => first <= shown(start).date && shown(start).date <= last);
        expect(found.timeline).toEqual(
          firsts.map((first, i) => {
            const last = i + 1 < firsts.length ? dateAfter(firsts[i + 1]!, -1) : to;
            return { from: first, to: last, ...amountOf(on(first, last)) };
          }),
        );
        expect(found.total).toEqual(amountOf(on(from, to)));
        const before = found.previous_period;
        expect(found.previous_total).toEqual(before && amountOf(on(before.from, before.to)));
        expect(found.previous_timeline.reduce((sum, one) => sum + one.bookings, 0)).toBe(
          found.previous_total?.bookings ?? 0,
        );
      }),
      { numRuns: scaleCount(25) },
    );
  });
});
