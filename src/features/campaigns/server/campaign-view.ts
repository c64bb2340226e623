import { resourcesOfLanes, type TimeOfSpot, timesOfSpots } from '#features/availability/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatExactInstant, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { checkValueOf } from '#shared/server/read-version.ts';
import type { Campaign, CampaignWithSpots } from '../contract.ts';
import { campaignState, spotCounts, spotState } from '../domain/campaign-state.ts';
import { campaignUrl, earlyUrl, institutionUrl } from './early-link.ts';
import { siblingPriceOf } from './spots/sold-spot.ts';
import { type CampaignRow, campaignById, customersOf, type SpotRow } from './store.ts';

type Times = ReadonlyMap<string, TimeOfSpot>;

/**
 * The spots of one campaign with what occupies their times: themselves, an offer, their bookings, or one that began
 * earlier.
 */
export const timed = (spots: readonly SpotRow[], times: Times) => {
  const booked = spots.flatMap(({ id }) => times.get(id) ?? []).filter((time) => time.has === 'booked');
  return spots.map((spot) => {
    const time = times.get(spot.id) ?? booked.find(({ start, end }) => start < spot.ends_at && spot.starts_at < end);
    const has = time?.has === 'lapsed' ? ('held' as const) : (time?.has ?? null);
    return { ...spot, time: has, booking_id: has === 'booked' ? (time?.id ?? null) : null };
  });
};

/** The fields of a campaign that the studio and customers see. */
export const fieldsOf = (row: CampaignRow, times: Times, { now, early }: { now: number; early: boolean }) => {
  const spots = timed(row.spots, times);
  const siblingPrice = siblingPriceOf(row);
  return {
    slug: row.slug,
    state: campaignState({ ...row, spots }, now, { early }),
    name_de: row.name_de,
    name_ru: row.name_ru,
    text_de: row.text_de,
    text_ru: row.text_ru,
    date: row.day,
    start: formatInstant(Math.min(...spots.map(({ starts_at }) => starts_at))),
    end: formatInstant(Math.max(...spots.map(({ ends_at }) => ends_at))),
    session_minutes: row.session_min,
    photographer_name: row.photographer_name,
    opens_at: formatInstant(row.opens_at),
    once_per_person: row.once_per_person,
    sibling_price: siblingPrice === null ? null : euroOf(siblingPrice),
    access_codes: row.code_secret_sealed !== null,
    counts: spotCounts(spots, now),
  };
};

/** The version of a campaign: the same as long as its forms, and those of its spots, show the same. */
export const campaignVersion = (row: CampaignRow): string =>
  checkValueOf([
    [row.slug, row.name_de, row.name_ru, row.text_de, row.text_ru],
    [row.price_cents, row.sibling_price_cents, row.opens_at, row.once_per_person],
    row.spots.map(({ id, price_cents }) => [id, price_cents]),
  ]);

/** Campaigns as the studio sees them. */
export const campaignViews = async (context: Context, rows: readonly CampaignRow[]): Promise<Campaign[]> => {
  const now = context.now();
  const times = await timesOfSpots(
    context.db,
    rows.flatMap(({ spots }) => spots.map(({ id }) => id)),
  );
  const resources = await resourcesOfLanes(
    context.db,
    rows.flatMap(({ lanes }) => lanes),
  );
  return rows.map((row) => ({
    id: row.id,
    ...fieldsOf(row, times, { now, early: false }),
    service_id: row.service_id,
    photographer_id: row.photographer_id,
    resources: row.lanes.flatMap((lane) => resources.get(lane) ?? []),
    break_minutes: row.break_min,
    price: euroOf(row.price_cents),
    url: campaignUrl(context.publicUrl, row.slug),
    early_url: earlyUrl(context, row),
    institution_url: row.code_secret_sealed === null ? null : institutionUrl(context, row),
    created_at: formatExactInstant(row.created_at),
    closed_at: row.closed_at === null ? null : formatExactInstant(row.closed_at),
    version: campaignVersion(row),
  }));
};

/** A campaign with its spots; throws 404 for any other id. */
export const campaignWithSpotsById = async (context: Context, id: string): Promise<CampaignWithSpots> => {
  const row = await campaignById(context.db, id);
  if (!row) throw notFound('Campaign');
  const [view] = await campaignViews(context, [row]);
  if (!view) throw new Error('A campaign has a view');
  const spots = timed(
    row.spots,
    await timesOfSpots(
      context.db,
      row.spots.map((spot) => spot.id),
    ),
  );
  const customers = await customersOf(
    context.db,
    spots.flatMap(({ booking_id }) => booking_id ?? []),
  );
  const now = context.now();
  return {
    ...view,
    spots: spots.map((spot) => ({
      id: spot.id,
      start: formatInstant(spot.starts_at),
      end: formatInstant(spot.ends_at),
      state: spotState(spot, now),
      paused: spot.paused,
      own_price: spot.price_cents === null ? null : euroOf(spot.price_cents),
      booking_id: spot.booking_id,
      customer_name: spot.booking_id === null ? null : (customers.get(spot.booking_id) ?? null),
    })),
  };
};
