import { expect, it } from 'vitest';
import { isCsvFile, isSheetOrPdf } from './csv-file.ts';

it.each([
  ['leads.csv', '', true],
  ['LEADS.CSV', 'text/plain', true],
  ['leads', 'text/csv', true],
  ['leads.dat', 'application/vnd.ms-excel', true],
  ['Kontakte.VCF', '', true],
  ['kontakte', 'text/vcard', true],
  ['leads.txt', 'text/plain', false],
  ['leads.txt', 'text/csv', false],
  ['leads.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
])('%s of type %j may be imported: %s (CSV-001, CSV-031, AMB-077)', (name, type, is) =>
  expect(isCsvFile(name, type)).toBe(is),
);

it.each([
  ['PK\u0003\u0004\u0014', true],
  ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1', true],
  ['%PDF-1.7\n', true],
  ['PK;Name\n', false],
  ['Name;E-Mail\n', false],
  ['', false],
])('a file that begins with %j is a sheet or a PDF: %s (CSV-048)', (beginning, is) =>
  expect(isSheetOrPdf(Buffer.from(beginning, 'latin1'))).toBe(is),
);
