import { expect } from 'vitest';

const dictionaries = import.meta.glob<string>(
  [
    '/src/features/contacts/texts/{board,contact-booking,import,import-preview}-{de,ru}.ts',
    '/src/shared/web/texts/{de,ru}.ts',
    '/src/shared/web/admin/form-texts/{de,ru}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** All texts of the board in one language, without what is inserted into them. */
const textsIn = (language: 'de' | 'ru'): string[] =>
  Object.entries(dictionaries)
    .filter(([path]) => path.endsWith(`${language}.ts`))
    .flatMap(([, source]) => [...source.matchAll(/[:>{]\s+(['`])(.*?)\1/gs)])
    .map(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, ' ').trim())
    .filter((text) => text !== '' && !text.startsWith('#'));

const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []);
const russianTexts = new Set(textsIn('ru'));
export const russianWords = new Set(wordsOf([...russianTexts]));
export const germanTexts = new Set(textsIn('de').filter((text) => !russianTexts.has(text)));
export const germanWords = new Set(wordsOf([...germanTexts]).filter((word) => !russianWords.has(word)));

/** What a screen shows and reads aloud: its lines, labels, titles and placeholders. */
const linesShown = (): string[] => {
  const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  const hidden = [...document.querySelectorAll('.sr-only, option, #carry-hint')].map((one) => one.textContent);
  const shown = document.body.innerText.split('\n');
  return [...labels, ...hidden, ...shown].map((one) => one.trim()).filter((one) => one !== 'Deutsch');
};

/** Expects that a screen in Russian shows nothing of the German texts of the board. */
export const expectNoGerman = (): void => {
  const german = linesShown().filter(
    (line) => germanTexts.has(line) || (line.match(/\p{L}+/gu) ?? []).some((word) => germanWords.has(word)),
  );
  expect(german).toEqual([]);
};
