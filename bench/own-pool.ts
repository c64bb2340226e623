import { join } from 'node:path';
import pg from 'pg';
import type { Studio } from '../e2e/studio-process.ts';

/** Connections of the bench itself to the studio's database, of at most `max`; `user` 'postgres' may do everything. */
export const ownPool = (studio: Studio, max: number, user: 'fotobooking' | 'postgres' = 'fotobooking'): pg.Pool => {
  const pool = new pg.Pool({ host: join(studio.dataDir, 'run'), user, database: 'fotobooking', max });
  // A pool has ended before the server has seen its connections leave; the server may end in between.
  pool.on('error', () => undefined);
  return pool;
};
