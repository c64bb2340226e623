import { expect, it } from 'vitest';
import { isCsvFile } from './csv-file.ts';

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
