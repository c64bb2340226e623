import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPartOfPhone, phoneKey, phonePart } from './phone-number.ts';

const spellings = [
  '+49 177 8331234',
  '+49 (0)177 833 1234',
  '0049 177/833-1234',
  '0177 8331234',
  '(0177) 833 12 34',
  '0177–8331234',
];

describe('a phone number', () => {
  it.each(spellings)('has the same key when typed as %j', (phone) => expect(phoneKey(phone)).toBe('+491778331234'));

  it('keeps the code of another country', () => {
    expect(phoneKey('+7 912 345-67-89')).toBe('+79123456789');
    expect(phoneKey('0043 1 234')).toBe('+431234');
  });

  it('without digits has an empty key', () => expect(phoneKey('unbekannt')).toBe(''));
});

describe('a part of a phone number', () => {
  const finds = (typed: string, phone: string): boolean => isPartOfPhone(phoneKey(phone), phonePart(typed));

  it.each(spellings)('0177 833 and the like find %j', (phone) => {
    for (const typed of ['0177 833', '0177', '177 833', '+49 177 833', '0049177', '+49 (0)177', '833 12', ' 833-1234 '])
      expect([typed, finds(typed, phone)]).toEqual([typed, true]);
  });

  it.each(['0178 833', '+43 177 833', '0833', '00177'])('%j does not find another number', (typed) =>
    expect(finds(typed, '+49 177 8331234')).toBe(false),
  );

  it('starting with 0 matches only at an area code', () => {
    expect(finds('0170', '+49 174 8017085')).toBe(false);
    expect(finds('8017', '+49 174 8017085')).toBe(true);
  });

  it.each(['', '  ', '17', '+4', 'a177', '0177 Hund', '0177@x'])('is not recognised in %j', (typed) =>
    expect(phonePart(typed)).toBeUndefined(),
  );

  it('needs three digits, in any notation', () => {
    for (const typed of ['177', '1-7/7', '(1) 77']) expect(phonePart(typed)).toBe('177');
  });

  it('finds each of two numbers in one field', () => {
    for (const typed of ['0177 833', '+49 30 12', '030 12', '30 1234'])
      expect(finds(typed, '+49 177 833 / +49 30 1234')).toBe(true);
  });

  it('never matches an empty number', () => expect(finds('0177', 'keine')).toBe(false));

  it('every grouping of a German number matches every other', () => {
    const digits = fc.stringMatching(/^[1-9]\d{5,9}$/);
    const breaks = fc.array(fc.constantFrom('', ' ', '-', '/', '.'), { minLength: 12, maxLength: 12 });
    const spaced = (number: string, between: readonly string[]): string =>
      number
        .split('')
        .map((digit, index) => digit + (between[index] ?? ''))
        .join('');
    fc.assert(
      fc.property(digits, breaks, breaks, (number, ones, others) => {
        for (const stored of [`+49 ${spaced(number, ones)}`, spaced(`0${number}`, ones)])
          for (const typed of [spaced(`0${number}`, others), `+49${spaced(number, others)}`, spaced(number, others)])
            expect(finds(typed.slice(0, -1), stored)).toBe(true);
      }),
    );
  });
});
