import type { FooterPage } from '#shared/web/page.ts';

const footer: readonly FooterPage[] = [
  'imprint',
  'accessibility',
  'privacy',
  'terms',
  'withdrawal',
  'voucher',
  'contact',
];

/** The pages that the footer links; that of vouchers once the studio has sold one, or sells them on the website. */
export const footerPages = (hasVouchers: boolean): readonly FooterPage[] =>
  footer.filter((page) => page !== 'voucher' || hasVouchers);
