import fc from 'fast-check';
import { expect, it } from 'vitest';
import { westernText, windows1252 } from './windows-1252.ts';

// What the bytes 0x80 to 0x9f are by the standard; those without a character stay.
const special = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d, 0x017d,
  0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,
  0x017e, 0x0178,
];
const read = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => String.fromCodePoint(special[byte - 0x80] ?? byte)).join('');

it.each([
  ['Änne Müller & Söhne, 5 €', 'Änne Müller & Söhne, 5 €'],
  ['Мария Щукина', 'Marija Schtschukina'],
  ['Юрий Ёлкин', 'Jurij Jolkin'],
  ['Łukasz Dvořák', 'Lukasz Dvorák'],
  ['A\u0308nne', 'Änne'],
  ['写真', '??'],
])('%s is written as %s in Windows-1252 (TAX-01)', (text, expected) => {
  expect(westernText(text)).toBe(expected);
  expect(read(windows1252(text))).toBe(expected);
});

it('every text becomes bytes that Windows-1252 reads back as the transliterated text (TAX-01)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const western = westernText(text);
      expect(read(windows1252(text))).toBe(western);
      expect(westernText(western)).toBe(western);
    }),
  );
});
