import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStrictCsv } from '#shared/kernel/testing/read-strict-csv.ts';
import { readTable } from '../../../domain/import/reading/read-table.ts';
import { failedRowsFile } from './failed-rows-file.ts';

it('rows that were not imported are read back as they were, with line and reason (CSV-023)', async () => {
  const raw = { name: 'Müller; "Max"', note: 'zwei\r\nZeilen', sum: '=1+1', at: '＠x', space: ' x ' };
  const names = { lineColumn: 'Zeile', reasonColumn: 'Grund' };
  const file = failedRowsFile({
    headers: Object.keys(raw),
    failed: [{ line: 7, raw, reason: 'Warum; darum' }],
    ...names,
  });
  const text = await file.text();
  // `text` leaves out the mark that spreadsheets need.
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(text).toContain(`;"'=1+1";`);
  expect(readTable(text).table.rows).toEqual([{ line: 2, raw: { ...raw, Zeile: '7', Grund: 'Warum; darum' } }]);
});

it('strict programs read the file, whatever was in the row (SRV-67)', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('=1', '-5', '@', 'a\rb', 'a;"b"\nc', '\ufeffx', '👩‍👩‍👧'),
  );
  await fc.assert(
    fc.asyncProperty(cell, cell, async (name, note) => {
      const failed = [{ line: 2, raw: { name, note }, reason: 'Grund' }];
      const file = failedRowsFile({ headers: ['name', 'note'], failed, lineColumn: 'Zeile', reasonColumn: 'Grund' });
      const [, row = []] = readStrictCsv(await file.text());
      expect(row.map((one) => one.replace(/^'/, ''))).toEqual(
        [name, note, '2', 'Grund'].map((one) => one.replace(/^'/, '')),
      );
    }),
  );
});
