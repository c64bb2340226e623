import { describe, expect, it } from 'vitest';
import { studioWithRooms } from '../testing/studio-with-rooms.ts';

const { studio, service, photographer, attempt, book, edit, setStatus, cancel, addRoom, need, resourcesOf, slots } =
  studioWithRooms();
const tuesday = '2030-06-04';
const at = (time: string, day = tuesday) => `${day}T${time}:00`;
const another = () => studio().addPhotographer();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);

describe('a service that needs a room', () => {
  it('shows its needs to administrators only, and a service without needs is unchanged (PLAN-02)', async () => {
    const room = await addRoom('Studio 1');
    expect((await admin('GET', `/api/admin/services/${service()}`)).body).toMatchObject({ needs: [], version: 1 });
    await need([room]);
    const stored = (await admin('GET', `/api/admin/services/${service()}`)).body;
    expect(stored.needs).toEqual([{ resource_ids: [room] }]);
    expect(stored.version).toBeGreaterThan(1);
    expect((await studio().call('GET', `/api/services/${service()}`)).body).not.toHaveProperty('needs');
    await admin('PUT', `/api/admin/services/${service()}`, { price_eur: 170 });
    expect((await admin('GET', `/api/admin/services/${service()}`)).body.needs).toEqual([{ resource_ids: [room] }]);
    await need();
    expect((await admin('GET', `/api/admin/services/${service()}`)).body.needs).toEqual([]);
  });

  it('cannot need unknown resources, or more at once than there are (PLAN-02)', async () => {
    const put = (needs: object[]) => admin('PUT', `/api/admin/services/${service()}`, { needs });
    const room = await addRoom('Studio 1');
    for (const wrong of [
      [{ resource_ids: [] }],
      [{ resource_ids: ['x'] }],
      [{ resource_ids: [service()] }],
      [{ resource_ids: [room] }, { resource_ids: [room] }],
    ]) {
      expect((await put(wrong)).status).toBe(422);
    }
    const two = await addRoom('Hintergrund', { kind: 'set', units: 2 });
    expect((await put([{ resource_ids: [two] }, { resource_ids: [two, two.toUpperCase()] }])).status).toBe(200);
    const refused = await admin('DELETE', `/api/admin/resources/${two}`);
    expect(refused).toMatchObject({ status: 400, body: { code: 'resource_needed' } });
    expect(refused.body.detail).toContain('Porträt');
  });

  it('is offered and booked only if a room is free, buffers included, with any photographer (PLAN-03)', async () => {
    await need([await addRoom('Studio 1')]);
    const boris = await another();
    const { booking_id } = await book(at('11:00'));
    expect(await resourcesOf(booking_id)).toEqual(['Studio 1']);
    const free = await slots(tuesday, boris);
    expect(free).not.toContain('11:00');
    // The buffer of 15 minutes applies to the room as well, and the room is offered right after it.
    expect(free.filter((time) => time > '09:45' && time < '13:00')).toEqual(['12:15']);
    for (const time of ['10:01', '10:45', '11:00', '11:59', '12:14']) {
      expect((await attempt(at(time), { photographer_id: boris })).status).toBe(409);
    }
    const month = await studio().call(
      'GET',
      `/api/availability/month?service_id=${service()}&photographer_id=${boris}&month=2030-06`,
    );
    expect(month.body.days.find(({ date }: { date: string }) => date === tuesday).slots).toBe(free.length);
    await need();
    expect(await slots(tuesday, boris)).toContain('11:00');
    expect((await attempt(at('11:00'), { photographer_id: boris })).status).toBe(201);
  });

  it('uses the room with the least use in that Berlin week, then the first of the studio (PLAN-07)', async () => {
    const [second, first] = [await addRoom('Zwei', { position: 2 }), await addRoom('Eins', { position: 1 })];
    await need([second, first]);
    const used = [];
    for (const time of ['09:00', '11:00', '13:00']) used.push(await resourcesOf((await book(at(time))).booking_id));
    expect(used).toEqual([['Eins'], ['Zwei'], ['Eins']]);
    // In another week the count starts at zero.
    expect(await resourcesOf((await book(at('09:00', '2030-06-10'))).booking_id)).toEqual(['Eins']);
    // The days before and after in the same week count: now each has two sessions.
    expect(await resourcesOf((await book(at('09:00', '2030-06-07'))).booking_id)).toEqual(['Zwei']);
    expect(await resourcesOf((await book(at('15:00'))).booking_id)).toEqual(['Eins']);
  });

  it('finds an assignment of shared rooms if there is one (PLAN-03)', async () => {
    const [big, small] = [await addRoom('Groß', { position: 1 }), await addRoom('Klein', { position: 2 })];
    await need([big, small], [big]);
    const { booking_id } = await book(at('11:00'));
    expect((await resourcesOf(booking_id)).sort()).toEqual(['Groß', 'Klein']);
    expect((await attempt(at('11:00'), { photographer_id: await another() })).status).toBe(409);
  });

  it('can be booked by the studio only with a free room too, also outside the working hours (PLAN-03)', async () => {
    await need([await addRoom('Studio 1')]);
    const boris = await another();
    await book(at('11:00'));
    const internal = (start: string) =>
      admin('POST', '/api/admin/bookings', {
        service_id: service(),
        photographer_id: boris,
        start,
        customer_name: 'Änne',
        ignore_working_hours: true,
      });
    expect((await internal(at('11:30'))).status).toBe(409);
    const adjacent = await internal(at('12:00'));
    expect(adjacent).toMatchObject({ status: 201, body: { resources: [{ name: 'Studio 1' }] } });
  });

  it('may need a photographer as a second person, but not the one who takes the session (PLAN-02)', async () => {
    const [boris, carla] = [await another(), await another()];
    await need([photographer(), boris]);
    const { booking_id } = await book(at('11:00'));
    expect(await resourcesOf(booking_id)).toEqual(['Anna Lindner']);
    await need();
    expect((await attempt(at('11:00'), { photographer_id: boris })).status).toBe(409);
    expect((await attempt(at('11:00'), { photographer_id: carla })).status).toBe(201);
    await admin('PUT', `/api/admin/photographers/${boris}/toggle-active`);
    await need([boris]);
    expect(await slots(tuesday)).toEqual([]);
    expect((await attempt(at('16:00'))).status).toBe(409);
  });

  it('gets no inactive room, but existing sessions keep theirs (PLAN-01)', async () => {
    const room = await addRoom('Studio 1');
    await need([room]);
    const { booking_id } = await book(at('11:00'));
    await admin('PATCH', `/api/admin/resources/${room}`, { active: false });
    expect(await slots(tuesday, await another())).toEqual([]);
    expect(await resourcesOf(booking_id)).toEqual(['Studio 1']);
  });
});

