import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { type Patience, usualPatience } from './connection/pulse.ts';
import { WaitingPool } from './connection/waiting-pool.ts';

/** The database as features use it: each writes SQL for its own tables only. */
// oxlint-disable-next-line typescript/no-empty-object-type -- tables are typed where they are owned
export type Database = Kysely<{}>;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

const { builtins } = pg.types;
const instantFromText = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`.replace('+00Z', 'Z'));

// Instants are epoch ms in the program, dates stay text, and counts fit a number.
pg.types.setTypeParser(builtins.TIMESTAMPTZ, instantFromText);
pg.types.setTypeParser(builtins.DATE, (text) => text);
pg.types.setTypeParser(builtins.INT8, Number);

export interface DatabaseOptions {
  /** A connection string, or the address of the embedded server. */
  readonly connection:
    | string
    | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  readonly log: Log;
  readonly maxConnections?: number;
  /** No timeouts, for migrations. */
  readonly noTimeouts?: boolean;
  /**
   * Milliseconds without data from the database after which a query is given up although the database is reachable.
   * Longer than the database's own timeouts.
   */
  readonly silenceMs?: number;
  /** How soon an unresponsive database is considered unreachable. */
  readonly patience?: Patience | 'endless';
}

const sessionTimeouts =
  '-c TimeZone=UTC -c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000';

/** Opens the pool. An idle connection that is lost is logged and replaced; the process goes on. */
export const openDatabase = ({
  connection,
  log,
  maxConnections = 12,
  noTimeouts = false,
  silenceMs = 16_000,
  patience = usualPatience,
}: DatabaseOptions): DatabaseConnection => {
  const onChange = (isGone: boolean): void => {
    if (isGone) log.error('The database does not respond; requests are refused until it does');
    else log.warn('The database responds again');
  };
  const pool = new WaitingPool(
    {
      ...(typeof connection === 'string' ? { connectionString: connection } : connection),
      max: maxConnections,
      ...(noTimeouts ? {} : { query_timeout: silenceMs, pipeline: true }),
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      application_name: 'fotobooking',
      options: noTimeouts ? '-c TimeZone=UTC' : sessionTimeouts,
    },
    { patience: noTimeouts ? 'endless' : patience, onChange },
  );
  let closing = false;
  const lost = (error: Error): void => {
    if (!closing) log.warn({ err: error }, 'a database connection was lost');
  };
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const { close, ...opened } = databaseOn(pool);
  const closeQuietly = (): Promise<void> => {
    closing = true;
    return close();
  };
  return { ...opened, close: closeQuietly };
};

/** The database behind a pool, which closing it ends. */
export const databaseOn = (pool: pg.Pool): DatabaseConnection => {
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely closes only a pool that it has used.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
};

const pools = new WeakMap<Database, pg.Pool>();

/** The pool of an opened database; undefined for a transaction or a database on a single connection. */
export const poolOf = (db: Database): pg.Pool | undefined => pools.get(db);

/** An instant in the format that PostgreSQL parses. */
export const at = (epochMs: number): string => new Date(epochMs).toISOString();
