import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '#shared/server/database/database.ts';
import { testDatabase } from '#shared/server/database/testing/test-database.ts';
import { carryCredentials } from '../carry-credentials.ts';

// The current database, and a restored older backup of it.
const present = testDatabase();
const restored = testDatabase();
const [owner, colleague] = [randomUUID(), randomUUID()];

const add = (db: Database, id: string, is_invited = false) =>
  sql`
  INSERT INTO admin_user (id, email, full_name, password_hash, is_invited)
  VALUES (${id}, ${`${id}@example.de`}, 'Vera Kern', 'x', ${is_invited})`.execute(db);
const deactivate = (db: Database, id: string) =>
  sql`UPDATE admin_user SET deactivated_at = '2030-06-03T08:00:00Z' WHERE id = ${id}`.execute(db);
const carry = () =>
  present()
    .db.transaction()
    .execute(async (trx) => (await carryCredentials(trx))(restored().db));
const stateOf = async (id: string) => {
  const { rows } = await sql<{ active: boolean; is_invited: boolean }>`
    SELECT deactivated_at IS NULL AS active, is_invited FROM admin_user WHERE id = ${id}`.execute(restored().db);
  return rows[0];
};

beforeEach(async () => {
  for (const { db } of [present(), restored()]) await sql`TRUNCATE admin_user CASCADE`.execute(db);
});

it('a restore does not let anybody in who was deactivated since the backup (TEAM-02)', async () => {
  for (const { db } of [present(), restored()]) {
    await add(db, owner);
    await add(db, colleague);
  }
  await deactivate(present().db, colleague);
  await carry();
  expect(await stateOf(colleague)).toMatchObject({ active: false });
  expect(await stateOf(owner)).toMatchObject({ active: true });
});

it('a restore keeps somebody who was reactivated or has joined since the backup (TEAM-02)', async () => {
  const joined = randomUUID();
  for (const { db } of [present(), restored()]) {
    await add(db, owner);
    await add(db, colleague);
  }
  await deactivate(restored().db, colleague);
  await add(restored().db, joined, true);
  await add(present().db, joined);
  await carry();
  expect(await stateOf(colleague)).toMatchObject({ active: true });
  expect(await stateOf(joined)).toEqual({ active: true, is_invited: false });
});

it('a restore keeps the owners of the backup if no present owner is in it (TEAM-02)', async () => {
  for (const { db } of [present(), restored()]) await add(db, owner);
  await add(present().db, colleague);
  await deactivate(present().db, owner);
  await carry();
  expect(await stateOf(owner)).toMatchObject({ active: true });
});

it('a restore ends the links of all invitations (TEAM-02)', async () => {
  for (const { db } of [present(), restored()]) await add(db, owner);
  await add(restored().db, colleague, true);
  await sql`INSERT INTO invitation (admin_id, id, token_hash, created_at, expires_at)
            VALUES (${colleague}, ${randomUUID()}, sha256('x'), now(), now() + interval '3 days')`.execute(
    restored().db,
  );
  await carry();
  expect((await sql`SELECT FROM invitation`.execute(restored().db)).rows).toEqual([]);
  expect(await stateOf(colleague)).toMatchObject({ is_invited: true });
});
