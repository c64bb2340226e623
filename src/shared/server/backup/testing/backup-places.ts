import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { silentLog } from '../../database/testing/silent-log.ts';
import {
  createTestDatabase,
  dropTestDatabase,
  plainPool,
  type TestDatabase,
} from '../../database/testing/test-database.ts';
import { backup } from '../backup.ts';
import { type RestoreOptions, restore } from '../restore.ts';
import { fillStudio } from './sample-studio.ts';

export interface Place {
  readonly database: TestDatabase;
  readonly pool: Pool;
  readonly dataDir: string;
}

/** A studio that is backed up, and a place to restore it to. */
export const backupPlaces = () => {
  let folder: string;
  let file: string;
  let source: Place;
  let target: Place;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fb-test-backup-'));
    file = join(folder, 'studio.backup');
    [source, target] = await Promise.all([openPlace('source'), openPlace('target')]);
    await fillStudio(source.pool);
  });
  afterEach(async () => {
    for (const { pool, database } of [source, target]) {
      await pool.end();
      await dropTestDatabase(database);
    }
    await rm(folder, { recursive: true });
  });
  async function openPlace(name: string): Promise<Place> {
    const database = await createTestDatabase();
    // Not the pool of the database itself: its connections would look like a running studio.
    const pool = plainPool(database.url);
    return { database, pool, dataDir: join(folder, name) };
  }
  const backupOf = ({ database, dataDir }: Place) =>
    backup(file, { connection: database.url, log: silentLog, dataDir, version: '1.2.3' });
  const backupSource = () => backupOf(source);
  const restoreOptions = () => ({
    open: () => Promise.resolve({ connection: target.database.url, close: () => Promise.resolve() }),
    log: silentLog,
    dataDir: target.dataDir,
    migrationsDirectory: 'migrations',
    force: false,
  });
  const restoreTarget = (options: Partial<RestoreOptions> = {}) => restore(file, { ...restoreOptions(), ...options });
  return {
    folder: () => folder,
    file: () => file,
    source: () => source,
    target: () => target,
    openPlace,
    backupOf,
    backupSource,
    restoreTarget,
    restoreOptions,
  };
};
