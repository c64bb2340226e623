import { expect, it } from 'vitest';
import { fillStudio } from '../../backup/testing/sample-studio.ts';
import { changedMigrations } from '../testing/changed-migrations.ts';
import { formerNames, makeFormer, schemaOf } from '../testing/former-schema.ts';
import { migrationNames } from './migrate.ts';

const { database, add, migrateNow, rowsOf, tableExists } = changedMigrations();
const appliedNow = async () =>
  (await rowsOf('SELECT name FROM kysely_migration ORDER BY name')).map(({ name }) => name);

/** A studio of that time: a cancelled session, one of an even older program, and the calendar of a photographer. */
const fillFormer = async (): Promise<void> => {
  const { pool } = database();
  await makeFormer(pool);
  await fillStudio(pool);
  await pool.query(`
    INSERT INTO calendar_feed (photographer_id, token_hash, sealed_token, created_at)
    SELECT id, 'x', 'sealed', now() FROM photographer WHERE name = 'Boris'`);
};

it('a database that has had the former files goes on with those of today, once for all processes that start (SRV-65)', async () => {
  const schema = await schemaOf(database().pool);
  await fillFormer();
  await rowsOf(`UPDATE booking SET status = 'CANCELLED', occupied_id = NULL, cancel_code = 'by_customer'`);
  expect(await rowsOf('SELECT cancel_reason, daily_limited FROM booking')).toEqual([
    { cancel_reason: 'Vom Kunden storniert', daily_limited: null },
  ]);
  await add('20991231T0000_later', 'CREATE TABLE later (id int);');
  const started = await Promise.all(Array.from({ length: 4 }, migrateNow));
  const today = await migrationNames('migrations');
  expect(started.flat()).toEqual([...today, '20991231T0000_later']);
  expect(await appliedNow()).toEqual([...today, '20991231T0000_later']);
  await rowsOf('DROP TABLE later');
  expect(await schemaOf(database().pool)).toEqual(schema);
  expect(await rowsOf('SELECT cancel_code, cancel_reason, daily_limited FROM booking')).toEqual([
    { cancel_code: 'by_customer', cancel_reason: null, daily_limited: false },
  ]);
  expect(await rowsOf('SELECT name FROM calendar_feed JOIN photographer ON id = resource_id')).toEqual([
    { name: 'Boris' },
  ]);
  expect(await migrateNow()).toEqual([]);
});

it('what was changed after the former files stays applied', async () => {
  await makeFormer(database().pool);
  // It was there before any file of today that has a time.
  await add('20261130T0300_later', 'CREATE TABLE later (id int);');
  await rowsOf(`INSERT INTO kysely_migration (name, timestamp) VALUES ('20261130T0300_later', '2026-11-30T03:00:00Z')`);
  expect(await migrateNow()).toEqual(await migrationNames('migrations'));
  expect(await tableExists('later')).toBe(false);
  expect(await migrateNow()).toEqual([]);
});

it.each([
  ['only some of the former files', async () => (await formerNames()).at(-1)],
  ['all but one of them', async () => (await formerNames())[7]],
])('a database that has had %s is refused in one sentence, and nothing is changed', async (_, missing) => {
  await fillFormer();
  await rowsOf(`DELETE FROM kysely_migration WHERE name = '${await missing()}'`);
  const [schema, names] = [await schemaOf(database().pool), await appliedNow()];
  await expect(migrateNow()).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(
      /^This database was made before the first release of FotoBooking [^\n]*last version before the release [^\n]*Nothing was changed\.$/,
    ),
  });
  expect([await schemaOf(database().pool), await appliedNow()]).toEqual([schema, names]);
});

it('if a later migration fails, the database stays with the former files', async () => {
  await fillFormer();
  const [schema, names] = [await schemaOf(database().pool), await appliedNow()];
  await add('20991231T0000_broken', 'ALTER TABLE nobody ADD COLUMN x int;');
  await expect(migrateNow()).rejects.toThrow(/^Migration 20991231T0000_broken failed, nothing was changed/);
  expect([await schemaOf(database().pool), await appliedNow()]).toEqual([schema, names]);
  await add('20991231T0000_broken', 'ALTER TABLE service ADD COLUMN x int;');
  expect(await migrateNow()).toContain('20991231T0000_broken');
});
