import type { Language } from '#shared/kernel/language.ts';

const key = 'language';
const year = 365 * 24 * 60 * 60;

const isLanguage = (value: unknown): value is Language => value === 'de' || value === 'ru';

/** The language this visitor has selected, from localStorage; undefined if never selected. */
export const storedLanguage = (): Language | undefined => {
  const kept = readStorage();
  return isLanguage(kept) ? kept : undefined;
};

/** The cookie that makes the server render pages in this language. */
export const languageCookie = (language: Language): string =>
  `${key}=${language}; path=/; max-age=${year}; samesite=lax`;

/**
 * Runs before the first paint. A language button pressed before hydration submits its form; this script stores the
 * choice.
 */
export const earlyLanguageScript = `addEventListener('submit',({submitter:b})=>{try{if(b?.name==='${key}')localStorage.setItem('${key}',b.value)}catch{}});`;

/** Stores the choice, also as a cookie, so that the server renders the next page in that language. */
export const storeLanguage = (language: Language): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser we support
  document.cookie = languageCookie(language);
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be disabled; then only the cookie keeps the choice.
  }
};

const readStorage = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
