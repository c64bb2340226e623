import { expect, test } from 'vitest';
import { matchesSearch } from './service-search.ts';

const service = {
  id: '1',
  name: 'Baby',
  name_de: 'Neugeborenenshooting für Große',
  name_ru: 'Съёмка новорождённых',
  description: '',
  description_de: 'Warmes Studio, {price} €',
  description_ru: 'Тёплая студия',
  price_eur: 99.5,
  duration_min: 60,
  is_system_service: false,
  sort_order: 0,
  assigned_photographers: [],
  active: true,
};

test.each([
  ['', 'de', true],
  ['   ', 'de', true],
  ['NEUGEBOREN', 'de', true],
  ['shooting warmes', 'de', true],
  ['fur', 'de', true],
  ['fü', 'de', true],
  ['grosse', 'de', true],
  ['99,50', 'de', true],
  ['shooting kaltes', 'de', false],
  [' baby', 'de', false],
  [' shooting   warmes ', 'de', true],
  ['съемка', 'de', false],
  ['съемка', 'ru', true],
  ['новорождённых теплая', 'ru', true],
  ['warmes', 'ru', false],
] as const)('a search for "%s" in %s matches every word, ignoring case and accents: %s', (search, language, found) => {
  expect(matchesSearch(service, search, language)).toBe(found);
});
