import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addBooking, fillStudio } from '../../backup/testing/sample-studio.ts';
import { silentLog } from '../testing/silent-log.ts';
import { createTestDatabase, dropTestDatabase, plainPool } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

/** The migrations before lanes. */
const before = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fb-test-lanes-'));
  await cp('migrations', folder, { recursive: true });
  const later = (await readdir(folder)).filter((name) => name >= '20261123T1400');
  await Promise.all(later.map((name) => rm(join(folder, name))));
  return folder;
};

it('upgrading creates a lane for every photographer, which their sessions and time off claim', async () => {
  const folder = await before();
  const database = await createTestDatabase('template0');
  const pool = plainPool(database.url);
  await migrate({ connection: database.url, log: silentLog }, folder);
  await fillStudio(pool);
  await migrate({ connection: database.url, log: silentLog }, 'migrations');
  const ownLane = `uses = ARRAY(SELECT id FROM lane WHERE resource_id = photographer_id)`;
  const { rows } = await pool.query(`
    SELECT (SELECT count(*)::int FROM photographer JOIN lane ON resource_id = photographer.id) AS lanes,
           (SELECT count(*)::int FROM occupied_time WHERE ${ownLane}) AS sessions,
           (SELECT count(*)::int FROM time_off WHERE ${ownLane} AND resource_id = photographer_id) AS off`);
  expect(rows).toEqual([{ lanes: 2, sessions: 1, off: 1 }]);
  expect(await addBooking(pool, 0)).toBe(false);
  expect(await addBooking(pool, 1)).toBe(true);
  await pool.end();
  await dropTestDatabase(database);
  await rm(folder, { recursive: true });
});
