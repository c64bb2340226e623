import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fullDay, studioWithWaitingList } from '../testing/studio-with-waiting-list.ts';
import { offerFreeTimes } from './offer-free-times.ts';

const { studio, fill, cancel, service, look } = studioWithWaitingList();
const db = () => studio().database.db;

const days = ['04', '05', '06', '07', '10', '11', '12', '13'].map((day) => `2030-06-${day}`);
const persons = 200;

/** 200 persons who wait for any of the days, in this order. */
const letWait = async (): Promise<void> => {
  await sql`
    INSERT INTO waiting_entry (id, link_hash, service_id, first_day, last_day, weekdays, from_minute, until_minute,
                               customer_name, customer_email, customer_phone, language, joined_at)
    SELECT gen_random_uuid(), sha256(number::text::bytea), ${service()}, '2030-06-04', '2030-06-13', '{1,2,3,4,5}',
           0, 1439, 'Person ' || number, 'person' || number || '@example.de', '', 'de',
           '2030-06-01'::timestamptz + make_interval(secs => number)
    FROM generate_series(1, ${persons}) AS number`.execute(db());
};

/** Offers that hold a time, with the number of the person, and times held without an offer of the list. */
const state = async () => {
  const { rows } = await sql<{ number: number; starts_at: number; photographer_id: string }>`
    SELECT substring(mailbox FROM '[0-9]+')::int AS number, waiting_offer.starts_at, waiting_offer.photographer_id
    FROM waiting_offer JOIN occupied_time USING (offer_id) WHERE is_open AND held_until IS NOT NULL
    ORDER BY number`.execute(db());
  return rows;
};
const mailsByPerson = async () => {
  const { rows } = await sql<{ to_address: string; mails: number }>`
    SELECT to_address, count(*)::int AS mails FROM message WHERE kind = 'offer_made' GROUP BY to_address`.execute(db());
  return new Map(rows.map(({ to_address, mails }) => [to_address, mails]));
};

it('50 cancellations, 200 entries, six processes that fail at any point: each time is offered to one person, and the first 50 persons get one offer each (WAIT-03)', async () => {
  const ids: string[] = [];
  for (const date of days) {
    ids.push(...(await fill(date, fullDay)).values());
  }
  await letWait();
  expect(await look()).toBe(0);
  let calls = 0;
  let failures = 0;
  // A process that fails: its connection breaks in the middle of a transaction, at each statement in turn.
  const failing = (every: number) => {
    const { context } = studio();
    const now = () => {
      calls += 1;
      if (calls % every === 0) {
        failures += 1;
        throw new Error('broken down');
      }
      return context.now();
    };
    return { ...context, now };
  };
  const processes = [7, 11, 13, 17, 1_000_000, 1_000_000].map(failing);
  const cancelling = (async () => {
    for (const id of ids.slice(0, 50)) expect((await cancel(id)).status).toBe(200);
  })();
  let done = false;
  let rounds = 0;
  // All six read through one cache, where a failure reaches everybody who waits for the same read. Whoever has failed
  // starts again a moment later: otherwise one that always fails could be the first to read in each round.
  const working = processes.map(async (context, place) => {
    while (!done) {
      rounds += 1;
      await offerFreeTimes(context).catch(() => delay(10 * (processes.length - place)));
    }
  });
  await cancelling;
  const began = Date.now();
  while ((await state()).length < 50 && Date.now() - began < 150_000) await delay(100);
  done = true;
  await Promise.all(working);
  expect(failures).toBeGreaterThan(20);
  const offered = await state();
  expect(
    offered.map(({ number }) => number),
    `${rounds} rounds, ${failures} failures`,
  ).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  expect(new Set(offered.map(({ starts_at }) => starts_at)).size).toBe(50);
  expect([...(await mailsByPerson()).values()]).toEqual(Array(50).fill(1));
  expect(await look()).toBe(0);
}, 240_000);

it('a time whose offer lapses is offered to the next person until everybody was reached, and to nobody twice (WAIT-03)', async () => {
  const ids = await fill('2030-06-13', fullDay);
  await letWait();
  await sql`DELETE FROM waiting_entry WHERE substring(customer_email FROM '[0-9]+')::int > 20`.execute(db());
  for (const date of days.slice(0, -1)) await fill(date, fullDay);
  for (const id of [...ids.values()].slice(0, 5)) await cancel(id);
  const reached: number[] = [];
  for (let hour = 8; hour <= 14; hour += 2) {
    studio().setNow(`2030-06-03T${String(hour).padStart(2, '0')}:00`);
    await look();
    reached.push(...(await state()).map(({ number }) => number));
  }
  expect(reached.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  const { rows } = await sql`
    SELECT mailbox, photographer_id, starts_at FROM waiting_offer
    GROUP BY mailbox, photographer_id, starts_at HAVING count(*) > 1`.execute(db());
  expect(rows).toEqual([]);
}, 120_000);
