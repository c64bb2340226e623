import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
let photographer_id = '';
let service_id = '';
const path = '/api/admin/timeoff';
const nobody = '00000000-0000-4000-8000-000000000000';
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const give = (start: string, end: string, more: object = {}) =>
  admin('POST', path, { photographer_id, start, end, ...more });
const book = (start: string) =>
  studio().call('POST', '/api/bookings', {
    service_id,
    photographer_id,
    location_id: 'company',
    start,
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
  });
const starts = async (date: string) => {
  const query = `service_id=${service_id}&photographer_id=${photographer_id}&date=${date}`;
  const { body } = await studio().call('GET', `/api/availability?${query}`);
  return body.slots.map((slot: { start: string }) => slot.start.slice(11, 16));
};
const idsOf = (body: readonly { id: string }[]) => body.map(({ id }) => id);

beforeEach(async () => {
  photographer_id = await studio().addPhotographer({ name: 'Ida Vogt' });
  service_id = await studio().addService();
});

describe('time off', () => {
  it('is returned with all fields and an id (TIME-001, TIME-009)', async () => {
    const { status, body } = await give('2030-06-05T12:00:00', '2030-06-07T00:00:00', { reason: 'Urlaub' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      photographer_id,
      photographer_name: 'Ida Vogt',
      start: '2030-06-05T12:00:00+02:00',
      end: '2030-06-07T00:00:00+02:00',
      reason: 'Urlaub',
      bookings: [],
    });
    expect((await admin('GET', `${path}/photographer/${photographer_id}`)).body).toEqual([body]);
  });

  it('removes its slots, and restores them when it is deleted (TIME-011, TIME-016)', async () => {
    expect(await starts('2030-06-05')).toHaveLength(9);
    const { body } = await give('2030-06-05T10:30:00', '2030-06-05T16:00:00');
    expect(await starts('2030-06-05')).toEqual(['09:00', '16:00', '17:00']);
    expect((await book('2030-06-05T11:00:00')).status).toBe(409);
    expect(await admin('DELETE', `${path}/${body.id}`)).toMatchObject({ status: 200, body: { success: true } });
    expect(await starts('2030-06-05')).toHaveLength(9);
    expect((await admin('DELETE', `${path}/${body.id}`)).status).toBe(404);
  });

  it.each([
    ['before the start', '2030-06-05T09:00:00', '2030-06-05T08:59:00', 'end'],
    ['at the start', '2030-06-05T09:00:00', '2030-06-05T09:00:00', 'end'],
    ['that is no time', '2030-06-05T09:00:00', '2030-06-31T09:00:00', 'end'],
  ])('refuses an end %s with 422 (TIME-003)', async (_, start, end, field) => {
    const { status, body } = await give(start, end);
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: ['body', field], msg: expect.any(String), type: expect.any(String) }]);
  });

  it.each(['photographer_id', 'start', 'end'])('needs %s (TIME-002)', async (field) => {
    const { status, body } = await give('2030-06-05T09:00:00', '2030-06-06T09:00:00', { [field]: undefined });
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', field]);
  });

  it('is refused if it overlaps other time off of the photographer, which the error names (TIME-009, TIME-005)', async () => {
    await give('2030-06-05T09:00:00', '2030-06-07T18:00:00', { reason: 'Urlaub' });
    const { status, body } = await give('2030-06-07T17:59:00', '2030-06-08T09:00:00');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'time_off_overlaps',
      detail: 'Time off overlaps existing time off: 05.06.2030, 09:00 – 07.06.2030, 18:00 (Urlaub)',
    });
  });

  it('does not overlap ranges that only touch, and those of others (AMB-062)', async () => {
    await give('2030-06-05T09:00:00', '2030-06-07T18:00:00');
    expect((await give('2030-06-07T18:00:00', '2030-06-08T00:00:00')).status).toBe(201);
    expect((await give('2030-06-05T00:00:00', '2030-06-05T09:00:00')).status).toBe(201);
    photographer_id = await studio().addPhotographer();
    expect((await give('2030-06-05T09:00:00', '2030-06-07T18:00:00')).status).toBe(201);
  });

  it('may overlap bookings, and lists those that still take place (AMB-062)', async () => {
    await book('2030-06-05T09:00:00');
    const inside = (await book('2030-06-05T11:00:00')).body;
    const cancelled = (await book('2030-06-05T13:00:00')).body;
    await studio().call('POST', `/api/bookings/${cancelled.booking_id}/cancel?token=${cancelled.cancel_token}`);
    const { status, body } = await give('2030-06-05T10:00:00', '2030-06-05T18:00:00');
    expect(status).toBe(201);
    expect(body.bookings).toEqual([
      {
        id: inside.booking_id,
        start: '2030-06-05T11:00:00+02:00',
        end: '2030-06-05T12:00:00+02:00',
        status: 'PENDING',
        customer_name: 'Änne Müller',
        service_name: 'Porträt',
      },
    ]);
    expect((await studio().call('GET', `/api/bookings/${inside.booking_id}`)).body.status).toBe('PENDING');
  });

  it('a change leaves absent fields unchanged, and does not overlap itself (TIME-010, AMB-063)', async () => {
    const { body } = await give('2030-06-05T09:00:00', '2030-06-06T09:00:00', { reason: 'Urlaub' });
    const later = await admin('PUT', `${path}/${body.id}`, { end: '2030-06-06T12:00:00' });
    expect(later).toMatchObject({ status: 200, body: { ...body, end: '2030-06-06T12:00:00+02:00' } });
    const { body: silent } = await admin('PUT', `${path}/${body.id}`, { reason: null });
    expect(silent).toEqual({ ...later.body, reason: null });
    expect(await starts('2030-06-05')).toEqual([]);
    const other = await studio().addPhotographer({ name: 'Ben' });
    const moved = await admin('PUT', `${path}/${body.id}`, { photographer_id: other });
    expect(moved.body).toMatchObject({ photographer_id: other, photographer_name: 'Ben' });
    expect(await starts('2030-06-05')).toHaveLength(9);
  });

  it('a change is subject to the same rules (TIME-010, AMB-063)', async () => {
    const { body } = await give('2030-06-05T09:00:00', '2030-06-06T09:00:00');
    await give('2030-06-10T09:00:00', '2030-06-11T09:00:00');
    const change = (changes: object, id = body.id) => admin('PUT', `${path}/${id}`, changes);
    expect((await change({ end: '2030-06-05T09:00:00' })).status).toBe(422);
    expect((await change({ end: '2030-06-10T10:00:00' })).status).toBe(400);
    expect((await change({ photographer_id: nobody })).status).toBe(404);
    expect((await change({}, nobody)).status).toBe(404);
    expect((await change({})).body).toEqual(body);
  });

  it('the list accepts a photographer and a range of days or instants, both ends included (TIME-008)', async () => {
    const first = (await give('2030-06-05T09:00:00', '2030-06-06T09:00:00')).body;
    const second = (await give('2030-06-10T09:00:00', '2030-06-11T09:00:00')).body;
    const own = photographer_id;
    photographer_id = await studio().addPhotographer();
    const others = (await give('2030-06-05T09:00:00', '2030-06-06T09:00:00')).body;
    const listed = async (query: string) => idsOf((await admin('GET', `${path}?${query}`)).body);
    expect(await listed('')).toEqual(expect.arrayContaining([first.id, second.id, others.id]));
    expect(await listed(`photographer_id=${own}`)).toEqual([first.id, second.id]);
    expect(await listed(`photographer_id=${own}&date_from=2030-06-06&date_to=2030-06-09`)).toEqual([first.id]);
    expect(await listed(`photographer_id=${own}&date_from=2030-06-07&date_to=2030-06-10`)).toEqual([second.id]);
    expect(await listed(`photographer_id=${own}&date_from=2030-06-06T09:00:00`)).toEqual([second.id]);
    expect(await listed(`photographer_id=${own}&date_to=2030-06-05T08:59:59%2B02:00`)).toEqual([]);
    expect(await listed('photographer_id=nope')).toEqual([]);
    expect((await admin('GET', `${path}?date_from=yesterday12`)).status).toBe(422);
  });

  it('the list of one photographer contains only theirs, and is 404 for an unknown one (TIME-012)', async () => {
    const { body } = await give('2030-06-05T09:00:00', '2030-06-06T09:00:00');
    expect(idsOf((await admin('GET', `${path}/photographer/${photographer_id}`)).body)).toEqual([body.id]);
    const other = await studio().addPhotographer();
    expect((await admin('GET', `${path}/photographer/${other}`)).body).toEqual([]);
    expect((await admin('GET', `${path}/photographer/${nobody}`)).status).toBe(404);
  });

  it('unknown time off is 404', async () => {
    for (const id of [nobody, 'nope']) {
      expect((await give('2030-06-05T09:00:00', '2030-06-06T09:00:00', { photographer_id: id })).status).toBe(404);
    }
    await admin('DELETE', `/api/admin/photographers/${photographer_id}`);
    const refused = await give('2030-06-05T09:00:00', '2030-06-06T09:00:00');
    expect([refused.status, refused.body.detail]).toEqual([404, 'Photographer not found']);
  });

  it('every write leaves an audit entry that names the administrator', async () => {
    const { body } = await give('2030-06-05T09:00:00', '2030-06-06T09:00:00');
    await admin('PUT', `${path}/${body.id}`, { reason: 'Umzug' });
    await admin('DELETE', `${path}/${body.id}`);
    const { rows } = await sql<{ action: string }>`
      SELECT action FROM audit_entry a JOIN admin_user u ON u.id::text = a.actor
      WHERE details->>'time_off_id' = ${body.id} ORDER BY a.id`.execute(studio().database.db);
    expect(rows.map((row) => row.action)).toEqual(['time_off.created', 'time_off.changed', 'time_off.deleted']);
  });
});

