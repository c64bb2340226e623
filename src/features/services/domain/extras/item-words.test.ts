import { expect, test } from 'vitest';
import { itemWords } from './item-words.ts';

test.each([
  ['option', 1, null, 'de', 'Abzug'],
  ['option', 3, null, 'de', '3 × Abzug'],
  ['option', 1, 'Отпечаток', 'de', 'Abzug'],
  ['option', 1, 'Отпечаток', 'ru', 'Отпечаток'],
  ['option', 2, ' Отпечаток ', 'ru', '2 × Отпечаток'],
  ['option', 1, '  ', 'ru', 'Abzug'],
  ['option', 1, null, 'ru', 'Abzug'],
  ['people', 1, null, 'de', 'Abzug: 1'],
  ['people', 4, 'Отпечаток', 'ru', 'Отпечаток: 4'],
] as const)('%s, %i, with the Russian name %j, in %s: %s (PLAN-31)', (kind, count, name_ru, language, words) => {
  expect(itemWords({ kind, count, name_de: 'Abzug', name_ru }, language)).toBe(words);
});
