import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { movingStudio } from '../testing/moving-studio.ts';

const { studio, book, attempt, cancel, move, startOf, photographer } = movingStudio();
const db = () => studio().database.db;
const was = '2030-06-12T09:00:00+02:00';
const then = '2030-06-14T11:00:00+02:00';

describe('a customer who loses the race for a time (MOVE-04)', () => {
  it('keeps the old time and gets the next free ones', async () => {
    const booking = await book(was);
    await book(then);
    const { status, body } = await move(booking, then, 0);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'slot_taken' });
    expect(body.next_times).toHaveLength(3);
    expect(body.next_times[0] > then).toBe(true);
    expect(await startOf(booking)).toBe(was);
    expect((await move(booking, body.next_times[0], 0)).status).toBe(200);
  });

  it('of 60 customers who move to one time concurrently, one gets it and 59 keep theirs', async () => {
    const bookings = [];
    for (const day of ['06', '07', '10', '11', '12', '13', '14', '17']) {
      for (let hour = 9; hour < 17 && bookings.length < 60; hour++) {
        const made = await attempt(`2030-06-${day}T${String(hour).padStart(2, '0')}:${day === '06' ? '30' : '00'}:00`, {
          customer: {
            name: `Kundin ${day} ${hour}`,
            email: `k${day}${hour}@example.de`,
            phone: `+49 170 55${day}${hour}00`,
          },
        });
        if (made.status === 201) bookings.push(made.body);
      }
    }
    await sql`UPDATE booking SET move_rules = jsonb_set(move_rules, '{until_hours}', '0')`.execute(db());
    const before = await Promise.all(bookings.map(startOf));
    const target = '2030-06-20T10:00:00+02:00';
    const all = await Promise.all(bookings.map((booking) => move(booking, target, 0)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(bookings.length - 1);
    const after = await Promise.all(bookings.map(startOf));
    expect(after.filter((start, i) => start !== before[i])).toEqual([target]);
  }, 60_000);

  it('gets no free times of a photographer who is no longer active', async () => {
    const booking = await book(was);
    await sql`UPDATE photographer SET is_active = false WHERE id = ${photographer()}`.execute(db());
    expect(await move(booking, then, 0)).toMatchObject({ status: 409, body: { next_times: [] } });
    expect(await startOf(booking)).toBe(was);
  });

  it('does not restore a cancelled booking', async () => {
    const booking = await book(was);
    await cancel(booking.booking_id);
    expect((await move(booking, was)).body.code).toBe('move_cancelled');
  });
});
