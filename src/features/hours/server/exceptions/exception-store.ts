import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { assignments } from '#shared/server/database/update.ts';
import { datesOf, lengthOf } from '../../domain/exception-span.ts';
import { defaultCalendarSettings } from '../../domain/settings/calendar-settings.ts';
import { coverClosedDays, type ExceptionRow, uncoverDays } from './covered-days-store.ts';

const { monday: unsaid } = defaultCalendarSettings.weekly_schedule;
const wallTime = (column: string, otherwise: string): RawBuilder<unknown> =>
  sql`coalesce(left(${sql.id(column)}::text, 5), ${sql.lit(otherwise)})`;

// Where times have no effect, the defaults are returned.
const hours = sql`opens_at IS NOT NULL AS is_working, break_start IS NOT NULL AS break_enabled,
  ${wallTime('opens_at', unsaid.start_time)} AS start_time, ${wallTime('closes_at', unsaid.end_time)} AS end_time,
  ${wallTime('break_start', unsaid.break_start)} AS break_start, ${wallTime('break_end', unsaid.break_end)} AS break_end`;

/** A row of date_exception in the form the rules read. */
export const exceptionColumns = sql`date::text AS date, ${hours}`;

const spanId = sql`coalesce(span_id, id)`;

/** Returns exceptions to the weekly schedule, ordered by their first date. */
const selectExceptions = async (db: Database, where: RawBuilder<unknown>): Promise<ExceptionRow[]> => {
  const { rows } = await sql<ExceptionRow>`
    SELECT ${spanId} AS id, name, min(date)::text AS date, max(date)::text AS end_date, ${hours}
    FROM date_exception WHERE ${where}
    GROUP BY ${spanId}, name, opens_at, closes_at, break_start, break_end
    ORDER BY min(date_exception.date)`.execute(db);
  return rows;
};

/** Returns the exceptions that end on or after a date, with all of their days. */
export const exceptionsFrom = (db: Database, date: string | undefined): Promise<ExceptionRow[]> =>
  selectExceptions(
    db,
    date === undefined ? sql`true` : sql`${spanId} IN (SELECT ${spanId} FROM date_exception WHERE date >= ${date})`,
  );

/** Returns the names of the exceptions on the given dates; dates without an exception are left out. */
export const exceptionNamesOn = async (
  db: Database,
  dates: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ date: string; name: string }>`
    SELECT date::text AS date, name FROM date_exception WHERE date = ANY(${dates}::date[])`.execute(db);
  return new Map(rows.map(({ date, name }) => [date, name]));
};

export const exceptionById = async (db: Database, id: string): Promise<ExceptionRow | undefined> =>
  (await selectExceptions(db, sql`${spanId} = ${id}`))[0];

const columnsOf = ({ name, ...day }: ExceptionRow) => {
  const withBreak = day.is_working && day.break_enabled;
  return {
    name,
    opens_at: day.is_working ? day.start_time : null,
    closes_at: day.is_working ? day.end_time : null,
    break_start: withBreak ? day.break_start : null,
    break_end: withBreak ? day.break_end : null,
  };
};

/** Blocks other writes to exceptions until the end of the transaction: two that swap their days would deadlock. */
export const lockExceptions = async (trx: Database): Promise<void> => {
  await sql`LOCK TABLE date_exception IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
};

/** Inserts the missing days of an exception; returns false if one of them belongs to another exception. */
export const insertException = async (db: Database, row: ExceptionRow, importId?: string): Promise<boolean> => {
  await coverClosedDays(db, row);
  const { name, opens_at, closes_at, break_start, break_end } = columnsOf(row);
  await sql`
    INSERT INTO date_exception (id, span_id, date, name, opens_at, closes_at, break_start, break_end, import_id)
    SELECT CASE WHEN n = 1 AND NOT EXISTS (SELECT 1 FROM date_exception WHERE id = ${row.id}) THEN ${row.id}::uuid
           ELSE gen_random_uuid() END,
           ${row.id}::uuid, day, ${name}, ${opens_at}::time, ${closes_at}::time, ${break_start}::time, ${break_end}::time,
           ${importId ?? null}::uuid
    FROM unnest(${datesOf(row)}::date[]) WITH ORDINALITY AS wanted (day, n) ORDER BY day
    ON CONFLICT (date) DO NOTHING`.execute(db);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM date_exception WHERE ${spanId} = ${row.id}`.execute(db);
  return rows[0]?.count === lengthOf(row);
};

/** Updates the days and hours of an exception to `row`; returns whether all of its days were free. */
export const updateException = async (trx: Database, row: ExceptionRow, now: number): Promise<boolean> => {
  await uncoverDays(trx, row.id, row);
  const columns = { ...columnsOf(row), span_id: row.id, updated_at: at(now) };
  await sql`
    DELETE FROM date_exception
    WHERE ${spanId} = ${row.id} AND date NOT BETWEEN ${row.date} AND ${row.end_date}`.execute(trx);
  await sql`UPDATE date_exception SET ${assignments(columns)} WHERE ${spanId} = ${row.id}`.execute(trx);
  return insertException(trx, row);
};

/** Deletes an exception; the holidays that it covered close their days again. */
export const deleteException = async (db: Database, id: string): Promise<void> => {
  await uncoverDays(db, id, undefined);
  await sql`DELETE FROM date_exception WHERE ${spanId} = ${id}`.execute(db);
};
