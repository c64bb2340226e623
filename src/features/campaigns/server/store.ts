import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { milliseconds } from '#shared/server/database/milliseconds.ts';
import { assignments } from '#shared/server/database/update.ts';
import { violatedConstraint } from '#shared/server/database/violated-constraint.ts';

/** Instants are epoch ms. */
export interface SpotRow {
  readonly id: string;
  readonly starts_at: number;
  readonly ends_at: number;
  /** Its own price; null: that of the campaign. */
  readonly price_cents: number | null;
  readonly paused: boolean;
}

export interface CampaignRow {
  readonly id: string;
  readonly slug: string;
  readonly service_id: string;
  readonly photographer_id: string;
  readonly photographer_name: string;
  /** What each spot claims besides its photographer. */
  readonly lanes: readonly number[];
  readonly name_de: string;
  readonly name_ru: string | null;
  readonly text_de: string | null;
  readonly text_ru: string | null;
  /** The Berlin date. */
  readonly day: string;
  readonly session_min: number;
  readonly break_min: number;
  readonly price_cents: number;
  /** What each further child costs in the spots that follow; null: only one spot at once is sold. */
  readonly sibling_price_cents: number | null;
  /** From which the access codes are derived; null: everybody may book. */
  readonly code_secret_sealed: string | null;
  readonly opens_at: number;
  readonly once_per_person: boolean;
  readonly created_at: number;
  readonly closed_at: number | null;
  /** In the order of their starts. */
  readonly spots: readonly SpotRow[];
}

export type NewCampaignRow = Omit<CampaignRow, 'photographer_name' | 'closed_at'> & { readonly created_by: string };

export const insertCampaign = async (trx: Database, row: NewCampaignRow): Promise<void> => {
  await sql`
    INSERT INTO campaign (id, slug, service_id, photographer_id, lanes, name_de, name_ru, text_de, text_ru, day,
                          session_min, break_min, price_cents, sibling_price_cents, code_secret_sealed, opens_at, once_per_person, created_by, created_at, updated_at)
    VALUES (${row.id}, ${row.slug}, ${row.service_id}, ${row.photographer_id}, ${row.lanes}::int[], ${row.name_de},
            ${row.name_ru}, ${row.text_de}, ${row.text_ru}, ${row.day}, ${row.session_min}, ${row.break_min},
            ${row.price_cents}, ${row.sibling_price_cents}, ${row.code_secret_sealed}, ${at(row.opens_at)}, ${row.once_per_person}, ${row.created_by}, ${at(row.created_at)},
            ${at(row.created_at)})`.execute(trx);
  const spots = row.spots.map(({ id, starts_at, ends_at }) => ({ id, starts_at: at(starts_at), ends_at: at(ends_at) }));
  await sql`
    INSERT INTO campaign_spot (id, campaign_id, starts_at, ends_at)
    SELECT id, ${row.id}, starts_at, ends_at
    FROM jsonb_to_recordset(${JSON.stringify(spots)}::jsonb) AS spot (id uuid, starts_at timestamptz, ends_at timestamptz)`.execute(
    trx,
  );
};

/** Whether the database refused a campaign because another one has its address. */
export const isSlugTaken = (error: unknown): boolean => violatedConstraint(error) === 'campaign_slug_key';

const select = (where: RawBuilder<unknown>): RawBuilder<CampaignRow> => sql<CampaignRow>`
  SELECT campaign.id, slug, service_id, photographer_id, lanes, name_de, name_ru, text_de, text_ru, day::text AS day,
         session_min, break_min, price_cents, sibling_price_cents, code_secret_sealed, opens_at, once_per_person, created_at, closed_at,
         (SELECT name FROM photographer_fact WHERE id = campaign.photographer_id) AS photographer_name,
         (SELECT jsonb_agg(jsonb_build_object(
                   'id', id, 'starts_at', ${milliseconds(sql`starts_at`)}, 'ends_at', ${milliseconds(sql`ends_at`)},
                   'price_cents', price_cents, 'paused', paused) ORDER BY starts_at)
          FROM campaign_spot WHERE campaign_id = campaign.id) AS spots
  FROM campaign WHERE ${where}`;

