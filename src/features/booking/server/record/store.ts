import { type RawBuilder, sql } from 'kysely';
import type { RefundStage } from '#features/payments/domain/refund/refund-rule.ts';
import type { Item } from '#features/services/domain/extras/booked-item.ts';
import type { LinkMoves } from '#features/services/domain/move-rules.ts';
import type { WithdrawalRight } from '#features/services/domain/withdrawal-right.ts';
import type { Language } from '#shared/kernel/language.ts';
import { type AuditEntry, auditInsert } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { BookingStatus } from '../../contract.ts';
import type { CancelCode } from '../../domain/cancel-code.ts';
import type { TimeRequest } from '../../domain/move/time-request.ts';
import { itemsOfBooking } from './item-store.ts';
import { requestOfBooking } from './time-request-store.ts';

export interface BookingRow {
  readonly id: string;
  readonly confirmation_code: string;
  readonly status: BookingStatus;
  readonly version: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly service_id: string;
  readonly service_name: string;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
  /** The whole price: of the service and of the items. */
  readonly service_price_cents: number;
  /** The part of the service; null: there are no items. */
  readonly own_price_cents: number | null;
  readonly items_cents: number;
  /** What was booked besides the service. */
  readonly items: readonly Item[];
  /** Minutes that the session needs before its start and after its end, as its service did when it was booked. */
  readonly minutes_before: number;
  readonly minutes_after: number;
  readonly photographer_id: string;
  readonly photographer_name: string;
  /** Whether it was left to the studio who takes the session when it was booked. */
  readonly any_photographer: boolean;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly customer_whatsapp_notifications: boolean;
  readonly notes: string | null;
  readonly language: Language;
  readonly source: 'public' | 'admin';
  readonly internal: boolean;
  readonly send_notifications: boolean;
  readonly photos_delivered: number | null;
  readonly actual_revenue_cents: number | null;
  readonly revenue_notes: string | null;
  /** The refund rule in effect when it was booked; null: there was none. */
  readonly refund_stages: readonly RefundStage[] | null;
  /** Which part of the price its customer agreed to owe for not coming, in per cent; null: nothing. */
  readonly no_show_fee_percent: number | null;
  /** The fee for not coming that is in force; null: none. */
  readonly no_show_fee_cents: number | null;
  /** What its customer owes: the fee in force, otherwise the price. */
  readonly owed_cents: number;
  /** Whether missed sessions made the whole price due in advance when it was booked; null: not. */
  readonly pays_in_full: boolean | null;
  /** The rules for moves by the customer that were agreed when it was booked; see customer-move.ts. */
  readonly move_rules: LinkMoves | null;
  readonly moves_by_customer: number;
  readonly agreed_starts_at: number | null;
  readonly refund_starts_at: number | null;
  /** Whether it is a place in a week that waits for a birth; false: such a place ended; null: any other booking. */
  readonly awaits_birth: boolean | null;
  /** Whether it has, or had, a time. Of a place until a birth without an hour, starts_at is only what orders it. */
  readonly has_time: boolean;
  /** The right of withdrawal that applied when it was booked; see services/domain/withdrawal-right.ts. */
  readonly withdrawal_right: WithdrawalRight;
  readonly express_request_at: number | null;
  /** When it was first confirmed; null: never, or by an earlier version of the program. */
  readonly contract_at: number | null;
  /** The open request to choose another time; see time-request.ts. */
  readonly time_request: TimeRequest | null;
  readonly cancel_code: CancelCode | null;
  /** What the studio typed; only texts/cancel-reasons.ts reads it. */
  readonly cancel_reason: string | null;
  readonly cancelled_at: number | null;
  readonly cancelled_by: 'customer' | 'admin' | 'system' | null;
  /** The version of the only valid customer link; see cancel-token.ts. */
  readonly link_version: number;
  /** UID in the customer's calendar; null: its ID is used, as for bookings of earlier versions. */
  readonly calendar_uid: string | null;
  /** The deadline for confirming the e-mail address, epoch ms; see confirm-by.ts. */
  readonly confirm_by: number | null;
  /** When the data of its customer was erased; null: it was not. */
  readonly erased_at: number | null;
  readonly created_at: number;
  readonly updated_at: number;
}

