import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { byTurn } from '../../domain/turn.ts';
import { openTurns } from '../offers/turn-store.ts';
import { studioWithWaitingList } from '../testing/studio-with-waiting-list.ts';

const { studio, fill, join, look, cancel } = studioWithWaitingList();

/** Ten thousand persons who wait behind the one who has joined. */
const tenThousand = () =>
  sql`
  INSERT INTO waiting_entry (id, link_hash, service_id, campaign_id, people, photographer_id, first_day, last_day,
                             weekdays, from_minute, until_minute, customer_name, customer_email, customer_phone,
                             language, joined_at)
  SELECT gen_random_uuid(), sha256(nth::text::bytea), service_id, campaign_id, people, photographer_id, first_day,
         last_day, weekdays, from_minute, until_minute, 'Person ' || nth, nth || '@example.de', '', language,
         joined_at + interval '1 second'
  FROM waiting_entry, generate_series(1, 10000) AS series (nth)`.execute(studio().database.db);

it('a list of 10,000 is read in pages, each in the order of the list (WAIT-12)', async () => {
  await fill();
  await join('Anna');
  await tenThousand();
  const read = async (query: string) => (await studio().adminCall('GET', `/api/admin/waiting-list${query}`)).body;
  const [first, middle] = [await read(''), await read('?offset=5000&limit=100')];
  expect([first.length, middle.length]).toEqual([200, 100]);
  expect(first[0]).toMatchObject({ customer: { name: 'Anna' }, place: 1 });
  expect(middle.map(({ place }: { place: number }) => place)).toEqual(Array.from({ length: 100 }, (_, i) => 5001 + i));
  expect((await read('?offset=10000')).length).toBe(1);
  expect((await studio().adminCall('GET', '/api/admin/waiting-list?limit=201')).status).toBe(422);
});

it('the database has the order of the list, whatever part of it is read (WAIT-12)', async () => {
  await fill();
  await join('Anna');
  const { db } = studio().database;
  await sql`
    INSERT INTO waiting_entry (id, link_hash, service_id, first_day, last_day, weekdays, from_minute, until_minute,
                               customer_name, customer_email, customer_phone, language, missed, joined_at, lifted_at, lifted_because)
    SELECT gen_random_uuid(), sha256(nth::text::bytea), service_id, first_day, last_day, weekdays, from_minute,
           until_minute, 'Person ' || nth, nth || '@example.de', '', language, nth % 3,
           joined_at + (nth * 7919 % 5) * interval '1 millisecond',
           CASE nth % 4 WHEN 0 THEN joined_at + (nth * 31 % 3) * interval '1 millisecond' END,
           CASE nth % 4 WHEN 0 THEN 'Stammkundin' END
    FROM waiting_entry, generate_series(1, 200) AS series (nth)`.execute(db);
  const all = await openTurns(db, '2030-06-01');
  expect(all).toHaveLength(201);
  expect(all).toEqual([...all].sort(byTurn));
  expect(await openTurns(db, '2030-06-01', 50)).toEqual(all.slice(0, 50));
});

it('10,000 entries are compared with the free times while other work goes on (WAIT-12)', async () => {
  const bookings = await fill();
  await join('Anna');
  await tenThousand();
  const { db } = studio().database;
  // All others are before her and want another time of the day, so each of them is looked at.
  await sql`
    UPDATE waiting_entry SET joined_at = joined_at - interval '1 hour', from_minute = 1200, until_minute = 1260
    WHERE customer_name <> 'Anna'`.execute(db);
  await cancel(bookings.get('11:30') ?? '');
  const clock = vi.spyOn(performance, 'now');
  try {
    expect(await look()).toBe(1);
    // The clock is asked at each of them whether requests have waited long enough (requestPauses).
    expect(clock.mock.calls.length).toBeGreaterThan(10_000);
  } finally {
    clock.mockRestore();
  }
  const { rows } = await sql`
    SELECT customer_name FROM waiting_offer JOIN waiting_entry ON waiting_entry.id = waiting_entry_id`.execute(db);
  expect(rows).toEqual([{ customer_name: 'Anna' }]);
});