export const campaignById = async (db: Database, id: string): Promise<CampaignRow | undefined> =>
  (await select(sql`id = ${id}`).execute(db)).rows[0];

export const campaignBySlug = async (db: Database, slug: string): Promise<CampaignRow | undefined> =>
  (await select(sql`slug = ${slug}`).execute(db)).rows[0];

/** Returns the campaign that a spot belongs to. */
export const campaignOfSpot = async (db: Database, spotId: string): Promise<CampaignRow | undefined> =>
  (await select(sql`id = (SELECT campaign_id FROM campaign_spot WHERE id = ${spotId})`).execute(db)).rows[0];

interface Days {
  /** Berlin dates, both included. */
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
}

/** Returns the campaigns of these days, or of all, the last day first. */
export const selectCampaigns = async (db: Database, { date_from, date_to }: Days): Promise<CampaignRow[]> =>
  (
    await sql<CampaignRow>`
    ${select(sql`day >= coalesce(${date_from ?? null}::date, '-infinity') AND day <= coalesce(${date_to ?? null}::date, 'infinity')`)}
    ORDER BY day DESC, created_at DESC, id LIMIT 200`.execute(db)
  ).rows;

/** The name of a campaign in the languages that it has. */
export interface NameOfCampaign {
  readonly id: string;
  readonly name_de: string;
  readonly name_ru: string | null;
}

/** Returns the campaigns to which spots belong, by the ids of the spots. */
export const campaignsOfSpots = async (
  db: Database,
  spotIds: readonly string[],
): Promise<ReadonlyMap<string, NameOfCampaign>> => {
  if (spotIds.length === 0) return new Map();
  const { rows } = await sql<NameOfCampaign & { readonly spot_id: string }>`
    SELECT spot.id AS spot_id, campaign.id, name_de, name_ru
    FROM campaign_spot AS spot JOIN campaign ON campaign.id = spot.campaign_id
    WHERE spot.id = ANY(${spotIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ spot_id, ...campaign }) => [spot_id, campaign]));
};

/** Locks a campaign for a change by the studio. */
export const lockCampaign = async (trx: Database, id: string): Promise<CampaignRow | undefined> => {
  await sql`SELECT FROM campaign WHERE id = ${id} FOR UPDATE`.execute(trx);
  return campaignById(trx, id);
};

/** The same for a booking: bookings do not wait for each other, and the studio's changes wait for them. */
export const lockCampaignShared = async (trx: Database, slug: string): Promise<CampaignRow | undefined> => {
  await sql`SELECT FROM campaign WHERE slug = ${slug} FOR SHARE`.execute(trx);
  return campaignBySlug(trx, slug);
};

export interface CampaignColumns {
  readonly slug?: string | undefined;
  readonly name_de?: string | undefined;
  readonly name_ru?: string | null | undefined;
  readonly text_de?: string | null | undefined;
  readonly text_ru?: string | null | undefined;
  readonly price_cents?: number | undefined;
  readonly sibling_price_cents?: number | null | undefined;
  readonly opens_at?: string | undefined;
  readonly once_per_person?: boolean | undefined;
  readonly closed_at?: string | undefined;
}

export const updateCampaign = async (
  trx: Database,
  id: string,
  changes: CampaignColumns,
  now: number,
): Promise<void> => {
  await sql`UPDATE campaign SET ${assignments({ ...changes, updated_at: at(now) })} WHERE id = ${id}`.execute(trx);
};

export interface SpotColumns {
  readonly paused?: boolean | undefined;
  readonly price_cents?: number | null | undefined;
}

export const updateSpot = async (trx: Database, id: string, changes: SpotColumns): Promise<void> => {
  await sql`UPDATE campaign_spot SET ${assignments({ ...changes })} WHERE id = ${id}`.execute(trx);
};

/** Returns the names of customers by the ids of their bookings. */
export const customersOf = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; customer_name: string }>`
    SELECT id, customer_name FROM booking_fact WHERE id = ANY(${bookingIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, customer_name }) => [id, customer_name]));
};
