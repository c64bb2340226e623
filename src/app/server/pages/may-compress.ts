import type { PageName } from '../../web/public/pages.ts';

/** Pages with a customer's data in them. */
const personal: ReadonlySet<PageName> = new Set(['success', 'cancel']);

/**
 * Whether a page may be compressed (docs/security.md, "Compression"). A page writes the query of its address into
 * itself. One of a person is compressed only if that query holds nothing but the token of the customer's own link:
 * whoever can choose more of it could read off the length of the answer what else is in the page.
 */
export const mayCompress = (page: PageName, asked: URLSearchParams): boolean =>
  !personal.has(page) || [...asked.keys()].every((name) => name === 'token');
