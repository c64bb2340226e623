import type { PageName } from '../../../web/public/pages.ts';

/**
 * Pages that are the same for every visitor: they contain neither a customer's data nor a secret of their address. A page
 * that is not listed counts as personal.
 */
const impersonal: ReadonlySet<PageName> = new Set([
  'home',
  'service',
  'photographer',
  'booking',
  'birthWindow',
  'privacy',
  'terms',
  'imprint',
  'accessibility',
  'contact',
  'notFound',
]);

/**
 * Whether a page may be compressed (docs/security.md, "Compression"). A page contains the query of its address. A
 * personal page is compressed only if that query contains nothing but one token, that of the customer's own link: an
 * attacker who chooses more of the query could infer the page's content from the length of the response.
 */
export const mayCompress = (page: PageName, asked: URLSearchParams): boolean => {
  if (impersonal.has(page)) return true;
  const names = [...asked.keys()];
  return names.length <= 1 && names.every((name) => name === 'token');
};
