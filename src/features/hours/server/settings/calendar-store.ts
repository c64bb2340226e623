import { type RawBuilder, sql } from 'kysely';
import { storedSetting } from '#features/settings/server/api.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { DateException } from '../../domain/settings/calendar-settings.ts';
import { exceptionColumns } from '../exceptions/exception-store.ts';

export interface Period {
  /** Epoch ms. */
  readonly from: number;
  readonly to: number;
  /** A Berlin date: the exceptions from then on are included, because the minimum notice may count opening hours. */
  readonly today?: string | undefined;
}

/** SQL for the exceptions that may concern a period, as JSON. */
export const exceptionsAround = ({ from, to, today = berlinDateOf(from) }: Period): RawBuilder<unknown> => sql`(
  SELECT coalesce(jsonb_agg(day), '[]') FROM (
    SELECT ${exceptionColumns} FROM date_exception
    WHERE date BETWEEN least(${berlinDateOf(from)}::date, ${today}::date) AND ${berlinDateOf(to)}
  ) AS day)`;

export interface StoredCalendar {
  readonly settings: unknown;
  readonly exceptions: readonly DateException[];
}

/** Returns the studio's schedule and its exceptions, for all photographers. */
export const selectCalendar = async (db: Database, period: Period): Promise<StoredCalendar> => {
  const { rows } = await sql<StoredCalendar>`
    SELECT ${storedSetting('calendar')} AS settings,
           ${exceptionsAround(period)} AS exceptions`.execute(db);
  return rows[0] ?? { settings: undefined, exceptions: [] };
};
