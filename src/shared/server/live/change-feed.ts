import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Database, poolOf } from '../database/database.ts';
import type { Log } from '../log.ts';

/** A committed change, as the database notifies of it. */
export interface Change {
  /** Unique. Every process receives the changes in the same order. */
  readonly id: string;
  /** What has changed, such as 'booking' or 'contact'. No personal data. */
  readonly kind: string;
  /** When this process was notified, in ms of its own clock. */
  readonly at: number;
}

/** 'gap': changes may have been missed. 'stopped': the process stops. */
export type Heard = Change | 'gap' | 'stopped';

/** Where a client continues: after the change it saw last, or else with what it has shown for `within` ms. */
export interface Position {
  readonly after?: string | undefined;
  readonly within?: number | undefined;
}

const channel = 'studio_change';
/** Of what is due now and is no change for a screen: a message that was written. */
const workChannel = 'studio_work';
/** The kind with which each process marks where it began to listen, so that there is always a position. */
const beginning = 'listening';
const mostKept = 2000;
const shortestPauseMs = 250;
const longestPauseMs = 15_000;
/** For what is lost between the clocks of a client and this process. */
const slackMs = 2000;

/**
 * The changes of all processes on one database, over a single connection of its own that only listens: without changes
 * it sends and receives nothing. If the connection is lost, it is opened again, and listeners hear of a gap.
 */
export class ChangeFeed {
  readonly #config: pg.ClientConfig;
  readonly #log: Log;
  readonly #listeners = new Set<(heard: Heard) => void>();
  readonly #stirred = new Set<() => void>();
  #recent: Change[] = [];
  /** When `recent` became complete, in ms of the process's clock; undefined while not listening. */
  #completeSince: number | undefined;
  #client: pg.Client | undefined;
  #running: Promise<void> | undefined;
  #began: Promise<void> = Promise.resolve();
  readonly #stop = new AbortController();

  constructor(config: pg.ClientConfig, log: Log) {
    this.#config = config;
    this.#log = log;
  }

  get isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Whether every change is heard as soon as it is committed. */
  get isListening(): boolean {
    return !this.isStopped && this.#completeSince !== undefined;
  }

  /** Begins to listen; resolves after the first attempt and never rejects. Returns whether it listens. */
  async start(): Promise<boolean> {
    if (!this.#running && !this.isStopped) {
      this.#began = new Promise((resolve) => {
        this.#running = this.#listen(resolve);
      });
    }
    await this.#began;
    return this.isListening;
  }

  /** Ends every stream at once and closes the connection. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.#tell('stopped');
    this.#stir();
    await this.#client?.end().catch(() => undefined);
    await this.#running;
  }

  subscribe(listener: (heard: Heard) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Calls back whenever something was written that may be due, and when listening begins or ends. */
  onStir(stirred: () => void): () => void {
    this.#stirred.add(stirred);
    return () => void this.#stirred.delete(stirred);
  }

  /** The id of the latest change. */
  get latest(): string | undefined {
    return this.#recent.at(-1)?.id;
  }

  /** The changes since a position; undefined if some may be missing. */
  since({ after, within }: Position): readonly Change[] | undefined {
    if (this.#completeSince === undefined) return undefined;
    if (after !== undefined) {
      const last = this.#recent.findLastIndex(({ id }) => id === after);
      return last < 0 ? undefined : shown(this.#recent.slice(last + 1));
    }
    const from = performance.now() - (within ?? 0) - (within === undefined ? 0 : slackMs);
    return from < this.#completeSince ? undefined : shown(this.#recent.filter(({ at }) => at >= from));
  }

  async #listen(tried: () => void): Promise<void> {
    for (let troubles = 0; !this.isStopped; troubles++) {
      const lost = await this.#connect().catch((error: unknown) => error as Error);
      tried();
      if (lost instanceof Error) {
        if (troubles === 0) this.#log.warn({ err: lost }, 'changes cannot be listened to; trying again');
      } else {
        troubles = 0;
        await lost.ended;
        this.#completeSince = undefined;
        this.#stir();
      }
      this.#client = undefined;
      const pause = Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(troubles, 10));
      await delay(pause, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    }
  }

  /** Resolves when it listens; `ended` when the connection is lost. */
  async #connect(): Promise<{ readonly ended: Promise<void> }> {
    const client = new pg.Client(this.#config);
    this.#client = client;
    const ended = new Promise<void>((resolve) => {
      client.on('end', resolve);
      client.on('error', () => {
        resolve();
        client.end().catch(() => undefined);
      });
    });
    const fresh: Change[] = [];
    let heard = (change: Change): void => void fresh.push(change);
    client.on('notification', ({ channel: on, payload = '' }) => {
      if (on === channel) heard(changeOf(payload));
      this.#stir();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${workChannel}`);
      await client.query(`LISTEN ${channel}`);
      await client.query(`SELECT pg_notify('${channel}', '${beginning} ' || pg_current_xact_id()::text)`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.#recent = fresh;
    this.#completeSince = performance.now();
    heard = (change) => this.#keep(change);
    this.#tell('gap');
    this.#stir();
    return { ended };
  }

  #stir(): void {
    for (const stirred of this.#stirred) stirred();
  }

  #keep(change: Change): void {
    this.#recent.push(change);
    if (this.#recent.length > mostKept) {
      const [dropped] = this.#recent.splice(0, this.#recent.length - mostKept);
      if (dropped) this.#completeSince = Math.max(this.#completeSince ?? 0, dropped.at);
    }
    if (change.kind !== beginning) this.#tell(change);
  }

  #tell(heard: Heard): void {
    for (const listener of this.#listeners) listener(heard);
  }
}

const changeOf = (payload: string): Change => {
  const [kind = '', transaction = ''] = payload.split(' ');
  return { id: `${transaction}-${kind}`, kind, at: performance.now() };
};

const shown = (changes: readonly Change[]): readonly Change[] => changes.filter(({ kind }) => kind !== beginning);

const feeds = new WeakMap<Database, ChangeFeed>();

/** The feed of an opened database: one for the process. It begins to listen with `start`. */
export const changeFeedOf = (db: Database, log: Log): ChangeFeed => {
  const known = feeds.get(db);
  if (known) return known;
  const options = poolOf(db)?.options;
  const feed = new ChangeFeed(
    {
      ...options,
      // The pool hides it, so that it is not logged.
      ...(options?.password === undefined ? {} : { password: options.password }),
      application_name: 'fotobooking changes',
      options: '-c TimeZone=UTC -c idle_session_timeout=0',
      connectionTimeoutMillis: 2500,
      // A database that has gone away is noticed within half a minute, without a query.
      keepAlive: true,
      keepAliveInitialDelayMillis: 15_000,
    },
    log,
  );
  feeds.set(db, feed);
  return feed;
};
