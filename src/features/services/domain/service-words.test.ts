import { expect, test } from 'vitest';
import { missingLanguages, serviceDescription, serviceName } from './service-words.ts';

const service = {
  name: 'Portrait',
  name_de: 'Porträt',
  name_ru: 'Портрет',
  description: 'Base {price}',
  description_de: 'Kaution {price} €, {price} bar',
  description_ru: null,
  price_eur: 1234.5,
};

test.each([
  ['de', { name_de: 'Porträt', name_ru: 'Портрет' }, 'Porträt'],
  ['ru', { name_de: 'Porträt', name_ru: 'Портрет' }, 'Портрет'],
  ['ru', { name_de: 'Porträt', name_ru: '  ' }, 'Porträt'],
  ['de', { name_de: null, name_ru: 'Портрет' }, 'Портрет'],
  ['de', { name_de: null, name_ru: '' }, 'Portrait'],
  ['de', { name_de: ' ', name_ru: ' ' }, 'Portrait'],
  ['de', { name_de: null, name_ru: ' Портрет ' }, 'Портрет'],
  ['ru', { name_de: ' Porträt ', name_ru: null }, 'Porträt'],
] as const)('the name in %s out of %o (SRV-44, I18N-019, PUB-022)', (language, names, expected) => {
  expect(serviceName({ ...service, ...names }, language)).toBe(expected);
});

test('every {price} in a description is replaced by the German amount without currency sign (PUB-028, AMB-014)', () => {
  expect(serviceDescription(service, 'de')).toBe('Kaution 1.234,50 €, 1.234,50 bar');
  expect(serviceDescription({ ...service, description_de: null }, 'ru')).toBe('Base 1.234,50');
  expect(serviceDescription({ ...service, price_eur: 20, description_de: "{price} $& $'" }, 'de')).toBe("20,00 $& $'");
});

test.each([
  [{}, ['ru']],
  [{ description_ru: 'Залог' }, []],
  [{ name_de: ' ', description_ru: 'Залог' }, ['de']],
  [{ name_de: null, name_ru: null }, ['de', 'ru']],
  [{ description_de: ' ', description_ru: 'Залог' }, ['de']],
  [{ description_de: null, description_ru: 'Залог' }, ['de']],
  [{ name_ru: ' ', description_ru: 'Залог' }, ['ru']],
  [{ description_ru: ' ' }, ['ru']],
])('a language is missing when its name or its description is: %o', (words, expected) => {
  expect(missingLanguages({ ...service, ...words })).toEqual(expected);
});
