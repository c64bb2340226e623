import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { nobody, open, path, sunday, thursday, wednesday } from '../testing/exception-dates.ts';
import { exceptionStudio } from '../testing/exception-studio.ts';

const { studio, photographer, service, attempt, book, cancel, admin, add, starts, freeDays } = exceptionStudio();

describe('a date with hours of its own', () => {
  it('closed, it has no slots and accepts no bookings, and deleting it restores the hours of its weekday (SRV-01, CALSET-019)', async () => {
    expect(await starts(wednesday)).toHaveLength(9);
    const { status, body } = await add(wednesday, { name: ' Betriebsausflug ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      date: wednesday,
      end_date: wednesday,
      name: 'Betriebsausflug',
      is_working: false,
      start_time: '09:00',
      end_time: '18:00',
      break_enabled: false,
      break_start: '12:00',
      break_end: '13:00',
      bookings: [],
    });
    expect(await starts(wednesday)).toEqual([]);
    expect(await freeDays('2030-06')).not.toContain(wednesday);
    const check = await admin('POST', '/api/admin/bookings/check-availability', {
      photographer_id: photographer(),
      datetime: `${wednesday}T10:00`,
      duration_minutes: 60,
    });
    expect(check.body).toMatchObject({ available: false });
    expect(await attempt(`${wednesday}T10:00`)).toMatchObject({
      status: 400,
      body: { code: 'closed_day', detail: 'Time slot not available: the studio is closed that day' },
    });
    expect((await studio().call('GET', '/api/calendar/settings')).body).toMatchObject({
      closed_dates: [wednesday],
      open_dates: [],
    });
    expect((await admin('DELETE', `${path}/${body.id}`)).body).toEqual({ success: true });
    expect(await starts(wednesday)).toHaveLength(9);
    expect((await attempt(`${wednesday}T10:00`)).status).toBe(201);
  });

  it('open on a Sunday, it has its own hours and its own break (SRV-01)', async () => {
    expect(await starts(sunday)).toEqual([]);
    await add(sunday, { ...open, break_enabled: true, break_start: '13:00', break_end: '13:30' });
    expect(await starts(sunday)).toEqual(['12:00', '14:00', '15:00']);
    expect(await freeDays('2030-06')).toContain(sunday);
    expect((await attempt(`${sunday}T11:30`)).body).toMatchObject({ code: 'outside_hours' });
    expect((await attempt(`${sunday}T12:30`)).body).toMatchObject({ code: 'break' });
    expect((await attempt(`${sunday}T13:30`)).status).toBe(201);
    expect((await studio().call('GET', '/api/calendar/settings')).body).toMatchObject({
      closed_dates: [],
      open_dates: [sunday],
    });
  });

  it('internal appointments may still be booked on it (SRV-12)', async () => {
    await add(wednesday);
    const { status } = await admin('POST', '/api/admin/bookings', {
      service_id: service(),
      photographer_id: photographer(),
      location_id: 'company',
      start: `${wednesday}T10:00`,
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
      ignore_working_hours: true,
      send_email_notification: false,
    });
    expect(status).toBe(201);
  });

  it('applies in the nights of the clock change, on days of 23 and 25 hours (SRV-06)', async () => {
    await admin('PUT', '/api/admin/calendar/settings', { advance_booking_days: 365 });
    const night = { is_working: true, start_time: '00:00', end_time: '05:00' };
    await add('2030-10-27', night);
    await add('2031-03-30', night);
    expect(await starts('2030-10-27')).toEqual(['00:00', '01:00', '02:00', '03:00', '04:00']);
    expect(await starts('2031-03-30')).toEqual(['00:00', '01:00', '03:00', '04:00']);
    await admin('PUT', '/api/admin/calendar/settings', { advance_booking_days: 30 });
  });

  it('lists the bookings that do not fit, and leaves them unchanged', async () => {
    const early = await book(`${thursday}T09:00`);
    const inside = await book(`${thursday}T13:00`);
    const gone = await book(`${thursday}T15:00`);
    await cancel(gone.booking_id);
    const shorter = await add(thursday, open);
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    expect(ids(shorter.body.bookings)).toEqual([early.booking_id]);
    const closed = await admin('PUT', `${path}/${shorter.body.id}`, { is_working: false });
    expect(ids(closed.body.bookings)).toEqual([early.booking_id, inside.booking_id]);
    expect(closed.body.bookings[0]).toEqual({
      id: early.booking_id,
      start: `${thursday}T09:00:00+02:00`,
      end: `${thursday}T10:00:00+02:00`,
      status: 'PENDING',
      customer_name: 'Änne Müller',
      service_name: 'Porträt',
      photographer_name: expect.any(String),
    });
    const ofDay = await admin('GET', `/api/admin/calendar/dates/${thursday}/bookings`);
    expect(ids(ofDay.body)).toEqual([early.booking_id, inside.booking_id]);
    expect((await studio().call('GET', `/api/bookings/${early.booking_id}`)).body.status).toBe('PENDING');
  });
});

