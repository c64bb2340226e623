import { newDiscount } from '#features/discounts/contract.ts';
import { addDiscount } from '#features/discounts/server/api.ts';
import { servicesOnOffer } from '#features/services/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { discounts } from './sample-studio.ts';

/** Adds discount codes, one of them for a single service. */
export const seedDiscounts = async (context: Context): Promise<void> => {
  const offered = await servicesOnOffer(context);
  for (const { service, ...discount } of discounts) {
    const service_ids = offered.filter(({ name }) => name === service).map(({ id }) => id);
    const limits = service === undefined ? {} : { service_ids };
    await addDiscount(context, newDiscount.parse({ ...discount, ...limits }), 'system');
  }
};