const storedColumns = sql.raw(
  `id, confirmation_code, starts_at, ends_at, service_id, service_name, service_name_de, service_name_ru,
   service_price_cents, own_price_cents, items_cents, minutes_before, minutes_after, photographer_id, photographer_name,
   coalesce(any_photographer, false) AS any_photographer, customer_name, customer_email, customer_phone,
   customer_whatsapp_notifications, notes, language, source, internal, send_notifications, photos_delivered,
   actual_revenue_cents, revenue_notes, refund_stages, no_show_fee_percent, no_show_fee_cents,
   booking_owed_cents(service_price_cents, no_show_fee_cents) AS owed_cents, pays_in_full, move_rules, coalesce(moves_by_customer, 0) AS moves_by_customer,
   agreed_starts_at, refund_starts_at, awaits_birth, has_time, coalesce(withdrawal_right, 'yes') AS withdrawal_right, express_request_at, contract_at, cancel_code, cancel_reason, cancelled_at, cancelled_by,
   link_version, calendar_uid, confirm_by, erased_at, created_at, updated_at`,
);

const endedAt = (when: RawBuilder<unknown>): RawBuilder<unknown> => sql`booking_has_ended(status, ends_at, ${when})`;

/** SQL for the status of the bookings of a statement at `now`: a confirmed one whose end has passed is completed. */
export const statusAt = (now: number): RawBuilder<unknown> => sql`booking_status_at(status, ends_at, ${at(now)})`;

/** SQL for whether a booking has a status at `now`. The stored statuses are named for the index. */
export const hasStatus = (status: BookingStatus, now: number): RawBuilder<unknown> =>
  sql`status IN (${status}, 'CONFIRMED') AND ${statusAt(now)} = ${status}`;

/**
 * SQL for the columns of a booking at an instant. The version of one that has ended is the one it will have once the
 * task has stored that, so that an edit of what was shown does not conflict with the task.
 */
const columnsAt = (when: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  booking_status_at(status, ends_at, ${when}) AS status, version + ${endedAt(when)}::int AS version, ${storedColumns},
  ${itemsOfBooking} AS items, ${requestOfBooking} AS time_request`;

const instant = (now: number): RawBuilder<unknown> => sql`${at(now)}::timestamptz`;

/** What a read needs: the database and the clock, because time alone completes a booking. */
export type Reads = Pick<Context, 'db' | 'now'>;

/** Returns the bookings that match `where`. `order` is the rest of the query: ORDER BY, LIMIT. */
export const selectBookings = async (
  { db, now }: Reads,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql``,
): Promise<BookingRow[]> => {
  const { rows } = await sql<BookingRow>`
    SELECT ${columnsAt(instant(now()))} FROM booking WHERE ${where} ${order}`.execute(db);
  return rows;
};

export const selectBooking = async (reads: Reads, id: string): Promise<BookingRow | undefined> =>
  (await selectBookings(reads, sql`id = ${id}`))[0];

export const selectBookingsById = (reads: Reads, ids: readonly string[]): Promise<BookingRow[]> =>
  selectBookings(reads, sql`id = ANY (${[...ids]}::uuid[])`);

/** Returns the bookings with these codes or IDs whose customers are not erased, in the order of their IDs. */
export const bookingsOfLines = (
  reads: Reads,
  { codes, ids }: { readonly codes: readonly string[]; readonly ids: readonly string[] },
): Promise<BookingRow[]> =>
  selectBookings(
    reads,
    sql`(confirmation_code = ANY (${[...codes]}) OR id = ANY (${[...ids]}::uuid[])) AND erased_at IS NULL`,
    sql`ORDER BY id`,
  );

/** Returns the row of a booking that was stored as JSON, with the status that was stored. */
export const bookingOfRecord = async (db: Database, record: Readonly<Record<string, unknown>>): Promise<BookingRow> => {
  const { rows } = await sql<BookingRow>`
    SELECT ${columnsAt(sql`'-infinity'::timestamptz`)} FROM jsonb_populate_record(NULL::booking, ${JSON.stringify(record)}::jsonb)`.execute(
    db,
  );
  if (!rows[0]) throw new Error('jsonb_populate_record returned no row');
  // The items as they were then, if the record has them.
  return Array.isArray(record['items']) ? { ...rows[0], items: record['items'] } : rows[0];
};

/** Returns the latest booking of an e-mail address, case-insensitive. */
export const selectNewestOf = async (reads: Reads, email: string): Promise<BookingRow | undefined> =>
  (
    await selectBookings(reads, sql`lower(customer_email) = lower(${email})`, sql`ORDER BY created_at DESC, id LIMIT 1`)
  )[0];

/** Returns the IDs of all bookings in the given order. */
export const selectIds = async (db: Database, order: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM booking ORDER BY ${order}`.execute(db);
  return rows.map(({ id }) => id);
};

