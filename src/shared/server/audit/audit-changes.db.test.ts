import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { recordAudit } from './audit.ts';
import { auditSince, type ChangesSince } from './audit-changes.ts';

const database = testDatabase();
/** The name has no effect here. */
const named = (action: string) => ({ actor: 'system', action: action as AuditAction });
const write = (action: string, db: Database = database().db) => recordAudit(db, named(action));
const actions = ({ entries }: ChangesSince): string[] => entries.map(({ action }) => action);
/** Writes an entry in a transaction that stays open. Returns the function that commits it. */
const writeInOpenTransaction = async (action: string): Promise<() => Promise<unknown>> => {
  const trx = await database().db.startTransaction().execute();
  await write(action, trx);
  return () => trx.commit().execute();
};
let cursor: string | undefined;
/** Returns what is new since the last call. */
const news = async (): Promise<string[]> => {
  const found = await auditSince(database().db, cursor);
  cursor = found.cursor;
  return actions(found);
};

beforeEach(async () => {
  cursor = undefined;
  await write('before');
  await news();
});

it('returns each entry recorded since the cursor once', async () => {
  expect(await news()).toEqual([]);
  await write('one');
  await write('two');
  expect(await news()).toEqual(['one', 'two']);
  expect(await news()).toEqual([]);
});

it('returns entries of a transaction that begins earlier and ends later', async () => {
  const commitSlow = await writeInOpenTransaction('slow');
  await write('quick');
  expect(await news()).toEqual(['quick']);
  // Also for a cursor that is created while the transaction is still open.
  const late = await auditSince(database().db, undefined);
  for (let i = 0; i < 5; i++) await write('more');
  expect(await news()).toHaveLength(5);
  await commitSlow();
  expect(await news()).toEqual(['slow']);
  expect(await news()).toEqual([]);
  expect(actions(await auditSince(database().db, late.cursor)).toSorted()).toEqual([...Array(5).fill('more'), 'slow']);
});

it('drops ids that never appear from the cursor, so that it stays short', async () => {
  const { db } = database();
  for (let i = 0; i < 150; i++) {
    await db
      .transaction()
      .execute(async (trx) => {
        await write('undone', trx);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
  }
  await write('after');
  expect(await news()).toEqual(['after']);
  expect(cursor?.split('-')).toHaveLength(101);
  expect(await news()).toEqual([]);
});

it('returns many entries in parts, with a flag for further ones', async () => {
  const { db } = database();
  await sql`INSERT INTO audit_entry (actor, action) SELECT 'system', 'bulk' FROM generate_series(1, 1200)`.execute(db);
  const parts = [];
  for (let more = true; more; ) {
    const found = await auditSince(db, cursor);
    ({ cursor, more } = found);
    parts.push(found.entries.length);
  }
  expect(parts).toEqual([500, 500, 200]);
});

it('starts again from a cursor of another database, and reports it', async () => {
  const { cursor: present } = await auditSince(database().db, undefined);
  const ahead = `${Number(present.split('-')[0]) + 1_000_000}`;
  expect(await auditSince(database().db, ahead)).toMatchObject({ restarted: true, entries: [], cursor: present });
  for (const broken of ['', 'x', '1;2', "1' OR 1=1", '-1', '9'.repeat(400)]) {
    expect(await auditSince(database().db, broken)).toMatchObject({ restarted: true, entries: [], cursor: present });
  }
  expect(await auditSince(database().db, undefined)).toMatchObject({ restarted: false });
});

it('starts at an instant without a cursor, and returns every entry recorded from then on', async () => {
  const at = Date.now() + 60_000;
  await recordAudit(database().db, { ...named('early'), at: at - 1 });
  const commitSlow = await writeInOpenTransaction('slow');
  await recordAudit(database().db, { ...named('first'), at });
  await recordAudit(database().db, { ...named('second'), at: at + 1 });
  const begun = await auditSince(database().db, undefined, at);
  expect(actions(begun)).toEqual(['first', 'second']);
  expect(begun.restarted).toBe(false);
  expect(actions(await auditSince(database().db, undefined, at + 2))).toEqual([]);
  await commitSlow();
  expect(actions(await auditSince(database().db, begun.cursor))).toEqual(['slow']);
  // A returned cursor works as well: it contains more than the instant.
  cursor = (await auditSince(database().db, begun.cursor)).cursor;
  expect(actions(await auditSince(database().db, cursor, 0))).toEqual([]);
});

it('returns all entries from an instant before the first one', async () => {
  await sql`DELETE FROM audit_entry`.execute(database().db).catch(() => undefined);
  const all = actions(await auditSince(database().db, undefined, 0));
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM audit_entry`.execute(database().db);
  expect(all).toHaveLength(Math.min(500, rows[0]?.n ?? 0));
  expect(all.length).toBeGreaterThan(0);
});
