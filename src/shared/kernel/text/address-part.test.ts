import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressPart } from './address-part.ts';

test.each([
  ['  Größe & Babybäuche! ', 'groesse-babybaeuche'],
  ['Съёмка для двоих', 'semka-dlya-dvoih'],
  ['Йога, щенки и объём', 'joga-schenki-i-obem'],
  ['Café Été', 'cafe-ete'],
  ['</script><script>', 'script-script'],
  ['📷', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%j is %j in an address (FIND-01)', (name, part) => {
  expect(addressPart(name)).toBe(part);
});

test('any name gives letters, digits and single hyphens, at most 60 (FIND-01)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      expect(addressPart(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(addressPart(name).length).toBeLessThanOrEqual(60);
    }),
  );
});
