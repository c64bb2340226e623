import { randomUUID } from 'node:crypto';
import { conflict, malformed, notFound } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatExactInstant } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { type GermanState, holidayNames, holidaysOf } from '../../domain/public-holidays.ts';
import { defaultCalendarSettings } from '../../domain/settings/calendar-settings.ts';
import type { DateExceptionView, HolidayImport, UndoneHolidays } from '../../exceptions-contract.ts';
import type { ExceptionRow } from './covered-days-store.ts';
import { insertException, lockExceptions } from './exception-store.ts';
import { recorded, viewsOf } from './exceptions.ts';
import {
  deleteUntouchedDays,
  insertHolidayImport,
  keepHolidayImport,
  markHolidaysUndone,
  selectHolidayImport,
  selectHolidayImports,
} from './holiday-import-store.ts';

interface WantedHolidays {
  readonly state: GermanState;
  readonly year: number;
  readonly dates: readonly string[];
}

interface Importer {
  readonly id: string;
  readonly full_name: string;
}

/** Closes the studio on the chosen holidays of a state. A date that already has an exception stays unchanged. */
export const importHolidays = async (
  { db, now }: Context,
  wanted: WantedHolidays,
  language: Language,
  administrator: Importer,
): Promise<{ added: DateExceptionView[]; import_id: string | null }> => {
  const rows = rowsFor(wanted, language);
  const importId = randomUUID();
  const added = await inTransaction(db, async (trx) => {
    await lockExceptions(trx);
    const { state, year } = wanted;
    const made = { id: importId, state, year, created_by: administrator.full_name, created_at: now() };
    await insertHolidayImport(trx, made);
    const written: ExceptionRow[] = [];
    for (const row of rows) {
      if (!(await insertException(trx, row, importId))) continue;
      await recorded(trx, 'date_exception.created', row, administrator.id);
      written.push(row);
    }
    await keepHolidayImport(trx, importId, written.length);
    return written;
  });
  return { added: await viewsOf(db, added), import_id: added.length > 0 ? importId : null };
};

/** Returns the last imports of holidays, newest first. */
export const holidayImports = async ({ db }: Context): Promise<HolidayImport[]> =>
  (await selectHolidayImports(db)).map((row) => ({
    ...row,
    created_at: formatExactInstant(row.created_at),
    undone_at: row.undone_at === null ? null : formatExactInstant(row.undone_at),
  }));

/**
 * Deletes the days of an import that are unchanged since. Changed days stay. Under a longer closing the studio stays
 * closed. 404 for an unknown import, 409 for one that was already undone.
 */
export const undoHolidays = ({ db, now }: Context, id: string, actor: string): Promise<UndoneHolidays> =>
  inTransaction(db, async (trx) => {
    await lockExceptions(trx);
    const found = await selectHolidayImport(trx, id);
    if (!found) throw notFound('Import');
    if (found.undone_at !== null) throw conflict('import_undone', 'This import was undone before');
    const undone = { removed: await deleteUntouchedDays(trx, id), kept_changed: found.changed };
    await markHolidaysUndone(trx, id, undone.removed, now());
    const details = { import_id: id, ...undone };
    await recordAudit(trx, { actor, action: 'date_exception.import_undone', details, at: now() });
    return undone;
  });

const rowsFor = ({ state, year, dates }: WantedHolidays, language: Language): ExceptionRow[] => {
  const holidays = new Map(holidaysOf(state, year).map(({ date, holiday }) => [date, holiday]));
  const rows = dates.map((date, i): ExceptionRow => {
    const holiday = holidays.get(date);
    if (!holiday) throw malformed(['body', 'dates', i], 'must be one of the offered holidays');
    const closed = { ...defaultCalendarSettings.weekly_schedule.monday, is_working: false };
    return { ...closed, id: randomUUID(), date, end_date: date, name: holidayNames[holiday][language] };
  });
  return rows.toSorted(byDate);
};

const byDate = (a: ExceptionRow, b: ExceptionRow): number => (a.date < b.date ? -1 : Number(a.date > b.date));
