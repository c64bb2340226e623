import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fontFamilies } from '../../domain/design/design-choices.ts';
import { lettersOf } from './font-letters.ts';
import { pdfFonts } from './fonts.ts';
import { missingLetters, printableText } from './printable-text.ts';
import { Sheet } from './sheet.ts';
import { boxesIn } from './testing/boxes.ts';

const ascii = (letter: number): boolean => letter >= 32 && letter < 127;

test.each([
  ['Babybauch 🤰 Shooting 🌸', 'Babybauch Shooting'],
  ['🌸 Blüte', 'Blute'],
  ['👨‍👩‍👧 Familie', 'Familie'],
  ['Anna ❤️', 'Anna'],
  ['ნინო მაგალითი', 'nino magaliti'],
  ['Արամ', 'Aram'],
  ['محمد مثال', 'mhmd mthl'],
  ['דוד לוי', 'dvd lvy'],
  ['王小明', 'WangXiaoMing'],
  ['김민수', 'GimMinSu'],
  ['Nguyễn', 'Nguyen'],
  ['Nguyễn'.normalize('NFD'), 'Nguyen'],
  ['zwei  Leerzeichen', 'zwei  Leerzeichen'],
  ['Zeile\nnächste\tSpalte', 'Zeile\nnachste Spalte'],
  ['E‑Mail', 'E-Mail'],
])('a font that has only ASCII writes %j as %j (INV-10)', (text, written) => {
  expect(printableText(text, ascii)).toBe(written);
});

it('every text becomes one that the font can draw, and what it can draw stays (INV-10)', () => {
  const { hasLetter } = pdfFonts('Poppins', '');
  const drawn = (letter: string): boolean => letter === '\n' || hasLetter(letter.codePointAt(0) ?? 0);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = printableText(text, hasLetter);
      expect(Array.from(written).filter((letter) => !drawn(letter))).toEqual([]);
      expect(printableText(written, hasLetter)).toBe(written);
    }),
  );
  expect(printableText('Jörg Müßig & Zoë, 50 €', hasLetter)).toBe('Jörg Müßig & Zoë, 50 €');
});

describe('the font of a document (INV-10)', () => {
  it.each([
    ['Poppins', 'Erika', 'Poppins'],
    ['Poppins', 'Эрика', 'Montserrat'],
    ['Poppins', 'Nguyễn Thị Hồng', 'Montserrat'],
    ['Montserrat', 'Γεωργία Παράδειγμα', 'Inter'],
    ['Roboto', 'Γεωργία', 'Roboto'],
    ['Poppins', '王小明 🌸', 'Poppins'],
    ['System', 'Эрика', 'Inter'],
  ] as const)('of the family %s for %j is %s', (family, text, chosen) => {
    expect(pdfFonts(family, text).regular).toBe(pdfFonts(chosen, '').regular);
  });
});

it('what is missing counts each letter once, without pictures and spaces', () => {
  expect(missingLetters('ää öß 🌸\u00a0a', ascii)).toBe(3);
});

it('reads the letters of a font, and refuses what is none', () => {
  const has = lettersOf(pdfFonts('Inter', '').regular);
  expect(Array.from('Aß€ЖΩễ').map((letter) => has(letter.codePointAt(0) ?? 0))).toEqual(
    Array.from('Aß€ЖΩễ', () => true),
  );
  expect(Array.from('王ن🌸').map((letter) => has(letter.codePointAt(0) ?? 0))).toEqual([false, false, false]);
  expect(() => lettersOf(Buffer.alloc(12))).toThrow(RangeError);
});

it.each(fontFamilies)('no letter of a sheet in %s is a box, in either weight (INV-10)', async (family) => {
  const names = [
    'Babybauch 🤰 🌸',
    'ნინო',
    'محمد',
    'Nguyễn Thị Hồng',
    'Γεωργία',
    'דוד',
    '王小明',
    'Արամ',
    'Жанна',
    'I\u0307\u200d',
  ];
  const fonts = pdfFonts(family, names.join(' '));
  const sheet = new Sheet({ title: 'T', author: 'A', language: 'de', fonts, accent: '#000000', issued_at: 0 });
  for (const name of names)
    sheet.row([
      [name, {}],
      [name, { x: 300, look: 'strong' }],
    ]);
  expect(boxesIn(await sheet.finished(() => ['1/1', '🌸']))).toBe(0);
});
