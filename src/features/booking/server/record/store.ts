import { type RawBuilder, sql } from 'kysely';
import type { Item } from '#features/services/domain/extras/booked-item.ts';
import type { WithdrawalRight } from '#features/services/domain/withdrawal-right.ts';
import { type AuditEntry, auditInsert } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { computed, joinLists, typedSql } from '#shared/server/database/table/table.ts';
import type { BookingStatus } from '../../contract.ts';
import type { TimeRequest } from '../../domain/move/time-request.ts';
import { type BookingColumns, bookingTable, type StoredBooking, unreadColumns } from './booking-table.ts';
import { itemsOfBooking } from './item-store.ts';
import { requestOfBooking } from './time-request-store.ts';

export interface BookingRow extends StoredBooking {
  /** What was booked besides the service. */
  readonly items: readonly Item[];
  /** What its customer owes: the fee in force, otherwise the price. */
  readonly owed_cents: number;
  /** The open request to choose another time; see time-request.ts. */
  readonly time_request: TimeRequest | null;
}

const stored = bookingTable
  .omit(...unreadColumns, 'status', 'version', 'any_photographer', 'moves_by_customer', 'withdrawal_right')
  .list();

const fromElsewhere = computed({
  // Records of earlier versions lack them; see `bookingOfRecord`.
  any_photographer: sql<boolean>`coalesce(any_photographer, false)`,
  moves_by_customer: sql<number>`coalesce(moves_by_customer, 0)`,
  withdrawal_right: sql<WithdrawalRight>`coalesce(withdrawal_right, 'yes')`,
  owed_cents: sql<number>`booking_owed_cents(service_price_cents, no_show_fee_cents)`,
  items: itemsOfBooking,
  time_request: requestOfBooking,
});

const endedAt = (when: RawBuilder<unknown>): RawBuilder<boolean> => sql`booking_has_ended(status, ends_at, ${when})`;

/** SQL for the status of the bookings of a statement at `now`: a confirmed one whose end has passed is completed. */
export const statusAt = (now: number): RawBuilder<unknown> => sql`booking_status_at(status, ends_at, ${at(now)})`;

/** SQL for whether a booking has a status at `now`. The stored statuses are named for the index. */
export const hasStatus = (status: BookingStatus, now: number): RawBuilder<unknown> =>
  sql`status IN (${status}, 'CONFIRMED') AND ${statusAt(now)} = ${status}`;

/**
 * SQL for the columns of a booking at an instant. The version of one that has ended is the one it will have once the
 * task has stored that, so that an edit of what was shown does not conflict with the task.
 */
const columnsAt = (when: RawBuilder<unknown>) =>
  joinLists(
    computed({
      status: sql<BookingStatus>`booking_status_at(status, ends_at, ${when})`,
      version: sql<number>`version + ${endedAt(when)}::int`,
    }),
    stored,
    fromElsewhere,
  );

const instant = (now: number): RawBuilder<unknown> => sql`${at(now)}::timestamptz`;

/** What a read needs: the database and the clock, because time alone completes a booking. */
export type Reads = Pick<Context, 'db' | 'now'>;

/** Returns the bookings that match `where`. `order` is the rest of the query: ORDER BY, LIMIT. */
export const selectBookings = async (
  { db, now }: Reads,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql``,
): Promise<BookingRow[]> => {
  const { rows } = await typedSql`
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
  const { rows } = await typedSql`
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

const onlyId = bookingTable.pick('id').list();

/** Returns the IDs of all bookings in the given order. */
export const selectIds = async (db: Database, order: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await typedSql`SELECT ${onlyId} FROM booking ORDER BY ${order}`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Returns a booking, locked until the end of the transaction. If its session has ended, that is stored first, so that
 * commands decide by what was shown. It is read after the lock: a statement that has waited for one does not see what
 * was written to other tables meanwhile.
 */
export const lockBooking = async (trx: Database, id: string, now: number): Promise<BookingRow | undefined> => {
  await sql`SELECT FROM booking WHERE id = ${id} FOR UPDATE`.execute(trx);
  const { rows } = await typedSql`
    SELECT ${columnsAt(instant(now))}, ${computed({ has_ended: endedAt(instant(now)) })} FROM booking
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
  const { rows } = await typedSql`
    UPDATE booking SET ${bookingTable.set({ ...changes, version: sql`version + 1`, updated_at: now })}
    WHERE id = ${id} RETURNING ${columnsAt(instant(now))}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A locked booking was not found');
  return row;
};

/** Returns the IDs of unconfirmed bookings whose deadline has passed at `now`, the oldest deadline first. */
export const selectToExpire = async (db: Database, now: number, limit: number): Promise<string[]> => {
  const { rows } = await typedSql`
    SELECT ${onlyId} FROM booking
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
