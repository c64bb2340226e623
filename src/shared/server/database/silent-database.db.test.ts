import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type DatabaseConnection, openDatabase } from './database.ts';
import { databaseProblem } from './database-problem.ts';
import { silentLog } from './testing/silent-log.ts';
import { templateName } from './testing/start-database.ts';

/** A way to the database that can be cut without a word to either side, as a network can. */
class Cable {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  isCut = false;

  constructor(reach: () => Socket) {
    this.#server = createServer((near) => {
      const far = reach();
      for (const [from, to] of [[near, far] as const, [far, near] as const]) {
        this.#sockets.add(from);
        from.on('data', (bytes) => void (this.isCut || to.write(bytes)));
        from.on('error', () => undefined);
        from.on('close', () => to.destroy());
      }
    });
  }

  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => resolve((this.#server.address() as AddressInfo).port));
    });
  }

  remove(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

const reachDatabase = (): Socket => {
  const url = new URL(inject('databaseServer').replace('@/', '@socket/'));
  const host = url.searchParams.get('host');
  const port = url.searchParams.get('port') ?? (url.port || '5432');
  return host ? connect(join(host, `.s.PGSQL.${port}`)) : connect(Number(port), url.hostname);
};

describe('a database that falls silent without hanging up (D03)', () => {
  const cable = new Cable(reachDatabase);
  let database: DatabaseConnection;

  beforeAll(async () => {
    const { username, password } = new URL(inject('databaseServer').replace('@/', '@socket/'));
    const connection = `postgres://${username}:${password}@127.0.0.1:${await cable.listen()}/${templateName}`;
    database = openDatabase({ connection, log: silentLog, silenceMs: 300 });
  });
  afterAll(async () => {
    await database.close();
    cable.remove();
  });

  it('is given up as unavailable, and used again as soon as it speaks', async () => {
    const ask = () => database.pool.query('SELECT 1 AS one WHERE $1', [true]).then(({ rows }) => rows);
    const askAsKyselyDoes = async () => {
      const client = await database.pool.connect();
      // Given back as if nothing had happened: what is silent must not serve the next one.
      return client.query('SELECT 1 AS one').finally(() => client.release());
    };
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
    cable.isCut = true;
    const refusals = await Promise.all(
      [ask, askAsKyselyDoes, ask, ask, askAsKyselyDoes].map((one) => one().catch((error: unknown) => error)),
    );
    expect(refusals.map((error) => databaseProblem(error)?.code)).toEqual(refusals.map(() => 'database_unavailable'));
    cable.isCut = false;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
  });
});
