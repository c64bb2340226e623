import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, service, photographer, book, attempt, edit } = bookableStudio();

const wednesday = '2030-06-05';
const call = (id: string, more: object = {}) =>
  studio().adminCall('POST', `/api/admin/bookings/${id}/free-starts`, { date: wednesday, ...more });
const startsOf = async (id: string, more: object = {}): Promise<string[]> => {
  const { status, body } = await call(id, more);
  if (status !== 200) throw new Error(`Not read: ${JSON.stringify(body)}`);
  return body.starts.map((start: string) => start.slice(11, 16));
};

/** Every five minutes of the day that check-availability calls free, with the same question. */
const availableTimes = async (id: string, more: object): Promise<string[]> => {
  const times = Array.from(
    { length: 24 * 12 },
    (_, i) => `${String(Math.floor(i / 12)).padStart(2, '0')}:${String((i % 12) * 5).padStart(2, '0')}`,
  );
  const answers = await Promise.all(
    times.map((time) =>
      studio().adminCall('POST', '/api/admin/bookings/check-availability', {
        photographer_id: photographer(),
        service_id: service(),
        datetime: `${wednesday}T${time}:00`,
        duration_minutes: 60,
        exclude_booking_id: id,
        ...more,
      }),
    ),
  );
  return times.filter((_, i) => answers[i]?.body.available);
};

const onTheHour = (times: readonly string[]): string[] => times.filter((time) => time.endsWith(':00'));

it('the free starts of a booking are those that check-availability calls available (CAL-056, AMB-064)', async () => {
  const { booking_id: id } = await book(`${wednesday}T12:00:00`);
  await book(`${wednesday}T15:00:00`);
  await sql`INSERT INTO time_off (id, photographer_id, during)
            VALUES (gen_random_uuid(), ${photographer()}, tstzrange('2030-06-05T09:00+02', '2030-06-05T10:00+02'))`.execute(
    studio().database.db,
  );
  for (const length of [60, 45, 120]) {
    const question = { duration_minutes: length };
    const starts = await startsOf(id, question);
    const available = await availableTimes(id, question);
    expect(available).toEqual(expect.arrayContaining(starts));
    // The grid of the day is complete, the booking's own start included.
    expect(onTheHour(starts)).toEqual(onTheHour(available));
    expect(starts).toContain('12:00');
  }
  // Right after the other session and its buffer.
  expect(await startsOf(id)).toContain('16:15');
});

it('what is left out of the question is as the booking has it (CAL-056)', async () => {
  const { booking_id: id } = await book(`${wednesday}T12:00:00`);
  const whole = { photographer_id: photographer(), service_id: service(), duration_minutes: 60 };
  expect(await startsOf(id)).toEqual(await startsOf(id, whole));
  expect(await startsOf(id)).toContain('17:00');
  expect(await startsOf(id, { duration_minutes: 90 })).not.toContain('17:00');
});

it('another photographer has their own free starts, and the own start of the booking only if they are free (CAL-056)', async () => {
  const { booking_id: id } = await book(`${wednesday}T12:00:00`);
  const other = await studio().addPhotographer();
  await book(`${wednesday}T11:00:00`, { photographer_id: other });
  const starts = await startsOf(id, { photographer_id: other });
  expect(starts).not.toContain('12:00');
  expect(starts).toContain('12:15');
});

it('an internal appointment may keep its start outside of the hours, and only booked time is against it (CAL-056, SRV-12)', async () => {
  const { booking_id: id } = await book(`${wednesday}T12:00:00`);
  await sql`UPDATE booking SET internal = true WHERE id = ${id}`.execute(studio().database.db);
  expect((await edit(id, { start: `${wednesday}T20:00:00` })).status).toBe(200);
  expect(await startsOf(id)).toContain('20:00');
  await sql`UPDATE booking SET internal = false WHERE id = ${id}`.execute(studio().database.db);
  expect(await startsOf(id)).not.toContain('20:00');
});

it('a full day has no free start, but a session may move within it (CAL-056, PLAN-13)', async () => {
  const { booking_id: id } = await book('2030-06-06T12:00:00');
  await book(`${wednesday}T12:00:00`);
  await sql`UPDATE service SET daily_limit = 1 WHERE id = ${service()}`.execute(studio().database.db);
  expect(await startsOf(id)).toEqual([]);
  expect(await startsOf(id, { date: '2030-06-06' })).toContain('09:00');
  expect((await attempt(`${wednesday}T16:00:00`)).status).toBe(409);
});

it.each<[string, object, number]>([
  ['a day that does not exist', { date: '2030-02-30' }, 422],
  ['no length', { duration_minutes: 0 }, 422],
  ['nobody we know', { photographer_id: 'nope' }, 404],
  ['no service we know', { service_id: 'nope' }, 404],
])('%s is refused (CAL-056)', async (_, question, expected) => {
  const { booking_id: id } = await book(`${wednesday}T12:00:00`);
  expect((await call(id, question)).status).toBe(expected);
});

it('a booking that does not exist has no free starts (CAL-056)', async () => {
  expect((await call('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await call('nope')).status).toBe(404);
});
