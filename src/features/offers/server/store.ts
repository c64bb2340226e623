import { type RawBuilder, sql } from 'kysely';
import type { Item } from '#features/services/domain/extras/booked-item.ts';
import type { Language } from '#shared/kernel/language.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { milliseconds } from '#shared/server/database/milliseconds.ts';
import type { NextDue } from '#shared/server/due-queues.ts';
import type { OfferOutcome } from '../domain/offer-state.ts';

export interface OfferedTime {
  readonly id: string;
  readonly photographer_id: string;
  readonly photographer_name: string;
  /** Epoch ms. */
  readonly starts_at: number;
  readonly ends_at: number;
}

/** Instants are epoch ms. */
export interface OfferRow {
  readonly id: string;
  readonly link_hash: Buffer;
  readonly contact_id: string | null;
  readonly service_id: string;
  /** The spot of a campaign that it holds; null: times of the service. */
  readonly campaign_spot_id: string | null;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly language: Language;
  /** The options and people as they were offered. */
  readonly items: readonly Item[];
  readonly held_until: number;
  readonly created_at: number;
  readonly created_by: string;
  readonly outcome: OfferOutcome | null;
  readonly ended_at: number | null;
  readonly booking_id: string | null;
  readonly times: readonly OfferedTime[];
}

export type NewOfferRow = Omit<OfferRow, 'outcome' | 'ended_at' | 'booking_id' | 'times'>;

export const insertOffer = async (trx: Database, row: NewOfferRow): Promise<void> => {
  await sql`
    INSERT INTO offer (id, link_hash, contact_id, service_id, campaign_spot_id, items, customer_name, customer_email, customer_phone, language,
                       held_until, created_at, created_by)
    VALUES (${row.id}, ${row.link_hash}, ${row.contact_id}, ${row.service_id}, ${row.campaign_spot_id}, ${JSON.stringify(row.items)}::jsonb, ${row.customer_name},
            ${row.customer_email}, ${row.customer_phone}, ${row.language}, ${at(row.held_until)},
            ${at(row.created_at)}, ${row.created_by})`.execute(trx);
};

export const insertOfferedTime = async (trx: Database, offerId: string, time: OfferedTime): Promise<void> => {
  await sql`
    INSERT INTO offer_time (id, offer_id, photographer_id, photographer_name, starts_at, ends_at)
    VALUES (${time.id}, ${offerId}, ${time.photographer_id}, ${time.photographer_name}, ${at(time.starts_at)},
            ${at(time.ends_at)})`.execute(trx);
};

const select = (where: RawBuilder<unknown>, from = sql`offer`): RawBuilder<OfferRow> => sql<OfferRow>`
  SELECT offer.*, coalesce((
    SELECT jsonb_agg(jsonb_build_object(
             'id', id, 'photographer_id', photographer_id, 'photographer_name', photographer_name,
             'starts_at', ${milliseconds(sql`starts_at`)}, 'ends_at', ${milliseconds(sql`ends_at`)}) ORDER BY starts_at, id)
    FROM offer_time WHERE offer_id = offer.id), '[]') AS times
  FROM ${from} WHERE ${where}`;

export const offerById = async (db: Database, id: string): Promise<OfferRow | undefined> =>
  (await select(sql`id = ${id}`).execute(db)).rows[0];

export const offerByLink = async (db: Database, linkHash: Buffer): Promise<OfferRow | undefined> =>
  (await select(sql`link_hash = ${linkHash}`).execute(db)).rows[0];

/** Converts the JSON of a stored offer back to its row, with its times. */
export const offerOfRecord = async (db: Database, record: Readonly<Record<string, unknown>>): Promise<OfferRow> => {
  const stored = sql`jsonb_populate_record(NULL::offer, ${JSON.stringify(record)}::jsonb) AS offer`;
  const [row] = (await select(sql`true`, stored).execute(db)).rows;
  if (!row) throw new Error('jsonb_populate_record returned no row');
  return row;
};

/** Locks an offer until the end of the transaction, so that it cannot end in another way concurrently. */
export const lockOffer = async (trx: Database, id: string): Promise<OfferRow | undefined> =>
  (await sql<OfferRow>`${select(sql`id = ${id}`)} FOR UPDATE OF offer`.execute(trx)).rows[0];

/** Returns offers, the newest first. */
export const selectOffers = async (
  db: Database,
  { contact_id, openAt }: { readonly contact_id?: string | undefined; readonly openAt?: number | undefined },
): Promise<OfferRow[]> => {
  const ofContact = contact_id === undefined ? sql`true` : sql`contact_id = ${contact_id}`;
  const open = openAt === undefined ? sql`true` : sql`outcome IS NULL AND held_until > ${at(openAt)}`;
  const { rows } = await sql<OfferRow>`
    ${select(sql`${ofContact} AND ${open}`)} ORDER BY created_at DESC, id LIMIT 200`.execute(db);
  return rows;
};

/** Stores how an offer ended. `now`: epoch ms. */
export const endOffer = async (
  trx: Database,
  id: string,
  { outcome, booking_id = null, now }: { outcome: OfferOutcome; booking_id?: string | null; now: number },
): Promise<void> => {
  await sql`
    UPDATE offer SET outcome = ${outcome}, ended_at = ${at(now)}, booking_id = ${booking_id}
    WHERE id = ${id}`.execute(trx);
};

/** When an offer lapses next, after `seen` (epoch ms). */
export const nextLapse: NextDue = (seen) =>
  sql`SELECT min(held_until) FROM offer WHERE outcome IS NULL AND held_until > ${at(seen)}`;

/** Stores that offers have lapsed whose deadline has passed at `now` (epoch ms); returns their ids. */
export const endLapsed = async (db: Database, now: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    UPDATE offer SET outcome = 'lapsed', ended_at = held_until
    WHERE id IN (SELECT id FROM offer WHERE outcome IS NULL AND held_until <= ${at(now)} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * The ids of the offers that are open and end before an instant, the first to end first, as a statement to be embedded.
 * Instants are epoch ms. Those of the waiting list are left out: their times go to the next person by themselves.
 */
export const offersEnding = ({ now, before }: { readonly now: number; readonly before: number }) => sql`
  SELECT coalesce(array_agg(id ORDER BY held_until, id), '{}') FROM offer
  WHERE outcome IS NULL AND held_until > ${at(now)} AND held_until < ${at(before)} AND created_by <> 'waiting_list'`;
