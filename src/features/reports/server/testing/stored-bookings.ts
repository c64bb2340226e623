import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BookingStatus } from '#features/booking/contract.ts';
import type { Database } from '#shared/server/database/database.ts';

/** A booking for test figures; instants are epoch ms, money is cents. */
export interface StoredBooking {
  readonly status: BookingStatus;
  readonly start: number;
  readonly minutes: number;
  readonly created: number;
  readonly photographer_id: string;
  readonly photographer_name: string;
  readonly service_id: string;
  readonly service_name: string;
  readonly price: number;
  readonly revenue: number | null;
}

const minute = 60_000;

/** Replaces all bookings with the given ones, as they are; only the constraints of the database apply. */
export const storeBookings = async (db: Database, bookings: readonly StoredBooking[]): Promise<void> => {
  const rows = bookings.map(({ start, minutes, created, ...booking }) => ({
    ...booking,
    id: randomUUID(),
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + minutes * minute).toISOString(),
    created_at: new Date(created).toISOString(),
  }));
  const stored = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS stored (
    id uuid, status text, starts_at timestamptz, ends_at timestamptz, created_at timestamptz, photographer_id uuid,
    photographer_name text, service_id uuid, service_name text, price int, revenue bigint)`;
  await sql`DELETE FROM refund`.execute(db);
  await sql`DELETE FROM payment`.execute(db);
  await sql`DELETE FROM booking`.execute(db);
  await sql`DELETE FROM occupied_time`.execute(db);
  await sql`
    INSERT INTO occupied_time (id, photographer_id, during, guarded)
    SELECT id, photographer_id, tstzrange(starts_at, ends_at), tstzrange(starts_at, ends_at) FROM ${stored}
    WHERE status <> 'CANCELLED'`.execute(db);
  await sql`
    INSERT INTO booking (id, confirmation_code, status, starts_at, ends_at, occupied_id, service_id, service_name,
                         service_price_cents, photographer_id, photographer_name, customer_name, customer_email,
                         customer_phone, source, actual_revenue_cents, created_at)
    SELECT id, left(id::text, 12), status, starts_at, ends_at, CASE WHEN status <> 'CANCELLED' THEN id END, service_id,
           service_name, price, photographer_id, photographer_name, 'Max', 'max@example.de', '', 'admin', revenue, created_at
    FROM ${stored}`.execute(db);
};
