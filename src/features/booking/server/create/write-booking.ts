import { randomInt, randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { choosePhotographers, convertHeldTimes, takeTimes } from '#features/availability/server/api.ts';
import { type CodeRefusal, codeProblem, codeRefusalOf } from '#features/discounts/server/api.ts';
import { claimLock } from '#features/resources/server/api.ts';
import { isDiscount } from '#features/services/domain/extras/booked-item.ts';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { auditInsert } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { changedMeanwhile, slotTaken } from '#shared/server/database/database-problem.ts';
import { messagesInsert } from '#shared/server/outbox.ts';
import { firstKey } from '#shared/server/secrets/secret-keys.ts';
import { batchedWrites, storedEdition } from '#shared/server/throughput/api.ts';
import { confirmationCode } from '../../domain/confirmation-code.ts';
import type { BookedResponse } from '../record/booked-response.ts';
import { isRepeatedKey, storeResponses } from '../record/idempotency-store.ts';
import { itemsInsert } from '../record/item-store.ts';
import { insertOrigins } from '../record/origin-store.ts';
import { daysOf, isDayFull } from './full-day-store.ts';
import { holdsTooMany, isSecondSpot, tooManyFutureSessions } from './future-session-limit.ts';
import {
  type BookingToWrite,
  bookingToWrite,
  type CreatedValues,
  columnsWithItems,
  columnsWithoutItems,
  type NewBooking,
} from './new-booking.ts';

/**
 * Why the database did not write a booking: the studio has changed since it was decided ('outdated'), another one has
 * taken its time or the last place of its day, or the photographer whom the statement had chosen ('photographer_taken': another candidate may be free), its customer holds the maximum
 * of future sessions or has another spot of that day, its discount code cannot be used any more, or a response is stored with its Idempotency-Key.
 */
export type WriteRefusal =
  | 'outdated'
  | 'taken'
  | 'photographer_taken'
  | 'limit_reached'
  | 'second_spot'
  | 'repeated_key'
  | CodeRefusal;

/**
 * Writes a booking and everything that belongs to it (occupied time, stored response, mails, audit entry) in one
 * statement, all or nothing. The time is taken, or it is the held one that the booking names. `edition`: that of the
 * studio from whose cached data it was decided; such bookings are batched when they come at once: they share one round
 * trip and one commit, and each one still succeeds or fails alone.
 */
export const writeBooking = async (
  context: Context,
  booking: NewBooking,
  edition: string | null = null,
): Promise<Result<BookedResponse, WriteRefusal>> => {
  const wanted = withIdentity(context, booking, edition);
  // Bookings with codes wait for each other at their code: one statement must not wait for several.
  const isAlone = edition === null || booking.items.some(isDiscount);
  const written = isAlone
    ? writeAll(context.db, [wanted], booking.held === undefined ? takeTimes : convertHeldTimes).then(
        ([first]) => first as Outcome,
      )
    : writeBatched(context.db, wanted);
  const outcome = await outcomeOf(written, wanted);
  return typeof outcome === 'string' ? refused(outcome) : accepted(outcome);
};

/** The answer to whoever booked; 'repeated_key' is answered with the response that is stored with the key. */
export const problemOfWrite = (refusal: WriteRefusal, language: Language): Problem | 'repeated_key' => {
  if (refusal === 'repeated_key') return refusal;
  if (refusal === 'outdated') return changedMeanwhile();
  if (refusal === 'limit_reached') return tooManyFutureSessions(language);
  return codeProblem(refusal, language) ?? slotTaken();
};

/**
 * Triggers check the customer's limit and the daily limits, indexes a second spot and a repeated key; each makes the
 * statement fail.
 */
const outcomeOf = (written: Promise<Outcome>, { any_photographer }: BookingToWrite): Promise<Outcome> =>
  written.catch((error: unknown) => {
    if (holdsTooMany(error)) return 'limit_reached';
    if (isSecondSpot(error)) return 'second_spot';
    if (isRepeatedKey(error)) return 'repeated_key';
    const codeRefusal = codeRefusalOf(error);
    if (codeRefusal) return codeRefusal;
    // Another photographer may not have reached the daily limit.
    if (isDayFull(error)) return any_photographer ? 'photographer_taken' : 'taken';
    throw error;
  });

const withIdentity = (context: Context, booking: NewBooking, edition: string | null): BookingToWrite =>
  bookingToWrite(booking, {
    edition,
    id: booking.held ?? randomUUID(),
    confirmation_code: confirmationCode((below) => randomInt(below)),
    now: context.now(),
    secretKey: firstKey(context.secretKey),
  });

type Outcome = BookedResponse | WriteRefusal;

/** `take`: SQL that takes the times of rows and returns the ids of those that got theirs. */
const writeAll = async (
  db: Database,
  wanted: readonly BookingToWrite[],
  take: (rows: RawBuilder<unknown>) => RawBuilder<unknown> = takeTimes,
): Promise<Outcome[]> => {
  const isOpen = wanted.some(({ candidates }) => candidates !== undefined);
  const rowsToWrite = isOpen ? sql`assigned` : sql`wanted`;
  // A batch without items is written by a statement without the parts for items.
  const hasItems = wanted.some(({ items }) => items !== undefined);
  const columns = hasItems ? columnsWithItems : columnsWithoutItems;
  const input: readonly CreatedValues[] = hasItems ? wanted.map((one) => ({ items_cents: 0, ...one })) : wanted;
  const { rows } = await sql<WrittenRow>`
    WITH wanted AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(input)}::jsonb) AS wanted (${columns.typed})),
    turn AS MATERIALIZED (SELECT ${turnOf(wanted)} AS lock),
    ${daysOf(wanted)}
    decided AS MATERIALIZED (
      SELECT * FROM wanted
      WHERE (SELECT count(lock) FROM turn) = 1 AND (SELECT count(lock) FROM days) >= 0
        AND (edition IS NULL OR edition = ${storedEdition})),
    ${isOpen ? choice(columns.chosen) : sql``}
    taken AS (${take(isOpen ? rowsToWrite : sql`decided`)}),
    booked AS (
      INSERT INTO booking (${columns.inserted}, occupied_id, created_at, updated_at)
      SELECT ${columns.inserted}, id, at, at FROM ${rowsToWrite} JOIN taken USING (id) RETURNING id),
    written AS (SELECT * FROM ${rowsToWrite} JOIN booked USING (id)),
    ${hasItems ? sql`itemised AS (${itemsInsert(sql`written`)}),` : sql``}
    originated AS (${insertOrigins(sql`written`)}),
    stored_response AS (${storeResponses(sql`written`)}),
    mailed AS (${messagesInsert(sql`(SELECT id AS booking_id, at, mails AS messages FROM written)`)}),
    audited AS (${auditInsert(made, sql`written`)})
    SELECT ${storedEdition} AS edition, ARRAY(SELECT id::text FROM booked) AS booked
           ${isOpen ? sql`, (SELECT jsonb_object_agg(id, response) FROM assigned WHERE candidates IS NOT NULL) AS chosen` : sql``}
    `.execute(db);
  return wanted.map((one) => outcomeFor(one, rows[0]));
};

interface WrittenRow {
  readonly edition: string;
  readonly booked: readonly string[];
  /** The responses of the bookings whose photographer the statement has chosen, by ID, booked or not. */
  readonly chosen?: Readonly<Record<string, BookedResponse>> | null;
}

const outcomeFor = ({ id, edition, response }: BookingToWrite, row: WrittenRow | undefined): Outcome => {
  if (row?.booked.includes(id)) return row.chosen?.[id] ?? response;
  if (edition !== null && edition !== row?.edition) return 'outdated';
  return row?.chosen?.[id] ? 'photographer_taken' : 'taken';
};

/** When each photographer last got a session that was left to the studio. */
const lastAssigned = (photographerId: RawBuilder<unknown>) => sql`
  (SELECT max(created_at) FROM booking WHERE any_photographer AND booking.photographer_id = ${photographerId})`;

/** The bookings to write, each with a photographer: chosen here where it was left to the studio. */
const choice = (columns: RawBuilder<unknown>) => sql`
    chosen AS MATERIALIZED (${choosePhotographers(sql`decided`, lastAssigned)}),
    assigned AS MATERIALIZED (
      SELECT ${columns} FROM decided LEFT JOIN chosen ON chosen.id = decided.id
      WHERE decided.candidates IS NULL OR chosen.id IS NOT NULL),`;

const turnOf = (wanted: readonly BookingToWrite[]) =>
  claimLock({ rows: wanted.length, isAlone: wanted.some(claimsLanes) });

/** Whether a booking claims more than the lane of its photographer. */
const claimsLanes = ({ lanes, candidates = [] }: BookingToWrite): boolean =>
  [lanes, ...candidates.map((candidate) => candidate.lanes)].some((all) => all !== null && all.length > 0);

const writeBatched = batchedWrites<BookingToWrite, Outcome>((db, wanted) => writeAll(db, wanted));

const made = { actor: sql`actor`, action: sql<AuditAction>`action`, booking_id: sql`id`, at: sql`at` };
