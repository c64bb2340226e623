import type { Page } from '#shared/web/page.ts';

/** A page, imported when it is shown. */
const page = <P>(load: () => Promise<P>) => ({ load });

const legal = page(async () => (await import('#features/settings/web/public/legal-page.tsx')).legalPage);
const catalogue = page(
  async () => (await import('#features/booking/web/public/catalogue/catalogue-page.tsx')).cataloguePage,
);

/**
 * Every public page by name. A new page also needs an address in `public-routes.ts`, a loader in `page-data.ts` and its module in `page-modules.ts`.
 */
export const pages = {
  home: page(async () => (await import('./home-page.tsx')).homePage),
  service: catalogue,
  photographer: catalogue,
  booking: page(async () => (await import('#features/booking/web/public/wizard/booking-page.tsx')).bookingPage),
  success: page(async () => (await import('#features/booking/web/public/success-page.tsx')).successPage),
  cancel: page(async () => (await import('#features/booking/web/public/cancel-page.tsx')).cancelPage),
  move: page(async () => (await import('#features/booking/web/public/move/move-page.tsx')).movePage),
  confirm: page(async () => (await import('#features/booking/web/public/confirm-page.tsx')).confirmPage),
  offer: page(async () => (await import('#features/offers/web/public/offer-page.tsx')).offerPage),
  waiting: page(async () => (await import('#features/waiting/web/public/waiting-page.tsx')).waitingPage),
  birthWindow: page(async () => (await import('#features/births/web/public/birth-window-page.tsx')).birthWindowPage),
  birthPlace: page(async () => (await import('#features/births/web/public/birth-place-page.tsx')).birthPlacePage),
  campaign: page(async () => (await import('#features/campaigns/web/public/campaign-page.tsx')).campaignPage),
  voucher: page(async () => (await import('#features/vouchers/web/public/voucher-page.tsx')).voucherPage),
  privacy: legal,
  terms: legal,
  imprint: legal,
  withdrawal: page(async () => (await import('#features/withdrawals/web/public/withdrawal-page.tsx')).withdrawalPage),
  accessibility: legal,
  contact: page(async () => (await import('#features/settings/web/public/contact-page.tsx')).contactPage),
  notFound: page(async () => (await import('./not-found-page.tsx')).notFoundPage),
} as const;

export type PageName = keyof typeof pages;

type Loaded<N extends PageName> = Awaited<ReturnType<(typeof pages)[N]['load']>>;
/** The data of a page. */
export type DataOf<N extends PageName> = Loaded<N> extends Page<infer Data> ? Data : never;
