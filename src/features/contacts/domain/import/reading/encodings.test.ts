import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded, encodingOf, encodings } from './encodings.ts';

const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
  return new Uint8Array(view.buffer);
};
const bytes = (...values: number[]) => new Uint8Array(values);
const read = (file: Uint8Array) => decoded(file, encodingOf(file).encoding);

/** The bytes of a text in an encoding of one byte a letter. */
const encoded = (text: string, encoding: string): Uint8Array => {
  const decoder = new TextDecoder(encoding);
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(bytes(255 - byte)), 255 - byte]));
  return new Uint8Array(
    Array.from(text, (letter) => {
      const byte = table.get(letter);
      if (byte === undefined) throw new Error(`${letter} is not in ${encoding}`);
      return byte;
    }),
  );
};

describe('the text of a file (AMB-079, CSV-011, I03)', () => {
  const text = 'name;Straße\nÄnne;Ольга';
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 LE', utf16(`\uFEFF${text}`, true)],
    ['UTF-16 BE', utf16(`\uFEFF${text}`, false)],
    ['UTF-16 LE without a mark', utf16(text, true)],
    ['UTF-16 BE without a mark', utf16(text, false)],
  ])('%s', (_name, file) => {
    expect(read(file)).toBe(text);
    expect(encodingOf(file).isSure).toBe(true);
  });

  it.each([
    ['ÿA', 0xff, 0x41],
    ['Aþ', 0x41, 0xfe],
    ['þA', 0xfe, 0x41],
    ['Aÿ', 0x41, 0xff],
  ])('an incomplete byte order mark is text: %s', (_text, ...letters) =>
    expect(decoded(bytes(...letters), 'windows-1252')).toHaveLength(2),
  );

  it('is empty for an empty file', () => expect(read(bytes())).toBe(''));

  it('can be read in every encoding that can be chosen', () => {
    for (const encoding of encodings) expect(typeof decoded(bytes(0x41, 0x80, 0xe4, 0xff), encoding)).toBe('string');
  });
});

// Words that Node decodes as browsers do: it reads 0x80 to 0x9F of windows-1252 otherwise. All files are read in a
// browser by screens/contacts/import/files.test.ts.
const words = {
  'windows-1252': [
    'Müller',
    'Jürgen Groß;Käthe Süß',
    'José García',
    'Irène Lefèbvre',
    'Zoë',
    'Úrsula Ñúñez',
    'Überall Öffner',
    'FRÄULEIN MÜLLER',
    'Guðrún Þórsdóttir',
    'Äußerung',
    'Bäuerin',
    'ä',
    'Straße 5 §7',
  ],
  'windows-1251': [
    'Алёна Примерова',
    'алена',
    'Фёдор Образцов',
    'АННА ИВАНОВА',
    'Имя;Фамилия;Телефон',
    'Щукина Эльвира',
  ],
  macintosh: ['Jürgen Müßig', 'Zoé Schäfer', 'Bösch', 'Müller', 'Größe Österreich', 'Groß', 'José García'],
  'koi8-r': ['Алёна Примерова', 'Фёдор Образцов', 'Имя;Фамилия'],
  ibm866: ['Алёна Примерова', 'Имя;Фамилия'],
  'windows-1250': ['Łukasz Przykład', 'Jabłoński', 'Świątek'],
  'windows-1254': ['Işıl Deneme', 'İlkay Örnek', 'Çağlar Şahin', 'Yağmur Öztürk'],
  'x-mac-cyrillic': ['Алёна Примерова', 'Имя;Фамилия'],
} as const;

describe('an encoding shows in the bytes (AMB-079)', () => {
  it.each(Object.entries(words))('%s', (encoding, texts) => {
    const ends = encoding.includes('mac') ? ['\r\n', '\n', '\r'] : ['\r\n', '\n'];
    for (const text of texts) {
      for (const end of ends)
        expect([text, end, read(encoded(`${text}${end}`, encoding))]).toEqual([text, end, `${text}${end}`]);
    }
  });

  it('a few words of one encoding are enough, in any order and beside any ASCII', () => {
    const ascii = fc.stringMatching(/^[a-zA-Z0-9@.;," -]{0,20}$/);
    for (const [encoding, texts] of Object.entries(words)) {
      const line = fc.tuple(fc.constantFrom(...texts.filter((text) => text.length > 4)), ascii);
      fc.assert(
        fc.property(fc.array(line, { minLength: 3 }), (lines) => {
          const text = lines.map((cells) => cells.join(';')).join('\r\n');
          expect(read(encoded(text, encoding))).toBe(text);
        }),
      );
    }
  });

  it('lines that end with CR alone are of a Mac', () => {
    expect(encodingOf(bytes(0x4d, 0x9a, 0x67, 0x65, 0x0d)).encoding).toBe('macintosh');
  });

  it('an encoding that follows from one letter is a doubt, one that follows from many is not', () => {
    expect(encodingOf(encoded('Groß\n', 'macintosh')).isSure).toBe(false);
    expect(encodingOf(encoded('Jürgen Müßig;Zoé Schäfer\n', 'macintosh')).isSure).toBe(true);
    expect(encodingOf(encoded('Jürgen Groß\n', 'windows-1252')).isSure).toBe(true);
  });

  it('UTF-8 with a broken letter is still UTF-8, and a doubt', () => {
    const file = bytes(...new TextEncoder().encode('Jürgen Groß;Käthe Süß;Zoé Schäfer;M'), 0xff);
    expect(encodingOf(file)).toEqual({ encoding: 'utf-8', isSure: false });
  });
});
