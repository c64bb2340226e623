import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStrictCsv } from '#shared/kernel/testing/read-strict-csv.ts';
import { csvText } from './csv-text.ts';

it('writes numbers in German notation, and an empty cell for null', () => {
  expect(
    csvText({
      columns: ['Service', 'Umsatz', 'Buchungen', 'Anteil', 'Stunden', 'Davor'],
      rows: [['Porträt "klein"', { euro: 1234.5 }, 3, { percent: 12 }, { minutes: 75 }, null]],
    }),
  ).toBe('"Service";"Umsatz";"Buchungen";"Anteil";"Stunden";"Davor"\r\n"Porträt ""klein""";1234,50;3;12;1,25;');
});

it.each(['=1+1', '+49', '-x', '@sum', '\tx'])('%j stays text (SRV-67)', (text) => {
  expect(csvText({ columns: [], rows: [[text]] })).toBe(`\r\n"'${text}"`);
});

it('strict programs read what was written, whatever the names (SRV-67)', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('=1', 'a;"b"\r\nc', '👩‍👩‍👧', 'Ёлка'),
  );
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const rows = names.map((one) => [one, { euro: -1234.5 }, null]);
      const read = readStrictCsv(csvText({ columns: ['Service', 'Umsatz', 'Davor'], rows }));
      expect(read.slice(1).map(([first, ...others]) => [first?.replace(/^'/, ''), ...others])).toEqual(
        names.map((one) => [one.replace(/^'/, ''), '-1234,50', '']),
      );
    }),
  );
});
