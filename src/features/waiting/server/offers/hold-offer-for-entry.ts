import { freeSpots } from '#features/campaigns/server/api.ts';
import { holdOffer, holdSpot } from '#features/offers/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { EntryRow } from '../store.ts';
import type { NextOffer } from './next-offer.ts';

/** Locks the campaign of a spot against changes and bookings, and returns whether the spot can be booked. True for other times. */
export const isStillOnSale = async (context: Context, { sold, time }: NextOffer): Promise<boolean> => {
  if (!('campaign' in sold)) return true;
  const free = await freeSpots(context, sold.campaign, { locked: true });
  return free.some(({ spot_id }) => spot_id === time.spot_id);
};

/**
 * Holds a time or a spot for the person of an entry until an instant (epoch ms), within the caller's transaction; returns
 * the ID of the offer. Throws 409 if it is taken.
 */
export const holdOfferForEntry = (
  context: Context,
  { people, customer_name, customer_email, customer_phone, language }: EntryRow,
  { sold, time }: NextOffer,
  held_until: number,
): Promise<string> => {
  const offered = {
    person: { customer_name, customer_email, customer_phone, language },
    held_until,
    created_by: 'waiting_list',
  };
  if ('campaign' in sold) {
    const { spot_id, photographer_id, start, end } = time;
    if (spot_id === undefined) throw new Error('A campaign has spots');
    return holdSpot(context, { spot: { spot_id, photographer_id, start, end }, ...offered });
  }
  return holdOffer(context, {
    service: sold.service,
    people,
    times: [time],
    contact_id: null,
    mode: 'public',
    ...offered,
  });
};
