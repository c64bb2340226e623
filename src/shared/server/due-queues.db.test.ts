import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { silentLog } from './database/testing/silent-log.ts';
import { testDatabase } from './database/testing/test-database.ts';
import { type DueQueue, DueQueues, type NextDue } from './due-queues.ts';
import { ChangeFeed } from './live/change-feed.ts';

const database = testDatabase();
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const hour = 3_600_000;

/** A feed that is told by hand. */
const handFeed = (isListening = true) => {
  const listeners = new Set<() => void>();
  return {
    isListening,
    onStir: (stirred: () => void) => {
      listeners.add(stirred);
      return () => void listeners.delete(stirred);
    },
    stir: () => {
      for (const stirred of listeners) stirred();
    },
  };
};

/** Queues over the instants that the test names; `looks` counts the statements. */
const queuesOver = (
  instants: number[],
  { feed = handFeed(), pollMs = 50, safetyMs = hour, db = database().db } = {},
) => {
  const queues = new DueQueues({ db, log: silentLog, now: Date.now }, { pollMs, safetyMs }, feed);
  const looks = { count: 0 };
  const nextDue: NextDue = (seen) => {
    looks.count += 1;
    const next = Math.min(...instants.filter((instant) => instant > seen));
    return sql`SELECT ${Number.isFinite(next) ? next : null}::int8`;
  };
  const ended = new AbortController();
  stops.push(async () => {
    ended.abort();
    await queues.stop();
  });
  return { queue: queues.queue(nextDue), looks, feed, ended, queues };
};

const isPending = async (waiting: Promise<void>, ms = 200): Promise<boolean> =>
  (await Promise.race([waiting.then(() => 'woken'), delay(ms, 'pending')])) === 'pending';

/** Waits until the queue rests: its loop waits and nothing is due. */
const resting = async (queue: DueQueue, looks: { count: number }, ended: AbortController) => {
  const waiting = queue.wait(Date.now(), ended.signal);
  await expect.poll(() => looks.count).toBeGreaterThan(0);
  expect(await isPending(waiting)).toBe(true);
  return { waiting };
};

it('wakes a loop when the instant has come, with one statement for the whole wait', async () => {
  const due = Date.now() + 1500;
  const { queue, looks, ended } = queuesOver([due]);
  await queue.wait(Date.now(), ended.signal);
  expect(Date.now()).toBeGreaterThanOrEqual(due);
  // One to learn the instant, one when it has come.
  expect(looks.count).toBe(2);
});

it('wakes a loop after a change, and asks nothing while nothing changes', async () => {
  const instants: number[] = [];
  const { queue, looks, feed, ended } = queuesOver(instants);
  const { waiting } = await resting(queue, looks, ended);
  const before = looks.count;
  expect(await isPending(waiting, 600)).toBe(true);
  expect(looks.count).toBe(before);
  instants.push(Date.now());
  feed.stir();
  await waiting;
});

it('a change that is committed while a loop searches wakes it again, also for an instant before the search', async () => {
  const { queue, feed, looks, ended } = queuesOver([Date.now() - 5000]);
  await queue.wait(Date.now(), ended.signal);
  const searching = Date.now();
  feed.stir();
  await queue.wait(searching, ended.signal);
  // What could not be done is left alone until something changes.
  const waiting = queue.wait(Date.now(), ended.signal);
  await expect.poll(() => looks.count).toBe(3);
  expect(await isPending(waiting)).toBe(true);
});

it('asks again and again while changes are not heard, and now and then while they are', async () => {
  const deaf: number[] = [];
  const first = queuesOver(deaf, { feed: handFeed(false) });
  const { waiting } = await resting(first.queue, first.looks, first.ended);
  deaf.push(Date.now());
  await waiting;

  const unheard: number[] = [];
  const second = queuesOver(unheard, { safetyMs: 700 });
  const { waiting: other } = await resting(second.queue, second.looks, second.ended);
  unheard.push(Date.now());
  await other;
});

it('continues after the database was away', async () => {
  const broken = database().db.withSchema('nowhere');
  let isAway = true;
  const away: NextDue = () => (isAway ? sql`SELECT no_such_column` : sql`SELECT 1::int8`);
  const queues = new DueQueues({ db: broken, log: silentLog, now: Date.now }, { pollMs: 50 }, handFeed());
  stops.push(() => queues.stop());
  const waiting = queues.queue(away).wait(Date.now(), new AbortController().signal);
  expect(await isPending(waiting, 300)).toBe(true);
  isAway = false;
  await waiting;
});

it('a loop that is stopped does not wait', async () => {
  const { queue, looks, ended } = queuesOver([]);
  const { waiting } = await resting(queue, looks, ended);
  ended.abort();
  await waiting;
  await queue.wait(Date.now(), ended.signal);
});

it('a message that another connection writes wakes a loop at once, without an entry in the audit', async () => {
  const feed = new ChangeFeed({ connectionString: database().url }, silentLog);
  stops.push(() => feed.stop());
  expect(await feed.start()).toBe(true);
  const queues = new DueQueues(
    { db: database().db, log: silentLog, now: Date.now },
    { pollMs: 50, safetyMs: hour },
    feed,
  );
  stops.push(() => queues.stop());
  const queue = queues.queue(
    (seen) => sql`
    SELECT min(next_attempt_at) FROM message WHERE next_attempt_at > ${new Date(seen).toISOString()}`,
  );
  const waiting = queue.wait(Date.now(), new AbortController().signal);
  expect(await isPending(waiting, 400)).toBe(true);
  const began = performance.now();
  await database().pool.query(
    `INSERT INTO message (id, kind, recipient, to_address, to_name, language, status, next_attempt_at)
     VALUES (gen_random_uuid(), 'studio_new_message', 'studio', 'studio@example.de', 'Studio', 'de', 'waiting', now())`,
  );
  await waiting;
  expect(performance.now() - began).toBeLessThan(5000);
});
