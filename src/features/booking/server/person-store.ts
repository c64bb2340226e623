import { type RawBuilder, sql } from 'kysely';
import { releaseTime } from '#features/availability/server/api.ts';
import { closePayments } from '#features/payments/server/api.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { BookingStatus } from '../contract.ts';
import type { CancelReason } from '../domain/cancel-code.ts';
import { cancelReasonText } from '../texts/cancel-reasons.ts';
import { linesOfBooking } from './bank/line-store.ts';
import { itemsOfBooking } from './record/item-store.ts';
import { feesOfBooking } from './record/no-show-fee-store.ts';
import { forgetMarkedPersons, markOfBooking } from './record/session-mark-store.ts';
import { type Reads, statusAt } from './record/store.ts';
import { forgetExplanations, requestsOfBooking } from './record/time-request-store.ts';

/** A booking of a customer with its whole row; instants are epoch ms. */
export interface PersonalBooking {
  readonly id: string;
  readonly confirmation_code: string;
  readonly status: BookingStatus;
  readonly service_name: string;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly created_at: number;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Returns every booking of an e-mail address, case-insensitive, oldest first. */
export const bookingRecords = async (
  { db, now }: Reads,
  email: string,
  lock: 'lock' | 'read' = 'read',
): Promise<PersonalBooking[]> => {
  // Ordered by ID, so that two transactions locking the same rows cannot deadlock.
  const { rows } = await sql<PersonalBooking>`
    SELECT id, confirmation_code, ${statusAt(now())} AS status, service_name, starts_at, ends_at, created_at,
           to_jsonb(booking) - 'canonical_email' - 'canonical_phone' - 'customer_words' - 'other_words'
             || jsonb_build_object('status', ${statusAt(now())}, 'items', ${itemsOfBooking},
                                   'time_requests', ${requestsOfBooking},
                                   'session_mark', ${markOfBooking},
                                   'no_show_fees', ${feesOfBooking},
                                   'bank_lines', ${linesOfBooking}) AS record
    FROM booking WHERE lower(customer_email) = lower(${email}) ORDER BY id
    ${lock === 'lock' ? sql`FOR UPDATE` : sql``}`.execute(db);
  return rows.map(inWords).toSorted((a, b) => a.created_at - b.created_at);
};

/** The reason of a cancellation is stored as a code; whoever reads the record gets it in the words of the API. */
const inWords = (booking: PersonalBooking): PersonalBooking => ({
  ...booking,
  record: { ...booking.record, cancel_reason: cancelReasonText(booking.record as unknown as CancelReason, 'de') },
});

/**
 * Anonymises bookings: removes name, address, phone and all free text, and the responses stored for idempotency. Time,
 * service, status and money stay.
 */
export const anonymiseBookings = async (
  trx: Database,
  bookingIds: readonly string[],
  { standIn, now }: { readonly standIn: { readonly name: string; readonly email: string }; readonly now: number },
): Promise<void> => {
  const these = sql`ANY (${[...bookingIds]}::uuid[])`;
  await sql`
    UPDATE booking SET customer_name = ${standIn.name}, customer_email = ${standIn.email}, customer_phone = '',
      customer_whatsapp_notifications = false, notes = NULL, revenue_notes = NULL, cancel_code = NULL, cancel_reason = NULL,
      erased_at = ${at(now)}, version = version + 1, updated_at = ${at(now)}
    WHERE id = ${these}`.execute(trx);
  await sql`DELETE FROM idempotent_response WHERE booking_id = ${these}`.execute(trx);
  await forgetExplanations(trx, bookingIds);
  await forgetMarkedPersons(trx, bookingIds);
};

/**
 * Cancels those of the given bookings that are still ahead, without mails, and closes their open payments: they come
 * from an old backup. One whose customer is known not to have come stays.
 */
export const cancelAhead = async (trx: Database, bookingIds: readonly string[], now: number): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    UPDATE booking SET status = 'CANCELLED', occupied_id = NULL, cancelled_at = ${at(now)}, cancelled_by = 'system',
      version = version + 1, updated_at = ${at(now)}
    WHERE id = ANY (${[...bookingIds]}::uuid[]) AND status <> 'CANCELLED' AND ends_at > ${at(now)}
      AND no_show_fee_cents IS NULL
    RETURNING id`.execute(trx);
  for (const { id } of rows) {
    await releaseTime(trx, id);
    await closePayments(trx, id, now);
  }
};

/** Returns the bookings cancelled before an instant that still contain customer data. */
export const cancelledBefore = (db: Database, before: number): Promise<string[]> => selectCancelled(db, before, sql``);

/**
 * Returns which of the given bookings still meet that condition, and locks them until the end of the transaction. Rows
 * locked by another transaction are skipped.
 */
export const lockCancelled = (trx: Database, before: number, bookingIds: readonly string[]): Promise<string[]> =>
  selectCancelled(trx, before, sql`AND id = ANY (${[...bookingIds]}::uuid[])`, sql`FOR UPDATE SKIP LOCKED`);

const selectCancelled = async (
  db: Database,
  before: number,
  among: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql``,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM booking
    WHERE status = 'CANCELLED' AND awaits_birth IS NOT TRUE AND erased_at IS NULL AND coalesce(cancelled_at, updated_at) < ${at(before)} ${among}
    ORDER BY id ${lock}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Returns every e-mail address with a booking that is not erased. */
export const addressesOfBookings = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`
    SELECT DISTINCT lower(customer_email) AS email FROM booking WHERE erased_at IS NULL`.execute(db);
  return rows.map(({ email }) => email);
};
