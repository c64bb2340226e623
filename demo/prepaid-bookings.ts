import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

export interface Prepaid {
  readonly id: string;
  readonly status: string;
  readonly starts_at: number;
  readonly created_at: number;
  readonly amount_cents: number;
}

/** The sample bookings whose service asks for a prepayment and that were not paid at the studio, by their start. */
export const prepaidBookings = async (db: Database): Promise<readonly Prepaid[]> => {
  const { rows } = await sql<Prepaid>`
    SELECT booking.id, booking.status, starts_at, booking.created_at, prepayment_cents AS amount_cents
    FROM booking JOIN service ON service.id = service_id
    WHERE payment_enabled AND prepayment_cents > 0
      AND NOT EXISTS (SELECT FROM cash_payment WHERE booking_id = booking.id) ORDER BY starts_at, booking.id`.execute(
    db,
  );
  return rows;
};
