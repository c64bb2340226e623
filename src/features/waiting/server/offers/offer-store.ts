import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** A time that was offered to an entry; instants are epoch ms. */
export interface OfferedRow {
  readonly offer_id: string;
  readonly waiting_entry_id: string;
  readonly mailbox: string;
  readonly photographer_id: string;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly is_open: boolean;
}

export const insertWaitingOffer = async (trx: Database, row: Omit<OfferedRow, 'is_open'>): Promise<void> => {
  await sql`
    INSERT INTO waiting_offer (offer_id, waiting_entry_id, mailbox, photographer_id, starts_at, ends_at)
    VALUES (${row.offer_id}, ${row.waiting_entry_id}, ${row.mailbox}, ${row.photographer_id}, ${at(row.starts_at)},
            ${at(row.ends_at)})`.execute(trx);
};

/** Returns all times that were offered to the given mailboxes. */
export const offeredTo = async (db: Database, mailboxes: readonly string[]): Promise<OfferedRow[]> => {
  const { rows } = await sql<OfferedRow>`
    SELECT * FROM waiting_offer WHERE mailbox = ANY(${[...mailboxes]}) ORDER BY starts_at`.execute(db);
  return rows;
};

/** Returns all times that were offered to the given entries, the newest offer first. */
export const offeredToEntries = async (db: Database, ids: readonly string[]): Promise<OfferedRow[]> => {
  const { rows } = await sql<OfferedRow>`
    SELECT * FROM waiting_offer WHERE waiting_entry_id = ANY(${[...ids]}::uuid[])
    ORDER BY is_open DESC, starts_at DESC, offer_id`.execute(db);
  return rows;
};

/** Whether a time is held for a mailbox. */
export const isOffered = async (db: Database, mailbox: string): Promise<boolean> =>
  (await sql`SELECT 1 FROM waiting_offer WHERE mailbox = ${mailbox} AND is_open`.execute(db)).rows.length > 0;
