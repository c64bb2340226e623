import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Returns the places of bookings, in stored form, by booking. They are deleted with their bookings. */
export const placeRecords = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<{ readonly booking_id: string; readonly record: Record<string, unknown> }[]> => {
  const { rows } = await sql<{ booking_id: string; record: Record<string, unknown> }>`
    SELECT booking_id, to_jsonb(birth_place) - 'booking_id' AS record FROM birth_place
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[]) ORDER BY created_at`.execute(db);
  return rows;
};
