import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Contact } from '../../contract.ts';
import { type ImportPlan, planImport } from './import-plan.ts';
import { choicesFor, person, tableOf } from './testing/imported-rows.ts';

describe('the plan of an import', () => {
  const outcome = ({ total, toImport, refused, knownEmails }: ImportPlan) => ({
    total,
    toImport: toImport.map(({ line }) => line),
    refused: refused.map(({ line, reason }) => [line, reason]),
    knownEmails,
  });

  it('says of every row whether it is new, or why it is not imported (CSV-012, CSV-018, CSV-020..025)', () => {
    const known = { email: 'Max@example.de', name: 'Max', status: '' };
    const existing = [
      // jsonb orders keys in its own way.
      { email: 'max@example.de', raw_data: { status: '', name: 'Max', email: 'Max@example.de' } },
      { email: 'x@example.de', raw_data: null },
    ] as unknown as Contact[];
    const table = tableOf(
      known,
      { email: 'max@example.de', name: 'Max', status: 'Rückruf' },
      { email: 'eva@example.de', name: 'Eva', status: '' },
      { email: 'eva@example.de', name: 'Eva', status: '' },
      { email: 'a@example.de', name: 'A', status: 'Termin geplant' },
      { email: '', name: 'B', status: '' },
      { email: 'keine adresse', name: 'C', status: '' },
      { email: 'test@example.de', name: '<test lead: dummy data for full_name>', status: '' },
      { email: 'd@example.de', name: 'D'.repeat(201), status: '' },
    );
    expect(outcome(planImport(table, existing, choicesFor(table)))).toEqual({
      total: 9,
      toImport: [3, 4],
      refused: [
        [2, 'duplicate'],
        [5, 'duplicate'],
        [6, 'appointment'],
        [7, 'incomplete'],
        [8, 'bad_email'],
        [9, 'test'],
        [10, 'too_long'],
      ],
      knownEmails: 1,
    });
  });

  it('counts every row once, whatever the file has (CSV-024, CSV-025)', () => {
    const row = fc.record({
      name: fc.constantFrom('', 'Anna', 'Ben', '<test lead: dummy data for name>', 'x'.repeat(300)),
      email: fc.constantFrom('', 'a@example.de', 'b@example.de', 'x', 'B <b@example.de>'),
      status: fc.constantFrom('', 'new', 'Termin geplant', 'CREATED'),
      phone: fc.constantFrom('', '0170', '4,91706E+11', '1705550102', '-'),
    });
    fc.assert(
      fc.property(fc.array(row), fc.boolean(), fc.boolean(), (rows, allNew, withTests) => {
        const table = tableOf(...rows);
        const plan = planImport(table, [], { ...choicesFor(table), allNew, withTests });
        const lines = [...plan.toImport, ...plan.refused].map(({ line }) => line).toSorted((a, b) => a - b);
        expect(lines).toEqual(rows.map((_, index) => index + 2));
        if (allNew) expect(plan.toImport.every(({ contact }) => contact.phase === 'new')).toBe(true);
      }),
    );
  });

  it('rows that differ only in empty cells and line ends are the same (CSV-018)', () => {
    const stored = { ...person, note: 'a\r\nb', 'Spalte 4': '', phone: '0170 5550101\r' };
    const table = tableOf({ ...person, note: 'a\nb', phone: '0170 5550101' }, { ...person, note: 'a b', phone: '' });
    const plan = planImport(table, [{ email: 'x@example.de', raw_data: stored }], choicesFor(table));
    expect(outcome(plan)).toMatchObject({ refused: [[2, 'duplicate']], toImport: [3] });
  });

  it('rows of a test tool are imported only if that is chosen, and all contacts are new if that is (CSV-039, CSV-040)', () => {
    const table = tableOf(
      { ...person, is_test: 'true', status: '' },
      { name: 'Ben', email: 'ben@example.de', is_test: 'false', status: 'CREATED' },
    );
    const choices = choicesFor(table);
    expect(planImport(table, [], choices)).toMatchObject({
      toImport: [{ line: 3, contact: { phase: 'in_klaerung' } }],
      refused: [{ line: 2, reason: 'test' }],
      remarks: [{ line: 3, kind: 'status', cell: 'CREATED' }],
    });
    expect(planImport(table, [], { ...choices, allNew: true, withTests: true })).toMatchObject({
      toImport: [{ contact: { phase: 'new' } }, { contact: { phase: 'new' } }],
      refused: [],
      remarks: [],
    });
  });
});
