import { describe, expect, it } from 'vitest';
import { fileText, isCsvFile } from './file-text.ts';

const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
  return new Uint8Array(view.buffer);
};
const bytes = (...values: number[]) => new Uint8Array(values);

describe('the text of a file (AMB-079, CSV-011, I03)', () => {
  const text = 'name;Straße\nÄnne;Ольга';
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 LE', utf16(`\uFEFF${text}`, true)],
    ['UTF-16 BE', utf16(`\uFEFF${text}`, false)],
  ])('%s', (_name, file) => expect(fileText(file)).toBe(text));

  it('is decoded as windows-1252 where it is not valid UTF-8', () => {
    expect(fileText(bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72))).toBe('Müller');
  });

  it.each([
    ['ÿA', 0xff, 0x41],
    ['Aþ', 0x41, 0xfe],
    ['þA', 0xfe, 0x41],
    ['Aÿ', 0x41, 0xff],
  ])('an incomplete byte order mark is text: %s', (read, ...letters) => expect(fileText(bytes(...letters))).toBe(read));

  it('is empty for an empty file', () => expect(fileText(bytes())).toBe(''));
});

describe('which files may be imported (CSV-001, CSV-031, AMB-077)', () => {
  it.each([
    ['leads.csv', '', true],
    ['LEADS.CSV', 'text/plain', true],
    ['leads', 'text/csv', true],
    ['leads.dat', 'application/vnd.ms-excel', true],
    ['leads.txt', 'text/plain', false],
    ['leads.txt', 'text/csv', false],
    ['leads.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
  ])('%s of type %j: %s', (name, type, is) => expect(isCsvFile(name, type)).toBe(is));
});
