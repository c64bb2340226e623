import { callbackify } from 'node:util';
import pg from 'pg';
import { DatabaseGone } from '../database-problem.ts';
import { PreparingClient } from './preparing-client.ts';
import { probeDatabase } from './probe-database.ts';
import { type Patience, Pulse, tickMs, usualPatience } from './pulse.ts';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

export interface Watch {
  /** 'endless': no monitoring; callers wait as long as it takes. */
  readonly patience: Patience | 'endless';
  readonly onChange: (isGone: boolean) => void;
}

/**
 * How long a caller waits, in ms: `longestMs` while other connections are being handed out or returned, `stuckMs` while
 * none is.
 */
export const waits = { longestMs: 10_000, stuckMs: 2500 } as const;

/**
 * A pool whose callers wait while the queue moves, but not for an unresponsive database. A caller is refused after
 * `stuckMs` if no connection has been handed out or returned meanwhile, and after `longestMs` otherwise. While the
 * pulse reports that the database is gone, callers are refused at once.
 */
export class WaitingPool extends pg.Pool {
  #moved = performance.now();
  readonly #pulse: Pulse;
  readonly #isWatched: boolean;
  /** Only while a caller waits for the database or it is gone, so that a process at rest sleeps. */
  #beat: NodeJS.Timeout | undefined;

  constructor(config: pg.PoolConfig, { patience, onChange }: Watch) {
    const connections = new Connections();
    const pulse = new Pulse({
      probe: () => probeDatabase(config),
      isAwaited: () => this.totalCount > this.idleCount || this.waitingCount > 0,
      bytesReceived: () => connections.bytesReceived,
      breakOff: () => connections.breakOff(),
      onChange,
      patience: patience === 'endless' ? usualPatience : patience,
    });
    super({ ...config, Client: clientsOf(connections, pulse), connectionTimeoutMillis: waits.longestMs });
    this.#pulse = pulse;
    this.#isWatched = patience !== 'endless';
    for (const event of ['acquire', 'release'] as const) this.on(event, () => void (this.#moved = performance.now()));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (!callback) return this.#connect();
    const release = (one: pg.PoolClient) => (why?: unknown) => one.release(why as Error | undefined);
    callbackify(() => this.#connect())((error, one) =>
      error ? callback(error, undefined, () => undefined) : callback(undefined, one, release(one)),
    );
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    // Monitored until the end: statements still under way would otherwise wait for a database that is gone.
    const ended = super.end().finally(() => {
      this.#endWatch();
      this.#pulse.stop();
    });
    if (!callback) return ended;
    callbackify(() => ended)(() => callback());
  }

  #watch(): void {
    this.#beat ??= setInterval(() => {
      this.#pulse.tick();
      if (this.#pulse.isAtRest) this.#endWatch();
    }, tickMs).unref();
  }

  #endWatch(): void {
    clearInterval(this.#beat);
    this.#beat = undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#pulse.isGone) throw new DatabaseGone();
    if (this.#isWatched) this.#watch();
    const client = super.connect();
    try {
      // There are at least as many idle connections as waiting callers, so one is handed out at once.
      return await (this.waitingCount <= this.idleCount ? client : this.#unlessStuck(client));
    } catch (error) {
      if (this.#isWatched && !this.ending) {
        this.#watch();
        this.#pulse.ask();
      }
      throw error;
    }
  }

  #unlessStuck(client: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      let gaveUp = false;
      const look = (): void => {
        const left = waits.stuckMs - (performance.now() - Math.max(began, this.#moved));
        if (left > 0) {
          timer = setTimeout(look, left);
          return;
        }
        gaveUp = true;
        reject(new Error('timeout exceeded when trying to connect'));
      };
      let timer = setTimeout(look, waits.stuckMs);
      client.then((one) => (gaveUp ? one.release() : resolve(one)), reject).finally(() => clearTimeout(timer));
    });
  }
}

/** All connections, including those being opened. */
class Connections {
  readonly #present = new Set<PreparingClient>();
  #receivedBefore = 0;

  get bytesReceived(): number {
    let bytes = this.#receivedBefore;
    for (const client of this.#present) bytes += client.bytesReceived;
    return bytes;
  }

  add(client: PreparingClient): void {
    this.#present.add(client);
    client.once('end', () => {
      this.#receivedBefore += client.bytesReceived;
      this.#present.delete(client);
    });
  }

  breakOff(): void {
    for (const client of this.#present) client.breakOff();
  }
}

/** Connections that are registered when they are created, and that are refused while the database is gone. */
const clientsOf = (connections: Connections, pulse: Pulse) =>
  class extends PreparingClient {
    constructor(config?: pg.ClientConfig) {
      super(config);
      connections.add(this);
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      if (!pulse.isGone) return callback ? super.connect(callback) : (super.connect() as unknown as Promise<this>);
      this.emit('end');
      if (!callback) return Promise.reject(new DatabaseGone());
      process.nextTick(callback, new DatabaseGone());
    }
  };
