import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { SealedSecret } from '#shared/server/secrets/sealed-secrets.ts';
import { secretPurpose } from './code-secret.ts';

/** The card of a child; instants are epoch ms. */
export interface CardRow {
  readonly id: string;
  readonly number: number;
  readonly group_name: string;
  readonly booking_id: string | null;
  /** Which child of its booking it is, from 0 on. */
  readonly position: number | null;
  readonly photographed_at: number | null;
}

/** Returns the cards of a campaign in the order of their numbers. */
export const selectCards = async (db: Database, campaignId: string): Promise<CardRow[]> =>
  (
    await sql<CardRow>`
      SELECT id, number, group_name, booking_id, position, photographed_at
      FROM campaign_code WHERE campaign_id = ${campaignId} ORDER BY number`.execute(db)
  ).rows;

interface NewCards {
  readonly group_name: string;
  readonly ids: readonly string[];
  readonly now: number;
}

/** Adds cards, numbered after those that exist. The campaign is locked by the caller. */
export const insertCards = async (
  trx: Database,
  campaignId: string,
  { group_name, ids, now }: NewCards,
): Promise<void> => {
  await sql`
    INSERT INTO campaign_code (id, campaign_id, number, group_name, created_at)
    SELECT id, ${campaignId}, ordinality + coalesce((
             SELECT max(number) FROM campaign_code WHERE campaign_id = ${campaignId}), 0), ${group_name}, ${at(now)}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS added (id, ordinality)`.execute(trx);
};

/** Deletes a card without a booking; returns whether there was one. */
export const deleteCard = async (trx: Database, campaignId: string, id: string): Promise<boolean> => {
  const { rows } = await sql`
    DELETE FROM campaign_code WHERE id = ${id} AND campaign_id = ${campaignId} AND booking_id IS NULL
    RETURNING id`.execute(trx);
  return rows.length > 0;
};

/** Stores when the child of a booked card was photographed; null: not yet. Returns whether the card has a booking. */
export const setPhotographed = async (
  trx: Database,
  campaignId: string,
  { id, photographed_at }: Pick<CardRow, 'id' | 'photographed_at'>,
): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE campaign_code SET photographed_at = ${photographed_at === null ? null : at(photographed_at)}
    WHERE id = ${id} AND campaign_id = ${campaignId} AND booking_id IS NOT NULL RETURNING id`.execute(trx);
  return rows.length > 0;
};

/** Locks cards until the end of the transaction; returns whether all of them are without a booking. */
export const lockFreeCards = async (trx: Database, ids: readonly string[]): Promise<boolean> => {
  const { rows } = await sql`
    SELECT id FROM campaign_code WHERE id = ANY(${ids}::uuid[]) AND booking_id IS NULL ORDER BY id FOR UPDATE`.execute(
    trx,
  );
  return rows.length === ids.length;
};

/** Stores with which booking cards were used, in the order of its children. */
export const useCards = async (trx: Database, ids: readonly string[], bookingId: string): Promise<void> => {
  await sql`
    UPDATE campaign_code SET booking_id = ${bookingId}, position = used.ordinality - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS used (id, ordinality)
    WHERE campaign_code.id = used.id`.execute(trx);
};

/** When the session of a booking begins (epoch ms), and whose it is. */
export interface BookedCard {
  readonly id: string;
  readonly starts_at: number;
  readonly customer_name: string;
  readonly customer_phone: string;
}

/** Returns the bookings with these ids. */
export const bookingsOfCards = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, BookedCard>> => {
  const { rows } = await sql<BookedCard>`
    SELECT id, starts_at, customer_name, customer_phone FROM booking_fact
    WHERE id = ANY(${bookingIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Returns the sealed secrets of all campaigns with access codes. */
export const sealedCodeSecrets = async (db: Database): Promise<SealedSecret[]> => {
  const { rows } = await sql<{ id: string; sealed: string }>`
    SELECT id, code_secret_sealed AS sealed FROM campaign WHERE code_secret_sealed IS NOT NULL ORDER BY id`.execute(db);
  return rows.map(({ id, sealed }) => ({
    purpose: secretPurpose(id),
    sealed,
    replace: async (again) => {
      await sql`
        UPDATE campaign SET code_secret_sealed = ${again}
        WHERE id = ${id} AND code_secret_sealed = ${sealed}`.execute(db);
    },
  }));
};
