import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '#shared/kernel/language.ts';
import { preferredLanguage } from '#shared/server/http/preferred-language.ts';

/**
 * The language a page is rendered in: that of the query, otherwise of the cookie, otherwise of Accept-Language,
 * otherwise German.
 */
export const pageLanguage = (
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
  asked?: string | null,
): Language => {
  if (asked === 'de' || asked === 'ru') return asked;
  return chosenLanguage(headers) ?? preferredLanguage(headers['accept-language']);
};

/** The language that the visitor selected, from the cookie. */
export const chosenLanguage = (headers: Pick<IncomingHttpHeaders, 'cookie'>): Language | undefined =>
  /(?:^|;\s*)language=(de|ru)(?:;|$)/.exec(headers.cookie ?? '')?.[1] as Language | undefined;

/**
 * Where to redirect a page whose address selects a language (`?language=ru`): to the same page without the parameter; a
 * cookie keeps the choice. The language buttons work this way before hydration. Undefined if the address selects none.
 * The redirect always stays on this server.
 */
export const languageChoice = (url: string): { readonly language: Language; readonly goTo: string } | undefined => {
  const [pathname = '/', query = ''] = url.split('?', 2);
  const rest = new URLSearchParams(query);
  const language = rest.get('language');
  if (language !== 'de' && language !== 'ru') return undefined;
  rest.delete('language');
  // A path that begins with two slashes would name another server, and browsers treat a backslash as a slash.
  const path = `/${pathname.replace(/^[/\\]+/, '')}`;
  return { language, goTo: rest.size > 0 ? `${path}?${rest}` : path };
};
