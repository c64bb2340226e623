import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { silentLog } from '../database/testing/silent-log.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { currentReads } from './current-reads.ts';

const database = testDatabase();

let loads = 0;
const read = async (name = 'remembered'): Promise<unknown> => {
  const reads = await currentReads(database().db);
  return reads.of(name, async () => {
    loads++;
    const { rows } = await sql<{ value: unknown }>`SELECT value FROM setting WHERE name = ${name}`.execute(
      database().db,
    );
    return rows[0]?.value;
  });
};

const otherProcess = () => openDatabase({ connection: database().url, log: silentLog });
const write = (value: number) => sql`
  INSERT INTO setting (name, value) VALUES ('remembered', ${JSON.stringify(value)}::jsonb)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/** The test databases share a server. Other tests' writes cause additional reads, never fewer. */
const loadsOf = async (times: number): Promise<number> => {
  const before = loads;
  for (let i = 0; i < times; i++) await read();
  return loads - before;
};

it('loads again only after a write', async () => {
  await write(0).execute(database().db);
  const quiet = await Promise.all(Array.from({ length: 20 }, () => loadsOf(10)));
  expect(quiet.reduce((sum, times) => sum + times, 0)).toBeLessThan(200);
});

it('returns the write of another process as soon as that process knows it is committed (B13)', async () => {
  const other = otherProcess();
  for (let value = 1; value <= 200; value++) {
    await write(value).execute(other.db);
    // However many callers read at once, and whatever query is under way.
    expect(await Promise.all([read(), read(), read()])).toEqual([value, value, value]);
  }
  await other.close();
});

it('never returns data older than the call during concurrent writes (B13)', async () => {
  const others = [otherProcess(), otherProcess()];
  let [written, over] = [1000, false];
  await write(written).execute(database().db);
  const writing = (async () => {
    for (let value = 1001; !over; value++) {
      await write(value).execute((others[value % 2] ?? database()).db);
      written = value;
    }
  })();
  for (let i = 0; i < 400; i++) {
    const before = written;
    expect(await read()).toBeGreaterThanOrEqual(before);
    if (i % 50 === 0) await delay(1);
  }
  over = true;
  await writing;
  await Promise.all(others.map((other) => other.close()));
});

it('returns the changes of a transaction that was open at the first call', async () => {
  const other = otherProcess();
  await write(5000).execute(database().db);
  let commit: () => void = () => undefined;
  const open = new Promise<void>((resolve) => void (commit = resolve));
  let begun: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => void (begun = resolve));
  const transaction = other.db.transaction().execute(async (trx) => {
    await write(5001).execute(trx);
    begun();
    await open;
  });
  await isOpen;
  expect(await read()).toBe(5000);
  commit();
  await transaction;
  expect(await read()).toBe(5001);
  await other.close();
});

it('does not cache failures', async () => {
  const reads = await currentReads(database().db);
  await expect(reads.of('failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await reads.of('failing', () => Promise.resolve('yes'))).toBe('yes');
});
