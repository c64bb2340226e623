import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, photographer, book, read, edit } = bookableStudio();
const check = (datetime: string, more: object = {}) =>
  studio().adminCall('POST', '/api/admin/bookings/check-availability', {
    photographer_id: photographer(),
    datetime,
    duration_minutes: 60,
    ...more,
  });

describe('checking whether a photographer is free (BOOK-071, SRV-09)', () => {
  it.each<[string, string, string | null]>([
    ['a free hour', '2030-06-05T09:00:00', null],
    ['off the grid of slots', '2030-06-05T09:07:00', null],
    ['beyond the advance window', '2030-12-05T09:00:00', null],
    ['the last hour', '2030-06-05T17:00:00', null],
    ['a minute later', '2030-06-05T17:01:00', 'outside_hours'],
    ['a closed day', '2030-06-09T12:00:00', 'closed_day'],
    ['the past', '2030-06-03T07:59:00', 'past'],
    ['this very minute', '2030-06-03T08:00:00', 'past'],
    ['in a session', '2030-06-05T12:30:00', 'booked'],
    ['in its buffer', '2030-06-05T13:10:00', 'buffer'],
    ['after its buffer', '2030-06-05T13:15:00', null],
    ['in time off', '2030-06-06T12:30:00', 'time_off'],
  ])('%s', async (_, datetime, reason) => {
    await book('2030-06-05T12:00:00');
    await sql`INSERT INTO time_off (id, photographer_id, during)
              VALUES (gen_random_uuid(), ${photographer()}, tstzrange('2030-06-06T12:00+02', '2030-06-06T14:00+02'))`.execute(
      studio().database.db,
    );
    expect(await check(datetime)).toMatchObject({ status: 200, body: { available: reason === null, reason } });
  });

  it('ignores the booking that is being moved, and no other', async () => {
    const mine = await book('2030-06-05T12:00:00');
    const other = await book('2030-06-05T14:00:00');
    const asked = '2030-06-05T12:30:00';
    expect((await check(asked, { exclude_booking_id: mine.booking_id })).body.available).toBe(true);
    expect((await check(asked, { exclude_booking_id: mine.booking_id.toUpperCase() })).body.available).toBe(true);
    for (const exclude_booking_id of [other.booking_id, 'nope', null, undefined]) {
      expect((await check(asked, { exclude_booking_id })).body.available).toBe(false);
    }
  });

  it('agrees with the edit that follows', async () => {
    const mine = await book('2030-06-05T12:00:00');
    await book('2030-06-05T15:00:00');
    for (const hour of ['08:30', '09:00', '12:40', '13:45', '13:46', '15:30', '16:14', '16:15', '17:30']) {
      const start = `2030-06-05T${hour}:00`;
      const { body } = await check(start, { exclude_booking_id: mine.booking_id });
      const { status } = await edit(mine.booking_id, { start });
      expect({ hour, available: body.available }).toEqual({ hour, available: status === 200 });
      if (status === 200) await edit(mine.booking_id, { start: '2030-06-05T12:00:00' });
    }
    expect((await read(mine.booking_id)).start).toBe('2030-06-05T12:00:00+02:00');
  });

  it('considers only booked time for an internal appointment (SRV-12)', async () => {
    await book('2030-06-05T12:00:00');
    const internal = { ignore_working_hours: true };
    expect((await check('2030-06-05T22:00:00', internal)).body.available).toBe(true);
    expect((await check('2030-06-05T13:00:00', internal)).body.available).toBe(true);
    expect((await check('2030-06-05T12:59:00', internal)).body.available).toBe(false);
  });

  it.each<[string, object, number]>([
    ['nobody we know', { photographer_id: 'nope' }, 404],
    ['no such time', { datetime: '2030-02-30T12:00' }, 422],
    ['no length', { duration_minutes: 0 }, 422],
    ['half a minute', { duration_minutes: 0.5 }, 422],
    ['two days', { duration_minutes: 2880 }, 422],
  ])('%s', async (_, more, expected) => {
    expect((await check('2030-06-05T09:00:00', more)).status).toBe(expected);
  });
});
