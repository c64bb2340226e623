/** Letters and digits only, small, without accents: banks write one text in different ways. */
export const foldedText = (text: string): string => foldedWords(text).join('');

/** The same in words. */
export const foldedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
