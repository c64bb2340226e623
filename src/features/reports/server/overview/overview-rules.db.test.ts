import { describe, expect, it } from 'vitest';
import { completed, overviewStudio } from '../testing/overview-studio.ts';

const { studio, store, overview } = overviewStudio();

describe('the studio in numbers', () => {
  it('counts the recorded revenue of a session, else its price, and nothing for cancelled ones (AMB-042)', async () => {
    await store([
      completed,
      { ...completed, hour: 2, revenue: 20_000 },
      { ...completed, hour: 4, revenue: 0 },
      { ...completed, hour: 6, status: 'CANCELLED', revenue: 99_900 },
    ]);
    expect((await overview()).revenue).toMatchObject({ total: 350, average_booking: 116.67 });
  });

  it('a range of days means Berlin days (REP-018, AMB-038)', async () => {
    // 23:00 in UTC is midnight of the next day in Berlin.
    await store([
      { ...completed, hour: 22 },
      { ...completed, hour: 23 },
    ]);
    expect((await overview('?date_from=2030-01-01&date_to=2030-01-01')).total_bookings).toBe(1);
    expect((await overview('?date_from=2030-01-02&date_to=2030-01-02')).total_bookings).toBe(1);
    expect(
      (await overview('?date_from=2030-01-01T00:00:00.000Z&date_to=2030-01-01T23:59:59.999Z')).total_bookings,
    ).toBe(2);
    expect((await overview('?date_from=2030-01-03')).total_bookings).toBe(0);
  });

  it('the current month is that of Berlin, independent of the range', async () => {
    studio().setNow('2030-02-01T00:10');
    await store([
      { ...completed, hour: 30 * 24 + 22 },
      { ...completed, hour: 30 * 24 + 23, price: 700 },
    ]);
    expect((await overview('?date_from=2030-05-01')).revenue).toMatchObject({ total: 0, monthly: 7 });
  });
});
