import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.mjs';
import { problemsOfMigrations } from './table-owners.mjs';

describe('the list of owners', () => {
  const migrations = readdirSync(join(root, 'migrations'))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(join(root, 'migrations', file), 'utf8'));

  it('has every table and view of the migrations', () => {
    expect(problemsOfMigrations(migrations)).toEqual([]);
    const added = 'CREATE TABLE orphan (id int); CREATE VIEW orphan_fact AS SELECT 1; DROP VIEW contact_fact;';
    expect(problemsOfMigrations([...migrations, added])).toEqual([
      'The table orphan has no owner in table-owners.mjs',
      'The view orphan_fact has no owner in table-owners.mjs',
      'table-owners.mjs lists the view contact_fact, which does not exist',
    ]);
  });

  it('allows a view to be dropped and created again, as a change of its table requires', () => {
    const changed = 'DROP VIEW contact_fact; CREATE VIEW contact_fact AS SELECT id FROM contact;';
    expect(problemsOfMigrations([...migrations, changed])).toEqual([]);
  });

  it('follows a renamed table', () => {
    expect(problemsOfMigrations([...migrations, 'ALTER TABLE contact RENAME TO person;'])).toEqual([
      'The table person has no owner in table-owners.mjs',
      'table-owners.mjs lists the table contact, which does not exist',
    ]);
  });

  it('refuses a view that reads tables of another owner', () => {
    const changed = 'CREATE OR REPLACE VIEW booking_money AS SELECT booking.id FROM booking JOIN payment ON true;';
    expect(problemsOfMigrations([...migrations, changed])).toEqual([
      expect.stringContaining('The view booking_money of booking reads payment: A view reads what its owner may read.'),
    ]);
  });
});
