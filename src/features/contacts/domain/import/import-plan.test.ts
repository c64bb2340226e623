import { describe, expect, it } from 'vitest';
import type { Contact } from '../../contract.ts';
import { type ImportPlan, planImport } from './import-plan.ts';
import { type RawRow } from './import-row.ts';

describe('the plan of an import', () => {
  const table = (...rows: RawRow[]) => ({
    headers: [...new Set(rows.flatMap((row) => Object.keys(row)))],
    rows: rows.map((raw, index) => ({ line: index + 2, raw })),
  });

  const counts = ({ total, toImport, duplicates, withAppointment, incomplete, knownEmails }: ImportPlan) => ({
    total,
    toImport: toImport.map(({ line }) => line),
    duplicates,
    withAppointment,
    incomplete,
    knownEmails,
  });

  it('counts new, duplicate and incomplete rows and those with an appointment (CSV-012, CSV-018, CSV-020..025)', () => {
    const known = { email: 'Max@example.de', name: 'Max', status: '' };
    const existing = [
      // jsonb orders keys in its own way.
      { email: 'max@example.de', raw_data: { status: '', name: 'Max', email: 'Max@example.de' } },
      { email: 'x@example.de', raw_data: null },
    ] as unknown as Contact[];
    const plan = planImport(
      table(
        known,
        { email: 'max@example.de', name: 'Max', status: 'Rückruf' },
        { email: 'eva@example.de', name: 'Eva', status: '' },
        { email: 'eva@example.de', name: 'Eva', status: '' },
        { email: 'a@example.de', name: 'A', status: 'Termin geplant' },
        { email: '', name: 'B', status: '' },
      ),
      existing,
    );
    expect(counts(plan)).toEqual({
      total: 6,
      toImport: [3, 4],
      duplicates: 2,
      withAppointment: 1,
      incomplete: 1,
      knownEmails: 1,
    });
  });
});