describe('a session in a room', () => {
  it('keeps the room when it is moved if the room is free, and otherwise gets another (PLAN-05)', async () => {
    const rooms = [await addRoom('Eins', { position: 1 }), await addRoom('Zwei', { position: 2 })];
    await need(rooms);
    const first = await book(at('09:00'));
    expect(await resourcesOf(first.booking_id)).toEqual(['Eins']);
    const moved = await edit(first.booking_id, { start: at('11:00') });
    expect(moved.body.resources).toMatchObject([{ id: rooms[0], name: 'Eins' }]);
    const boris = await another();
    const other = await book(at('15:00'), { photographer_id: boris });
    expect(await resourcesOf(other.booking_id)).toEqual(['Zwei']);
    // At 15:00 Zwei is booked and Eins is free, so the second session moves to the other room.
    const beside = await edit(other.booking_id, { start: at('11:30') });
    expect(beside.body.resources).toMatchObject([{ name: 'Zwei' }]);
    const carla = await another();
    const third = await book(at('17:00'), { photographer_id: carla });
    expect((await edit(third.booking_id, { start: at('11:15') })).status).toBe(409);
    await cancel(first.booking_id);
    const into = await edit(third.booking_id, { start: at('11:15') });
    expect(into).toMatchObject({ status: 200, body: { resources: [{ name: 'Eins' }] } });
  });

  it('releases the room when it is cancelled, and gets a free one when it is restored (PLAN-03)', async () => {
    await need([await addRoom('Eins', { position: 1 })]);
    const { booking_id } = await book(at('11:00'));
    await cancel(booking_id);
    expect(await resourcesOf(booking_id)).toEqual([]);
    const boris = await another();
    const instead = await book(at('11:00'), { photographer_id: boris });
    expect((await setRestored(booking_id)).status).toBe(409);
    await cancel(instead.booking_id);
    expect((await setRestored(booking_id)).status).toBe(200);
    expect(await resourcesOf(booking_id)).toEqual(['Eins']);
    expect((await setStatus(booking_id, 'CONFIRMED')).status).toBe(200);
  });

  it('gets a room when its service is changed to one with needs, and releases it for one without (PLAN-02)', async () => {
    const plain = await studio().addService({ duration_min: 60 });
    await need([await addRoom('Eins')]);
    const { booking_id } = await book(at('11:00'), { service_id: plain });
    expect(await resourcesOf(booking_id)).toEqual([]);
    expect((await edit(booking_id, { service_id: service() })).body.resources).toMatchObject([{ name: 'Eins' }]);
    expect((await edit(booking_id, { service_id: plain })).body.resources).toEqual([]);
  });
});

const setRestored = (id: string) => edit(id, { status: 'PENDING' });

describe('the explanation of a time that is not free', () => {
  it('names the room and the session that uses it (PLAN-05)', async () => {
    const room = await addRoom('Studio 1');
    await need([room]);
    const boris = await another();
    const { booking_id } = await book(at('11:00'));
    const query = `service_id=${service()}&photographer_id=${boris}`;
    const { body } = await admin('GET', `/api/admin/availability/explain?${query}&start=${at('11:30')}`);
    expect(body.free_for).toEqual([]);
    expect(body.reasons).toMatchObject([
      { reason: 'booked', booking: { id: booking_id }, resource: { id: room, name: 'Studio 1' } },
    ]);
    const day = await admin('GET', `/api/admin/availability/explain/day?${query}&date=${tuesday}`);
    expect(day.body.reasons).toMatchObject([
      { reason: 'booked', booking: { id: booking_id }, resource: { name: 'Studio 1' } },
    ]);
    const own = await admin(
      'GET',
      `/api/admin/availability/explain?service_id=${service()}&photographer_id=${photographer()}&start=${at('11:30')}`,
    );
    expect(own.body.reasons.map(({ resource }: { resource: object | null }) => resource)).toContainEqual(null);
  });
});
