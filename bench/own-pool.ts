import { join } from 'node:path';
import pg from 'pg';
import type { Studio } from '../e2e/support/studio-process.ts';

/**
 * A pool of the benchmark's own connections to the studio's database, at most `max`; the user 'postgres' is the
 * superuser.
 */
export const ownPool = (studio: Studio, max: number, user: 'fotobooking' | 'postgres' = 'fotobooking'): pg.Pool => {
  const pool = new pg.Pool({ host: join(studio.dataDir, 'run'), user, database: 'fotobooking', max });
  // The pool ends before the server has closed its connections; the server may stop in between.
  pool.on('error', () => undefined);
  return pool;
};
