import type { Page } from '#shared/web/page.ts';

/** The module of a page: imported when it is shown, and named so that the server can preload it. */
const page = <P>(module: string, load: () => Promise<P>) => ({ module, load });

/**
 * Every public page by name. A new page also needs an address in `public-routes.ts` and a loader in `page-data.ts`.
 */
export const pages = {
  home: page('src/app/web/public/home-page.tsx', async () => (await import('./home-page.tsx')).homePage),
  booking: page(
    'src/features/booking/web/public/wizard/booking-page.tsx',
    async () => (await import('#features/booking/web/public/wizard/booking-page.tsx')).bookingPage,
  ),
  success: page(
    'src/features/booking/web/public/success-page.tsx',
    async () => (await import('#features/booking/web/public/success-page.tsx')).successPage,
  ),
  cancel: page(
    'src/features/booking/web/public/cancel-page.tsx',
    async () => (await import('#features/booking/web/public/cancel-page.tsx')).cancelPage,
  ),
  move: page(
    'src/features/booking/web/public/move/move-page.tsx',
    async () => (await import('#features/booking/web/public/move/move-page.tsx')).movePage,
  ),
  confirm: page(
    'src/features/booking/web/public/confirm-page.tsx',
    async () => (await import('#features/booking/web/public/confirm-page.tsx')).confirmPage,
  ),
  offer: page(
    'src/features/offers/web/public/offer-page.tsx',
    async () => (await import('#features/offers/web/public/offer-page.tsx')).offerPage,
  ),
  waiting: page(
    'src/features/waiting/web/public/waiting-page.tsx',
    async () => (await import('#features/waiting/web/public/waiting-page.tsx')).waitingPage,
  ),
  campaign: page(
    'src/features/campaigns/web/public/campaign-page.tsx',
    async () => (await import('#features/campaigns/web/public/campaign-page.tsx')).campaignPage,
  ),
  privacy: page(
    'src/features/settings/web/public/legal-page.tsx',
    async () => (await import('#features/settings/web/public/legal-page.tsx')).legalPage,
  ),
  terms: page(
    'src/features/settings/web/public/legal-page.tsx',
    async () => (await import('#features/settings/web/public/legal-page.tsx')).legalPage,
  ),
  imprint: page(
    'src/features/settings/web/public/legal-page.tsx',
    async () => (await import('#features/settings/web/public/legal-page.tsx')).legalPage,
  ),
  accessibility: page(
    'src/features/settings/web/public/legal-page.tsx',
    async () => (await import('#features/settings/web/public/legal-page.tsx')).legalPage,
  ),
  contact: page(
    'src/features/settings/web/public/contact-page.tsx',
    async () => (await import('#features/settings/web/public/contact-page.tsx')).contactPage,
  ),
  notFound: page(
    'src/app/web/public/not-found-page.tsx',
    async () => (await import('./not-found-page.tsx')).notFoundPage,
  ),
} as const;

export type PageName = keyof typeof pages;

type Loaded<N extends PageName> = Awaited<ReturnType<(typeof pages)[N]['load']>>;
/** The data of a page. */
export type DataOf<N extends PageName> = Loaded<N> extends Page<infer Data> ? Data : never;
