import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase, dropDatabase, sharedServer, templates } from '../clock/shared-server.ts';
import { newDataDir, usedDataDir } from './data-directory.ts';

/** Calls the API; resolves to status and body, whatever the status. */
export type Api = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>;

/** The built product, running with its own data directory. */
export interface Studio {
  readonly url: string;
  readonly dataDir: string;
  /** Of its database, embedded or not. */
  readonly databaseUrl: string;
  /** Where commands of the product find this studio: the variables that it was started with. */
  readonly place: Readonly<Record<string, string>>;
  /** What another process on its database is started with: the key in its environment or in its data directory. */
  readonly secretKey: string;
  readonly pid: number;
  readonly admin: { readonly email: string; readonly password: string };
  /** Calls the API as the administrator. */
  readonly api: Api;
  /** Calls the API as a visitor. */
  readonly visit: Api;
  /** For states that no endpoint can create; everything else uses the API. */
  readonly sql: (text: string, values?: unknown[]) => Promise<any[]>;
  /** All output of the process so far. */
  readonly output: () => string;
  /** Sends a signal and resolves to the exit code; the data directory stays. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Stops it and removes the data directory, unless the caller provided that. */
  readonly stop: () => Promise<void>;
}

/** What to start: the built product, its demo, or the README's command. */
type Entry = 'main' | 'demo' | 'npm start';

const commandOf = (entry: Entry, node: string): [string, string[]] =>
  entry === 'npm start' ? ['npm', ['start']] : [node, [`dist/server/${entry}.js`]];

/** Of studios that share a server: the template is sealed with it. */
const sharedKey = 'the key of all studios under test, of no value';

/**
 * A database for a studio that brings no place of its own, where there is a shared server. A studio with a key or an
 * administrator of its own begins with an empty database, every other one as a copy of a studio that has started before.
 */
