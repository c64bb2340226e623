import type { PageName } from './pages.ts';

interface PublicRoute {
  /** `:name` is a parameter. */
  readonly path: string;
  readonly page: PageName;
  /** Whether search engines may list it; pages of a person never. */
  readonly index: boolean;
}

/** The address of each page. Every other address shows the not-found page (PUB-012). */
export const publicRoutes: readonly PublicRoute[] = [
  { path: '/', page: 'home', index: true },
  { path: '/booking', page: 'booking', index: true },
  { path: '/booking/success/:id', page: 'success', index: false },
  { path: '/cancel/:id', page: 'cancel', index: false },
  // The other address of the same page (AMB-005).
  { path: '/booking/cancel/:id', page: 'cancel', index: false },
  { path: '/cancel', page: 'cancel', index: false },
  { path: '/privacy', page: 'privacy', index: true },
  { path: '/terms', page: 'terms', index: true },
  { path: '/imprint', page: 'imprint', index: true },
  { path: '/contact', page: 'contact', index: true },
];
