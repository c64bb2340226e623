import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { studioWithMovedDay, toDate } from './testing/studio-with-moved-day.ts';

const { studio, session, pay, read, attempt, work, proposals, ...rest } = studioWithMovedDay();
const { moveDay, tryMove, moved, states, look, answer, decline, askMails, refunds } = rest;
const hour = (time: string, date = toDate) => `${date}T${time}:00+02:00`;

describe('moving a day (DAY-01)', () => {
  it('proposes the days on which the sessions fit at their own hours, and lists those that do not', async () => {
    const [early, late] = [await session('09:00'), await session('15:00')];
    await session('15:00', {}, toDate);
    const { days, sessions } = await proposals();
    expect(sessions.map(({ id }) => id)).toEqual([early, late]);
    expect(days[0]).toEqual({ date: '2030-06-06', fitting: [early, late] });
    expect(days.find(({ date }) => date === toDate)?.fitting ?? [early]).toEqual([early]);
    // On Saturdays the studio closes before the later session, on Sundays it is closed.
    expect(days.map(({ date }) => date)).not.toContain('2030-06-09');
  });

  it('holds the same hour of the other day for each customer, who takes it without a fee or a payment', async () => {
    const id = await session('10:00');
    await pay(id, 5000);
    const { id: move } = await moveDay([id], { text_de: 'Regen' });
    expect(await states(move)).toEqual(['waiting']);
    await work();
    expect(await states(move)).toEqual(['open']);
    expect((await look(id)).time_request).toMatchObject({
      keeps_time: true,
      explanation: 'Regen',
      substitute: { start: hour('10:00'), end: hour('11:00') },
    });
    expect((await attempt(hour('10:00'))).status).toBe(409);
    expect(await answer(id, hour('10:00'))).toMatchObject({ status: 200, body: { start: hour('10:00') } });
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', start: hour('10:00') });
    expect(await states(move)).toEqual(['moved']);
    const { rows } = await sql`SELECT id, held_until, time_request_id FROM occupied_time`.execute(studio().database.db);
    expect(rows).toEqual([{ id, held_until: null, time_request_id: null }]);
  });

  it('lets a customer choose another time or decline for a full refund; the held time is free then', async () => {
    const [other, none] = [await session('10:00'), await session('12:00')];
    await pay(none, 5000);
    const { id } = await moveDay([other, none], { keeps_time: false });
    await work();
    expect((await answer(other, hour('14:00', '2030-06-13'))).status).toBe(200);
    expect((await decline(none)).status).toBe(200);
    expect(await states(id)).toEqual(['declined', 'moved']);
    expect((await refunds()).map(({ booking_id, cents }) => [booking_id, cents])).toEqual([[none, 5000]]);
    expect((await moved(id)).sessions.find(({ booking }) => booking.id === none)?.refund).toBe('pending');
    for (const time of ['10:00', '12:00']) expect((await attempt(hour(time))).status).toBe(201);
  });

  it('asks without a held time where the hour is not free on the other day', async () => {
    const id = await session('10:00');
    await session('10:30', {}, toDate);
    await moveDay([id]);
    await work();
    expect((await look(id)).time_request).toEqual({ keeps_time: true, explanation: null });
  });

  it('holds the time for the given hours, and it is free from then on', async () => {
    const id = await session('10:00');
    await moveDay([id], { hours: 1 });
    await work();
    await sql`UPDATE occupied_time SET held_until = now() - interval '1 second' WHERE held_until IS NOT NULL`.execute(
      studio().database.db,
    );
    expect((await attempt(hour('10:00'))).status).toBe(201);
    expect((await answer(id, hour('10:00'))).status).toBe(409);
    expect((await answer(id, hour('12:00'))).status).toBe(200);
  });

  it('leaves out sessions that are no longer of that day, cancelled, unconfirmed or asked already', async () => {
    const [other, cancelled, unconfirmed, asked] = [
      await session('09:00'),
      await session('11:00'),
      await session('13:00'),
      await session('15:00'),
    ];
    const { id } = await moveDay([other, cancelled, unconfirmed, asked]);
    await rest.edit(other, { start: hour('09:00', '2030-06-07') });
    await rest.cancel(cancelled);
    const { db } = studio().database;
    await rest.put(unconfirmed, 'PENDING');
    await sql`UPDATE booking SET confirm_by = ${hour('09:00')} WHERE id = ${unconfirmed}`.execute(db);
    await studio().adminCall('POST', `/api/admin/bookings/${asked}/time-request`, { keeps_time: true });
    await work();
    const reasons = new Map((await moved(id)).sessions.map(({ booking, left_because }) => [booking.id, left_because]));
    expect([other, cancelled, unconfirmed, asked].map((one) => reasons.get(one))).toEqual([
      'moved',
      'cancelled',
      'unconfirmed',
      'asked',
    ]);
    expect(await askMails()).toEqual([{ booking_id: asked, count: 1 }]);
  });

  it('refuses the same day, an invalid date, and sessions that were deleted', async () => {
    const id = await session('10:00');
    expect((await tryMove({ booking_ids: [id], to_date: '2030-06-05' })).status).toBe(422);
    expect((await tryMove({ booking_ids: [id], to_date: '2030-06-31' })).status).toBe(422);
    await rest.cancel(id);
    expect(await tryMove({ booking_ids: [id] })).toMatchObject({ status: 409, body: { code: 'nothing_to_move' } });
  });
});
