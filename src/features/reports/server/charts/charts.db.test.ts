import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { amountOf } from '../testing/chart-amounts.ts';
import { chartStudio } from '../testing/chart-studio.ts';
import { anyBookings, anyRange, dateAfter, daysFrom, names, shown } from '../testing/drawn-bookings.ts';
import { storeBookings } from '../testing/stored-bookings.ts';

const { studio, photographers, services, charts, stored } = chartStudio();

describe('what the charts show', () => {
  it('equals an independent count, across both clock changes, with the previous period of the same length (AMB-042, REP-018)', async () => {
    await fc.assert(
      fc.asyncProperty(anyBookings, anyRange, async (drawn, { from, to }) => {
        const bookings = stored(drawn);
        await storeBookings(studio().database.db, bookings);
        const live = bookings.filter(({ status }) => status !== 'CANCELLED');
        const on = (first: string, last: string) =>
          live.filter(({ start }) => first <= shown(start).date && shown(start).date <= last);
        const found = await charts({ date_from: from, date_to: to });
        const inside = on(from, to);
        const length = daysFrom(from, to).length;
        const before = { from: dateAfter(from, -length), to: dateAfter(from, -1) };
        const earlier = on(before.from, before.to);
        expect(found.period).toEqual({ from, to });
        expect(found.previous_period).toEqual(before);
        expect(found.step).toBe('day');
        expect(found.total).toEqual(amountOf(inside));
        expect(found.previous_total).toEqual(amountOf(earlier));
        const daily = (first: string, last: string) =>
          daysFrom(first, last).map((date) => ({ from: date, to: date, ...amountOf(on(date, date)) }));
        expect(found.timeline).toEqual(daily(from, to));
        expect(found.previous_timeline).toEqual(daily(before.from, before.to));
        const grouped = (key: 'service_id' | 'photographer_id', ids: readonly string[], label: (i: number) => string) =>
          ids
            .map((id, i) => ({
              id,
              name: label(i),
              ...amountOf(inside.filter((booking) => booking[key] === id)),
              previous: amountOf(earlier.filter((booking) => booking[key] === id)),
            }))
            .filter((group) => group.bookings + group.previous.bookings > 0)
            .sort((a, b) => b.revenue - a.revenue || b.bookings - a.bookings || (a.name < b.name ? -1 : 1));
        expect(found.photographers).toEqual(grouped('photographer_id', photographers, (i) => names[i] ?? ''));
        expect(found.services).toMatchObject(grouped('service_id', services, (i) => `Service ${names[i]}`));
        const begins = new Map<string, number>();
        for (const { start } of inside) {
          const at = shown(start);
          begins.set(`${at.weekday} ${at.hour}`, (begins.get(`${at.weekday} ${at.hour}`) ?? 0) + 1);
        }
        expect(new Map(found.starts.map((one) => [`${one.weekday} ${one.hour}`, one.bookings]))).toEqual(begins);
      }),
      { numRuns: scaleCount(30) },
    );
  });
});
