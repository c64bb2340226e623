import type { Page } from '#shared/web/page.ts';

/** Where a page's code is: imported when it is shown, named so that the server can have the browser preload it. */
const page = <P>(module: string, load: () => Promise<P>) => ({ module, load });

/** Every public page by name. Add one here, its address in `public-routes.ts`, and what it reads in `page-data.ts`. */
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
/** The data a page is given. */
export type DataOf<N extends PageName> = Loaded<N> extends Page<infer Data> ? Data : never;
