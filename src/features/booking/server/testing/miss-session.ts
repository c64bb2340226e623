import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { insertTestBooking, type TestBookingColumns } from '#shared/server/database/testing/insert-booking.ts';

/** Stores a session of an address that the studio has marked as missed; returns the ID of its booking. */
export const missSession = async (
  db: Database,
  customer_email: string,
  { start = '2029-12-03T10:00+01:00', ...columns }: TestBookingColumns & { readonly start?: string } = {},
): Promise<string> => {
  const instant = Date.parse(start);
  const { id } = await insertTestBooking(db, instant, { ...columns, customer_email });
  await sql`INSERT INTO session_mark (booking_id, missed_at) VALUES (${id}, ${at(instant)})`.execute(db);
  return id;
};
