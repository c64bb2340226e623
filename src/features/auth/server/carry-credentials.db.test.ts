import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#shared/server/database/database.ts';
import { testDatabase } from '#shared/server/database/testing/test-database.ts';
import { carryCredentials } from './carry-credentials.ts';

// The current database, and a restored older backup of it.
const present = testDatabase();
const restored = testDatabase();
const empty = testDatabase();
const admin = randomUUID();
const [kept, revoked] = [randomUUID(), randomUUID()];

const fill = async (db: Database, hash: string, revokedAt: string | null, factor: string | undefined) => {
  await sql`TRUNCATE admin_user, api_key CASCADE`.execute(db);
  await sql`INSERT INTO admin_user (id, email, full_name, password_hash)
            VALUES (${admin}, 'studio@example.de', 'Sabine Vogel', ${hash})`.execute(db);
  await sql`INSERT INTO session (id, token_hash, admin_id, expires_at)
            VALUES (${randomUUID()}, ${randomBytes(32)}, ${admin}, now() + interval '1 day')`.execute(db);
  await sql`INSERT INTO sign_in_challenge (id, token_hash, admin_id, expires_at)
            VALUES (${randomUUID()}, ${randomBytes(32)}, ${admin}, now() + interval '1 day')`.execute(db);
  for (const [id, at] of [[kept, null] as const, [revoked, revokedAt] as const]) {
    await sql`INSERT INTO api_key (id, name, token_hash, token_start, scopes, created_by, created_at, revoked_at)
              VALUES (${id}, 'Kasse', ${randomBytes(32)}, 'fb_', '{bookings:read}', ${admin}, now(), ${at})`.execute(
      db,
    );
  }
  if (factor === undefined) return;
  await sql`INSERT INTO second_factor (admin_id, secret_sealed, begun_at, confirmed_at, recovery_salt)
            VALUES (${admin}, ${factor}, now(), now(), ${Buffer.alloc(16, factor)})`.execute(db);
  await sql`INSERT INTO recovery_code VALUES (${admin}, ${Buffer.alloc(32, factor)})`.execute(db);
  await sql`INSERT INTO passkey (id, admin_id, credential_id, public_key, sign_count, rp_id, name, created_at)
            VALUES (${randomUUID()}, ${admin}, ${Buffer.alloc(32, factor)}, 'x', 7, 'studio.example', ${factor}, now())`.execute(
    db,
  );
};

