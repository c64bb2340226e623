import { foldedText } from './folded-text.ts';

/** Like `confirmationCode`, without the hyphen. */
const code = /(?=fb([a-hjkmnp-z2-9]{8}))/g;

/**
 * The confirmation codes that a text may contain, however banks and payers have written them: in small letters, with
 * spaces, without the hyphen, broken over lines, or next to other words. Whether such a booking exists is not known here.
 */
export const codesIn = (text: string): string[] => {
  const found = [...foldedText(text).matchAll(code)].map(([, rest = '']) => `FB-${rest.toUpperCase()}`);
  return [...new Set(found)].sort();
};
