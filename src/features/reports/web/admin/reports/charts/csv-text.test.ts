import { expect, it } from 'vitest';
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
