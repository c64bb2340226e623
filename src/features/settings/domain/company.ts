import { z } from 'zod';
import { vatRegimes } from '#shared/kernel/money/vat-regime.ts';

/** The studio's description; an empty text is not set. */
export const companySettings = z.object({
  company_name: z.string().catch('FotoBooking'),
  company_email: z.string().catch(''),
  company_phone: z.string().catch(''),
  company_address: z.string().catch('Musterstraße 12, 10115 Berlin'),
  company_website: z.string().catch(''),
  logo_url: z.string().nullable().catch(null),
  vat_regime: z.enum(vatRegimes).catch('unset'),
  /** Closing lines of every mail to a customer. */
  notification_footer: z.string().catch(''),
});
export type CompanySettings = z.infer<typeof companySettings>;

/** Parses stored settings; missing or invalid fields get their default: name FotoBooking, a sample address. */
export const companyFrom = (stored: unknown): CompanySettings => companySettings.parse(asObject(stored));

const asObject = (stored: unknown): object => (typeof stored === 'object' && stored !== null ? stored : {});
