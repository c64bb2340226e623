import { describe, expect, it } from 'vitest';
import { knownNames, tableRules } from './table-owners.mjs';
import { tablesOf } from './tables-of.mjs';

/** The rules, by their first word, that a piece of code of a feature breaks. */
const broken = (owner: string, code: string, file = `src/features/${owner}/server/store.ts`): string[] =>
  tablesOf(file, code, knownNames).flatMap((use) =>
    tableRules
      .filter(({ refuses }) => refuses({ owner, file }, use))
      .map(({ rule }) => `${rule.split(' ', 1)[0]} ${use.isWritten ? 'writes' : 'reads'} ${use.name}`),
  );

describe('the owners of tables', () => {
  it.each([
    ['FROM', 'sql`SELECT 1 FROM booking WHERE true`'],
    ['JOIN', 'sql`SELECT 1 FROM reminder r JOIN booking b ON b.id = r.booking_id`'],
    ['a list', 'sql`SELECT 1 FROM reminder r, booking b`'],
    ['ONLY', 'sql`SELECT 1 FROM ONLY booking`'],
    ['USING', 'sql`DELETE FROM reminder USING booking WHERE true`'],
    ['a fragment that begins with the table', 'const subject = sql`booking b LEFT JOIN reminder r ON true`'],
    ['a row type', 'sql`SELECT * FROM jsonb_populate_record(NULL::booking, ?)`'],
    ['quotes and a schema', 'sql`SELECT 1 FROM "booking"`'],
    ['typed SQL', 'sql<{ id: string }>`SELECT id FROM booking`'],
    ['SQL with a declared list', 'typedSql`SELECT ${list} FROM booking`'],
    ['the declaration of a view', "view('booking', { id: uuid })"],
    ['raw SQL', "sql.raw('booking')"],
    ['the name of a table', "sql`SELECT 1 FROM ${sql.table('booking')}`"],
    ['a table in a variable', "const one = 'booking'; sql`SELECT 1 FROM ${sql.table(one)}`"],
    ['the query builder', "db.selectFrom('booking').selectAll()"],
    ['a text that looks like a comment', "sql`SELECT '--' FROM booking`"],
    ['a text with a statement', "client.query('SELECT 1 FROM booking')"],
    ['a template with a statement', 'client.query(`SELECT 1 FROM booking WHERE id = $1 ${rest}`)'],
  ])('refuse a foreign read after %s', (_, code) => {
    expect(broken('notifications', code)).toEqual(['Every reads booking']);
    expect(broken('booking', code)).not.toContain('Every reads booking');
  });

  it.each([
    ['INSERT', 'sql`INSERT INTO booking (id) VALUES (1)`'],
    ['UPDATE', 'sql`UPDATE booking SET id = 1`'],
    ['DELETE', 'sql`DELETE FROM booking`'],
    ['LOCK', 'sql`LOCK TABLE booking IN SHARE MODE`'],
    ['TRUNCATE', 'sql`TRUNCATE booking`'],
    ['the query builder', "db.updateTable('booking').set({ id })"],
    ['insertRow', "insertRow(db, 'booking', { id })"],
  ])('refuse a foreign write by %s', (_, code) => {
    expect(broken('notifications', code)).toEqual(['Every writes booking']);
    expect(broken('booking', code)).toEqual([]);
  });

  it('refuse to write through a view, also by its owner', () => {
    expect(broken('reports', 'sql`UPDATE booking_fact SET status = 1`')).toEqual(['Nothing writes booking_fact']);
    expect(broken('booking', 'sql`DELETE FROM live_booking`')).toEqual(['Nothing writes live_booking']);
  });

  it('let later features read views, and all features where the rule allows it', () => {
    expect(broken('notifications', 'sql`SELECT 1 FROM notified_booking JOIN contact_fact ON true`')).toEqual([]);
    expect(broken('customers', 'sql`SELECT 1 FROM notified_booking`')).toEqual(['Views reads notified_booking']);
    expect(broken('services', 'sql`SELECT 1 FROM live_booking, photographer_fact`')).toEqual([]);
    expect(broken('shared', 'sql`SELECT email FROM studio_address`')).toEqual([]);
    expect(broken('shared', 'sql`SELECT id FROM service_fact`')).toEqual(['Views reads service_fact']);
  });

  it('ignore columns, comments and literals within SQL, and texts outside of it', () => {
    const code = `const kind = 'booking'; // FROM booking's
      sql\`SELECT b.booking, 'booking' AS kind -- booking
           FROM reminder AS b /* booking */\``;
    expect(broken('notifications', code)).toEqual([]);
  });

  it('let the outbox insert mails and the demo write past data', () => {
    const insert = 'sql`INSERT INTO message (id) VALUES (1)`';
    expect(broken('shared', insert, 'src/shared/server/outbox.ts')).toEqual([]);
    expect(broken('shared', insert, 'src/shared/server/other.ts')).toEqual(['Every writes message']);
    expect(broken('app', 'sql`UPDATE booking SET id = 1`', 'demo/seed-demo.ts')).toEqual([]);
    expect(broken('app', 'sql`UPDATE booking SET id = 1`', 'src/app/server/main.ts')).toEqual(['Every writes booking']);
  });
});
