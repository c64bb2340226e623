import { servicesOnOffer } from '#features/services/server/api.ts';
import { serviceRatesFrom } from '#features/settings/domain/service-rates.ts';
import { readCompany, readSetting } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { purposeOf, type VoucherPurpose } from '../../domain/purpose.ts';

/** The purpose of a voucher that would be sold now. */
export const currentPurpose = async (context: Context): Promise<VoucherPurpose> => {
  const { vat_regime } = await readCompany(context.db);
  const rates = serviceRatesFrom(await readSetting(context.db, 'invoices'));
  return purposeOf({ ...rates, vat_regime, services: await servicesOnOffer(context) });
};
