import type { PageName } from '../../web/public/pages.ts';

/** The module of each page, named so that the server can preload it. Browsers need no list of them. */
export const pageModules: Readonly<Record<PageName, string>> = {
  home: 'src/app/web/public/home-page.tsx',
  service: 'src/features/booking/web/public/catalogue/catalogue-page.tsx',
  photographer: 'src/features/booking/web/public/catalogue/catalogue-page.tsx',
  booking: 'src/features/booking/web/public/wizard/booking-page.tsx',
  success: 'src/features/booking/web/public/success-page.tsx',
  cancel: 'src/features/booking/web/public/cancel-page.tsx',
  move: 'src/features/booking/web/public/move/move-page.tsx',
  confirm: 'src/features/booking/web/public/confirm-page.tsx',
  offer: 'src/features/offers/web/public/offer-page.tsx',
  waiting: 'src/features/waiting/web/public/waiting-page.tsx',
  birthWindow: 'src/features/births/web/public/birth-window-page.tsx',
  birthPlace: 'src/features/births/web/public/birth-place-page.tsx',
  campaign: 'src/features/campaigns/web/public/campaign-page.tsx',
  voucher: 'src/features/vouchers/web/public/voucher-page.tsx',
  privacy: 'src/features/settings/web/public/legal-page.tsx',
  terms: 'src/features/settings/web/public/legal-page.tsx',
  imprint: 'src/features/settings/web/public/legal-page.tsx',
  withdrawal: 'src/features/withdrawals/web/public/withdrawal-page.tsx',
  accessibility: 'src/features/settings/web/public/legal-page.tsx',
  contact: 'src/features/settings/web/public/contact-page.tsx',
  notFound: 'src/app/web/public/not-found-page.tsx',
};
