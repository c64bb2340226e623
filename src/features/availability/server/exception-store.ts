import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { assignments } from '#shared/server/database/update.ts';
import { type DateException, defaultCalendarSettings } from '../domain/calendar-settings.ts';

export interface ExceptionRow extends DateException {
  readonly id: string;
  readonly name: string;
}

const { monday: unsaid } = defaultCalendarSettings.weekly_schedule;
const wallTime = (column: string, otherwise: string): RawBuilder<unknown> =>
  sql`coalesce(left(${sql.id(column)}::text, 5), ${sql.lit(otherwise)})`;

/** A row of date_exception as the rules read it. Times that do not count are a new studio's. */
export const exceptionColumns = sql`
  date::text AS date, opens_at IS NOT NULL AS is_working, break_start IS NOT NULL AS break_enabled,
  ${wallTime('opens_at', unsaid.start_time)} AS start_time, ${wallTime('closes_at', unsaid.end_time)} AS end_time,
  ${wallTime('break_start', unsaid.break_start)} AS break_start, ${wallTime('break_end', unsaid.break_end)} AS break_end`;

/** Exceptions to the weekly schedule, by date. */
export const selectExceptions = async (db: Database, where: RawBuilder<unknown>): Promise<ExceptionRow[]> => {
  const { rows } = await sql<ExceptionRow>`
    SELECT id, name, ${exceptionColumns} FROM date_exception WHERE ${where} ORDER BY date_exception.date`.execute(db);
  return rows;
};

export const exceptionsFrom = (db: Database, date: string | undefined): Promise<ExceptionRow[]> =>
  selectExceptions(db, date === undefined ? sql`true` : sql`date >= ${date}`);

export const exceptionsOn = (db: Database, dates: readonly string[]): Promise<ExceptionRow[]> =>
  selectExceptions(db, sql`date = ANY(${dates}::date[])`);

/** One exception, locked until the end of the transaction. */
export const lockException = async (trx: Database, id: string): Promise<ExceptionRow | undefined> => {
  await sql`SELECT 1 FROM date_exception WHERE id = ${id} FOR UPDATE`.execute(trx);
  return (await selectExceptions(trx, sql`id = ${id}`))[0];
};

const columnsOf = ({ date, name, ...day }: Omit<ExceptionRow, 'id'>) => {
  const withBreak = day.is_working && day.break_enabled;
  return {
    date,
    name,
    opens_at: day.is_working ? day.start_time : null,
    closes_at: day.is_working ? day.end_time : null,
    break_start: withBreak ? day.break_start : null,
    break_end: withBreak ? day.break_end : null,
  };
};

/** Writes an exception unless its date has one already; answers whether it did. */
export const insertException = async (db: Database, { id, ...row }: ExceptionRow): Promise<boolean> => {
  const { date, name, opens_at, closes_at, break_start, break_end } = columnsOf(row);
  const { rows } = await sql`
    INSERT INTO date_exception (id, date, name, opens_at, closes_at, break_start, break_end)
    VALUES (${id}, ${date}, ${name}, ${opens_at}, ${closes_at}, ${break_start}, ${break_end})
    ON CONFLICT (date) DO NOTHING RETURNING id`.execute(db);
  return rows.length > 0;
};

/** Whether a write failed because another exception has the date. */
export const isDateTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'date_exception_once_per_date';

export const updateException = async (db: Database, { id, ...row }: ExceptionRow, now: number): Promise<void> => {
  const columns = { ...columnsOf(row), updated_at: at(now) };
  await sql`UPDATE date_exception SET ${assignments(columns)} WHERE id = ${id}`.execute(db);
};

export const deleteException = async (db: Database, id: string): Promise<void> => {
  await sql`DELETE FROM date_exception WHERE id = ${id}`.execute(db);
};
