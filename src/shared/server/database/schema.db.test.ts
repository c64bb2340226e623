import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();
const column = async (query: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> =>
  (await query.execute(database().db)).rows.map(({ name }) => name);

describe('the schema enforces the invariants (SRV-65)', () => {
  it('applied migrations are recorded, so that each runs once', async () => {
    expect((await column(sql`SELECT name FROM kysely_migration`)).length).toBeGreaterThan(5);
  });

  it('money columns are whole cents', async () => {
    const money = sql<{ name: string }>`
      SELECT table_name || '.' || column_name || ' ' || data_type AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND (column_name ~ 'price|amount|revenue|_cents') AND column_name !~ '_notes$'`;
    const columns = await column(money);
    expect(columns.length).toBeGreaterThan(3);
    expect(columns.filter((name) => !/_cents (?:integer|bigint)$/.test(name))).toEqual([]);
  });

  it('columns of instants have a time zone', async () => {
    const wall = sql<{ name: string }>`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'timestamp without time zone'`;
    expect(await column(wall)).toEqual([]);
  });

  it('every reference to a booking, photographer, service or contact is a foreign key', async () => {
    const loose = sql<{ name: string }>`
      SELECT c.table_name || '.' || c.column_name AS name
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
        AND c.column_name IN ('photographer_id', 'service_id', 'contact_id', 'admin_id')
        AND NOT EXISTS (
          SELECT FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
          WHERE k.contype = 'f' AND k.conrelid = format('public.%I', c.table_name)::regclass AND a.attname = c.column_name)`;
    expect(await column(loose)).toEqual([]);
  });

  it('occupied time has exclusion constraints and checks', async () => {
    const guards = sql<{ name: string }>`
      SELECT contype::text || ' ' || conrelid::regclass::text AS name FROM pg_constraint
      WHERE conrelid IN ('occupied_time'::regclass, 'time_off'::regclass) AND contype IN ('x', 'c')`;
    const found = await column(guards);
    // The sessions, with the time after them, and with the time before them.
    expect(found.filter((name) => name === 'x occupied_time')).toHaveLength(3);
    expect(found).toContain('x time_off');
    expect(found).toContain('c occupied_time');
  });

  it.each([
    ['photographer and start', '(photographer_id, starts_at)'],
    ['status', '(status'],
    ['e-mail address', '(lower(customer_email), starts_at)'],
  ])('bookings are found by %s through an index', async (_, columns) => {
    const indexes = await column(
      sql`SELECT indexdef AS name FROM pg_indexes WHERE tablename = 'booking' AND schemaname = 'public'`,
    );
    expect(indexes.some((definition) => definition.includes(columns))).toBe(true);
  });
});
