import { describe, expect, it } from 'vitest';
import { fileText } from './file-text.ts';
import { readStatement } from './read-statement.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const declared = (encoding: string, text = 'Müller') => `<?xml version="1.0" encoding="${encoding}"?><a>${text}</a>`;

describe('the text of a file of a bank (BANK-02)', () => {
  it.each([
    ['UTF-8', utf8('Müller;1')],
    ['UTF-8 with its mark', utf8('\uFEFFMüller;1')],
    ['Windows-1252', latin('Müller;1')],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, ...Array.from('Müller;1').flatMap((one) => [one.charCodeAt(0), 0]))],
  ])('is read as %s', (_, bytes) => expect(fileText(bytes)).toBe('Müller;1'));

  it.each([
    ['UTF-8', utf8],
    ['ISO-8859-1', latin],
    ['windows-1252', latin],
    ['iso-8859-15', latin],
  ])('is read as XML declares it: %s', (encoding, encoded) =>
    expect(fileText(encoded(declared(encoding)))).toContain('Müller'),
  );

  it.each([
    ['XML that is not in the encoding that it declares', latin(declared('UTF-8'))],
    ['XML without a declaration that is not UTF-8', latin('<a>Müller</a>')],
    ['XML in UTF-7', utf8(declared('UTF-7', '+ADw-'))],
    ['XML in an encoding that does not exist', utf8(declared('x-unknown'))],
    ['a picture or an archive', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)],
    ['a PDF that consists of letters', utf8('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')],
    ['UTF-16 without its mark', Uint8Array.of(0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e, 0)],
  ])('is none: %s', (_, bytes) => expect(readStatement(bytes)).toEqual({ ok: false, why: 'not_text' }));
});
