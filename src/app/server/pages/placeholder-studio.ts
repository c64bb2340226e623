import type { CompanyInfo } from '#features/settings/contract.ts';

/** What pages say of a studio whose settings cannot be read at the moment. */
export const placeholderStudio: CompanyInfo = {
  company_name: 'FotoBooking',
  company_address: '',
  company_email: '',
  company_phone: '',
  company_website: '',
  logo_url: null,
};
