import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const hours = plural('ru', { one: '# час', few: '# часа', many: '# часов', other: '# часа' });
const stunden = plural('de', { one: '# Stunde', other: '# Stunden' });

test.each([
  [1, '1 час', '1 Stunde'],
  [2, '2 часа', '2 Stunden'],
  [5, '5 часов', '5 Stunden'],
  [11, '11 часов', '11 Stunden'],
  [21, '21 час', '21 Stunden'],
  [24, '24 часа', '24 Stunden'],
  [0, '0 часов', '0 Stunden'],
])('%i in Russian and in German (I18N-001)', (count, russian, german) => {
  expect(hours(count)).toBe(russian);
  expect(stunden(count)).toBe(german);
});
