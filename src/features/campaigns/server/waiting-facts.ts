import { timesOfSpots } from '#features/availability/server/api.ts';
import { type ServiceRow, serviceById } from '#features/services/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type CampaignState, campaignState, spotState } from '../domain/campaign-state.ts';
import { timed } from './campaign-view.ts';
import { soldAs } from './spots/sold-spot.ts';
import { type CampaignRow, campaignById, campaignBySlug, campaignOfSpot, lockCampaign } from './store.ts';

/** A campaign as those who wait for one of its spots need it. */
interface CampaignToWaitFor {
  readonly id: string;
  readonly slug: string;
  readonly state: CampaignState;
  readonly service_id: string;
  readonly photographer_id: string;
  readonly name: string;
  readonly name_de: string;
  readonly name_ru: string | null;
  /** The Berlin date. */
  readonly day: string;
}

/** Returns the campaign with an id or an address; undefined if there is none, or if its spots need access codes. */
export const campaignToWaitFor = async (
  { db, now }: Context,
  by: { readonly id: string } | { readonly slug: string },
): Promise<CampaignToWaitFor | undefined> => {
  const row = 'id' in by ? await campaignById(db, by.id) : await campaignBySlug(db, by.slug);
  if (!row || row.code_secret_sealed !== null) return undefined;
  const { id, slug, service_id, photographer_id, name_de, name_ru, day } = row;
  const state = campaignState({ ...row, spots: timed(row.spots, await timesOf(db, row)) }, now());
  return { id, slug, state, service_id, photographer_id, name: name_de, name_de, name_ru, day };
};

const timesOf = (db: Database, { spots }: CampaignRow) =>
  timesOfSpots(
    db,
    spots.map(({ id }) => id),
  );

/** A spot that can be booked; instants are epoch ms. */
interface FreeSpot {
  readonly spot_id: string;
  readonly photographer_id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the spots of a campaign that everybody could book now, in their order. `locked`: until the end of the
 * transaction the campaign is not changed and none of its spots is booked.
 */
export const freeSpots = async (
  { db, now }: Context,
  { id, slug }: { readonly id: string; readonly slug: string },
  { locked = false }: { readonly locked?: boolean } = {},
): Promise<readonly FreeSpot[]> => {
  const row = await (locked ? lockCampaign(db, id) : campaignBySlug(db, slug));
  if (!row) return [];
  const spots = timed(row.spots, await timesOf(db, row));
  if (campaignState({ ...row, spots }, now()) !== 'open') return [];
  return spots
    .filter((spot) => spotState(spot, now()) === 'free')
    .map(({ id: spot_id, starts_at, ends_at }) => ({
      spot_id,
      photographer_id: row.photographer_id,
      start: starts_at,
      end: ends_at,
    }));
};

interface SoldSpot {
  /** Its service with the name, length and price of the spot. */
  readonly service: ServiceRow;
  readonly sold_as: ReturnType<typeof soldAs>;
  /** The Berlin date on which its mailbox may have no other spot. */
  readonly only_spot_on: string | undefined;
}

/** Returns as what a spot is sold at the moment. */
export const soldSpot = async (db: Database, spotId: string): Promise<SoldSpot> => {
  const row = await campaignOfSpot(db, spotId);
  const spot = row?.spots.find(({ id }) => id === spotId);
  if (!row || !spot) throw new Error('A spot of an offer cannot be deleted');
  const sold_as = soldAs(row, spot);
  return {
    service: { ...(await serviceById(db, row.service_id)), ...sold_as },
    sold_as,
    only_spot_on: row.once_per_person ? row.day : undefined,
  };
};
