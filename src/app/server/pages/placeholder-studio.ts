import type { CompanyInfo } from '#features/settings/contract.ts';

/** The company info of pages while the settings cannot be read. */
export const placeholderStudio: CompanyInfo = {
  company_name: 'FotoBooking',
  company_address: '',
  company_email: '',
  company_phone: '',
  company_website: '',
  logo_url: null,
  vat_regime: 'unset' as const,
};