const databaseFor = async (env: Readonly<Record<string, string>>, entry: Entry) => {
  const server = sharedServer();
  const hasPlace = env['DATA_DIR'] !== undefined || env['DATABASE_URL'] !== undefined;
  if (server === undefined || hasPlace || entry === 'npm start') return undefined;
  const name = `studio_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server, name, isLikeTemplate(env, entry) ? templates.studio : templates.blank);
  return { url, drop: () => dropDatabase(server, name) };
};

/** Whether a studio has the key and the administrator of the one that was started before. */
const isLikeTemplate = (env: Readonly<Record<string, string>>, entry: Entry): boolean =>
  entry === 'main' && env['SECRET_KEY'] === undefined && env['ADMIN_PASSWORD'] === undefined;

/** The directory of a studio that brings none: with a server of its own as it is after a first start. */
const dataDirFor = (env: Readonly<Record<string, string>>, entry: Entry): Promise<string> => {
  const hasDatabase = sharedServer() !== undefined || env['DATABASE_URL'] !== undefined;
  return !hasDatabase && isLikeTemplate(env, entry) ? usedDataDir() : newDataDir();
};

/** Data directory, database and key of a studio; `remove` deletes what was made for it. */
const placeFor = async (env: Readonly<Record<string, string>>, entry: Entry) => {
  const dataDir = env['DATA_DIR'] ?? (await dataDirFor(env, entry));
  const made = await databaseFor(env, entry);
  const url = env['DATABASE_URL'] ?? made?.url;
  const key = env['SECRET_KEY'] ?? (sharedServer() === undefined ? undefined : sharedKey);
  return {
    dataDir,
    databaseUrl: url ?? embeddedUrl(dataDir),
    place: {
      DATA_DIR: dataDir,
      ...(url !== undefined && { DATABASE_URL: url }),
      ...(key !== undefined && { SECRET_KEY: key }),
    },
    remove: async () => {
      await made?.drop();
      if (env['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/**
 * Starts the built product, or the demo, with this Node or another; `env` adds to or replaces its environment. `cwd`: the
 * folder of another build.
 */
export const startStudio = async (
  env: Readonly<Record<string, string>> = {},
  entry: Entry = 'main',
  node = process.execPath,
  cwd = process.cwd(),
): Promise<Studio> => {
  const { dataDir, databaseUrl, place, remove } = await placeFor(env, entry);
  const port = env['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const admin = { email: 'studio@example.de', password: 'correct horse battery' };
  const server = spawn(...commandOf(entry, node), {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ADMIN_NAME: 'Sabine Vogel',
      RATE_LIMIT: 'off',
      // Every second the twenty periodic tasks took a seventh of the processor time.
      JOBS_INTERVAL_MS: '5000',
      LOG_LEVEL: 'warn',
      WEBHOOK_PRIVATE_NETWORKS: '127.0.0.0/8',
      ...env,
      ...place,
    },
  });
  endWithTests(server);
  const output = await waitUntilReady(url, server);
  const connection = connectionTo(databaseUrl);
  let token: Promise<string> | undefined;
  const visit = caller(url, () => Promise.resolve(undefined));
  const signIn = async () => (await visit('POST', '/api/admin/auth/login-json', admin)).body.access_token as string;
  return {
    url,
    dataDir,
    databaseUrl,
    place,
    secretKey: place.SECRET_KEY ?? (await readFile(join(dataDir, 'secret.key'), 'utf8')).trim(),
    pid: server.pid ?? 0,
    admin,
    visit,
    api: caller(url, () => (token ??= signIn())),
    sql: connection.query,
    output,
    end: async (signal) => {
      await connection.end();
      return end(server, signal);
    },
    stop: async () => {
      await connection.end();
      await end(server, 'SIGTERM');
      await remove();
    },
  };
};

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const server of running) server.kill('SIGTERM');
});

/** A process that a failed test has left running ends, with its database, when the test process does. */
export const endWithTests = (server: ChildProcess): void => {
  running.add(server);
  server.once('exit', () => running.delete(server));
};

const end = async (server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  server.kill(signal);
  await once(server, 'exit');
  return server.exitCode;
};

const caller =
  (url: string, bearer: () => Promise<string | undefined>): Api =>
  async (method, path, body) => {
    const token = await bearer();
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  };

/** The address of the embedded database in a data directory. */
export const embeddedUrl = (dataDir: string): string =>
  `postgres://fotobooking@${encodeURIComponent(join(dataDir, 'run'))}/fotobooking`;

/** Asks a database over one connection, opened when it is needed, and again after it is lost. */
const connectionTo = (connectionString: string) => {
  let current: pg.Client | undefined;
  let opening: Promise<unknown> | undefined;
  const open = (): pg.Client => {
    const client = new pg.Client({ connectionString });
    const forget = (): void => void (current = current === client ? undefined : current);
    client.on('error', forget).on('end', forget);
    current = client;
    opening = client.connect();
    opening.catch(forget);
    return client;
  };
  return {
    query: async (text: string, values: unknown[] = []): Promise<any[]> => {
      const client = current ?? open();
      await opening;
      return (await client.query(text, values)).rows;
    },
    end: async (): Promise<void> => {
      const last = current;
      current = undefined;
      await last?.end().catch(() => undefined);
    },
  };
};

const collect = (server: ChildProcess): (() => string) => {
  let text = '';
  const keep = (chunk: Buffer) => void (text += chunk.toString());
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  return () => text;
};

/** Waits until a process that was just started is ready. Returns a function that returns its output. */
export const waitUntilReady = async (
  url: string,
  server: ChildProcess,
  patienceMs = 120_000,
): Promise<() => string> => {
  const output = collect(server);
  const closed = once(server, 'close');
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) {
      // Its last output may still arrive.
      await closed;
      throw new Error(`The studio did not start:\n${output()}`);
    }
    const ready = await fetch(`${url}/api/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return output;
    await delay(100);
  }
  throw new Error(`The studio was not ready in time:\n${output()}`);
};

/**
 * Returns a free port. Each worker has its own range, below the ephemeral ports of the system: an outgoing connection
 * could take one of those before the server starts.
 */
export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < portsPerWorker; tried++) {
    const port = firstPort + (nextPort++ % portsPerWorker);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${firstPort} on is free`);
};

const portsPerWorker = 1000;
const firstPort = 20_000 + (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 12) * portsPerWorker;
// Two runs on one machine begin at different ports.
let nextPort = process.pid;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
