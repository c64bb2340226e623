import { describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { studioOfSeveral } from '../testing/studio-of-several.ts';

const { studio, service, attempt, book, read, cancel, addRoom, need, resourcesOf, people } = studioOfSeveral();
const tuesday = '2030-06-04';
const at = (time: string, day = tuesday) => `${day}T${time}:00`;
const any = { photographer_id: 'any' };
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
/** Books with anyone and returns who takes the session. */
const assigned = async (start: string): Promise<string> => (await book(start, any)).photographer_name ?? '';
const takeAway = async (photographer_id: string, from: string, to: string) => {
  const { status } = await admin('POST', '/api/admin/timeoff', { photographer_id, start: at(from), end: at(to) });
  expect(status).toBe(201);
};

describe('the photographer of a session that is left to the studio', () => {
  it('is in the response and in the booking, and for a named one not in the response (PLAN-21, PLAN-22)', async () => {
    const [anna = '', boris = ''] = await people('Anna', 'Boris');
    const booked = await book(at('10:00'), any);
    expect(booked).toMatchObject({ photographer_id: anna, photographer_name: 'Anna', status: 'PENDING' });
    expect(await read(booked.booking_id)).toMatchObject({ photographer_id: anna, photographer_name: 'Anna' });
    const seen = await studio().call('GET', `/api/bookings/${booked.booking_id}?token=${booked.cancel_token}`);
    expect(seen.body).toMatchObject({ photographer_name: 'Anna' });
    expect(await book(at('10:00'), { photographer_id: boris })).not.toHaveProperty('photographer_name');
  });

  it('is named in the mails to the customer and to the studio (PLAN-22)', async () => {
    await people('Wanda Vogt', 'Xaver Vogt');
    await writeSetting(studio().context.db, 'company', { company_email: 'studio@example.com' });
    const { booking_id } = await book(at('10:00'), any);
    const { rows } = await studio().database.pool.query('SELECT id FROM message WHERE booking_id = $1', [booking_id]);
    expect(rows).toHaveLength(2);
    for (const { id } of rows) {
      const { body } = await admin('GET', `/api/admin/outbox/${id}`);
      expect((await studio().call('GET', body.preview_url)).body).toContain('Wanda Vogt');
    }
  });

  it('is the one with the fewest booked minutes in the Berlin week of the session (PLAN-21)', async () => {
    const [anna = '', boris = '', clara = ''] = await people('Anna', 'Boris', 'Clara');
    for (const time of ['09:00', '11:00']) await book(at(time), { photographer_id: anna });
    await book(at('15:00', '2030-06-08'), { photographer_id: boris });
    // Sessions of the next week do not count.
    for (const time of ['09:00', '11:00', '13:00']) await book(at(time, '2030-06-10'), { photographer_id: clara });
    expect(await assigned(at('13:00', '2030-06-06'))).toBe('Clara');
    expect(await assigned(at('13:00', '2030-06-06'))).toBe('Boris');
    expect(await assigned(at('13:00', '2030-06-06'))).toBe('Anna');
    expect(await attempt(at('13:00', '2030-06-06'), any)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  });

  it('is, among equals, the one whose last such session was booked longest ago, then the first of the studio (PLAN-21)', async () => {
    await people('Anna', 'Boris', 'Clara');
    const weeks = ['2030-06-04', '2030-06-11', '2030-06-18', '2030-06-25'];
    const got: string[] = [];
    for (const [i, week] of weeks.entries()) {
      studio().setNow(`2030-06-03T08:0${i}`);
      got.push(await assigned(at('10:00', week)));
    }
    expect(got).toEqual(['Anna', 'Boris', 'Clara', 'Anna']);
  });

  it('is free: not booked, not within the buffer, not off, and active (PLAN-21)', async () => {
    const [anna = '', boris = '', clara = '', dora = ''] = await people('Anna', 'Boris', 'Clara', 'Dora');
    await book(at('10:00'), { photographer_id: anna });
    await takeAway(boris, '11:30', '12:00');
    await admin('PUT', `/api/admin/photographers/${clara}`, { is_active: false });
    for (const time of ['13:30', '15:00', '16:30']) await book(at(time), { photographer_id: dora });
    expect(await assigned(at('11:10'))).toBe('Dora');
    expect((await attempt(at('11:10'), any)).status).toBe(409);
    expect((await attempt(at('20:00'), any)).body.code).toBe('outside_hours');
    await admin('PUT', `/api/admin/photographers/${clara}`, { is_active: true });
    expect(await assigned(at('11:10'))).toBe('Clara');
  });

  it('gets a room that is free, and nobody is booked if all rooms are taken (PLAN-21, PLAN-03)', async () => {
    await people('Anna', 'Boris', 'Clara');
    await need([await addRoom('Eins'), await addRoom('Zwei')]);
    const booked = [await book(at('10:00'), any), await book(at('10:00'), any)];
    expect(booked.map(({ photographer_name }) => photographer_name)).toEqual(['Anna', 'Boris']);
    expect(await Promise.all(booked.map(({ booking_id }) => resourcesOf(booking_id)))).toEqual([['Eins'], ['Zwei']]);
    expect((await attempt(at('10:00'), any)).status).toBe(409);
    expect(await assigned(at('12:00'))).toBe('Clara');
  });

  it('may need one of the others as a second person (PLAN-21, PLAN-02)', async () => {
    const [anna = '', boris = '', clara = ''] = await people('Anna', 'Boris', 'Clara');
    await need([anna, boris]);
    await takeAway(anna, '08:00', '20:00');
    // Boris is the only second person left, so he cannot take the session himself.
    const { booking_id, photographer_id } = await book(at('10:00'), any);
    expect(photographer_id).toBe(clara);
    expect(await resourcesOf(booking_id)).toEqual(['Boris']);
  });

  it('is the same for a repeated request, and the time of a cancelled session is booked again (PLAN-21)', async () => {
    await people('Anna', 'Boris');
    const headers = { 'idempotency-key': `any-${service()}` };
    const first = await attempt(at('10:00'), any, headers);
    expect(first).toMatchObject({ status: 201, body: { photographer_name: 'Anna' } });
    expect((await attempt(at('10:00'), any, headers)).body).toEqual(first.body);
    expect(await assigned(at('10:00'))).toBe('Boris');
    expect((await cancel(first.body.booking_id)).status).toBe(200);
    expect(await assigned(at('10:00'))).toBe('Anna');
  });
});
