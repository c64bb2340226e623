import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { faultyDatabase, unavailable } from '../testing/faulty-database.ts';

vi.setConfig({ testTimeout: 180_000 });

const { studio, book } = faultyDatabase();

describe('a database that is kept busy (N15)', () => {
  it('more requests than connections, all of them blocked: 503, and afterwards everything works again', async () => {
    const holder = new pg.Client({ connectionString: studio().database.url });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE occupied_time IN ACCESS EXCLUSIVE MODE');
    const callers = Array.from({ length: 60 }, () => book(12));
    // Within a transaction PostgreSQL caches the statistics of activity until the snapshot is cleared.
    const waiting = async () => {
      await holder.query('SELECT pg_stat_clear_snapshot()');
      return (await holder.query('SELECT 1 FROM pg_stat_activity WHERE wait_event_type = $1', ['Lock'])).rows;
    };
    await expect.poll(waiting).not.toEqual([]);
    expect((await studio().call('GET', '/api/health')).status).toBe(200);
    for (const response of await Promise.all(callers)) expect(response).toMatchObject(unavailable);
    await holder.query('ROLLBACK');
    await holder.end();
    expect((await book(12)).status).toBe(201);
  });

  it('a statement that takes too long is aborted by the database', async () => {
    const { rows } = await sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`.execute(
      studio().database.db,
    );
    expect(rows).toEqual([{ limit: '15s' }]);
  });
});