type ColumnValue = string | number | boolean | null;
export type BookingColumns = Readonly<Record<string, ColumnValue>>;

/**
 * Returns a booking, locked until the end of the transaction. If its session has ended, that is stored first, so that
 * commands decide by what was shown. It is read after the lock: a statement that has waited for one does not see what
 * was written to other tables meanwhile.
 */
export const lockBooking = async (trx: Database, id: string, now: number): Promise<BookingRow | undefined> => {
  await sql`SELECT FROM booking WHERE id = ${id} FOR UPDATE`.execute(trx);
  const { rows } = await sql<BookingRow & { readonly has_ended: boolean }>`
    SELECT ${columnsAt(instant(now))}, ${endedAt(instant(now))} AS has_ended FROM booking
    WHERE id = ${id}`.execute(trx);
  if (!rows[0]) return undefined;
  const { has_ended, ...booking } = rows[0];
  if (!has_ended) return booking;
  await completeEnded(trx, now, sql`id = ${id}`);
  return { ...booking, updated_at: now };
};

export const deleteBooking = async (trx: Database, id: string): Promise<void> => {
  await sql`DELETE FROM booking WHERE id = ${id}`.execute(trx);
};

/** Updates columns of a booking, increments its version and returns the new row. */
export const updateBooking = async (
  trx: Database,
  id: string,
  changes: BookingColumns,
  now: number,
): Promise<BookingRow> => {
  const assignments = Object.entries(changes).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  const { rows } = await sql<BookingRow>`
    UPDATE booking SET ${sql.join([...assignments, sql`version = version + 1`, sql`updated_at = ${at(now)}`])}
    WHERE id = ${id} RETURNING ${columnsAt(instant(now))}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A locked booking was not found');
  return row;
};

/** Returns the IDs of unconfirmed bookings whose deadline has passed at `now`, the oldest deadline first. */
export const selectToExpire = async (db: Database, now: number, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM booking
    WHERE confirm_by <= ${at(now)} AND (status = 'PENDING' OR awaits_birth)
    ORDER BY confirm_by LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Stores that the confirmed bookings which ended before `now` are completed, in one statement; `which` limits them. Rows locked by another transaction are
 * left to the next run.
 */
export const completeEnded = async (
  db: Database,
  now: number,
  which: RawBuilder<unknown> = sql`true`,
): Promise<void> => {
  const entry: AuditEntry = { actor: 'system', action: 'booking.completed', booking_id: sql`completed.id`, at: now };
  await sql`
    WITH completed AS (
      UPDATE booking SET status = 'COMPLETED', version = version + 1, updated_at = ${at(now)}
      WHERE id IN (SELECT id FROM booking WHERE ${endedAt(instant(now))} AND ${which}
                   ORDER BY id FOR UPDATE SKIP LOCKED)
      RETURNING id
    )
    ${auditInsert(entry, sql`completed`)}`.execute(db);
};