describe('concurrent time off and bookings', () => {
  const days = ['03', '04', '05', '06', '07', '10', '11', '12'];
  const times = ['09:00', '10:15', '11:30', '12:45', '14:00', '15:15', '16:30'];
  const sessions = days.flatMap((day) => times.map((time) => `2030-06-${day}T${time}:00`)).slice(-50);
  const off = { start: '2030-06-05T00:00:00+02:00', end: '2030-06-11T00:00:00+02:00' };
  const isInside = (start: string) => start >= '2030-06-05' && start < '2030-06-11';

  it.each([0, 10, 25, 40, 50])(
    'after %i of 50 bookings: every successful one is outside or listed (SRV-03, AMB-062)',
    async (before) => {
      await admin('GET', path); // signed in first, so that only the writes race
      const [given, ...booked] = await Promise.all([
        new Promise<void>((resolve) => void setImmediate(resolve)).then(() => give(off.start, off.end)),
        ...sessions.slice(0, before).map(book),
        ...sessions
          .slice(before)
          .map((start) => new Promise<void>((go) => void setImmediate(go)).then(() => book(start))),
      ]);
      expect(given.status).toBe(201);
      expect([...new Set(booked.map(({ status }) => status))].filter((status) => ![201, 409].includes(status))).toEqual(
        [],
      );
      const inside = booked.filter(({ status, body }) => status === 201 && isInside(body.start));
      const outside = booked.filter(({ body }, i) => !isInside(sessions[i] as string) && body.start !== undefined);
      expect(outside).toHaveLength(sessions.filter((start) => !isInside(start)).length);
      expect(new Set(idsOf(given.body.bookings))).toEqual(new Set(inside.map(({ body }) => body.booking_id)));
    },
  );
});
