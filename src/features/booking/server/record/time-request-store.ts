import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { milliseconds } from '#shared/server/database/milliseconds.ts';
import type { TimeRequest } from '../../domain/move/time-request.ts';

/**
 * The open request of the booking of a statement, as a column. A statement that changes the booking does not see the
 * effect of its triggers, so a request also has to fit the new status and start.
 */
export const requestOfBooking = sql<TimeRequest | null>`(
  SELECT to_jsonb(asked) - '{booking_id,asked_start}'::text[]
  FROM (SELECT explanation, id AS request_id, booking_id, keeps_time, starts_at AS asked_start, status_before,
               CASE WHEN substitute_until IS NOT NULL THEN
                 jsonb_build_object('start', ${milliseconds(sql`substitute_starts_at`)}, 'until', ${milliseconds(sql`substitute_until`)}) END AS substitute,
               ${milliseconds(sql`created_at`)} AS created_at
        FROM time_request WHERE outcome IS NULL) AS asked
  WHERE asked.booking_id = id AND asked.asked_start = starts_at AND asked.keeps_time = (status <> 'CANCELLED')
    AND status <> 'COMPLETED')`;

/** All requests of the booking of a statement, as a column, with their instants and outcomes. */
export const requestsOfBooking = sql`(
  SELECT coalesce(jsonb_agg(asked.details ORDER BY asked.created_at), '[]')
  FROM (SELECT booking_id, created_at, to_jsonb(time_request) - '{id,booking_id,created_by}'::text[] AS details
        FROM time_request) AS asked
  WHERE asked.booking_id = id)`;

interface NewTimeRequest extends Omit<TimeRequest, 'substitute'> {
  readonly booking_id: string;
  readonly starts_at: number;
  readonly created_by: string;
}

/** Inserts an open request; the database refuses one that does not fit the booking, and a second one. */
export const insertTimeRequest = async (trx: Database, row: NewTimeRequest): Promise<void> => {
  await sql`
    INSERT INTO time_request (id, booking_id, keeps_time, starts_at, status_before, explanation, created_by, created_at)
    VALUES (${row.request_id}, ${row.booking_id}, ${row.keeps_time}, ${at(row.starts_at)}, ${row.status_before},
            ${row.explanation}, ${row.created_by}, ${at(row.created_at)})`.execute(trx);
};

/** Ends a request with an outcome that does not follow from the change of its booking. `now`: epoch ms. */
export const endTimeRequest = async (
  trx: Database,
  id: string,
  { outcome, now }: { readonly outcome: 'declined' | 'withdrawn'; readonly now: number },
): Promise<void> => {
  await sql`
    UPDATE time_request SET outcome = ${outcome}, ended_at = ${at(now)}
    WHERE id = ${id} AND outcome IS NULL`.execute(trx);
};

/** Stores that a time is held for the answer; epoch ms. */
export const storeSubstitute = async (
  trx: Database,
  id: string,
  { start, until }: { readonly start: number; readonly until: number },
): Promise<void> => {
  await sql`
    UPDATE time_request SET substitute_starts_at = ${at(start)}, substitute_until = ${at(until)}
    WHERE id = ${id}`.execute(trx);
};

/** Removes the messages of requests to the customers of bookings. */
export const forgetExplanations = async (trx: Database, bookingIds: readonly string[]): Promise<void> => {
  await sql`UPDATE time_request SET explanation = NULL WHERE booking_id = ANY (${[...bookingIds]}::uuid[])`.execute(
    trx,
  );
};

/** The outcome of a request, and the start of the time that was held for its answer (epoch ms). */
interface TimeRequestOutcome {
  readonly id: string;
  /** null while it is open. */
  readonly outcome: 'moved' | 'declined' | 'withdrawn' | 'cancelled' | 'lapsed' | null;
  readonly substitute_starts_at: number | null;
}

/** Returns the outcomes of requests, by their ids. */
export const requestOutcomes = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TimeRequestOutcome>> => {
  const { rows } = await sql<TimeRequestOutcome>`
    SELECT id, outcome, substitute_starts_at FROM time_request WHERE id = ANY (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};
