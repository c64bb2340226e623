import { StartRefusal } from '../../start-refusal.ts';
import { type DatabaseOptions, openDatabase } from '../database.ts';
import { databaseProblem, isRefused } from '../database-problem.ts';
import { oldestVersion } from '../oldest-version.ts';

interface Facts {
  readonly version: number;
  readonly version_text: string;
  readonly zone: string;
  readonly encoding: string;
}

/** Checks the server of DATABASE_URL before it is used. Throws StartRefusal for what an operator has to fix. */
export const refuseUnusableServer = async ({ connection, log }: DatabaseOptions): Promise<void> => {
  const { pool, close } = openDatabase({ connection, log, maxConnections: 1, noTimeouts: true });
  try {
    const { rows } = await pool.query<Facts>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_version') AS version_text,
         current_setting('TimeZone') AS zone, current_setting('server_encoding') AS encoding`,
    );
    const objection = rows[0] && objectionTo(rows[0]);
    if (objection !== undefined) throw new StartRefusal(`DATABASE_URL: ${objection}`);
  } catch (error) {
    throw connectionRefusal(error) ?? error;
  } finally {
    await close();
  }
};

const objectionTo = ({ version, version_text, zone, encoding }: Facts): string | undefined => {
  if (version < oldestVersion)
    return `this is PostgreSQL ${version_text}, but ${oldestVersion} is the oldest that will do`;
  if (encoding !== 'UTF8') return `the database is encoded in ${encoding}; make one with ENCODING 'UTF8'`;
  if (zone !== 'UTC') {
    return `the session is in the time zone ${zone} although UTC was asked for: a pooler in between drops what is set when a connection is made (docs/operations/database.md, Poolers)`;
  }
  return undefined;
};

/** The one-line reason for a failed connection; undefined if the error has another cause. */
export const connectionRefusal = (error: unknown): StartRefusal | undefined => {
  if (!(error instanceof Error) || error instanceof StartRefusal) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // If several addresses were tried, each has its own message.
  const words = error.message || code;
  const refusal = (what: string): StartRefusal => new StartRefusal(`DATABASE_URL: ${what}`, { cause: error });
  if (/startup parameter|options/i.test(words) && code.startsWith('08')) {
    return refusal(
      `a pooler stands in between that lets no session settings through (${words}); connect to PostgreSQL itself (docs/operations/database.md, Poolers)`,
    );
  }
  if (code === '53300') return refusal(`the server has no connection left (${words})`);
  if (code.startsWith('28') || code === '3D000') return refusal(`the server says: ${words}`);
  if (/SSL|certificate|self-signed/i.test(words)) return refusal(`no encrypted connection can be made (${words})`);
  if (databaseProblem(error)?.status === 503 && !isRefused(error)) {
    return refusal(`the database cannot be reached (${words})`);
  }
  return undefined;
};
