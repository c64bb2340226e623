import type { Language } from '#shared/contract/fields.ts';

const key = 'language';
const year = 365 * 24 * 60 * 60;

const isLanguage = (value: unknown): value is Language => value === 'de' || value === 'ru';

/** The language this visitor chose, of record in localStorage (AMB-093); undefined when never chosen. */
export const keptLanguage = (): Language | undefined => {
  const kept = readStorage();
  return isLanguage(kept) ? kept : undefined;
};

/** The cookie that makes the server render pages in this language. */
export const languageCookie = (language: Language): string =>
  `${key}=${language}; path=/; max-age=${year}; samesite=lax`;

/** Runs before the first paint: a language button pressed before the page's code is there sends its form, and this notes it. */
export const keepEarlyChoice = `addEventListener('submit',({submitter:b})=>{try{if(b?.name==='${key}')localStorage.setItem('${key}',b.value)}catch{}});`;

/** Remembers the choice, also as a cookie, so that the server renders the next page in that language at once. */
export const keepLanguage = (language: Language): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser we support
  document.cookie = languageCookie(language);
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage can be switched off; the cookie alone then carries the choice.
  }
};

const readStorage = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
