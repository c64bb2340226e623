import { sql } from 'kysely';
import { auditInsert } from '#shared/server/audit/audit.ts';
import type { Database } from '#shared/server/database/database.ts';
import { typedSql } from '#shared/server/database/table/table.ts';
import { messagesInsert } from '#shared/server/outbox.ts';
import { bookingTable } from '../record/booking-table.ts';
import { storeResponses } from '../record/idempotency-store.ts';
import { insertOrigins } from '../record/origin-store.ts';
import type { BookingRow } from '../record/store.ts';
import { type bookingToWrite, columnsWithoutItems } from './new-booking.ts';

type PlaceBooking = Pick<BookingRow, 'id' | 'calendar_uid' | 'created_at'>;

/** Locks the places of a service that a mailbox has until the end of the transaction, and returns those that wait. */
export const lockPlacesOf = async (
  trx: Database,
  { email, service_id }: { readonly email: string; readonly service_id: string },
): Promise<PlaceBooking[]> => {
  const lock = sql`'booking.place ' || ${service_id} || ' ' || canonical_email(${email})`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx);
  const { rows } = await typedSql`
    SELECT ${bookingTable.pick('id', 'calendar_uid', 'created_at').list()} FROM booking
    WHERE awaits_birth AND service_id = ${service_id} AND canonical_email = canonical_email(${email})`.execute(trx);
  return rows;
};

/** How many places of the same service the mailbox of a booking has besides, each still waiting for a birth. */
export const otherPlaces = async (db: Database, id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM booking AS place JOIN booking AS other
      ON other.canonical_email = place.canonical_email AND other.service_id = place.service_id AND other.id <> place.id
    WHERE place.id = ${id} AND other.awaits_birth AND other.confirm_by IS NULL`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Whether the family of a booking waits for a place until a birth in a full week, and has none yet. */
export const waitsForPlace = async (
  db: Database,
  { id, awaits_birth }: { readonly id: string; readonly awaits_birth: boolean | null },
): Promise<boolean> => {
  if (!awaits_birth) return false;
  return (await sql`SELECT FROM awaited_place WHERE booking_id = ${id}`.execute(db)).rows.length > 0;
};

/** Inserts the booking of a place that waits for a birth, with its mails and its audit entry: it has no time. */
export const insertPlace = async (trx: Database, row: ReturnType<typeof bookingToWrite>): Promise<void> => {
  const { inserted, typed } = columnsWithoutItems;
  const written = { ...row, status: 'CANCELLED', response: { ...row.response, status: 'CANCELLED' } };
  const made = { actor: sql`actor`, action: sql<'booking.created'>`action`, booking_id: sql`id`, at: sql`at` };
  await sql`
    WITH wanted AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify([written])}::jsonb) AS wanted (${typed})),
    booked AS (
      INSERT INTO booking (${inserted}, awaits_birth, created_at, updated_at)
      SELECT ${inserted}, true, at, at FROM wanted RETURNING id),
    written AS (SELECT wanted.* FROM wanted JOIN booked USING (id)),
    originated AS (${insertOrigins(sql`written`)}),
    stored_response AS (${storeResponses(sql`written`)}),
    mailed AS (${messagesInsert(sql`(SELECT id AS booking_id, at, mails AS messages FROM written)`)}),
    audited AS (${auditInsert(made, sql`written`)})
    SELECT id FROM booked`.execute(trx);
};
