import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();

it('the planner inlines every published view except the one that aggregates', async () => {
  const { db } = database();
  const { rows: views } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'v' AND relnamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e') ORDER BY relname`.execute(db);
  expect(views.length).toBeGreaterThan(0);
  const kept: string[] = [];
  for (const { name } of views) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT FROM ${sql.table(name)} AS probe WHERE random() > 0`.execute(db);
    if (rows.some((row) => row['QUERY PLAN'].includes('Scan on probe'))) kept.push(name);
  }
  expect(kept).toEqual(['booking_money']);
});
