import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { customer } from '#features/booking/server/testing/bookable-studio.ts';
import { studioWithRooms } from '#features/booking/server/testing/studio-with-rooms.ts';

const { studio, service, photographer, attempt, book, addRoom, need, resourcesOf, slots } = studioWithRooms();
const path = '/api/admin/resource-timeoff';
const tuesday = '2030-06-04';
const at = (time: string, day = tuesday) => `${day}T${time}:00`;
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const close = (resource_id: string, start: string, end: string, more: object = {}) =>
  admin('POST', path, { resource_id, start, end, ...more });
const ask = async (what: string, query: Record<string, string>) => {
  const all = new URLSearchParams({ photographer_id: photographer(), service_id: service(), ...query });
  return (await admin('GET', `/api/admin/availability/${what}?${all}`)).body;
};

describe('time off of a room', () => {
  it('removes its free times until it is deleted, and is listed with its name (PLAN-40)', async () => {
    const room = await addRoom('Studio 1', { name_ru: 'Студия 1' });
    await need([room]);
    const all = await slots(tuesday);
    const closed = await close(room, at('10:00'), at('13:00'), { reason: 'In Reparatur' });
    expect(closed).toMatchObject({ status: 201 });
    expect(closed.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      resource_id: room,
      resource_name_de: 'Studio 1',
      resource_name_ru: 'Студия 1',
      start: '2030-06-04T10:00:00+02:00',
      end: '2030-06-04T13:00:00+02:00',
      reason: 'In Reparatur',
      bookings: [],
    });
    expect(await slots(tuesday)).toEqual(['09:00', ...all.filter((time) => time >= '13:00')]);
    expect((await attempt(at('12:30'))).status).toBe(409);
    const listed = async (query: string) => (await admin('GET', `${path}?${query}`)).body;
    expect(await listed(`resource_id=${room}`)).toEqual([closed.body]);
    expect(await listed(`date_from=${tuesday}&date_to=${tuesday}`)).toEqual([closed.body]);
    expect(await listed('date_from=2030-06-05')).toEqual([]);
    expect(await listed(`resource_id=${photographer()}`)).toEqual([]);
    expect(await listed('resource_id=x')).toEqual([]);
    expect((await admin('GET', '/api/admin/timeoff')).body).toEqual([]);
    const { id } = closed.body;
    const later = await admin('PUT', `${path}/${id}`, { end: at('11:00'), reason: null });
    expect(later.body).toMatchObject({ start: closed.body.start, end: '2030-06-04T11:00:00+02:00', reason: null });
    expect((await attempt(at('12:30'))).status).toBe(201);
    expect(await admin('DELETE', `${path}/${id}`)).toMatchObject({ status: 200, body: { success: true } });
    expect((await admin('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await admin('PUT', `${path}/${id}`, {})).status).toBe(404);
    expect(await slots(tuesday)).toContain('10:00');
  });

  it('does not affect another room, and its reason explains why none is free (PLAN-05, PLAN-40)', async () => {
    const [one, two] = [await addRoom('Eins'), await addRoom('Zwei')];
    await need([one, two]);
    const { body: off } = await close(one, at('00:00'), at('00:00', '2030-06-05'), { reason: 'Malerarbeiten' });
    expect(await resourcesOf((await book(at('11:00'))).booking_id)).toEqual(['Zwei']);
    const boris = await studio().addPhotographer();
    const reasons = (await ask('explain', { start: at('11:00'), photographer_id: boris })).reasons;
    expect(reasons).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          reason: 'time_off',
          resource: { id: one, name: 'Eins' },
          time_off: expect.objectContaining({ id: off.id, reason: 'Malerarbeiten' }),
        }),
        expect.objectContaining({ reason: 'booked', resource: { id: two, name: 'Zwei' } }),
      ]),
    );
    expect((await attempt(at('11:00'), { photographer_id: boris })).status).toBe(409);
    await need([one]);
    const day = await ask('explain/day', { date: tuesday });
    expect(day.reasons).toContainEqual(
      expect.objectContaining({ reason: 'time_off', resource: { id: one, name: 'Eins' } }),
    );
  });

  it('lists the bookings that use the room, and only those (PLAN-40)', async () => {
    const [one, two] = [await addRoom('Eins'), await addRoom('Zwei')];
    await need([one]);
    const { booking_id } = await book(at('11:00'));
    await need([two]);
    await book(at('14:00'));
    const { body } = await close(one, at('09:00'), at('18:00'));
    expect(body.bookings).toMatchObject([{ id: booking_id, customer_name: 'Änne Müller' }]);
  });

  it('is refused if it ends before it starts, overlaps other time off, or has an unknown resource (PLAN-40)', async () => {
    const room = await addRoom('Studio 1');
    const { body } = await close(room, at('10:00'), at('13:00'), { reason: 'Reparatur' });
    expect(await close(room, at('12:59'), at('15:00'))).toMatchObject({
      status: 400,
      body: {
        code: 'time_off_overlaps',
        detail: 'Time off overlaps existing time off: 04.06.2030, 10:00 – 04.06.2030, 13:00 (Reparatur)',
      },
    });
    expect((await close(room, at('13:00'), at('15:00'))).status).toBe(201);
    expect((await admin('PUT', `${path}/${body.id}`, { end: at('13:01') })).body.code).toBe('time_off_overlaps');
    expect((await close(room, at('16:00'), at('16:00'))).body.detail[0].loc).toEqual(['body', 'end']);
    for (const nothing of [randomUUID(), photographer(), 'x']) {
      expect((await close(nothing, at('10:00'), at('13:00'))).status).toBe(404);
    }
    // Time off of a photographer can be changed only under the path of the photographers.
    const own = { photographer_id: photographer(), start: at('10:00'), end: at('11:00') };
    const { id } = (await admin('POST', '/api/admin/timeoff', own)).body;
    expect((await admin('PUT', `${path}/${id}`, { reason: 'x' })).status).toBe(404);
    expect((await admin('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await admin('PUT', `/api/admin/timeoff/${body.id}`, { reason: 'x' })).status).toBe(404);
    expect((await admin('DELETE', `/api/admin/timeoff/${body.id}`)).status).toBe(404);
  });

  it('concurrent with bookings lists each of them, or they are refused (PLAN-40)', async () => {
    for (let round = 0; round < 6; round++) {
      const room = await addRoom('Studio 1', { units: 4 });
      await need([room]);
      const day = `2030-06-${String(11 + round).padStart(2, '0')}`;
      const people = await Promise.all(Array.from({ length: 4 }, () => studio().addPhotographer()));
      const tries = people.map((photographer_id, i) =>
        attempt(at('11:00', day), {
          photographer_id,
          customer: { ...customer, email: `${i}.${round}@example.de`, phone: `+49 170 55${round}${i}77` },
        }),
      );
      const off = await close(room, at('09:00', day), at('18:00', day));
      const booked = (await Promise.all(tries)).filter(({ status }) => status === 201);
      expect(off.status).toBe(201);
      expect(new Set(off.body.bookings.map(({ id }: { id: string }) => id))).toEqual(
        new Set(booked.map(({ body }) => body.booking_id)),
      );
    }
  });
});
