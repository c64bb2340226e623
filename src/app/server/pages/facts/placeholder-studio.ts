import type { CompanyInfo } from '#features/settings/contract.ts';
import type { Site } from '#shared/web/page.ts';
import { footerPages } from '../footer-pages.ts';

/** The company info of pages while the settings cannot be read. */
export const placeholderStudio: CompanyInfo & Pick<Site, 'footer'> = {
  company_name: 'FotoBooking',
  company_address: '',
  company_email: '',
  company_phone: '',
  company_website: '',
  logo_url: null,
  vat_regime: 'unset' as const,
  footer: footerPages(false),
};