describe('exceptions', () => {
  it('are listed in order, from a date on', async () => {
    await add('2030-12-31');
    await add('2030-12-24', { name: 'Heiligabend' });
    await add('2030-06-01');
    const dates = async (query = '') =>
      (await admin('GET', `${path}${query}`)).body.map(({ date }: { date: string }) => date);
    expect(await dates()).toEqual(['2030-06-01', '2030-12-24', '2030-12-31']);
    expect(await dates('?date_from=2030-12-24')).toEqual(['2030-12-24', '2030-12-31']);
    expect((await admin('GET', `${path}?date_from=2030-02-30`)).status).toBe(422);
  });

  it('a change leaves absent fields unchanged and may move the date', async () => {
    const { body } = await add(sunday, { ...open, name: 'Adventssonntag' });
    const moved = await admin('PUT', `${path}/${body.id}`, { date: '2030-06-23', end_time: '17:00' });
    expect(moved).toMatchObject({
      status: 200,
      body: { ...body, date: '2030-06-23', end_date: '2030-06-23', end_time: '17:00' },
    });
    expect(await starts(sunday)).toEqual([]);
    expect((await admin('GET', path)).body).toEqual([moved.body]);
  });

  it('a date has one at most: 409 for the second one, also under concurrency', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => add(wednesday)));
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(7);
    for (const response of refused) expect(response).toMatchObject({ status: 409, body: { code: 'date_taken' } });
    const other = await add(sunday);
    expect(await admin('PUT', `${path}/${other.body.id}`, { date: wednesday })).toMatchObject({
      status: 409,
      body: { code: 'date_taken' },
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no date', { date: '2030-02-30' }, 'date'],
    ['a malformed date', { date: '24.12.2030' }, 'date'],
    ['an end before its start', { ...open, end_time: '11:59' }, 'end_time'],
    ['a malformed time', { ...open, start_time: '9:00' }, 'start_time'],
    ['a break outside the hours', { ...open, break_enabled: true, break_start: '11:00' }, 'break_start'],
    ['no word on whether it is worked', { is_working: undefined }, 'is_working'],
  ])('refuses %s with 422 (SRV-15)', async (_, invalid, field) => {
    const { status, body } = await add(wednesday, invalid);
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', field]);
    expect((await admin('GET', path)).body).toEqual([]);
  });

  it('an unknown exception is 404, an invalid date too, and without a sign-in 401', async () => {
    for (const id of [nobody, 'nope']) {
      expect((await admin('PUT', `${path}/${id}`, { name: 'Egal' })).status).toBe(404);
      expect((await admin('DELETE', `${path}/${id}`)).status).toBe(404);
    }
    expect((await admin('GET', '/api/admin/calendar/dates/2030-02-30/bookings')).status).toBe(404);
    expect((await studio().call('GET', path)).status).toBe(401);
    expect((await studio().call('POST', path, { date: wednesday })).status).toBe(401);
  });

  it('the database enforces the order of the hours', async () => {
    const { db } = studio().database;
    const write = (columns: string, values: string) =>
      sql`INSERT INTO date_exception (id, date, name, ${sql.raw(columns)}) VALUES (gen_random_uuid(), '2030-01-01', 'x', ${sql.raw(values)})`.execute(
        db,
      );
    await expect(write('opens_at', `'09:00'`)).rejects.toThrow(/check constraint/);
    await expect(write('opens_at, closes_at', `'09:00', '09:00'`)).rejects.toThrow(/check constraint/);
    await expect(write('break_start, break_end', `'12:00', '13:00'`)).rejects.toThrow(/check constraint/);
    await expect(
      write('opens_at, closes_at, break_start, break_end', `'09:00', '12:00', '11:00', '13:00'`),
    ).rejects.toThrow(/check constraint/);
  });

  it('every write leaves an audit entry that names the administrator', async () => {
    const { body } = await add(wednesday);
    await admin('PUT', `${path}/${body.id}`, { name: 'Umzug' });
    await admin('DELETE', `${path}/${body.id}`);
    const { rows } = await sql<{ action: string }>`
      SELECT action FROM audit_entry a JOIN admin_user u ON u.id::text = a.actor
      WHERE details->>'exception_id' = ${body.id} ORDER BY a.id`.execute(studio().database.db);
    expect(rows.map(({ action }) => action)).toEqual([
      'date_exception.created',
      'date_exception.changed',
      'date_exception.deleted',
    ]);
  });
});
