import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSetting, writeSetting } from '#features/settings/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import { testDatabase } from '#shared/server/database/testing/test-database.ts';
import { carryNumbers } from './carry-numbers.ts';

// The database that is replaced, and the restored older backup.
const present = testDatabase();
const restored = testDatabase();

const issue = async (db: Database, series = 'RE-2030'): Promise<string> => {
  const { rows } = await sql<{ number: string }>`
    INSERT INTO invoice (id, series, kind, booking_id, issued_at, issued_by, gross_cents, document)
    VALUES (${randomUUID()}, ${series}, 'final', ${randomUUID()}, '2030-06-03T08:00:00Z', 'x', 100, '{}') RETURNING number`.execute(
    db,
  );
  return rows[0]?.number ?? '';
};
const carry = (isSameStudio: boolean) =>
  present()
    .db.transaction()
    .execute(async (trx) => {
      const apply = await carryNumbers(trx);
      return restored()
        .db.transaction()
        .execute((into) => apply(into, { isSameStudio, now: Date.parse('2030-07-01T08:00:00Z') }));
    });
const prefixOf = async (db: Database) => ((await readSetting(db, 'invoices')) as { prefix?: string }).prefix;

beforeEach(async () => {
  for (const { db } of [present(), restored()]) {
    for (const table of ['invoice', 'invoice_gap', 'invoice_series']) {
      await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(db);
      await sql`DELETE FROM ${sql.table(table)}`.execute(db);
      await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(db);
    }
    await writeSetting(db, 'invoices', { prefix: 'RE' });
  }
});

describe('the numbers of documents after a restore', () => {
  it('go on where they were over the same studio: none is given a second time (SRV-101)', async () => {
    for (let i = 0; i < 3; i++) await issue(present().db);
    await issue(present().db, 'RE-2031');
    await issue(restored().db);
    expect(await carry(true)).toEqual({ gaps: ['RE-2030', 'RE-2031'] });
    expect([await issue(restored().db), await issue(restored().db, 'RE-2031')]).toEqual([
      'RE-2030-0004',
      'RE-2031-0002',
    ]);
    await expect(sql`DELETE FROM invoice_gap`.execute(restored().db)).rejects.toThrow('never given again');
  });

  it('stay as they are if nothing was issued since (SRV-101)', async () => {
    await issue(present().db);
    await issue(restored().db);
    expect(await carry(true)).toEqual({ gaps: [] });
    expect(await issue(restored().db)).toBe('RE-2030-0002');
  });

  it('begin a new series where nobody knows which were given, and say so (SRV-101)', async () => {
    await issue(restored().db);
    await issue(restored().db, 'RE2-2029');
    expect(await carry(false)).toEqual({ gaps: [], new_prefix: 'RE3' });
    expect(await prefixOf(restored().db)).toBe('RE3');
  });

  it('begin no new series in a studio without documents (SRV-101)', async () => {
    expect(await carry(false)).toEqual({ gaps: [] });
    expect(await prefixOf(restored().db)).toBe('RE');
  });

  it('keep the series that the studio has begun since the backup (SRV-101)', async () => {
    await writeSetting(present().db, 'invoices', { prefix: 'RE2' });
    await issue(present().db, 'RE2-2030');
    await carry(true);
    expect(await prefixOf(restored().db)).toBe('RE2');
    expect(await issue(restored().db, 'RE2-2030')).toBe('RE2-2030-0002');
  });
});
