import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '#shared/contract/fields.ts';
import { preferredLanguage } from '#shared/server/http/preferred-language.ts';

/** The language a page is rendered in: asked for, else chosen before (cookie), else preferred by the browser, else German. */
export const pageLanguage = (
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
  asked?: string | null,
): Language => {
  if (asked === 'de' || asked === 'ru') return asked;
  const chosen = /(?:^|;\s*)language=(de|ru)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return (chosen as Language | undefined) ?? preferredLanguage(headers['accept-language']);
};

/**
 * Where a page goes on whose address chooses a language (`?language=ru`): to itself without the choice, which the cookie
 * then carries. That is how the language buttons work until the page's code is there. Undefined: nothing is chosen. What
 * is answered always stays on this server.
 */
export const languageChoice = (url: string): { readonly language: Language; readonly goTo: string } | undefined => {
  const [pathname = '/', query = ''] = url.split('?', 2);
  const rest = new URLSearchParams(query);
  const language = rest.get('language');
  if (language !== 'de' && language !== 'ru') return undefined;
  rest.delete('language');
  // Two slashes at the start would name another server, and browsers read a backslash as one.
  const path = `/${pathname.replace(/^[/\\]+/, '')}`;
  return { language, goTo: rest.size > 0 ? `${path}?${rest}` : path };
};
