import { expect, it } from 'vitest';
import { formatOf } from './picture-format.ts';

const box = (major: string, ...compatible: string[]) => `\0\0\0\x20ftyp${major}\0\0\0\0${compatible.join('')}`;

it.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  [box('avif', 'mif1', 'miaf'), 'avif'],
  [box('avis'), 'avif'],
  // The library writes AVIF under the general brand, too.
  [box('mif1', 'miaf', 'avif'), 'avif'],
  [box('heic', 'mif1', 'heic'), 'heic'],
  [box('heix'), 'heic'],
  [box('mif1', 'heic'), 'heic'],
  [box('hevc'), 'heic'],
  [box('isom', 'iso2', 'mp41'), undefined],
  // A brand is four characters at its place, not any text.
  [box('isom', 'xavi', 'fxxx'), undefined],
  [box('isom', 'xhei', 'cxxx'), undefined],
  // The first four bytes are a length, and a box of another kind has no brands.
  ['avifftypisom\0\0\0\0mp41', undefined],
  ['\0\0\0\x20moovavif', undefined],
  ['GIF89a', undefined],
  ['RIFF\x24\0\0\0WAVEfmt ', undefined],
  ['LIST\x24\0\0\0WEBPVP8 ', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['%PDF-1.7', undefined],
  ['\xff\xd8', undefined],
  ['', undefined],
])('the format of %j is %s, by its first bytes (PIC-02)', (start, format) => {
  expect(formatOf(start)).toBe(format);
});
