import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { recordAudit } from '../audit/audit.ts';
import { silentLog } from '../database/testing/silent-log.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { ChangeFeed, type Heard } from './change-feed.ts';

const database = testDatabase();
const feeds: ChangeFeed[] = [];
const listening = async () => {
  const feed = new ChangeFeed({ connectionString: database().url, application_name: 'feed' }, silentLog);
  feeds.push(feed);
  const heard: Heard[] = [];
  feed.subscribe((one) => heard.push(one));
  expect(await feed.start()).toBe(true);
  const kinds = (): readonly string[] => heard.map((one) => (typeof one === 'string' ? one : one.kind));
  return { feed, heard, kinds };
};
const record = (action: 'service.changed' | 'time_off.created' | 'booking.created') =>
  recordAudit(database().db, { actor: 'system', action });
const breakOff = () =>
  sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'feed'`.execute(database().db);

afterEach(async () => {
  await Promise.all(feeds.splice(0).map((feed) => feed.stop()));
});

it('every process hears of the changes of all, in the same order and with the same ids', async () => {
  const [one, other] = [await listening(), await listening()];
  await Promise.all(Array.from({ length: 20 }, () => record('service.changed')));
  await record('time_off.created');
  for (const { kinds } of [one, other]) await expect.poll(kinds).toContain('time_off');
  const ids = ({ heard }: typeof one) => heard.flatMap((entry) => (typeof entry === 'string' ? [] : [entry.id]));
  expect(ids(one)).toEqual(ids(other));
  expect(new Set(ids(one)).size).toBe(21);
  expect(other.feed.since({ after: ids(one).at(-2) })).toMatchObject([{ kind: 'time_off' }]);
});

it('hears of a change when it is committed, once for each kind of a transaction, and of no other', async () => {
  const { kinds } = await listening();
  await database()
    .db.transaction()
    .execute(async (trx) => {
      await recordAudit(trx, { actor: 'system', action: 'booking.created' });
      await recordAudit(trx, { actor: 'system', action: 'booking.created' });
      await recordAudit(trx, { actor: 'system', action: 'time_off.created' });
      expect(kinds()).toEqual(['gap']);
    });
  await database()
    .db.transaction()
    .execute(async (trx) => {
      await recordAudit(trx, { actor: 'system', action: 'service.changed' });
      throw new Error('undone');
    })
    .catch(() => undefined);
  await sql`UPDATE contact SET name = name WHERE false`.execute(database().db);
  await record('service.changed');
  await expect.poll(kinds).toContain('service');
  expect(kinds()).toEqual(['gap', 'booking', 'time_off', 'service']);
});

it('listens again after a lost connection, and says that something may be missing', async () => {
  const { feed, kinds } = await listening();
  const before = feed.latest;
  await breakOff();
  await expect.poll(kinds, { timeout: 5000 }).toEqual(['gap', 'gap']);
  expect(feed.since({ after: before })).toBeUndefined();
  expect(feed.since({ within: 60_000 })).toBeUndefined();
  await record('service.changed');
  await expect.poll(kinds).toContain('service');
});

it('without changes the connection runs no query, and with the process it ends', async () => {
  const { feed } = await listening();
  const activity = async () => {
    const { rows } = await sql<{ query_start: number; query: string }>`
      SELECT query_start, query FROM pg_stat_activity WHERE application_name = 'feed'`.execute(database().db);
    return rows;
  };
  const begun = await activity();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await activity()).toEqual(begun);
  expect(begun).toHaveLength(1);
  await feed.stop();
  await expect.poll(activity).toEqual([]);
  expect(await feed.start()).toBe(false);
});

it('says so if it cannot listen, and begins as soon as it can', async () => {
  const nowhere = new ChangeFeed({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, silentLog);
  feeds.push(nowhere);
  expect(await nowhere.start()).toBe(false);
  expect(nowhere.since({})).toBeUndefined();
});

it('a payload is a kind and a transaction: nothing of a row', async () => {
  const client = new pg.Client({ connectionString: database().url });
  await client.connect();
  const payloads: string[] = [];
  client.on('notification', ({ payload = '' }) => payloads.push(payload));
  await client.query('LISTEN studio_change');
  try {
    await recordAudit(database().db, { actor: 'system', action: 'service.changed', details: { name: 'Nora Neu' } });
    await expect.poll(() => payloads.length).toBe(1);
    expect(payloads[0]).toMatch(/^service \d+$/);
  } finally {
    await client.end();
  }
});
