import { soldSpot } from '#features/campaigns/server/api.ts';
import { priceItems } from '#features/services/domain/extras/priced-service.ts';
import { type ServiceRow, serviceById } from '#features/services/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { OfferRow } from './store.ts';

/**
 * Returns the service as it is booked when the offer is taken: at its current price, with the items at the offered
 * prices, or as the spot of a campaign that it holds. If that cannot be booked any more, the service alone; taking the
 * offer then returns the reason.
 */
export const offeredService = async (
  { db }: Context,
  { service_id, items, campaign_spot_id }: Pick<OfferRow, 'service_id' | 'items' | 'campaign_spot_id'>,
): Promise<ServiceRow> => {
  if (campaign_spot_id !== null) return (await soldSpot(db, campaign_spot_id)).service;
  const service = await serviceById(db, service_id);
  const bought = priceItems(service, items);
  return bought.ok ? bought.value.service : service;
};
