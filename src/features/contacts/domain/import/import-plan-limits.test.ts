import { describe, expect, it } from 'vitest';
import type { Contact } from '../../contract.ts';
import { planning, refusalOf } from './import-plan.ts';
import { rowsAStep } from './steps.ts';
import { choicesFor, person, tableOf } from './testing/imported-rows.ts';

describe('the plan of an import', () => {
  it.each([
    ['CSV-002', { headers: [], rows: [] }, { reason: 'empty' }],
    ['CSV-002', { headers: ['name', 'email'], rows: [] }, { reason: 'empty' }],
    ['CSV-002', { headers: [], rows: [{ line: 1, raw: {} }] }, { reason: 'empty' }],
    ['CSV-003', tableOf({ a: '1', b: '2' }), { reason: 'no_person', headers: ['a', 'b'] }],
    ['CSV-005', tableOf({ name: 'A', email: '' }), { reason: 'no_contacts' }],
  ])('%s: refuses %j', (_row, table, because) => {
    expect(refusalOf({ table, isTooWide: false }, choicesFor(table).roles)).toMatchObject({ because });
  });

  it('refuses no file whose rows can be shown with the reason of each', () => {
    const table = tableOf({ name: 'A', email: 'keine adresse' }, { name: '', email: '' });
    expect(refusalOf({ table, isTooWide: false }, choicesFor(table).roles)).toBeUndefined();
  });

  it('lists at most fifty of the columns in a refusal', () => {
    const headers = Array.from({ length: 60 }, (_, n) => `c${n}`);
    const table = { headers, rows: [{ line: 2, raw: {} }] };
    const because = { reason: 'no_person', headers: headers.slice(0, 50) };
    expect(refusalOf({ table, isTooWide: false }, choicesFor(table).roles)).toMatchObject({ because });
  });

  it('pauses after a fixed number of rows and contacts', () => {
    const count = 2 * rowsAStep + 1;
    const existing = Array.from({ length: count }, (_, n) => ({ email: `${n}@example.de`, raw_data: null }));
    const table = tableOf(...Array.from({ length: count }, (_, n) => ({ ...person, email: `${n}@example.de` })));
    expect([...planning(table, existing as unknown as Contact[], choicesFor(table))]).toHaveLength(6);
    expect([...planning(tableOf(person), [], choicesFor(table))]).toHaveLength(1);
  });
});
