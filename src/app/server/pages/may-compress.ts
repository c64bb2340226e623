import type { PageName } from '../../web/public/pages.ts';

/** Pages that contain a customer's data, or a secret of their address. */
const personal: ReadonlySet<PageName> = new Set([
  'success',
  'cancel',
  'confirm',
  'offer',
  'waiting',
  'campaign',
  'birthPlace',
]);

/**
 * Whether a page may be compressed (docs/security.md, "Compression"). A page contains the query of its address. A
 * personal page is compressed only if that query contains nothing but the token of the customer's own link: an attacker
 * who chooses more of the query could infer the page's content from the length of the response.
 */
export const mayCompress = (page: PageName, asked: URLSearchParams): boolean =>
  !personal.has(page) || [...asked.keys()].every((name) => name === 'token');
