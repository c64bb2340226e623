import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { takeTimes } from '#features/availability/server/api.ts';
import { auditInsert } from '#shared/server/audit.ts';
import { batch } from '#shared/server/batch.ts';
import type { Context } from '#shared/server/context.ts';
import { type Database, overOneConnection } from '#shared/server/database/database.ts';
import { isRefusedOverRows } from '#shared/server/database/database-problem.ts';
import { storedEdition } from '#shared/server/database/edition-reads.ts';
import { messagesInsert } from '#shared/server/outbox.ts';
import { firstKey } from '#shared/server/secret-keys.ts';
import { confirmationCode } from '../domain/confirmation-code.ts';
import type { BookedAnswer } from './booked-answer.ts';
import { holdsTooMany } from './hoarding.ts';
import { rememberAnswers } from './idempotency-store.ts';
import { type BookingToWrite, bookingColumns, bookingToWrite, type NewBooking, typedColumns } from './new-booking.ts';
import { keepOrigins } from './origin-store.ts';
import { sessionsAhead } from './store.ts';

/**
 * Writes a booking and everything that belongs to it (occupied time, stored response, mails, audit entry) in one
 * statement, all or nothing. Returns undefined if another booking has taken the time.
 */
export const writeBooking = async (context: Context, booking: NewBooking): Promise<BookedAnswer | undefined> => {
  const wanted = drawn(context, booking, null);
  const [outcome] = await writeAll(context.db, [wanted]);
  return outcome === 'booked' ? wanted.answer : undefined;
};

/**
 * The same for a booking decided from cached data of an edition of the studio. Returns 'outdated' if that edition is no
 * longer current, and 'limit_reached' if the customer holds the maximum of future sessions, whether the time is free or
 * not. Concurrent bookings are batched: they share one round trip and one commit, and each one still succeeds or fails
 * alone.
 */
export const writeOnEdition = async (
  context: Context,
  booking: NewBooking,
  edition: string,
): Promise<BookedAnswer | Exclude<Outcome, 'booked'>> => {
  const wanted = drawn(context, booking, edition);
  const outcome = await writerOf(context.db)(wanted).catch((error: unknown): Outcome => {
    if (holdsTooMany(error)) return 'limit_reached';
    throw error;
  });
  return outcome === 'booked' ? wanted.answer : outcome;
};

const drawn = (context: Context, booking: NewBooking, edition: string | null): BookingToWrite =>
  bookingToWrite(booking, {
    edition,
    id: randomUUID(),
    confirmation_code: confirmationCode((below) => randomInt(below)),
    now: context.now(),
    secretKey: firstKey(context.secretKey),
  });

type Outcome = 'booked' | 'taken' | 'outdated' | 'limit_reached';

const writers = new WeakMap<Database, (wanted: BookingToWrite) => Promise<Outcome>>();
const writerOf = (db: Database) => {
  const writer =
    writers.get(db) ??
    batch((wanted: readonly BookingToWrite[]) => writeAll(overOneConnection(db), wanted), isRefusedOverRows);
  writers.set(db, writer);
  return writer;
};

const writeAll = async (db: Database, wanted: readonly BookingToWrite[]): Promise<Outcome[]> => {
  const { rows } = await sql<{ edition: string; booked: string[]; refused: string[] }>`
    WITH wanted AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS wanted (${typedColumns})),
    decided AS MATERIALIZED (
      SELECT *, CASE WHEN most_ahead IS NULL THEN false ELSE most_ahead <= ${sessionsAhead('wanted')} END AS holds_enough
      FROM wanted WHERE edition IS NULL OR edition = ${storedEdition}),
    taken AS (${takeTimes(sql`(SELECT * FROM decided WHERE NOT holds_enough)`)}),
    booked AS (
      INSERT INTO booking (${bookingColumns}, occupied_id, created_at, updated_at)
      SELECT ${bookingColumns}, id, at, at FROM wanted JOIN taken USING (id) RETURNING id),
    written AS (SELECT * FROM wanted JOIN booked USING (id)),
    originated AS (${keepOrigins(sql`written`)}),
    remembered AS (${rememberAnswers(sql`written`)}),
    mailed AS (${messagesInsert(sql`(SELECT id AS booking_id, at, mails AS messages FROM written)`)}),
    audited AS (${auditInsert(made, sql`written`)})
    SELECT ${storedEdition} AS edition, ARRAY(SELECT id::text FROM booked) AS booked,
           ARRAY(SELECT id::text FROM decided WHERE holds_enough) AS refused`.execute(db);
  const [booked, refused] = [new Set(rows[0]?.booked), new Set(rows[0]?.refused)];
  return wanted.map(({ id, edition }) => {
    if (booked.has(id)) return 'booked';
    if (refused.has(id)) return 'limit_reached';
    return edition === null || edition === rows[0]?.edition ? 'taken' : 'outdated';
  });
};

const made = { actor: sql`actor`, action: sql`action`, booking_id: sql`id`, at: sql`at` };
