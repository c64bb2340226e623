import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internationalNumber, telAddress, whatsAppAddress } from './dialled-number.ts';

describe('a telephone number as it is dialled', () => {
  it.each([
    ['+49 (0)170 5550101', '491705550101'],
    ['+49 0170 5550101', '491705550101'],
    ['+49(0)170/5550101', '491705550101'],
    ['(+49) 0170 5550101', '491705550101'],
    ['0049 (0) 170 5550101', '491705550101'],
    ['00 49 170 5550101', '491705550101'],
    ['49 (0)170 5550101', '491705550101'],
    ['490170 5550101', '491705550101'],
    ['+43 (0)664 5550101', '436645550101'],
    ['+41 (0)79 555 01 01', '41795550101'],
    ['+44 (0) 20 7946 0123', '442079460123'],
    ['+380 (0)44 555 01 01', '380445550101'],
    ['+353 (0)1 555 0101', '35315550101'],
    ['+36 (06) 20 555 0101', '36205550101'],
    ['+7 (8) 912 345-67-89', '79123456789'],
    ['+7 (812) 555-01-01', '78125550101'],
    ['+375 (8-029) 555-01-01', '375295550101'],
    ['+1 (212) 555-0101', '12125550101'],
    ['+39 06 55501234', '390655501234'],
    ['+39 (0)6 55501234', '390655501234'],
    ['0039 06 55501234', '390655501234'],
    ['+378 0549 555010', '3780549555010'],
    ['+225 07 55 50 10 11', '2250755501011'],
  ])('%j is international, without the zero that only its country dials: %s (SRV-122)', (phone, number) => {
    expect(internationalNumber(phone)).toBe(number);
    expect(telAddress(phone)).toBe(`tel:+${number}`);
    expect(whatsAppAddress(phone)).toBe(`https://wa.me/${number}`);
  });

  it.each([
    ['0170 5550101', '491705550101', 'tel:01705550101'],
    ['(0170) 5550101', '491705550101', 'tel:01705550101'],
    ['030/5550102', '49305550102', 'tel:0305550102'],
    ['03645 / 5550102', '4936455550102', 'tel:036455550102'],
    ['="01705550103"', '491705550103', 'tel:01705550103'],
    ['Tel.: 0170–5550101 (abends)', '491705550101', 'tel:01705550101'],
    ['12 34 56', '123456', 'tel:123456'],
    ['112', undefined, 'tel:112'],
  ])('%j without a code is German for messages, %s, and dialled as typed, %s (SRV-122)', (phone, number, tel) => {
    expect(internationalNumber(phone)).toBe(number);
    expect(telAddress(phone)).toBe(tel);
  });

  it.each([
    ['0170 5550101 oder 030 5550102', '491705550101'],
    ['0170 5550101 / 030 5550102', '491705550101'],
    ['0170 5550101/-102', '491705550101'],
    ['+49 (0)170 5550101, +49 30 5550102', '491705550101'],
    ['+49 170 5550101 +43 664 5550102', '491705550101'],
    ['0170 5550101; 0171 5550102', '491705550101'],
    ['2 Nummern: 0170 5550101\n030 5550102', '491705550101'],
    ['0170 5550101 030 5550102', undefined],
  ])('of two numbers in %j it is the first or none, never one made of both: %s (SRV-122)', (phone, number) => {
    expect(internationalNumber(phone)).toBe(number);
    const tel = telAddress(phone);
    expect([undefined, 'tel:01705550101', 'tel:+491705550101']).toContain(tel);
    expect(tel === undefined).toBe(number === undefined);
  });

  it.each(['', null, '+', '+49', 'auf Anfrage', '12', '4,91706E+11', '4.91706e11'])(
    '%j is none, and has no link (SRV-122)',
    (phone) => {
      expect(internationalNumber(phone)).toBeUndefined();
      expect(telAddress(phone)).toBeUndefined();
    },
  );

  it('of every country with a zero in brackets is the one without it, however it is grouped (SRV-122)', () => {
    const code = fc.constantFrom('49', '43', '41', '33', '31', '32', '44', '46', '61', '90', '98', '353', '380', '972');
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', ' '), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        code,
        fc.stringMatching(/^[1-9]\d{8}$/),
        gaps,
        fc.constantFrom('+', '00'),
        (at, number, between, plus) => {
          const spaced = number
            .split('')
            .map((digit, place) => digit + between[place])
            .join('')
            .trim();
          for (const zero of ['(0)', '(0) ', ' (0) ', ' 0', ' ']) {
            expect(internationalNumber(`${plus}${at}${zero}${spaced}`)).toBe(at + number);
          }
        },
      ),
    );
  });
});
