import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { BookingOrder } from '#shared/kernel/message-order.ts';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';
import { insertTestBooking, type TestBookingColumns } from '#shared/server/database/testing/insert-booking.ts';
import { queueMails } from '#shared/server/outbox.ts';

export const start = Date.UTC(2030, 5, 5, 7);

export const unknownId = '00000000-0000-4000-8000-000000000000';

/** A studio with an empty outbox, and calls of its endpoints. */
export const outboxCalls = () => {
  const studio = testStudio();
  const now = () => studio().context.now();

  const queued = async (orders: readonly BookingOrder[], columns?: TestBookingColumns) => {
    const { db } = studio().context;
    const booking = await insertTestBooking(db, start, columns);
    await db.transaction().execute((trx) => queueMails(trx, orders, booking, now()));
    return booking;
  };
  const list = async (query = '') => (await studio().adminCall('GET', `/api/admin/outbox${query}`)).body;
  const one = async (booking: { id: string }) =>
    (await studio().adminCall('GET', `/api/admin/bookings/${booking.id}/messages`)).body.messages[0];
  const set = (id: string, columns: Record<string, unknown>) => {
    const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    return sql`UPDATE message SET ${sql.join(sets)} WHERE id = ${id}`.execute(studio().context.db);
  };

  beforeEach(async () => {
    studio().setNow('2030-06-03T08:00');
    await emptyTables(studio().context.db, 'message', 'booking', 'occupied_time', 'setting');
  });
  return { studio, now, queued, list, one, set };
};
