import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import readExcelFile from 'read-excel-file/node';
import { wholeTag } from '../../scripts/checks/whole-tests.mjs';
import { nodeVersion } from '../../scripts/node-versions.mjs';
import { oldestPostgres } from '../../scripts/oldest-postgres.mjs';
import { oldestVersion } from '../../src/shared/server/database/oldest-version.ts';
import { startTestServer, withDatabase } from '../../src/shared/server/database/testing/test-server.ts';
import { newDataDir } from '../support/data-directory.ts';
import { berlinDay } from '../support/dates.ts';
import { type Studio, startStudio } from '../support/studio-process.ts';

const run = promisify(execFile);

/** What a studio runs on: the Node of this process unless another is given, and the location of its data. */
interface Ground {
  readonly node?: string;
  /** The first studio, and the one its backup is restored to. */
  readonly first: Readonly<Record<string, string>>;
  readonly second: Readonly<Record<string, string>>;
}

for (const [name, tag] of [
  ['oldest', ''],
  ['newest', ` ${wholeTag}`],
] as const) {
  const node = nodeVersion(name);
  test(`a studio runs on the ${name} Node, ${node.version}: started, booked, cancelled, exported, backed up, restored (SRV-72)${tag}`, async () => {
    test.skip('missing' in node, 'missing' in node ? node.missing : '');
    const binary = 'binary' in node ? node.binary : '';
    expect((await run(binary, ['--version'])).stdout.trim()).toBe(`v${node.version}`);
    const [first, second] = [await newDataDir(), await newDataDir()];
    await liveThrough({ node: binary, first: { DATA_DIR: first }, second: { DATA_DIR: second } });
    await Promise.all([first, second].map((folder) => rm(folder, { recursive: true })));
  });
}

test(`a studio runs on the oldest PostgreSQL, ${oldestVersion}: started, booked, cancelled, exported, backed up, restored (SRV-72) @whole`, async () => {
  const { binDir, missing } = oldestPostgres();
  test.skip(missing !== undefined, missing);
  const server = await startTestServer(binDir);
  const [first, second] = [await newDataDir(), await newDataDir()];
  try {
    const version = await onServer(
      server.url,
      'CREATE DATABASE first',
      'CREATE DATABASE second',
      'SHOW server_version',
    );
    expect(version).toMatchObject([{ server_version: expect.stringMatching(new RegExp(`^${oldestVersion}\\.`)) }]);
    const on = (database: string) => withDatabase(server.url, database).replace('@/', '@socket/');
    await liveThrough({
      first: { DATA_DIR: first, DATABASE_URL: on('first') },
      second: { DATA_DIR: second, DATABASE_URL: on('second') },
    });
  } finally {
    await server.stop();
    await Promise.all([first, second].map((folder) => rm(folder, { recursive: true })));
  }
});

test('the oldest tested Node is the oldest that package.json allows', async () => {
  const { engines } = JSON.parse(await readFile('package.json', 'utf8')) as { engines: { node: string } };
  expect(nodeVersion('oldest').version).toBe(/\d+\.\d+\.\d+/.exec(engines.node)?.[0]);
});

const liveThrough = async ({ node = process.execPath, first, second }: Ground): Promise<void> => {
  const studio = await startStudio(first, 'main', node);
  for (const page of ['/', '/booking', '/admin']) expect((await studio.visit('GET', page)).status, page).toBe(200);
  const kept = await book(studio, 'Erika Sommer');
  const cancelled = await book(studio, 'Otto Winter');
  const cancel = `/api/bookings/${cancelled.booking_id}/cancel?token=${cancelled.cancel_token}`;
  expect((await studio.visit('POST', cancel, {})).status).toBe(200);
  const bookings = await listed(studio);
  expect(bookings).toMatchObject([
    { id: kept.booking_id, customer_name: 'Erika Sommer', status: 'PENDING' },
    { id: cancelled.booking_id, customer_name: 'Otto Winter', status: 'CANCELLED', cancelled_by: 'customer' },
  ]);
  expect(await exported(studio)).toEqual(expect.arrayContaining(['Erika Sommer', 'Otto Winter']));

  const file = join(studio.dataDir, 'studio.backup');
  const command = async (name: string, env: Ground['first']) =>
    (await run(node, [`dist/server/${name}.js`, file], { env: { ...process.env, ...env } })).stdout;
  expect(await command('backup', first)).toMatch(/^Backup written: /);
  expect(await studio.end('SIGTERM')).toBe(0);
  expect(await command('restore', second)).toMatch(/^Restored the studio as of /);
  const restored = await startStudio(second, 'main', node);
  expect(await listed(restored)).toEqual(bookings);
  const link = `/api/bookings/${kept.booking_id}?token=${kept.cancel_token}`;
  expect((await restored.visit('GET', link)).body).toMatchObject({ can_cancel: true });
  expect(await restored.end('SIGTERM')).toBe(0);
};

const book = async ({ visit }: Studio, name: string): Promise<{ booking_id: string; cancel_token: string }> => {
  const [service] = (await visit('GET', '/api/services')).body;
  const [photographer] = (await visit('GET', '/api/photographers')).body;
  const what = { service_id: service.id, photographer_id: photographer.id, location_id: 'company' };
  const { status, body } = await visit('POST', '/api/bookings', {
    ...what,
    start: await freeStart(visit, what),
    customer: { name, email: 'kunde@example.de', phone: '+49 170 1234567' },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

/** The first free start at least a week ahead, so that it can be cancelled. */
const freeStart = async (visit: Studio['visit'], what: { service_id: string; photographer_id: string }) => {
  const weekAhead = berlinDay(7);
  const nextMonth = new Date(Date.parse(`${weekAhead.slice(0, 7)}-01`) + 32 * 86_400_000).toISOString();
  for (const month of [weekAhead, nextMonth].map((day) => day.slice(0, 7))) {
    const query = new URLSearchParams({ service_id: what.service_id, photographer_id: what.photographer_id, month });
    const { days } = (await visit('GET', `/api/availability/month?${query}`)).body;
    const free = (days as { date: string; first: string[] }[]).find(({ date }) => date >= weekAhead);
    if (free) return free.first[0];
  }
  throw new Error('No free time within two months');
};

/** Every cell of the workbook of all bookings. */
const exported = async ({ url, visit, admin }: Studio): Promise<unknown[]> => {
  const { access_token } = (await visit('POST', '/api/admin/auth/login-json', admin)).body;
  const response = await fetch(`${url}/api/admin/bookings/export/excel`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(response.status).toBe(200);
  const [sheet] = await readExcelFile(Buffer.from(await response.arrayBuffer()));
  return (sheet?.data ?? []).flat();
};

const listed = async ({ api }: Studio): Promise<Record<string, unknown>[]> =>
  (await api('GET', '/api/admin/bookings?sort_by=start&sort_order=asc')).body;

const onServer = async (url: string, ...statements: readonly string[]): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
};
