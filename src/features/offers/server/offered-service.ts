import { soldWith } from '#features/services/domain/extras/sold-service.ts';
import { type ServiceRow, serviceById } from '#features/services/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { OfferRow } from './store.ts';

/**
 * Returns the service as it is booked when the offer is taken: at its current price, with the items at the offered
 * prices. If that cannot be booked any more, the service alone; taking the offer then returns the reason.
 */
export const offeredService = async (
  { db }: Context,
  { service_id, items }: Pick<OfferRow, 'service_id' | 'items'>,
): Promise<ServiceRow> => {
  const service = await serviceById(db, service_id);
  const bought = soldWith(service, items);
  return bought.ok ? bought.value.service : service;
};
