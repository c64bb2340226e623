import { soldWith } from '#features/services/domain/extras/sold-service.ts';
import { type ServiceRow, serviceById } from '#features/services/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { OfferRow } from './store.ts';

/**
 * Returns the service of an offer as taking it books it: at its current price, with the items at the prices that were
 * offered. If that cannot be booked any more, the service itself, and taking it says why.
 */
export const offeredService = async (
  { db }: Context,
  { service_id, items }: Pick<OfferRow, 'service_id' | 'items'>,
): Promise<ServiceRow> => {
  const service = await serviceById(db, service_id);
  const bought = soldWith(service, items);
  return bought.ok ? bought.value.service : service;
};
