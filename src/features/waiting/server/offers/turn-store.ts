import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { Waiting } from '../../domain/turn.ts';
import type { EntryRow } from '../store.ts';

/** An open entry as far as its turn and what can be offered to it depend on it. */
export type TurnRow = Waiting & Pick<EntryRow, 'service_id' | 'people' | 'mailbox' | 'confirm_by'>;

/**
 * Returns the entries that have not ended on a Berlin date, in the order of the list (`byTurn`), or only the `first` of
 * them. There may be thousands: only what is compared is read.
 */
export const openTurns = async (db: Database, today: string, first?: number): Promise<TurnRow[]> => {
  const { rows } = await sql<TurnRow>`
    SELECT id, service_id, campaign_id, people, photographer_id, first_day, last_day, weekdays, from_minute, until_minute,
           joined_at, number, missed, lifted_at, confirm_by, mailbox
    FROM waiting_entry WHERE outcome IS NULL AND last_day >= ${today}
    ORDER BY missed, lifted_at, joined_at, number
    LIMIT ${first ?? null}`.execute(db);
  return rows;
};
