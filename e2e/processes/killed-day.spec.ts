import { someMonday } from '../support/dates.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { startKilledStudio } from './killed-worker.ts';
import { overlaps } from './second-process.ts';

test.describe.configure({ timeout: 300_000 });

const later = new Date(Date.parse(someMonday()) + 7 * 86_400_000).toISOString().slice(0, 10);

/** Nine sessions of each of two photographers, in the order in which they are processed. */
const eighteen = async ({ api, visit, sql }: Studio): Promise<string[]> => {
  await sql('UPDATE service SET duration_min = 15');
  const [service] = (await visit('GET', '/api/services')).body;
  const photographers = (await visit('GET', '/api/photographers')).body as { id: string }[];
  for (let number = 0; number < 18; number++) {
    const { status, body } = await api('POST', '/api/admin/bookings', {
      service_id: service.id,
      photographer_id: photographers[number % 2]?.id,
      start: `${someMonday()}T${String(9 + Math.floor(number / 2)).padStart(2, '0')}:00`,
      customer: { name: 'Lea Mitten', email: `kunde${number}@example.de`, phone: '+49 170 1234567' },
    });
    expect(status, JSON.stringify(body)).toBe(201);
  }
  await sql(`UPDATE booking SET status = 'CONFIRMED'`);
  await sql('DELETE FROM message');
  return (await sql('SELECT id FROM booking ORDER BY id')).map(({ id }) => id as string);
};

test('a process killed three times while it moves a day of 18 sessions: each customer is asked once, by one mail, and no time is held twice or lost (DAY-03) @whole', async () => {
  const { studio, killAt, startWorker, mailsOf, stop } = await startKilledStudio();
  const { api, sql } = studio;
  const ids = await eighteen(studio);
  const begun = await api('POST', `/api/admin/days/${someMonday()}/move`, {
    booking_ids: ids,
    to_date: later,
    keeps_time: false,
    hours: 72,
  });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  const lock = (number: number, which: '=' | '>') =>
    `SELECT FROM booking WHERE id ${which} '${ids[number]}' ORDER BY id FOR UPDATE`;
  // Before the session is changed, after it was cancelled, and with everything but the mail written.
  for (const [number, table] of [
    [3, undefined],
    [9, 'time_request'],
    [15, 'message'],
  ] as const) {
    await killAt({ row: lock(number, '='), later: lock(number, '>'), table });
    expect(await sql(state)).toEqual([{ asked: number, cancelled: number, held: number, mails: number }]);
  }
  const worker = await startWorker();
  await expect
    .poll(() => sql(state), { timeout: 120_000 })
    .toEqual([{ asked: 18, cancelled: 18, held: 18, mails: 18 }]);
  const mails = await mailsOf('new_time_asked');
  expect(mails.size).toBe(18);
  expect([...mails.values()].filter((count) => count !== 1)).toEqual([]);
  expect((await sql(heldOnce)).length).toBe(18);
  expect(await sql(overlaps)).toEqual([]);
  const { body } = await api('GET', `/api/admin/day-moves/${begun.body.id}`);
  expect(new Set(body.sessions.map((session: { state: string }) => session.state))).toEqual(new Set(['open']));
  await worker.stop();
  await stop();
});

/** How many customers were asked, whose session is void, for whom a time is held, and how many mails were written. */
const state = `
  SELECT (SELECT count(*) FROM day_action_session WHERE outcome = 'asked')::int AS asked,
         (SELECT count(*) FROM booking WHERE status = 'CANCELLED')::int AS cancelled,
         (SELECT count(*) FROM occupied_time WHERE time_request_id IS NOT NULL)::int AS held,
         (SELECT count(*) FROM message WHERE kind = 'new_time_asked')::int AS mails`;

/** The held times: of different sessions, photographers and hours. */
const heldOnce = `
  SELECT DISTINCT photographer_id, lower(during), time_request.booking_id
  FROM occupied_time JOIN time_request ON time_request_id = time_request.id`;
