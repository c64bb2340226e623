import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { type BookingStatus, bookingStatuses } from '#features/booking/domain/booking-status.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { storeBookings } from './testing/stored-bookings.ts';

const studio = testStudio();
const minute = 60_000;
const now = Date.parse('2030-06-05T10:00:00Z');
const ids = { photographer: '', service: '' };

beforeAll(async () => {
  ids.photographer = await studio().addPhotographer();
  ids.service = await studio().addService();
  studio().setNow('2030-06-05T12:00');
});

/** Sessions of an hour around the current time; several end exactly now. */
const anyBookings = fc.uniqueArray(
  fc.record({ status: fc.constantFrom(...bookingStatuses), hours: fc.integer({ min: -6, max: 4 }) }),
  { selector: ({ hours }) => hours, maxLength: 10 },
);

const list = async (query = ''): Promise<AdminBooking[]> =>
  (await studio().adminCall('GET', `/api/admin/bookings?sort_by=status&sort_order=asc${query}`)).body;

const stored = async (): Promise<unknown[]> =>
  (await sql`SELECT id, status, version, updated_at, xmin::text FROM booking ORDER BY id`.execute(studio().database.db))
    .rows;

it('a confirmed session that has ended is completed in every list, filter and count, and reading stores nothing (SRV-17, BOOK-075)', async () => {
  await fc.assert(
    fc.asyncProperty(anyBookings, async (drawn) => {
      const bookings = drawn.map(({ status, hours }) => ({
        status,
        start: now + hours * 60 * minute,
        minutes: 60,
        created: now - 9000 * minute,
        photographer_id: ids.photographer,
        photographer_name: 'Anna',
        service_id: ids.service,
        service_name: 'Porträt',
        price: 10_000,
        revenue: null,
      }));
      await storeBookings(studio().database.db, bookings);
      const before = await stored();
      // Ending exactly now is not over yet.
      const shown = (status: BookingStatus, hours: number): BookingStatus =>
        status === 'CONFIRMED' && hours < -1 ? 'COMPLETED' : status;
      const expected = drawn.map(({ status, hours }) => shown(status, hours)).sort();

      const all = await list();
      expect(all.map(({ status }) => status)).toEqual(expected);
      for (const status of bookingStatuses) {
        const filtered = await list(`&status=${status}`);
        expect(filtered).toEqual(all.filter((booking) => booking.status === status));
      }
      const { body: overview } = await studio().adminCall('GET', '/api/admin/bookings/stats/overview');
      expect(overview.status_breakdown).toEqual(
        Object.fromEntries(
          bookingStatuses.map((status) => [status.toLowerCase(), expected.filter((each) => each === status).length]),
        ),
      );
      expect(overview.revenue.completed).toBe(100 * overview.status_breakdown.completed);
      expect(overview.revenue.expected).toBe(100 * overview.status_breakdown.confirmed);
      const { body: events } = await studio().adminCall(
        'GET',
        '/api/admin/calendar/events?date_from=2030-06-01&date_to=2030-06-10',
      );
      expect(events.map(({ status }: AdminBooking) => status).sort()).toEqual(expected);
      const { body: history } = await studio().adminCall('GET', '/api/admin/customers/max@example.de/history');
      expect(history.map(({ status }: AdminBooking) => status).sort()).toEqual(expected);
      const { body: one } = all[0]
        ? await studio().adminCall('GET', `/api/admin/bookings/${all[0].id}`)
        : { body: undefined };
      expect(one).toEqual(all[0]);
      expect(await stored()).toEqual(before);
    }),
    { numRuns: scaleCount(25) },
  );
});
