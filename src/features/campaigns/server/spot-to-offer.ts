import { holdLapsedSpots, timesOfSpots } from '#features/availability/server/api.ts';
import { conflict, notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { spotState } from '../domain/campaign-state.ts';
import { timed } from './campaign-view.ts';
import { lockCampaign } from './store.ts';

/** A spot of a campaign; instants are epoch ms. */
interface SpotToOffer {
  readonly spot_id: string;
  readonly photographer_id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a spot that the studio may reserve for a person, before the sale too and while it is paused; until the end of
 * the transaction the campaign is not changed and none of its spots is booked. Throws 404 for an unknown one, and 409 if
 * it is not free or is sold by access codes only.
 */
export const lockSpotToOffer = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, spot_id }: { readonly id: string; readonly spot_id: string },
): Promise<SpotToOffer> => {
  const row = await lockCampaign(db, id);
  const spot = row?.spots.find((one) => one.id === spot_id);
  if (!row || !spot) throw notFound('Spot');
  if (row.closed_at !== null) throw conflict('campaign_closed', 'The campaign is closed');
  if (row.code_secret_sealed !== null) throw conflict('with_codes', 'The spots are sold to holders of access codes');
  await holdLapsedSpots(db, [spot_id]);
  const [found] = timed([spot], await timesOfSpots(db, [spot_id]));
  const state = found && spotState(found, now());
  if (state !== 'free' && state !== 'paused') throw conflict('spot_taken', 'The spot is not free any more');
  return { spot_id, photographer_id: row.photographer_id, start: spot.starts_at, end: spot.ends_at };
};
