import { type RawBuilder, sql } from 'kysely';
import { nextLapse } from '#features/offers/server/api.ts';
import type { Language } from '#shared/kernel/language.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { NextDue } from '#shared/server/due-queues.ts';
import type { EntryOutcome } from '../domain/entry-state.ts';

/** Instants are epoch ms. */
export interface EntryRow {
  readonly id: string;
  readonly link_hash: Buffer;
  /** Null: it waits for a spot of the campaign. */
  readonly service_id: string | null;
  readonly campaign_id: string | null;
  readonly people: number | null;
  readonly photographer_id: string | null;
  readonly first_day: string;
  readonly last_day: string;
  readonly weekdays: readonly number[];
  readonly from_minute: number;
  readonly until_minute: number;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly language: Language;
  readonly joined_at: number;
  readonly number: number;
  readonly missed: number;
  readonly lifted_at: number | null;
  readonly lifted_because: string | null;
  readonly outcome: EntryOutcome | null;
  readonly ended_at: number | null;
  /** Until when the address must be confirmed; null: it need not, or was. Nothing is held before. */
  readonly confirm_by: number | null;
  /** The mailbox of the person, however the address is spelled. */
  readonly mailbox: string;
}

export type NewEntryRow = Omit<
  EntryRow,
  'lifted_at' | 'lifted_because' | 'outcome' | 'ended_at' | 'mailbox' | 'number' | 'missed'
>;

/** Returns whether the entry was inserted; false if the person already waits for the same. */
export const insertEntry = async (trx: Database, row: NewEntryRow): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO waiting_entry (id, link_hash, service_id, campaign_id, people, photographer_id, first_day, last_day, weekdays,
                               from_minute, until_minute, customer_name, customer_email, customer_phone, language,
                               joined_at, confirm_by)
    VALUES (${row.id}, ${row.link_hash}, ${row.service_id}, ${row.campaign_id}, ${row.people}, ${row.photographer_id}, ${row.first_day},
            ${row.last_day}, ${[...row.weekdays]}, ${row.from_minute}, ${row.until_minute}, ${row.customer_name},
            ${row.customer_email}, ${row.customer_phone}, ${row.language}, ${at(row.joined_at)},
            ${row.confirm_by === null ? null : at(row.confirm_by)})
    ON CONFLICT DO NOTHING
    RETURNING id`.execute(trx);
  return rows.length > 0;
};

/** Locks a mailbox until the end of the transaction, so that its entries are counted one after the other. */
export const lockMailbox = async (trx: Database, address: string): Promise<void> => {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended('waiting ' || canonical_email(${address}), 0))`.execute(trx);
};

const select = (where: RawBuilder<unknown>): RawBuilder<EntryRow> => sql<EntryRow>`
  SELECT * FROM waiting_entry WHERE ${where}`;

export const entryById = async (db: Database, id: string): Promise<EntryRow | undefined> =>
  (await select(sql`id = ${id}`).execute(db)).rows[0];

export const entryByLink = async (db: Database, linkHash: Buffer): Promise<EntryRow | undefined> =>
  (await select(sql`link_hash = ${linkHash}`).execute(db)).rows[0];

/** Locks an entry until the end of the transaction; undefined once it has ended. */
export const lockEntry = async (trx: Database, id: string): Promise<EntryRow | undefined> =>
  (await sql<EntryRow>`${select(sql`id = ${id} AND outcome IS NULL`)} FOR UPDATE`.execute(trx)).rows[0];

/** Returns entries by id, in the order of the ids. */
export const entriesById = async (db: Database, ids: readonly string[]): Promise<EntryRow[]> => {
  const { rows } = await select(sql`id = ANY(${[...ids]}::uuid[])`).execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/** Returns the open entries of a mailbox on a Berlin date. */
export const entriesOfMailbox = async (db: Database, address: string, today: string): Promise<EntryRow[]> =>
  (
    await select(sql`outcome IS NULL AND last_day >= ${today}
      AND mailbox = canonical_email(${address})`).execute(db)
  ).rows;

/** Confirms the address of an entry. */
export const confirmEntry = async (trx: Database, id: string): Promise<void> => {
  await sql`UPDATE waiting_entry SET confirm_by = NULL WHERE id = ${id}`.execute(trx);
};

/** Lifts an entry that is open. `now`: epoch ms. */
export const liftEntry = async (trx: Database, id: string, reason: string, now: number): Promise<void> => {
  await sql`
    UPDATE waiting_entry SET lifted_at = ${at(now)}, lifted_because = ${reason} WHERE id = ${id}`.execute(trx);
};

/** Whether any entry has not ended. */
/**
 * When the list is to be compared next, after `seen`: while anybody waits each minute, since free times change with the
 * clock, and when an offer or an unconfirmed entry ends.
 */
export const nextComparisonDue: NextDue = (seen) => sql`
  SELECT CASE WHEN EXISTS (SELECT FROM waiting_entry WHERE outcome IS NULL) THEN least(
    date_trunc('minute', ${at(seen)}::timestamptz) + interval '1 minute',
    (${nextLapse(seen)}),
    (SELECT min(confirm_by) FROM waiting_entry WHERE confirm_by > ${at(seen)})) END`;

export const isAnybodyWaiting = async (db: Database): Promise<boolean> =>
  (await sql`SELECT 1 FROM waiting_entry WHERE outcome IS NULL LIMIT 1`.execute(db)).rows.length > 0;

/**
 * The number of persons who wait on a Berlin date and to whom nothing was offered for what they wait for, as a statement
 * to be embedded. One whose address is not confirmed does not wait yet.
 */
export const waitingWithoutOffer = (today: string): RawBuilder<unknown> => sql`
  SELECT count(*) FROM (
    SELECT FROM waiting_entry AS entry LEFT JOIN waiting_offer AS offered ON offered.waiting_entry_id = entry.id
    WHERE entry.outcome IS NULL AND entry.last_day >= ${today}::date AND entry.confirm_by IS NULL
    GROUP BY entry.mailbox HAVING count(offered.offer_id) = 0) AS person`;
