import { expect, it } from 'vitest';
import { escapedXml } from './escaped-xml.ts';

it.each([
  ['A & B', 'A &amp; B'],
  ['<b>"x"</b>', '&lt;b&gt;&quot;x&quot;&lt;/b&gt;'],
  ["D'Angelo", "D'Angelo"],
  ['a\u0000b\u001fc\uFFFE\td\ne', 'abc\td\ne'],
  ['Привет 🎉', 'Привет 🎉'],
  ['x\uD800', 'x\uFFFD'],
])('%j is written as %j in XML', (text, written) => {
  expect(escapedXml(text)).toBe(written);
});
