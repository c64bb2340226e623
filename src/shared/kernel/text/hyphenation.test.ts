import { expect, test } from 'vitest';
import { withSoftHyphens } from './hyphenation.ts';

const shown = (text: string): string => withSoftHyphens(text).replaceAll('\u00AD', '-');

test.each([
  ['Neugeborenenshooting', 'Neu-gebo-renen-shoo-ting'],
  ['Hochzeitsreportage im Schlosspark', 'Hoch-zeits-repor-tage im Schlosspark'],
  ['Schwangerschaftsfotografie', 'Schwan-ger-schafts-foto-gra-fie'],
  ['Достопримечательности', 'Дос-топри-меча-тель-ности'],
])('%s is hyphenated between syllables', (text, parted) => {
  expect(shown(text)).toBe(parted);
});

test('short words stay unchanged, and only soft hyphens are added', () => {
  expect(withSoftHyphens('Familienshooting mit Oma')).toBe('Familienshooting mit Oma');
  expect(withSoftHyphens('')).toBe('');
  const text = 'Donaudampfschifffahrtsgesellschaftskapitän';
  expect(withSoftHyphens(text).replaceAll('\u00AD', '')).toBe(text);
  expect(shown(text)).not.toMatch(/-.{0,2}(?:-|$)|^.{0,2}-/u);
});
