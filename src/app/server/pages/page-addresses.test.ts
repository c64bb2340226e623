import { expect, test } from 'vitest';
import { addressesOf, namedBy } from './page-addresses.ts';

const id = '1a2b3c4d-0000-4000-8000-000000000001';
const idOf = (one: { readonly id: string }): string => one.id;

test('a page has an address per language with the name in it and the key (FIND-01)', () => {
  const names = { de: 'Babyshooting', ru: 'Съёмка малыша' };
  expect(addressesOf('services', id, (language) => names[language])).toEqual({
    de: '/services/babyshooting-1a2b3c4d',
    ru: '/ru/services/semka-malysha-1a2b3c4d',
  });
  expect(addressesOf('photographers', id, () => '📷').de).toBe('/photographers/1a2b3c4d');
});

test.each(['babyshooting-1a2b3c4d', 'former-name-1a2b3c4d', '1a2b3c4d'])('%s names the page (FIND-01)', (part) => {
  expect(namedBy(part, [{ id: 'ffffffff-0000' }, { id }], idOf)).toEqual({ id });
});

test.each(['babyshooting', '', 'x1a2b3c4d', 'a-1a2b3c4', '1A2B3C4D', 'a-1a2b3c4d-', 'a-99999999'])(
  '%j names nothing (FIND-01)',
  (part) => {
    expect(namedBy(part, [{ id }], idOf)).toBeUndefined();
  },
);
