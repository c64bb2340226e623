import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { chartStudio } from '../testing/chart-studio.ts';
import { type StoredBooking, storeBookings } from '../testing/stored-bookings.ts';

const { studio, charts, stored } = chartStudio();

describe('what the charts show', () => {
  const booking = (berlin: string, more: Partial<StoredBooking> = {}): StoredBooking => ({
    ...(stored([
      { status: 'CONFIRMED', hour: 0, minutes: 60, photographer: 0, service: 0, price: 10_000, revenue: null },
    ])[0] as StoredBooking),
    start: Date.parse(berlin),
    ...more,
  });

  it('is empty, without an error, if nothing was ever booked', async () => {
    await storeBookings(studio().database.db, []);
    expect(await charts()).toEqual({
      period: null,
      previous_period: null,
      changes: null,
      step: 'day',
      total: { bookings: 0, revenue: 0 },
      previous_total: null,
      timeline: [],
      previous_timeline: [],
      services: [],
      photographers: [],
      items: null,
      starts: [],
      occupancy: [],
      resource_occupancy: [],
      funnel: { received: 0, worked_on: 0, in_talks: 0, scheduled: 0, booked: 0, unreached: 0, dropped: 0 },
    });
    const found = await charts({ date_from: '2030-02-01', date_to: '2030-02-28' });
    expect(found.timeline).toHaveLength(28);
    expect(found.previous_timeline).toHaveLength(31);
    expect(found.total).toEqual({ bookings: 0, revenue: 0 });
    expect(found.previous_total).toEqual({ bookings: 0, revenue: 0 });
  });

  it('extends an open end to the last booking, and at least to today', async () => {
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

  it('counts no offered time of a photographer before they were added, unless they already had a session', async () => {
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

  it('responds for the whole two centuries that are allowed', async () => {
    await storeBookings(studio().database.db, [booking('2030-06-11T17:00+02:00')]);
    const found = await charts({ date_from: '2000-01-01', date_to: '2200-12-31' });
    expect(found.timeline).toHaveLength(201);
    expect(found.previous_period).toBeNull();
    expect(found.total.bookings).toBe(1);
  });

  it('is accessible to administrators only', async () => {
    expect((await studio().call('GET', '/api/admin/reports/charts')).status).toBe(401);
  });
});
