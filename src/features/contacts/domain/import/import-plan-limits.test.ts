import { describe, expect, it } from 'vitest';
import type { Contact } from '../../contract.ts';
import { planImport, planning } from './import-plan.ts';
import { type RawRow } from './import-row.ts';
import { rowsAStep } from './steps.ts';
import { person } from './testing/imported-rows.ts';

describe('the plan of an import', () => {
  const table = (...rows: RawRow[]) => ({
    headers: [...new Set(rows.flatMap((row) => Object.keys(row)))],
    rows: rows.map((raw, index) => ({ line: index + 2, raw })),
  });

  it.each([
    ['CSV-002', { headers: [], rows: [] }, { reason: 'empty' }],
    ['CSV-002', { headers: ['name', 'email'], rows: [] }, { reason: 'empty' }],
    ['CSV-002', { headers: [], rows: [{ line: 1, raw: {} }] }, { reason: 'empty' }],
    ['CSV-003', table({ a: '1', b: '2' }), { reason: 'no_person', headers: ['a', 'b'] }],
    ['CSV-005', table({ name: 'A', email: '' }), { reason: 'no_contacts' }],
  ])('%s: refuses %j', (_row, file, because) => {
    expect(() => planImport(file, [])).toThrow(expect.objectContaining({ name: 'ImportRefusal', because }));
  });

  it('lists at most fifty of the columns in a refusal', () => {
    const headers = Array.from({ length: 60 }, (_, n) => `c${n}`);
    const refused = () => planImport({ headers, rows: [{ line: 2, raw: {} }] }, []);
    const because = { reason: 'no_person', headers: headers.slice(0, 50) };
    expect(refused).toThrow(expect.objectContaining({ because }));
  });

  it('pauses after a fixed number of rows and contacts', () => {
    const count = 2 * rowsAStep + 1;
    const existing = Array.from({ length: count }, (_, n) => ({ email: `${n}@example.de`, raw_data: null }));
    const rows = Array.from({ length: count }, (_, n) => ({ ...person, email: `${n}@example.de` }));
    expect([...planning(table(...rows), existing as unknown as Contact[])]).toHaveLength(6);
    expect([...planning(table(person), [])]).toHaveLength(1);
  });
});
