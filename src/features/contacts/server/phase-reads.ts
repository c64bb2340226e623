import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { DateRange } from '#shared/server/date-range.ts';
import type { Phase } from '../domain/phases.ts';

interface PhaseCount {
  readonly phase: Phase;
  readonly contacts: number;
  /** How many of them have booked. */
  readonly converted: number;
}

/** Counts the contacts created within a range by their current phase; phases without contacts are left out. */
export const countPhases = async (db: Database, { from, until }: DateRange): Promise<PhaseCount[]> => {
  const { rows } = await sql<PhaseCount>`
    SELECT phase, count(*) AS contacts, count(converted_at) AS converted FROM contact
    WHERE created_at >= coalesce(${from === null ? null : at(from)}::timestamptz, '-infinity')
      AND created_at < coalesce(${until === null ? null : at(until)}::timestamptz, 'infinity')
    GROUP BY phase`.execute(db);
  return rows;
};
