import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { takeTimes } from '#features/availability/server/api.ts';
import { turnToClaim } from '#features/resources/server/api.ts';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { auditInsert } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { messagesInsert } from '#shared/server/outbox.ts';
import { firstKey } from '#shared/server/secret-keys.ts';
import { batchedWrites, storedEdition } from '#shared/server/throughput/api.ts';
import { confirmationCode } from '../domain/confirmation-code.ts';
import type { BookedResponse } from './booked-response.ts';
import { holdsTooMany } from './hoarding.ts';
import { isRepeatedKey, storeResponses } from './idempotency-store.ts';
import { type BookingToWrite, bookingColumns, bookingToWrite, type NewBooking, typedColumns } from './new-booking.ts';
import { keepOrigins } from './origin-store.ts';
import { sessionsAhead } from './store.ts';

/**
 * Why the database did not write a booking: another one has taken its time, its customer holds the maximum of future
 * sessions (whether the time is free or not), or a response is stored with its Idempotency-Key.
 */
export type WriteRefusal = 'taken' | 'limit_reached' | 'repeated_key';

export const isTaken = (written: Result<BookedResponse, WriteRefusal>): boolean =>
  !written.ok && written.refusal === 'taken';

/**
 * Writes a booking and everything that belongs to it (occupied time, stored response, mails, audit entry) in one
 * statement, all or nothing.
 */
export const writeBooking = async (
  context: Context,
  booking: NewBooking,
): Promise<Result<BookedResponse, WriteRefusal>> => {
  const wanted = drawn(context, booking, null);
  const outcome = await outcomeOf(writeAll(context.db, [wanted]).then(([first]) => first as Outcome));
  if (outcome === 'outdated') throw new Error('A booking without an edition cannot be outdated');
  return outcome === 'booked' ? accepted(wanted.answer) : refused(outcome);
};

/**
 * The same for a booking decided from cached data of an edition of the studio. Returns 'outdated' if that edition is no
 * longer current. Concurrent bookings are batched: they share one round trip and one commit, and each one still
 * succeeds or fails alone.
 */
export const writeOnEdition = async (
  context: Context,
  booking: NewBooking,
  edition: string,
): Promise<Result<Result<BookedResponse, WriteRefusal>, 'outdated'>> => {
  const wanted = drawn(context, booking, edition);
  const outcome = await outcomeOf(writeBatched(context.db, wanted));
  if (outcome === 'outdated') return refused(outcome);
  return accepted(outcome === 'booked' ? accepted(wanted.answer) : refused(outcome));
};

/** A customer's limit and a repeated key may also be found by a trigger and an index, as errors of the statement. */
const outcomeOf = (written: Promise<Outcome>): Promise<Outcome> =>
  written.catch((error: unknown) => {
    if (holdsTooMany(error)) return 'limit_reached';
    if (isRepeatedKey(error)) return 'repeated_key';
    throw error;
  });

const drawn = (context: Context, booking: NewBooking, edition: string | null): BookingToWrite =>
  bookingToWrite(booking, {
    edition,
    id: randomUUID(),
    confirmation_code: confirmationCode((below) => randomInt(below)),
    now: context.now(),
    secretKey: firstKey(context.secretKey),
  });

type Outcome = 'booked' | 'outdated' | WriteRefusal;

const writeAll = async (db: Database, wanted: readonly BookingToWrite[]): Promise<Outcome[]> => {
  const { rows } = await sql<{ edition: string; booked: string[]; at_limit: string[] }>`
    WITH wanted AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS wanted (${typedColumns})),
    turn AS MATERIALIZED (SELECT ${turnOf(wanted)} AS lock),
    decided AS MATERIALIZED (
      SELECT *, CASE WHEN most_ahead IS NULL THEN false ELSE most_ahead <= ${sessionsAhead('wanted')} END AS holds_enough
      FROM wanted WHERE (SELECT count(lock) FROM turn) = 1 AND (edition IS NULL OR edition = ${storedEdition})),
    taken AS (${takeTimes(sql`(SELECT * FROM decided WHERE NOT holds_enough)`)}),
    booked AS (
      INSERT INTO booking (${bookingColumns}, occupied_id, created_at, updated_at)
      SELECT ${bookingColumns}, id, at, at FROM wanted JOIN taken USING (id) RETURNING id),
    written AS (SELECT * FROM wanted JOIN booked USING (id)),
    originated AS (${keepOrigins(sql`written`)}),
    stored_response AS (${storeResponses(sql`written`)}),
    mailed AS (${messagesInsert(sql`(SELECT id AS booking_id, at, mails AS messages FROM written)`)}),
    audited AS (${auditInsert(made, sql`written`)})
    SELECT ${storedEdition} AS edition, ARRAY(SELECT id::text FROM booked) AS booked,
           ARRAY(SELECT id::text FROM decided WHERE holds_enough) AS at_limit`.execute(db);
  const [booked, atLimit] = [new Set(rows[0]?.booked), new Set(rows[0]?.at_limit)];
  return wanted.map(({ id, edition }) => {
    if (booked.has(id)) return 'booked';
    if (atLimit.has(id)) return 'limit_reached';
    return edition === null || edition === rows[0]?.edition ? 'taken' : 'outdated';
  });
};

const turnOf = (wanted: readonly BookingToWrite[]) =>
  turnToClaim({ rows: wanted.length, isAlone: wanted.some(({ lanes }) => lanes !== null && lanes.length > 0) });

const writeBatched = batchedWrites(writeAll);

const made = { actor: sql`actor`, action: sql<AuditAction>`action`, booking_id: sql`id`, at: sql`at` };
