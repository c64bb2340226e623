import { languages } from '#shared/kernel/language.ts';
import { publicRoutes } from '../../../web/public/public-routes.ts';
import { photographerAddresses, serviceAddresses } from '../facts/catalogue-page-data.ts';
import type { PageReads } from '../facts/page-reads.ts';
import type { Addresses } from '../page-addresses.ts';

export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    // Calendar programs that obey this file read the feeds; search engines are told by the answer not to list them. First,
    // because some readers take the first rule that matches and not the longest.
    'Allow: /api/calendar/feed/',
    'Disallow: /admin',
    'Disallow: /api',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/**
 * Lists the public pages that search engines may show, with those of the services on offer and of the active
 * photographers, and of each its addresses in the other languages. Campaigns are listed nowhere in public: the studio
 * shares their addresses itself.
 */
export const sitemap = async (
  reads: Pick<PageReads, 'listedServices' | 'listedPhotographers'>,
  publicUrl: string,
): Promise<string> => {
  const [services, photographers] = await Promise.all([reads.listedServices(), reads.listedPhotographers()]);
  const offered = [
    ...services.filter(own).map(({ service }) => serviceAddresses(service)),
    ...photographers.filter(own).map(({ photographer }) => photographerAddresses(photographer)),
  ];
  const pages = publicRoutes.filter(({ index, path }) => index && !path.includes(':'));
  const urls = [
    ...pages.map(({ path }) => `<url><loc>${publicUrl}${path}</loc></url>`),
    ...offered.flatMap((addresses) => languages.map((language) => entryOf(addresses, addresses[language], publicUrl))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
};

const own = ({ is_example }: { readonly is_example: boolean }): boolean => !is_example;

const entryOf = (addresses: Addresses, path: string, publicUrl: string): string => {
  const links = languages.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${addresses[language]}"/>`,
  );
  return `<url><loc>${publicUrl}${path}</loc>${links.join('')}</url>`;
};
