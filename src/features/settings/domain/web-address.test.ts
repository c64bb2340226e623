import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each([
  ['https://studio.example', 'https://studio.example'],
  ['http://studio.example/über-uns?a=1#x', 'http://studio.example/über-uns?a=1#x'],
  ['studio.example', 'https://studio.example'],
  ['www.studio.example:8080/x', 'https://www.studio.example:8080/x'],
  ['fotostudio-müller.de', 'https://fotostudio-müller.de'],
  ['studio', null],
  ['javascript:alert(1)', null],
  ['javascript://studio.example/%0aalert(1)', null],
  ['data:text/html,hello', null],
  ['ftp://studio.example', null],
  ['mailto:info@studio.example', null],
  ['https://me:secret@studio.example', null],
  ['https://', null],
  ['two words.de', null],
])('%s is stored as %s (COMP-001)', (typed, kept) => {
  expect(webAddress(typed)).toBe(kept);
});
