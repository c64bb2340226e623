import { expect, type Studio, test } from '../support/studio.ts';
import { closedSunday } from '../support/waiting-list.ts';
import { startKilledStudio } from './killed-worker.ts';

test.describe.configure({ timeout: 300_000 });

const persons = 200;
const times = 50;

/** A Sunday of one photographer with 50 sessions of a quarter of an hour, all booked; returns their ids. */
const fullSunday = async ({ api, visit, sql }: Studio): Promise<string[]> => {
  await sql('UPDATE service SET duration_min = 15');
  const date = closedSunday();
  const calendar = { buffer_time_minutes: 0, slot_duration_minutes: 15, waiting_list_hours: 2 };
  expect((await api('PUT', '/api/admin/calendar/settings', calendar)).status).toBe(200);
  const hours = { date, is_working: true, start_time: '09:00', end_time: '21:30', name: 'Advent' };
  const breaks = { break_enabled: false, break_start: '12:00', break_end: '13:00' };
  expect((await api('POST', '/api/admin/calendar/exceptions', { ...hours, ...breaks })).status).toBe(201);
  const what = await photographerAndService(visit);
  const ids: string[] = [];
  for (let number = 0; number < times; number++) {
    const minute = 540 + number * 15;
    const { status, body } = await api('POST', '/api/admin/bookings', {
      ...what,
      start: `${date}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
      customer: { name: 'Voll', email: `voll${number}@example.de`, phone: '+49 170 1111111' },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    ids.push(body.booking_id);
  }
  await sql('DELETE FROM message');
  return ids;
};

const photographerAndService = async (visit: Studio['visit']) => {
  const [service] = (await visit('GET', '/api/services')).body;
  const [photographer] = (await visit('GET', '/api/photographers')).body;
  return { service_id: service.id as string, photographer_id: photographer.id as string };
};

/** Lets 200 persons wait for that day and photographer, in this order; over the API it takes longer than the test. */
const letWait = async ({ visit, sql }: Studio): Promise<void> => {
  const { service_id, photographer_id } = await photographerAndService(visit);
  await sql(
    `INSERT INTO waiting_entry (id, link_hash, service_id, photographer_id, first_day, last_day, weekdays, from_minute,
                                until_minute, customer_name, customer_email, customer_phone, language, joined_at)
     SELECT gen_random_uuid(), sha256(number::text::bytea), $1, $2, $3, $3, '{7}', 0, 1439, 'Person ' || number,
            'person' || number || '@example.de', '', 'de', now() - interval '1 hour' + make_interval(secs => number)
     FROM generate_series(1, $4::int) AS number`,
    [service_id, photographer_id, closedSunday(), persons],
  );
};

test('50 cancellations, 200 waiting, and a process killed four times while it offers: every time is offered to one person at an instant, everybody is reached once, by one mail (WAIT-03) @whole', async () => {
  const { studio, killAt, startWorker, mailsOf, stop } = await startKilledStudio();
  const { api, sql } = studio;
  const ids = await fullSunday(studio);
  await letWait(studio);
  for (const id of ids) {
    const { status, body } = await api('POST', `/api/admin/bookings/${id}/cancel`, {});
    expect(status, JSON.stringify(body)).toBe(200);
  }
  await sql('DELETE FROM message');
  const lock = (number: number, which: '=' | '>') =>
    `SELECT FROM waiting_entry WHERE ${personOf('customer_email')} ${which} ${number} ORDER BY id FOR UPDATE`;
  const killAfter = async (number: number, table?: 'message' | 'waiting_offer') => {
    await killAt({ row: lock(number + 1, '='), later: lock(number + 1, '>'), table, mails: true });
    expect(await sql(state)).toEqual([{ persons: number, last: number, offers: number, mails: number }]);
    expect(await sql(heldTwice)).toEqual([]);
  };
  const reaches = (number: number) =>
    expect
      .poll(() => sql(state), { timeout: 120_000 })
      .toEqual([{ persons: number, last: number, offers: number, mails: number }]);
  // Before anything is held, with the time held, and with everything but the mail written.
  await killAfter(20);
  await killAfter(45, 'waiting_offer');
  await lapse(sql);
  await killAfter(80, 'message');
  await lapse(sql);
  await killAfter(120, 'message');
  await lapse(sql);
  const worker = await startWorker();
  await reaches(120 + times);
  await mailsOf('offer_made');
  // No more than there are persons who were not reached: then the list begins again.
  await lapse(sql, persons - 120 - times);
  await reaches(persons);
  const mails = await mailsOf('offer_made');
  expect(mails.size).toBe(persons);
  expect([...mails.values()].filter((count) => count !== 1)).toEqual([]);
  expect(await sql(heldTwice)).toEqual([]);
  await worker.stop();
  await stop();
});

const personOf = (address: string) => `substring(${address} FROM '[0-9]+')::int`;

/** How many persons were offered a time, the last of them, and how many offers and mails there are. */
const state = `
  SELECT count(DISTINCT mailbox)::int AS persons, coalesce(max(${personOf('mailbox')}), 0) AS last,
         count(*)::int AS offers, (SELECT count(*) FROM message WHERE kind = 'offer_made')::int AS mails
  FROM waiting_offer`;

/** Offers of the same time that were open at the same instant, and open offers whose time is not held. */
const heldTwice = `
  SELECT a.offer_id FROM waiting_offer a JOIN waiting_offer b ON a.offer_id < b.offer_id
    JOIN offer x ON x.id = a.offer_id JOIN offer y ON y.id = b.offer_id
  WHERE a.photographer_id = b.photographer_id
    AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    AND tstzrange(x.created_at, x.held_until) && tstzrange(y.created_at, y.held_until)
  UNION ALL
  SELECT offer_id FROM waiting_offer JOIN offer ON offer.id = offer_id
  WHERE is_open AND held_until > now() AND NOT EXISTS (
    SELECT FROM occupied_time WHERE occupied_time.offer_id = offer.id)`;

/** Lets the time of open offers run out, the oldest first; no endpoint makes one of less than an hour. */
const lapse = (sql: Studio['sql'], most = times) =>
  sql(
    `WITH over AS (
       UPDATE offer SET held_until = greatest(now(), created_at + interval '1 ms')
       WHERE id IN (SELECT id FROM offer WHERE outcome IS NULL AND held_until > now() ORDER BY created_at LIMIT $1)
       RETURNING id, held_until)
     UPDATE occupied_time SET held_until = over.held_until FROM over WHERE offer_id = over.id`,
    [most],
  );
