import { randomUUID } from 'node:crypto';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import { malformed, notFound, Problem } from '#shared/contract/problem.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { checkValueOf, refuseStale } from '#shared/server/read-version.ts';
import { withoutRoom } from '../../domain/exception-conflicts.ts';
import { datesOf, daysOf, isLonger, lengthOf, mostSpanDays, spanAfter } from '../../domain/exception-span.ts';
import { defaultCalendarSettings } from '../../domain/settings/calendar-settings.ts';
import { dateExceptionProblems } from '../../domain/settings/calendar-settings-rules.ts';
import type { BookingOnDate, DateExceptionView, ExceptionChanges, NewException } from '../../exceptions-contract.ts';
import { datesTaken, type ExceptionRow } from './covered-days-store.ts';
import { bookingsOnDates, type DateBooking } from './date-bookings-store.ts';
import {
  deleteException,
  exceptionById,
  exceptionsFrom,
  insertException,
  lockExceptions,
  updateException,
} from './exception-store.ts';

/** Returns all exceptions, or those from a date on, each with the bookings that do not fit into its hours. */
export const dateExceptions = async (
  { db }: Context,
  { date_from }: { readonly date_from?: string | undefined },
): Promise<DateExceptionView[]> => {
  if (date_from !== undefined) refuseUnlessDate(date_from, ['query', 'date_from']);
  return viewsOf(db, await exceptionsFrom(db, date_from));
};

/**
 * Sets the hours of one or several dates. Existing bookings do not prevent it; the response lists those affected.
 * `actor`: id of an administrator.
 */
export const createException = async (
  { db }: Context,
  body: NewException,
  actor: string,
): Promise<DateExceptionView> => {
  const { date, end_date = date, name, ...day } = body;
  const row = {
    ...defaultCalendarSettings.weekly_schedule.monday,
    ...omitUndefined(day),
    date,
    end_date,
    name,
    id: randomUUID(),
  };
  refuseBroken(row);
  await inTransaction(db, async (trx) => {
    await lockExceptions(trx);
    if (!(await insertException(trx, row))) throw await dateTaken(trx, row);
    await recorded(trx, 'date_exception.created', row, actor);
  });
  return viewOf(db, row);
};

/**
 * Changes the given fields of an exception, under the same rules. Throws 409 with the exception if `version` is not the
 * current one.
 */
export const changeException = async (
  { db, now }: Context,
  id: string,
  { version, ...changes }: ExceptionChanges,
  actor: string,
): Promise<DateExceptionView> => {
  const changed = await inTransaction(db, async (trx) => {
    await lockExceptions(trx);
    const stored = await exceptionById(trx, id);
    if (!stored) throw notFound('Exception');
    await refuseStale(version, versionOf(stored), 'The exception was', async () => ({
      exception: await viewOf(trx, stored),
    }));
    const row = { ...stored, ...omitUndefined(changes), ...spanAfter(stored, changes) };
    refuseBroken(row);
    if (!(await updateException(trx, row, now()))) throw await dateTaken(trx, row);
    await recorded(trx, 'date_exception.changed', row, actor);
    return row;
  });
  return viewOf(db, changed);
};

export const removeException = ({ db }: Context, id: string, actor: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockExceptions(trx);
    const stored = await exceptionById(trx, id);
    if (!stored) throw notFound('Exception');
    await deleteException(trx, id);
    await recorded(trx, 'date_exception.deleted', stored, actor);
  });

/** Returns the bookings on a date, or on all dates up to `end_date`. */
export const bookingsOnSpan = async (
  { db }: Context,
  date: string,
  end_date: string = date,
): Promise<BookingOnDate[]> => {
  if (!isDate(date)) throw notFound('Date');
  refuseUnlessDate(end_date, ['query', 'end_date']);
  refuseBadSpan({ date, end_date }, 'query');
  const dates = datesOf({ date, end_date });
  return onceEach(await bookingsOnDates(db, dates), dates).map(bookingView);
};

export const bookingView = ({ start, end, ...same }: DateBooking): BookingOnDate => ({
  ...same,
  start: formatInstant(start),
  end: formatInstant(end),
});

export const viewsOf = async (db: Database, rows: readonly ExceptionRow[]): Promise<DateExceptionView[]> => {
  if (rows.length === 0) return [];
  const bookings = await bookingsOnDates(db, rows.flatMap(datesOf));
  return rows.map((row) => ({
    ...row,
    bookings: withoutRoom(daysOf([row]), onceEach(bookings, datesOf(row))).map(bookingView),
    version: versionOf(row),
  }));
};

/** Times that have no effect do not count: they are not stored. */
const versionOf = ({ date, end_date, name, is_working, ...day }: ExceptionRow): string => {
  const pause = day.break_enabled ? [day.break_start, day.break_end] : [];
  return checkValueOf([date, end_date, name, ...(is_working ? [day.start_time, day.end_time, ...pause] : [])]);
};

/** A session over midnight belongs to two dates; it is returned once. */
const onceEach = (bookings: ReadonlyMap<string, readonly DateBooking[]>, dates: readonly string[]): DateBooking[] => [
  ...new Map(dates.flatMap((date) => bookings.get(date) ?? []).map((booking) => [booking.id, booking])).values(),
];

const viewOf = async (db: Database, row: ExceptionRow): Promise<DateExceptionView> =>
  (await viewsOf(db, [row]))[0] as DateExceptionView;

const refuseUnlessDate = (date: string, loc: readonly string[]): void => {
  if (!isDate(date)) throw malformed(loc, 'must be a date like 2030-06-05', 'date');
};

const refuseBroken = (row: ExceptionRow): void => {
  const problems = dateExceptionProblems(row);
  if (problems.length > 0) {
    throw new Problem(
      422,
      'validation',
      problems.map((problem) => ({ ...problem, loc: ['body', ...problem.loc] })),
    );
  }
  refuseUnlessDate(row.end_date, ['body', 'end_date']);
  refuseBadSpan(row, 'body');
};

const refuseBadSpan = (span: Pick<ExceptionRow, 'date' | 'end_date'>, place: 'body' | 'query'): void => {
  const days = lengthOf(span);
  if (days < 1) throw malformed([place, 'end_date'], 'must not lie before date', 'order');
  if (days > mostSpanDays) throw malformed([place, 'end_date'], `must lie within ${mostSpanDays} days`, 'range');
};

/** Returns the conflict with the days that belong to other exceptions; names a limited number of them. */
const dateTaken = async (trx: Database, row: ExceptionRow): Promise<Problem> => {
  const conflicts = await datesTaken(trx, row);
  const named = conflicts.slice(0, mostNamed).map(({ date, name }) => `${date} ${name}`);
  const detail = isLonger(row)
    ? `Some of these dates have an exception already (conflict): ${named.join(', ')}`
    : 'This date has an exception already (conflict)';
  return new Problem(409, 'date_taken', detail, { more: { conflicts: conflicts.slice(0, mostNamed) } });
};

const mostNamed = 20;

export const recorded = (
  trx: Database,
  action: AuditAction,
  { id, date, end_date, is_working }: ExceptionRow,
  actor: string,
) =>
  recordAudit(trx, {
    actor,
    action,
    details: { exception_id: id, date, ...(isLonger({ date, end_date }) ? { end_date } : {}), is_working },
  });
