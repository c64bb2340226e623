import { z } from 'zod';
import { vatRates } from '#shared/kernel/money/vat-regime.ts';

export const rate = z.union(vatRates.map((one) => z.literal(one)));

/** The fields of the stored group `invoices` that say which rate applies to what. */
export const rateFields = {
  usual_rate: rate.catch(19),
  /** The rates of services and options that differ from the usual one, by id. */
  rates: z.record(z.string(), rate).catch({}),
};
const serviceRates = z.object(rateFields);
export type ServiceRates = z.infer<typeof serviceRates>;

/** Parses them; missing or invalid fields get their default. */
export const serviceRatesFrom = (stored: unknown): ServiceRates =>
  serviceRates.parse(typeof stored === 'object' && stored !== null ? stored : {});
