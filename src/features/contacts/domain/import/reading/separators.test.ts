import { describe, expect, it } from 'vitest';
import { declaredSeparator, separatorOf, usualWidth } from './separators.ts';

describe('the separator of a file', () => {
  it.each([
    ['name\temail\tx,y;z', '\t'],
    ['name;email', ';'],
    ['name,email', ','],
    ['name|email', '|'],
    ['"a,b,c,d";email;name', ';'],
    ['\n\nname;email\n1,2,3,4,5', ';'],
    ['name', '\t'],
    ['', '\t'],
    ['Nachname, Vorname, Titel, Ort;E-Mail\nBeispiel, Lena, Dr., Berlin;lena@example.org', ';'],
    ['wer;was, wo, wann, wie\nLena;a, b\nBen;c\nEva;d', ';'],
    ['Liste, Stand, November, 2026\nwer;wohin\nLena;lena@example.org\nBen;ben@example.org', ';'],
    ['a;b;c\n"1;1",2\n"2;2",3\n"3;3",4', ','],
  ])('%j: %j (CSV-006..008, CSV-044)', (text, separator) => expect(separatorOf(text)).toBe(separator));

  it('a million cells in one line are no more work than many', () => {
    expect(separatorOf(`${'a,'.repeat(1_000_000)}\n`)).toBe(',');
  });

  it.each([
    ['sep=;\r\na;b', ';', 'a;b'],
    ['"sep=,"\na,b', ',', 'a,b'],
    ['a;sep=;\n', undefined, 'a;sep=;\n'],
  ])('%j declares %j (CSV-044)', (given, separator, text) => {
    expect(declaredSeparator(given)).toEqual({ separator, text });
  });

  it.each([
    [[1, 3, 3, 2], 3],
    [[2, 3, 2, 3], 3],
    [[], 0],
  ])('the usual one of %j is %i', (widths, usual) => expect(usualWidth(widths)).toBe(usual));
});
