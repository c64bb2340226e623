import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { build } from 'vite';
import type { EmbeddedConnection } from '../src/application-database.ts';
import { readPostmasterFile } from '../src/postmaster-file.ts';
import { findProcess } from '../src/process-facts.ts';
import { provideBinaries } from '../src/server-binaries.ts';
import { DatabaseProcess, type StartOptions } from './database-process.ts';
import { testInstallation } from './test-installation.ts';

/** Data directories and processes of tests. Call `prepare` before all, `clear` after each, `close` after all. */
export class DatabaseLab {
  #folder = '';
  #ownBinDir = '';
  #script = '';
  readonly #processes: DatabaseProcess[] = [];
  readonly #bases: string[] = [];
  readonly #dataDirs: string[] = [];
  readonly #socketDirs = new Set<string>();
  readonly #name: string;

  /** `name` is that of the databases: a program finds only its own. */
  constructor(name = testInstallation.name) {
    this.#name = name;
  }

  /**
   * Uses the binaries of EMBEDDED_PG_BINDIR, or copies the bundled ones once for many tests. Tests of that copying pass
   * `binDir: ''`.
   */
  async prepare(): Promise<void> {
    this.#script = await buildScript();
    this.#folder = await mkdtemp(join(tmpdir(), 'fb-test-programs-'));
    await chmod(this.#folder, 0o755);
    this.#ownBinDir = process.env['EMBEDDED_PG_BINDIR'] || (await copyPrograms(this.#folder));
    await linkPrograms(this.#ownBinDir, this.binDir);
  }

  /** Programs with an initdb that works once, and copies what it has made afterwards. */
  get binDir(): string {
    return join(this.#folder, 'linked');
  }

  /** The programs themselves, for tests of how a database is created. */
  get ownBinDir(): string {
    return this.#ownBinDir;
  }

  async makeDataDir(...parts: string[]): Promise<string> {
    const base = await mkdtemp(join(tmpdir(), 'fb-test-'));
    await chmod(base, 0o755);
    this.#bases.push(base);
    const dataDir = join(base, ...(parts.length > 0 ? parts : ['data']));
    this.#dataDirs.push(dataDir);
    return dataDir;
  }

  start(dataDir: string, { binDir = this.binDir, uid = '' }: StartOptions = {}): DatabaseProcess {
    const started = new DatabaseProcess(this.#script, dataDir, this.#name, { binDir, uid });
    this.#processes.push(started);
    return started;
  }

  /** Starts the database and waits until it is ready. */
  async open(dataDir: string, options: StartOptions = {}) {
    const holder = this.start(dataDir, options);
    const { event, message, adopted, connection } = await holder.next('ready', 'refused');
    if (event === 'refused' || !connection) throw new Error(message);
    this.#socketDirs.add(connection.host);
    return { holder, adopted, connection };
  }

  async clear(): Promise<void> {
    await Promise.all(this.#processes.map((it) => it.kill()));
    await Promise.all(this.#dataDirs.map((dataDir) => killServer(dataDir, 'SIGQUIT')));
    await Promise.all([...this.#bases, ...this.#socketDirs].map((it) => rm(it, { recursive: true, force: true })));
  }

  async close(): Promise<void> {
    if (this.#script !== '') await rm(dirname(this.#script), { recursive: true });
    if (this.#folder !== '') await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Returns the directory of the bundled programs, copied below `folder`. */
async function copyPrograms(folder: string): Promise<string> {
  const home = { directory: folder, shared: true };
  const { postgres } = await provideBinaries(undefined, { ids: {}, name: '' }, testInstallation, () =>
    Promise.resolve(home),
  );
  return dirname(postgres);
}

/** A start on an empty directory takes a second of processor time, and initdb is nine tenths of it. */
async function linkPrograms(binDir: string, linked: string): Promise<void> {
  const made = join(linked, 'made');
  await mkdir(made, { recursive: true });
  // The server's user writes there, whoever that is.
  await chmod(made, 0o777);
  await symlink(join(binDir, 'postgres'), join(linked, 'postgres'));
  const script = `#!/bin/sh
for argument; do case "$argument" in --pgdata=*) target="\${argument#--pgdata=}";; esac; done
if [ -d '${made}/cluster' ]; then exec cp -R '${made}/cluster/.' "$target"; fi
'${join(binDir, 'initdb')}' "$@" || exit
cp -R "$target" '${made}/copy' && chmod -R a+rX '${made}/copy' && mv '${made}/copy' '${made}/cluster' || true
`;
  await writeFile(join(linked, 'initdb'), script, { mode: 0o755 });
}

/** Builds the process that holds a database, below the folder with package.json: from its sources a start takes six times as long. */
async function buildScript(): Promise<string> {
  const folder = fileURLToPath(new URL('../../../.tmp/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const outDir = await mkdtemp(join(folder, 'holder-'));
  await chmod(outDir, 0o755);
  const entry = fileURLToPath(new URL('hold-database.ts', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: entry,
      outDir,
      rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
    },
  });
  return join(outDir, 'hold-database.js');
}

export async function serverPid(dataDir: string): Promise<number> {
  const file = await readPostmasterFile(join(dataDir, 'database'));
  const server = file?.pid ? await findProcess(file.pid) : undefined;
  if (!server) throw new Error(`No server runs in ${dataDir}`);
  return server.pid;
}

/** Kills the server that runs in a data directory, if any, and waits until it is gone. */
export async function killServer(dataDir: string, signal: 'SIGKILL' | 'SIGQUIT' = 'SIGKILL'): Promise<void> {
  const pid = (await readPostmasterFile(join(dataDir, 'database')).catch(() => undefined))?.pid;
  const server = pid ? await findProcess(pid) : undefined;
  if (!server || !/cluster_name=[a-z\d]+-\d+-\d+/.test(server.command)) return;
  process.kill(server.pid, signal);
  while ((await findProcess(server.pid))?.started === server.started) await new Promise(setImmediate);
}

export async function query(connection: EmbeddedConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function userOf(pid: number): Promise<number> {
  return Number((await promisify(execFile)('ps', ['-o', 'uid=', '-p', String(pid)])).stdout);
}

export async function environmentOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/environ`, 'utf8');
  return (await promisify(execFile)('ps', ['-Eww', '-o', 'command=', '-p', String(pid)])).stdout;
}
