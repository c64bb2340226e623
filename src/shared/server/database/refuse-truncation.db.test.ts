import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from './testing/empty-tables.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();
const db = () => database().db;
const truncate = (table: string, cascade = sql`CASCADE`) => sql`TRUNCATE ${sql.table(table)} ${cascade}`.execute(db());

beforeEach(() => emptyTables(db(), 'audit_entry', 'withdrawal_declaration', 'legal_version'));

const audit = () => sql`INSERT INTO audit_entry (actor, action) VALUES ('system', 'test')`.execute(db());
const declaration = () =>
  sql`INSERT INTO withdrawal_declaration (id, declared_at, customer_name, customer_email, reference, language, outcome, refund_cents)
      VALUES (gen_random_uuid(), now(), 'Mia', 'mia@example.de', 'FB', 'de', 'unknown', 0)`.execute(db());

describe('what the database keeps', () => {
  it('has a trigger against TRUNCATE wherever one of its rows refuses a deletion (SRV-65)', async () => {
    const { rows } = await sql<{ kept: string }>`
      SELECT DISTINCT tgrelid::regclass::text AS kept
      FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
      WHERE NOT tgisinternal AND tgtype & 1 = 1 AND tgtype & 8 = 8 AND prosrc LIKE '%RAISE EXCEPTION%'
        AND tgrelid NOT IN (SELECT tgrelid FROM pg_trigger WHERE tgtype & 34 = 34)
      ORDER BY 1`.execute(db());
    // No records: the items of a booking go with it, and a studio without an owner is set up again.
    expect(rows.map(({ kept }) => kept)).toEqual(['admin_user', 'booking_item']);
  });

  it.each([
    ['audit_entry', audit],
    ['withdrawal_declaration', declaration],
  ])('%s is not truncated while it has rows, and may be while it has none (SRV-65, LAW-04)', async (table, insert) => {
    await truncate(table);
    await insert();
    await expect(truncate(table)).rejects.toMatchObject({ code: '23001' });
    await expect(truncate(table, sql``)).rejects.toThrow();
    const { rows } = await sql`SELECT FROM ${sql.table(table)}`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it('is not truncated by a transaction with an older snapshot, which may not see its rows (SRV-65)', async () => {
    const older = db()
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        await sql`SELECT FROM setting`.execute(trx);
        await audit();
        await sql`TRUNCATE audit_entry`.execute(trx);
      });
    await expect(older).rejects.toMatchObject({ code: '23001' });
  });
});
