import { describe, expect, it } from 'vitest';
import { groupedIban, isBic, isIban, plainIban } from './iban.ts';

const right = [
  'DE89370400440532013000',
  'AT611904300234573201',
  'CH9300762011623852957',
  'MT84MALT011000012345MTLCAST001S',
];

describe('an IBAN (BANK-01)', () => {
  it.each(right)('is accepted if length and check digits are right: %s', (iban) => expect(isIban(iban)).toBe(true));

  it.each([
    ['one digit differs', 'DE89370400440532013001'],
    ['two digits are swapped', 'DE89370400440532010300'],
    ['a digit is missing', 'DE8937040044053201300'],
    ['the length is that of another country', 'AT89370400440532013000'],
    ['the country is unknown', 'XX89370400440532013000'],
    ['it has small letters', 'de89370400440532013000'],
    ['it is empty', ''],
    ['it is the name of a property', 'constructor'],
  ])('is refused if %s', (_, iban) => expect(isIban(iban)).toBe(false));

  it('is refused with any other single digit at any place', () => {
    const [iban] = right as [string];
    for (let place = 2; place < iban.length; place++) {
      for (let digit = 0; digit < 10; digit++) {
        const typed = iban.slice(0, place) + digit + iban.slice(place + 1);
        expect(isIban(typed)).toBe(typed === iban);
      }
    }
  });

  it('may be typed with spaces and small letters, and is shown in groups of four', () => {
    expect(plainIban(' de89 3704-0044\u00A00532 0130 00 ')).toBe(right[0]);
    expect(groupedIban(right[0]!)).toBe('DE89 3704 0044 0532 0130 00');
    expect(groupedIban('NO9386011117947')).toBe('NO93 8601 1117 947');
    expect(groupedIban('BE68539007547034')).toBe('BE68 5390 0754 7034');
  });
});

it('knows a BIC by its parts (BANK-01)', () => {
  for (const bic of ['COBADEFF', 'COBADEFFXXX', 'GENODEF1S10']) expect(isBic(bic)).toBe(true);
  for (const text of ['', 'COBADEF', 'COBADEFFXX', 'cobadeff', '1OBADEFF', 'COBADEFFXXXX'])
    expect(isBic(text)).toBe(false);
});