const count = (table: string) => sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`;
/** A second owner: the last one stays an owner. */
const addColleague = (db: Database) =>
  sql`
  INSERT INTO admin_user (id, email, full_name, password_hash)
  VALUES (gen_random_uuid(), 'vera@example.de', 'Vera Kern', 'x')`.execute(db);

const stateOf = async (db: Database) => ({
  sessions: (await count('session').execute(db)).rows[0]?.n,
  challenges: (await count('sign_in_challenge').execute(db)).rows[0]?.n,
  hash: (await sql<{ h: string }>`SELECT password_hash AS h FROM admin_user`.execute(db)).rows.map(({ h }) => h),
  revoked: (await sql<{ id: string }>`SELECT id FROM api_key WHERE revoked_at IS NOT NULL`.execute(db)).rows,
  factor: (await sql<{ s: string }>`SELECT secret_sealed AS s FROM second_factor`.execute(db)).rows.map(({ s }) => s),
  passkeys: (await sql<{ n: string }>`SELECT name AS n FROM passkey`.execute(db)).rows.map(({ n }) => n),
  codes: (await sql<{ c: Buffer }>`SELECT code_hash AS c FROM recovery_code`.execute(db)).rows.map(({ c }) => c),
});
const carry = async (before: Database) =>
  before.transaction().execute(async (trx) => (await carryCredentials(trx))(restored().db));

describe('credentials that a restore does not bring back', () => {
  it('over a studio: its sessions, a former password, a former second factor, former passkeys, and keys revoked since (SRV-85, KEY-01)', async () => {
    await fill(present().db, 'now', '2030-06-03T08:00:00Z', 'new');
    await fill(restored().db, 'then', null, 'old');
    await carry(present().db);
    expect(await stateOf(restored().db)).toEqual({
      sessions: 0,
      challenges: 0,
      hash: ['now'],
      revoked: [{ id: revoked }],
      factor: ['new'],
      passkeys: ['new'],
      codes: [Buffer.alloc(32, 'new')],
    });
  });

  it.each([
    ['an owner in the backup is at the desk now', 'owner', 'desk', 'desk'],
    ['a photographer in the backup keeps the accounts now', 'photographer', 'accountant', 'accountant'],
    ['a photographer who is not in the backup sees no sessions', 'owner', 'photographer', 'photographer'],
    ['the database was of a version without roles', 'desk', null, 'desk'],
  ])('over a studio: no former role: %s (TEAM-01)', async (_, then, now, expected) => {
    await fill(present().db, 'now', null, undefined);
    await fill(restored().db, 'then', null, undefined);
    for (const [db, role] of [[present().db, now] as const, [restored().db, then] as const]) {
      await addColleague(db);
      const photographer_id = role === 'photographer' ? randomUUID() : null;
      if (photographer_id)
        await sql`INSERT INTO photographer (id, name) VALUES (${photographer_id}, 'Anna')`.execute(db);
      if (role) {
        await sql`UPDATE admin_user SET role = ${role}, photographer_id = ${photographer_id} WHERE id = ${admin}`.execute(
          db,
        );
      } else await sql`ALTER TABLE admin_user DROP COLUMN role CASCADE`.execute(db);
    }
    await carry(present().db);
    const { rows } = await sql`SELECT role, photographer_id FROM admin_user WHERE id = ${admin}`.execute(restored().db);
    expect(rows).toEqual([{ role: expected, photographer_id: null }]);
    if (!now) await sql`ALTER TABLE admin_user ADD COLUMN role text NOT NULL DEFAULT 'owner'`.execute(present().db);
  });

  it('over a studio: the next sign-in of an account is not its first again (KEY-03)', async () => {
    await fill(present().db, 'now', null, undefined);
    await fill(restored().db, 'then', null, undefined);
    await sql`UPDATE admin_user SET has_signed_in = false`.execute(restored().db);
    await carry(present().db);
    const { rows } = await sql`SELECT has_signed_in FROM admin_user`.execute(restored().db);
    expect(rows).toEqual([{ has_signed_in: true }]);
  });

  it('over a studio: a photographer keeps her sessions (TEAM-01)', async () => {
    const photographer_id = randomUUID();
    for (const db of [present().db, restored().db]) {
      await fill(db, 'now', null, undefined);
      await addColleague(db);
      await sql`INSERT INTO photographer (id, name) VALUES (${photographer_id}, 'Anna')`.execute(db);
      await sql`UPDATE admin_user SET role = 'photographer', photographer_id = ${photographer_id}
                WHERE id = ${admin}`.execute(db);
    }
    await carry(present().db);
    const { rows } = await sql`SELECT role, photographer_id FROM admin_user WHERE id = ${admin}`.execute(restored().db);
    expect(rows).toEqual([{ role: 'photographer', photographer_id }]);
  });

  it('over a studio: a second factor that was switched off since, and passkeys that were removed (KEY-01)', async () => {
    await fill(present().db, 'now', null, undefined);
    await fill(restored().db, 'then', '2030-06-03T08:00:00Z', 'old');
    await carry(present().db);
    // A key that was revoked in the backup stays revoked.
    expect(await stateOf(restored().db)).toMatchObject({
      factor: [],
      passkeys: [],
      codes: [],
      revoked: [{ id: revoked }],
    });
  });

  it('into an empty database: its sessions; everything else is restored', async () => {
    // First the tables, because their indexes depend on an extension.
    await sql`DROP TABLE occupied_time, time_off CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public`.execute(
      empty().db,
    );
    await fill(restored().db, 'then', null, 'old');
    await carry(empty().db);
    expect(await stateOf(restored().db)).toMatchObject({
      sessions: 0,
      challenges: 0,
      hash: ['then'],
      factor: ['old'],
      passkeys: ['old'],
    });
  });

  it('over another studio with another administrator: as into an empty database', async () => {
    await fill(present().db, 'now', null, 'new');
    await sql`DELETE FROM second_factor; DELETE FROM passkey; DELETE FROM session; DELETE FROM sign_in_challenge`.execute(
      present().db,
    );
    await sql`UPDATE admin_user SET id = gen_random_uuid()`.execute(present().db);
    await fill(restored().db, 'then', null, 'old');
    await carry(present().db);
    expect(await stateOf(restored().db)).toMatchObject({ sessions: 0, hash: ['then'], factor: ['old'] });
  });

  it('over a studio of a version without second factors and passkeys, and without the mark of unused generated passwords', async () => {
    await fill(present().db, 'now', null, undefined);
    await sql`DROP TABLE second_factor, sign_in_challenge, recovery_code, passkey CASCADE`.execute(present().db);
    await sql`ALTER TABLE admin_user DROP COLUMN unused_password_at`.execute(present().db);
    await fill(restored().db, 'then', null, 'old');
    await carry(present().db);
    expect(await stateOf(restored().db)).toMatchObject({
      sessions: 0,
      hash: ['now'],
      factor: ['old'],
      passkeys: ['old'],
    });
  });
});
