import type { Language } from '#shared/kernel/language.ts';
import type { PageName } from './pages.ts';

interface PublicRoute {
  /** `:name` is a parameter. */
  readonly path: string;
  readonly page: PageName;
  /** Whether search engines may index it; never true for personal pages. */
  readonly index: boolean;
  /** The language of a page that has an address per language; every other page has the visitor's. */
  readonly language?: Language;
}

/** The address of each page. Every other address shows the not-found page. */
export const publicRoutes: readonly PublicRoute[] = [
  { path: '/', page: 'home', index: true },
  { path: '/services/:part', page: 'service', index: true, language: 'de' },
  { path: '/ru/services/:part', page: 'service', index: true, language: 'ru' },
  { path: '/photographers/:part', page: 'photographer', index: true, language: 'de' },
  { path: '/ru/photographers/:part', page: 'photographer', index: true, language: 'ru' },
  { path: '/booking', page: 'booking', index: true },
  { path: '/booking/success/:id', page: 'success', index: false },
  { path: '/booking/confirm/:id', page: 'confirm', index: false },
  { path: '/cancel/:id', page: 'cancel', index: false },
  { path: '/move/:id', page: 'move', index: false },
  { path: '/offer/:link', page: 'offer', index: false },
  { path: '/waiting/:link', page: 'waiting', index: false },
  { path: '/birth-window', page: 'birthWindow', index: false },
  { path: '/birth-place/:id', page: 'birthPlace', index: false },
  { path: '/aktion/:slug', page: 'campaign', index: true },
  { path: '/voucher', page: 'voucher', index: false },
  { path: '/voucher/buy', page: 'voucher', index: false },
  { path: '/voucher/order/:id', page: 'voucher', index: false },
  // A second address of the same page.
  { path: '/booking/cancel/:id', page: 'cancel', index: false },
  { path: '/cancel', page: 'cancel', index: false },
  { path: '/privacy', page: 'privacy', index: true },
  { path: '/terms', page: 'terms', index: true },
  { path: '/imprint', page: 'imprint', index: true },
  { path: '/withdrawal', page: 'withdrawal', index: true },
  { path: '/withdrawal/:id', page: 'withdrawal', index: false },
  { path: '/accessibility', page: 'accessibility', index: true },
  { path: '/contact', page: 'contact', index: true },
];
