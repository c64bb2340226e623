import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '#shared/contract/fields.ts';
import { preferredLanguage } from '#shared/server/http/preferred-language.ts';

/** The language a page is rendered in: chosen before (cookie), else preferred by the browser, else German. */
export const pageLanguage = (headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): Language => {
  const chosen = /(?:^|;\s*)language=(de|ru)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return (chosen as Language | undefined) ?? preferredLanguage(headers['accept-language']);
};
