import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import { datesOf, type ExceptionSpan, isLonger } from '../../domain/exception-span.ts';

/** An exception as the API shows it. It is stored as one row per day. */
export interface ExceptionRow extends ExceptionSpan {
  readonly id: string;
  readonly name: string;
}

/**
 * Takes over the days of a longer closing that single-day exceptions close already, such as holidays. Days with hours,
 * and days of another longer exception, stay unchanged.
 */
export const coverClosedDays = async (trx: Database, row: ExceptionRow): Promise<void> => {
  if (row.is_working || !isLonger(row)) return;
  await sql`
    UPDATE date_exception AS day
    SET covered = jsonb_build_object('id', coalesce(span_id, id), 'name', name, 'import_id', import_id,
                                     'is_untouched', is_untouched),
        id = gen_random_uuid(), span_id = ${row.id}, name = ${row.name}, import_id = NULL
    WHERE date = ANY (${datesOf(row)}::date[]) AND opens_at IS NULL AND covered IS NULL
      AND coalesce(span_id, id) <> ${row.id}
      AND NOT EXISTS (SELECT FROM date_exception AS other
                      WHERE coalesce(other.span_id, other.id) = coalesce(day.span_id, day.id) AND other.date <> day.date)
  `.execute(trx);
};

/** Restores the covered days of an exception that lie outside of `kept`, or all of them if `kept` is undefined. */
export const uncoverDays = async (trx: Database, id: string, kept: ExceptionRow | undefined): Promise<void> => {
  const dates = kept === undefined || kept.is_working ? [] : datesOf(kept);
  await sql`
    UPDATE date_exception
    SET id = (covered ->> 'id')::uuid, span_id = NULL, name = covered ->> 'name',
        opens_at = NULL, closes_at = NULL, break_start = NULL, break_end = NULL,
        import_id = (covered ->> 'import_id')::uuid, is_untouched = (covered ->> 'is_untouched')::boolean, covered = NULL
    WHERE coalesce(span_id, id) = ${id} AND covered IS NOT NULL AND NOT date = ANY (${dates}::date[])`.execute(trx);
};

export interface TakenDate {
  readonly date: string;
  readonly name: string;
}

/** Returns the days of an exception that belong to another one, by date. */
export const datesTaken = async (trx: Database, row: ExceptionRow): Promise<TakenDate[]> => {
  const { rows } = await sql<TakenDate>`
    SELECT date::text AS date, name FROM date_exception
    WHERE date = ANY (${datesOf(row)}::date[]) AND coalesce(span_id, id) <> ${row.id}
    ORDER BY date_exception.date`.execute(trx);
  return rows;
};
