import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';

const { studio, photographer, service, book, read, edit } = bookableStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const ask = (path: string, query: Record<string, string>) =>
  admin(
    'GET',
    `/api/admin/availability/${path}?${String(
      new URLSearchParams({ photographer_id: photographer(), service_id: service(), ...query }),
    )}`,
  );
const explain = async (start: string, more: Record<string, string> = {}) =>
  (await ask('explain', { start, ...more })).body;
const reasons = (body: { reasons: { reason: string }[] }) => body.reasons.map(({ reason }) => reason);

describe('why a time is not free', () => {
  it('says whom it blames: a session with customer, code and times, an absence with its reason (SRV-09)', async () => {
    const booked = await book('2030-06-10T10:00');
    const off = await admin('POST', '/api/admin/timeoff', {
      photographer_id: photographer(),
      start: '2030-06-11T00:00',
      end: '2030-06-12T00:00',
      reason: 'Messe',
    });
    expect(await explain('2030-06-10T10:30')).toEqual({
      start: '2030-06-10T10:30:00+02:00',
      end: '2030-06-10T11:30:00+02:00',
      free_for: [],
      reasons: [
        {
          reason: 'booked',
          blocks: ['public', 'staff', 'internal'],
          booking: {
            id: booked.booking_id,
            confirmation_code: booked.confirmation_code,
            customer_name: 'Änne Müller',
            start: '2030-06-10T10:00:00+02:00',
            end: '2030-06-10T11:00:00+02:00',
          },
          time_off: null,
          resource: null,
          exception: null,
        },
      ],
      hours: {
        date: '2030-06-10',
        open: { start: '2030-06-10T09:00:00+02:00', end: '2030-06-10T18:00:00+02:00' },
        pause: null,
        exceptional: false,
      },
      last_day: '2030-07-03',
      first_start: '2030-06-03T08:00:00+02:00',
    });
    expect(await explain('2030-06-10T11:05')).toMatchObject({
      free_for: ['internal'],
      reasons: [{ reason: 'buffer', booking: { id: booked.booking_id }, blocks: ['public', 'staff'] }],
    });
    expect(await explain('2030-06-11T10:00')).toMatchObject({
      free_for: [],
      reasons: [{ reason: 'time_off', time_off: { id: off.body.id, reason: 'Messe' }, booking: null }],
    });
    expect(await explain('2030-06-10T12:00')).toMatchObject({ free_for: ['public', 'staff', 'internal'], reasons: [] });
    expect(await explain('2030-07-04T12:00')).toMatchObject({
      free_for: ['staff', 'internal'],
      reasons: [{ reason: 'outside_window' }],
    });
    expect(reasons(await explain('2030-06-03T07:00'))).toEqual(['past', 'outside_hours']);
    expect(reasons(await explain('2030-06-09T12:00'))).toEqual(['closed_day']);
  });

  it('agrees with the list, with check-availability and with the result of booking, all day long (SRV-01, SRV-10)', async () => {
    await book('2030-06-10T10:00');
    const query = `service_id=${service()}&photographer_id=${photographer()}&date=2030-06-10`;
    const { slots } = (await studio().call('GET', `/api/availability?${query}`)).body;
    const offered = new Set(slots.map(({ start }: { start: string }) => start.slice(11, 16)));
    for (let minute = 8 * 60; minute < 19 * 60; minute += 30) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${minute % 60 === 0 ? '00' : '30'}`;
      const { free_for } = await explain(`2030-06-10T${time}`);
      const { body } = await admin('POST', '/api/admin/bookings/check-availability', {
        photographer_id: photographer(),
        datetime: `2030-06-10T${time}`,
        duration_minutes: 60,
      });
      expect({ time, free: free_for.includes('staff') }).toEqual({ time, free: body.available });
      if (offered.has(time)) expect(free_for).toContain('public');
    }
    expect(offered.size).toBeGreaterThan(0);
  });

  it('leaves the session aside that is being moved (SRV-13)', async () => {
    const { booking_id: id } = await book('2030-06-10T10:00');
    const moved = await explain('2030-06-10T10:30', { except: id, duration_min: '60' });
    expect(moved.free_for).toContain('staff');
    const { version } = await read(id);
    expect((await edit(id, { start: '2030-06-10T10:30', version })).status).toBe(200);
    expect((await explain('2030-06-10T10:30', { duration_min: '15' })).reasons[0]).toMatchObject({ reason: 'booked' });
  });

  it('says so when the photographer does not do such sessions, as the empty list does (SRV-08)', async () => {
    const other = await studio().addPhotographer();
    const service_id = service();
    await sql`INSERT INTO service_photographer VALUES (${service_id}, ${other})`.execute(studio().database.db);
    const body = await explain('2030-06-10T12:00', { service_id });
    expect(body.free_for).toEqual([]);
    expect(reasons(body)).toEqual(['not_offered']);
    const day = (await ask('explain/day', { date: '2030-06-10', service_id })).body;
    expect(reasons(day)).toEqual(['not_offered']);
  });

  it('explains a whole day: closed, or what is on it', async () => {
    const booked = await book('2030-06-10T10:00');
    expect((await ask('explain/day', { date: '2030-06-10' })).body).toMatchObject({
      date: '2030-06-10',
      reasons: [{ reason: 'booked', booking: { confirmation_code: booked.confirmation_code } }],
    });
    const sunday = (await ask('explain/day', { date: '2030-06-09' })).body;
    expect(sunday).toMatchObject({ hours: { open: null }, reasons: [{ reason: 'closed_day' }] });
  });

  it('names the date whose own hours decided', async () => {
    await admin('POST', '/api/admin/calendar/exceptions', { date: '2030-06-11', is_working: false, name: 'Inventur' });
    expect(await explain('2030-06-11T10:00')).toMatchObject({
      free_for: ['internal'],
      reasons: [{ reason: 'closed_day', exception: '2030-06-11', blocks: ['public', 'staff'] }],
      hours: { open: null, exceptional: true },
    });
    const day = (await ask('explain/day', { date: '2030-06-11' })).body;
    expect(day.reasons).toMatchObject([{ reason: 'closed_day', exception: '2030-06-11' }]);
  });

  it.each([
    ['explain', { start: 'soon' }, 422],
    ['explain', { start: '2030-03-31T02:30' }, 422],
    ['explain', { start: '2030-06-10T12:00', photographer_id: 'nobody' }, 404],
    ['explain', { start: '2030-06-10T12:00', service_id: 'nothing' }, 404],
    ['explain', { start: '2030-06-10T12:00', duration_min: '0' }, 422],
    ['explain', { start: '2030-06-10T12:00', duration_min: '1441' }, 422],
    ['explain/day', { date: '2030-02-30' }, 422],
  ])('%s refuses %j with %d', async (path, query, status) => {
    const response = await ask(path, query);
    expect(response.status).toBe(status);
    expect(response.body.detail).toBeTruthy();
  });

  it('needs a length, and a signed-in administrator', async () => {
    const path = `/api/admin/availability/explain?photographer_id=${photographer()}&start=2030-06-10T12:00`;
    expect((await admin('GET', path)).status).toBe(422);
    expect((await studio().call('GET', path)).status).toBe(401);
  });
});
