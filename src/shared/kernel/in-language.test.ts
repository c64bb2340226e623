import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

test.each([
  ['de', { name_de: 'Raum', name_ru: 'Зал' }, 'Raum'],
  ['ru', { name_de: 'Raum', name_ru: 'Зал' }, 'Зал'],
  ['ru', { name_de: 'Raum', name_ru: ' Зал ' }, 'Зал'],
  ['ru', { name_de: 'Raum', name_ru: '  ' }, 'Raum'],
  ['ru', { name_de: 'Raum', name_ru: null }, 'Raum'],
  ['ru', { name_de: 'Raum' }, 'Raum'],
  ['ru', { name_de: null, name_ru: null }, ''],
] as const)('in %s the words %j are %j', (language, words, name) => {
  expect(inLanguage(words, 'name', language)).toBe(name);
});
