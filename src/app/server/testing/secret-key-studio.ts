import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { forgetKeyCheck } from '#shared/server/secrets/secret-key-check.ts';
import { openSecretKey } from '../open-secret-key.ts';
import { testStudio } from './test-studio.ts';

export const [former, present, strange] = ['the-former-secret-key', 'the-present-secret-key', 'a-strange-secret-key'];

/** A studio whose secret key is opened by each test: a new data directory, no stored secret and no check of the key. */
export const secretKeyStudio = () => {
  const studio = testStudio();
  const db = () => studio().database.db;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fb-test-key-'));
    await forgetKeyCheck(db());
    await sql`DELETE FROM setting; DELETE FROM webhook_endpoint; DELETE FROM calendar_feed; DELETE FROM second_factor`.execute(
      db(),
    );
  });
  afterEach(() => rm(folder, { recursive: true }));
  const open = (SECRET_KEY: string | undefined, log = silentLog) =>
    openSecretKey({ SECRET_KEY, DATA_DIR: folder }, { db: db(), log });
  return { studio, db, folder: () => folder, open };
};
