import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, service, photographer, attempt, book, read } = bookableStudio();
const create = (wanted: object) =>
  studio().adminCall('POST', '/api/admin/bookings', {
    service_id: service(),
    photographer_id: photographer(),
    ...wanted,
  });
const calendar = (start: string, more: object = {}) =>
  create({
    location_id: 'company',
    start,
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '030 1' },
    notes: 'Bitte mit Hund',
    ignore_working_hours: false,
    send_email_notification: true,
    ...more,
  });
const board = (datetime: string, more: object = {}) =>
  create({
    datetime,
    duration_minutes: 60,
    customer_name: 'Änne Müller',
    customer_email: 'aenne@example.de',
    customer_phone: '',
    notes: 'aus dem Board',
    ...more,
  });

describe('booking by the studio', () => {
  it('accepts the request of the calendar, and returns the whole booking, PENDING (BOOK-073, AMB-050)', async () => {
    const { status, body } = await calendar('2030-06-05T09:00:00');
    expect(status).toBe(201);
    const { booking_id, ...view } = body;
    expect(booking_id).toBe(body.id);
    expect(view).toEqual(await read(body.id));
    expect(view).toMatchObject({
      status: 'PENDING',
      start: '2030-06-05T09:00:00+02:00',
      end: '2030-06-05T10:00:00+02:00',
      customer_name: 'Änne Müller',
      customer_phone: '030 1',
      service_name: 'Porträt',
      service_price: 150,
      photographer_name: 'Anna Lindner',
      notes: 'Bitte mit Hund',
      source: 'admin',
      internal: false,
      send_notifications: true,
      version: 1,
    });
    expect((await studio().call('GET', `/api/bookings/${body.id}`)).body.confirmation_code).toBe(
      view.confirmation_code,
    );
  });

  it('accepts the request of the contacts board, PENDING as well (BOOK-074, AMB-051)', async () => {
    const { status, body } = await board('2030-06-05T09:00:00');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'PENDING',
      start: '2030-06-05T09:00:00+02:00',
      end: '2030-06-05T10:00:00+02:00',
      customer_email: 'aenne@example.de',
      customer_phone: '',
      notes: 'aus dem Board',
      send_notifications: true,
    });
  });

  it('lasts as long as the contacts board requests (AMB-050)', async () => {
    const { body } = await board('2030-06-05T09:00:00', { duration_minutes: 90 });
    expect(body.end).toBe('2030-06-05T10:30:00+02:00');
  });

  it.each([
    [undefined, 'kunde@fotobooking.invalid'],
    [true, 'kunde@fotobooking.invalid'],
    [false, 'intern@fotobooking.invalid'],
  ])('without an address, notification %s: %s (AMB-052)', async (send_email_notification, email) => {
    const { body } = await calendar('2030-06-05T09:00:00', {
      customer: { name: 'Ohne Adresse', email: '', phone: null },
      send_email_notification,
    });
    expect(body).toMatchObject({
      customer_email: email,
      customer_phone: '',
      send_notifications: send_email_notification !== false,
    });
  });

  it('is limited to working hours but not to the booking window (SRV-09, SRV-12)', async () => {
    expect((await calendar('2030-06-05T08:00:00')).status).toBe(400);
    expect((await calendar('2030-06-09T12:00:00')).status).toBe(400);
    expect((await calendar('2030-06-03T07:00:00')).status).toBe(400);
    expect((await calendar('2030-12-05T09:00:00')).status).toBe(201);
  });

  it('in internal mode ignores hours, window, past and buffer, but not an overlap (SRV-12)', async () => {
    const internal = (start: string) => calendar(start, { ignore_working_hours: true });
    await book('2030-06-05T12:00:00');
    expect((await calendar('2030-06-05T13:00:00')).status).toBe(409);
    expect(await internal('2030-06-05T13:00:00')).toMatchObject({ status: 201, body: { internal: true } });
    expect((await internal('2030-06-09T03:00:00')).status).toBe(201);
    expect((await internal('2030-05-01T09:00:00')).status).toBe(201);
    expect((await internal('2031-06-05T09:00:00')).status).toBe(201);
    expect((await internal('2030-06-05T12:30:00')).status).toBe(409);
    await sql`INSERT INTO time_off (id, photographer_id, during)
              VALUES (gen_random_uuid(), ${photographer()}, tstzrange('2030-06-06T12:00+02', '2030-06-06T14:00+02'))`.execute(
      studio().database.db,
    );
    expect((await internal('2030-06-06T13:00:00')).status).toBe(409);
  });

  it('as an internal appointment is not overlapped by a customer’s booking', async () => {
    await calendar('2030-06-05T09:30:00', { ignore_working_hours: true });
    expect((await attempt('2030-06-05T09:00:00')).status).toBe(409);
  });

  it.each<[string, object, (string | number)[]]>([
    ['no time', { start: undefined }, ['body', 'start']],
    ['no such time', { start: '2030-02-30T09:00' }, ['body', 'start']],
    ['no name', { customer: undefined }, ['body', 'customer', 'name']],
    ['a blank name', { customer: { name: ' ' } }, ['body', 'customer', 'name']],
    ['a wrong address', { customer: { name: 'Al', email: 'al@' } }, ['body', 'customer', 'email']],
    ['another location', { location_id: 'elsewhere' }, ['body', 'location_id']],
    ['no length at all', { duration_minutes: 0 }, ['body', 'duration_minutes']],
  ])('refuses %s with 422 (ERR-008)', async (_, more, loc) => {
    const { status, body } = await calendar('2030-06-05T09:00:00', more);
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(loc);
  });

  it('refuses an unknown or inactive service or photographer (SRV-08)', async () => {
    const inactive = await studio().addService({ active: false });
    const other = await studio().addPhotographer();
    await sql`INSERT INTO service_photographer VALUES (${service()}, ${photographer()})`.execute(studio().database.db);
    expect((await calendar('2030-06-05T09:00:00', { service_id: inactive })).status).toBe(404);
    expect((await calendar('2030-06-05T09:00:00', { photographer_id: 'nope' })).status).toBe(404);
    expect((await calendar('2030-06-05T09:00:00', { photographer_id: other })).status).toBe(400);
  });

  it('of ten concurrent bookings of one slot one succeeds (SRV-10)', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => calendar('2030-06-05T09:00:00')));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  it('requires no consent of the customer (SRV-26)', async () => {
    const ours = await calendar('2030-06-05T09:00:00');
    const theirs = await book('2030-06-05T12:00:00');
    const { rows } = await sql`
      SELECT consented_at IS NOT NULL AS consented, privacy_version IS NOT NULL AS versioned FROM booking
      WHERE id IN (${ours.body.id}, ${theirs.booking_id}) ORDER BY starts_at`.execute(studio().database.db);
    expect(rows).toEqual([
      { consented: false, versioned: false },
      { consented: true, versioned: true },
    ]);
  });
});

describe('an administrator at the public endpoint (AMB-050)', () => {
  it('may use the internal mode and suppress mails; an invalid token may not', async () => {
    const request = {
      service_id: service(),
      photographer_id: photographer(),
      location_id: 'company',
      start: '2030-06-05T22:00:00',
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
      ignore_working_hours: true,
      send_email_notification: false,
    };
    const stranger = await studio().call('POST', '/api/bookings', request, {
      authorization: `Bearer ${'x'.repeat(43)}`,
    });
    expect(stranger.status).toBe(400);
    const { status, body } = await studio().adminCall('POST', '/api/bookings', request);
    expect(status).toBe(201);
    expect(await read(body.booking_id)).toMatchObject({ internal: true, send_notifications: false });
  });
});
