import { describe, expect, it } from 'vitest';
import { changedMigrations } from '../testing/changed-migrations.ts';

const { add, migrateNow, rowsOf, tableExists } = changedMigrations();

describe('migrations of processes that start together (D07)', () => {
  it('run once: one migrates, the others wait for it', async () => {
    await add(
      '20991231T0000_slow',
      'CREATE TABLE counted (id int); INSERT INTO counted VALUES (1); SELECT pg_sleep(0.3);',
    );
    const applied = await Promise.all(Array.from({ length: 4 }, migrateNow));
    expect(applied.flat()).toEqual(['20991231T0000_slow']);
    expect(await rowsOf('SELECT id FROM counted')).toEqual([{ id: 1 }]);
  });

  it('are rolled back if interrupted, and the next start completes them', async () => {
    await add('20991231T0000_slow', 'CREATE TABLE made (id int); SELECT pg_sleep(600);');
    const interrupted = migrateNow().catch((error: unknown) => String(error));
    const sleeping = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;
    await expect.poll(() => rowsOf(sleeping)).toHaveLength(1);
    await rowsOf(`SELECT pg_terminate_backend(pid) FROM (${sleeping}) AS sleeper`);
    expect(await interrupted).toContain('failed, nothing was changed');
    expect(await tableExists('made')).toBe(false);
    await add('20991231T0000_slow', 'CREATE TABLE made (id int);');
    expect(await migrateNow()).toEqual(['20991231T0000_slow']);
  });
});
