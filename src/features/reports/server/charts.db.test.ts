import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { chartStudio } from './testing/chart-studio.ts';
import { anyBookings, anyRange, dateAfter, daysFrom, hour, names, shown } from './testing/drawn-bookings.ts';
import { type StoredBooking, storeBookings } from './testing/stored-bookings.ts';

const { studio, photographers, services, charts, stored } = chartStudio();

const worth = (booking: StoredBooking): number => booking.revenue ?? booking.price;
const amountOf = (bookings: readonly StoredBooking[]) => ({
  bookings: bookings.length,
  revenue: bookings.reduce((sum, booking) => sum + worth(booking), 0) / 100,
});

describe('what the charts show', () => {
  it('is what a plain count over the bookings says, over both changes of the clocks, next to the same number of days before (AMB-042, REP-018)', async () => {
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
      { numRuns: 30 },
    );
  });

  it('sums up weeks, months and years as a plain count does, over any length and with open ends (AMB-042, REP-018)', async () => {
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
      { numRuns: 25 },
    );
  });

  const booking = (berlin: string, more: Partial<StoredBooking> = {}): StoredBooking => ({
    ...(stored([
      { status: 'CONFIRMED', hour: 0, minutes: 60, photographer: 0, service: 0, price: 10_000, revenue: null },
    ])[0] as StoredBooking),
    start: Date.parse(berlin),
    ...more,
  });

  it('is empty, and no error, where nothing was ever booked', async () => {
    await storeBookings(studio().database.db, []);
    expect(await charts()).toEqual({
      period: null,
      previous_period: null,
      step: 'day',
      total: { bookings: 0, revenue: 0 },
      previous_total: null,
      timeline: [],
      previous_timeline: [],
      services: [],
      photographers: [],
      starts: [],
      occupancy: [],
      funnel: { received: 0, worked_on: 0, in_talks: 0, scheduled: 0, booked: 0, unreached: 0, dropped: 0 },
    });
    const found = await charts({ date_from: '2030-02-01', date_to: '2030-02-28' });
    expect(found.timeline).toHaveLength(28);
    expect(found.previous_timeline).toHaveLength(31);
    expect(found.total).toEqual({ bookings: 0, revenue: 0 });
    expect(found.previous_total).toEqual({ bookings: 0, revenue: 0 });
  });

  it('reaches as far as bookings do where an end is open, and to today at least', async () => {
    await storeBookings(studio().database.db, [
      booking('2030-04-02T10:00+02:00'),
      booking('2030-07-01T23:30+02:00'),
      booking('2030-12-24T10:00+01:00', { status: 'CANCELLED' }),
    ]);
    expect(await charts()).toMatchObject({
      period: { from: '2030-04-02', to: '2030-07-01' },
      previous_period: null,
      previous_total: null,
      step: 'week',
      services: [{ bookings: 2, previous: null }],
    });
    expect((await charts({ date_from: '2030-06-01' })).period).toEqual({ from: '2030-06-01', to: '2030-07-01' });
    expect((await charts({ date_from: '2031-01-01' })).period).toEqual({ from: '2031-01-01', to: '2031-01-01' });
    expect((await charts({ date_to: '2030-05-01' })).period).toEqual({ from: '2030-04-02', to: '2030-05-01' });
    expect((await charts({ date_to: '2030-01-01' })).period).toEqual({ from: '2030-01-01', to: '2030-01-01' });
    await storeBookings(studio().database.db, [booking('2030-04-02T10:00+02:00')]);
    expect((await charts()).period).toEqual({ from: '2030-04-02', to: '2030-06-15' });
  });

  it('offers no time of a photographer before they were added, unless they already had a session', async () => {
    const { db } = studio().database;
    const late = await studio().addPhotographer({ name: 'Später' });
    const gone = await studio().addPhotographer({ name: 'Gegangen', is_active: false });
    await sql`UPDATE photographer SET created_at = '2030-06-12T10:00Z' WHERE id IN (${late}, ${gone})`.execute(db);
    await storeBookings(db, []);
    const offered = async (): Promise<number | undefined> => {
      const { occupancy } = await charts({ date_from: '2030-06-10', date_to: '2030-06-14' });
      expect(occupancy.map(({ id }) => id)).not.toContain(gone);
      return occupancy.find(({ id }) => id === late)?.offered_minutes;
    };
    // Monday to Friday, nine hours each; counted from Wednesday on.
    expect(await offered()).toBe(3 * 9 * 60);
    await storeBookings(db, [booking('2030-06-11T17:00+02:00', { photographer_id: late })]);
    expect(await offered()).toBe(4 * 9 * 60);
    await storeBookings(db, []);
    await sql`DELETE FROM photographer WHERE id IN (${late}, ${gone})`.execute(db);
  });

  it.each([
    'date_from=2030-02-30',
    'date_to=soon',
    'date_from=',
    'date_from=2030-06-02&date_to=2030-06-01',
    'date_from=1999-12-31',
    'date_from=2030-02-30&date_to=2030-03-05',
    'date_from=2030-02-01&date_to=2030-02-30',
  ])('refuses ?%s with 422', async (query) => {
    expect((await studio().adminCall('GET', `/api/admin/reports/charts?${query}`)).status).toBe(422);
  });

  it('responds for the whole two centuries that may be named', async () => {
    await storeBookings(studio().database.db, [booking('2030-06-11T17:00+02:00')]);
    const found = await charts({ date_from: '2000-01-01', date_to: '2200-12-31' });
    expect(found.timeline).toHaveLength(201);
    expect(found.previous_period).toBeNull();
    expect(found.total.bookings).toBe(1);
  });

  it('is for the studio only', async () => {
    expect((await studio().call('GET', '/api/admin/reports/charts')).status).toBe(401);
  });
});
