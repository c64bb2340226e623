import { z } from 'zod';

/** The studio as its administrators describe it (COMP-001); empty text: not given. */
export const companySettings = z.object({
  company_name: z.string().catch('FotoBooking'),
  company_email: z.string().catch(''),
  company_phone: z.string().catch(''),
  company_address: z.string().catch('Musterstraße 12, 10115 Berlin'),
  company_website: z.string().catch(''),
  logo_url: z.string().nullable().catch(null),
  /** Closing lines of every mail to a customer (AMB-082). */
  notification_footer: z.string().catch(''),
});
export type CompanySettings = z.infer<typeof companySettings>;

/** Reads stored settings; what is missing or damaged falls back to its default: name FotoBooking, a sample address (SRV-49). */
export const companyFrom = (stored: unknown): CompanySettings => companySettings.parse(asObject(stored));

const asObject = (stored: unknown): object => (typeof stored === 'object' && stored !== null ? stored : {});
