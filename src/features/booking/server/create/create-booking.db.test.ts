import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { visitedStudio } from '../testing/visited-studio.ts';

let service_id = '';
let photographer_id = '';
const { studio, book } = visitedStudio(() => ({ service_id, photographer_id }));

beforeEach(async () => {
  service_id = await studio().addService();
  photographer_id = await studio().addPhotographer();
});

describe('booking a session', () => {
  it('returns 201 with id, code and token, and the booking is PENDING (API-015, API-018, API-019, AMB-028)', async () => {
    const { status, body } = await book('2030-06-05T09:00:00');
    expect(status).toBe(201);
    expect(body.confirmation_code).toMatch(/^FB-[A-HJKMNP-Z2-9]{8}$/);
    expect(body.cancel_token).toMatch(/^[\w-]{43}$/);
    const read = await studio().call('GET', `/api/bookings/${body.booking_id}?token=${body.cancel_token}`);
    expect(read.body).toMatchObject({
      booking_id: body.booking_id,
      confirmation_code: body.confirmation_code,
      start: '2030-06-05T09:00:00+02:00',
      end: '2030-06-05T10:00:00+02:00',
      status: 'PENDING',
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
      service_name: 'Porträt',
      service_name_de: null,
      service_name_ru: null,
      photographer_name: 'Anna Lindner',
    });
  });

  it.each([
    ['naive Berlin time', '2030-06-05T09:00:00'],
    ['Berlin offset', '2030-06-05T09:00:00+02:00'],
    ['UTC', '2030-06-05T07:00:00Z'],
    ['without seconds', '2030-06-05T09:00'],
  ])('accepts a start as %s (API-017, AMB-030)', async (_, start) => {
    expect((await book(start)).body.start).toBe('2030-06-05T09:00:00+02:00');
  });

  it('removes the slot from the list and refuses it a second time (SRV-03, SRV-10, ERR-007)', async () => {
    await book('2030-06-05T09:00:00');
    const second = await book('2030-06-05T09:30:00');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ detail: 'Time slot not available (conflict)', code: 'slot_taken' });
    const { body } = await studio().call(
      'GET',
      `/api/availability?service_id=${service_id}&photographer_id=${photographer_id}&date=2030-06-05`,
    );
    expect(body.slots[0]).toEqual({ start: '2030-06-05T10:15:00+02:00', end: '2030-06-05T11:15:00+02:00' });
  });

  it('keeps the buffer on both sides (SRV-02)', async () => {
    await book('2030-06-05T12:00:00');
    expect((await book('2030-06-05T13:14:00')).status).toBe(409);
    expect((await book('2030-06-05T10:46:00')).status).toBe(409);
    expect((await book('2030-06-05T13:15:00')).status).toBe(201);
    expect((await book('2030-06-05T10:45:00')).status).toBe(201);
  });

  it.each([
    ['off the grid but free', '2030-06-05T09:05:00', 201, undefined],
    ['in the past', '2030-06-02T10:00:00', 400, 'past'],
    ['this very minute', '2030-06-03T08:00:00', 400, 'past'],
    ['the last day of the window', '2030-07-03T10:00:00', 201, undefined],
    ['a day beyond the window', '2030-07-04T10:00:00', 400, 'outside_window'],
    ['on a closed day', '2030-06-09T10:00:00', 400, 'closed_day'],
    ['before opening', '2030-06-05T08:00:00', 400, 'outside_hours'],
    ['ending after closing', '2030-06-05T17:01:00', 400, 'outside_hours'],
    ['with seconds', '2030-06-05T09:00:30', 400, 'not_whole_minute'],
  ])('%s (SRV-04, SRV-05, SRV-11): %s gives %i', async (_, start, status, code) => {
    const answer = await book(start);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
    expect(status === 201 || answer.body.detail.includes('not available')).toBe(true);
  });

  it.each([
    ['no such day', '2030-02-30T09:00:00'],
    ['24 o’clock', '2030-06-05T24:00:00'],
    ['a word', 'tomorrow at noon'],
    ['infinity', 'infinity  '],
    ['a far year', '10000-01-01T09:00'],
    ['a time the clocks skip', '2031-03-30T02:30:00'],
  ])('refuses %s as malformed (SRV-06, SRV-63)', async (_, start) => {
    const { status, body } = await book(start);
    expect(status).toBe(422);
    expect(body.detail[0]).toMatchObject({ loc: ['body', 'start'] });
  });

  it.each([
    ['another location', { location_id: 'elsewhere' }],
    ['a name of one character', { customer: { name: 'A', email: 'a@b.de', phone: '+49 170 1234567' } }],
    ['a name of spaces', { customer: { name: '   ', email: 'a@b.de', phone: '+49 170 1234567' } }],
    ['two addresses', { customer: { name: 'Al', email: 'a@b.de, c@d.de', phone: '+49 170 1234567' } }],
    ['an address without domain', { customer: { name: 'Al', email: 'a@b', phone: '+49 170 1234567' } }],
    ['a phone of nine characters', { customer: { name: 'Al', email: 'a@b.de', phone: '123456789 ' } }],
    ['notes beyond 2000 characters', { notes: 'x'.repeat(2001) }],
    ['a list for a name', { customer: { name: ['Al'], email: 'a@b.de', phone: '+49 170 1234567' } }],
  ])('refuses %s with 422 and a list of fields (SRV-11, ERR-008)', async (_, more) => {
    const { status, body } = await book('2030-06-05T09:00:00', more);
    expect(status).toBe(422);
    expect(body.detail[0]).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) });
  });

  it('ignores prices, status and ids in the request (SRV-11)', async () => {
    const { status, body } = await book('2030-06-05T09:00:00', {
      price_eur: 0,
      status: 'CONFIRMED',
      id: 'mine',
      ignore_working_hours: true,
    });
    expect(status).toBe(201);
    const { rows } = await sql<{ price: number; status: string }>`
      SELECT service_price_cents AS price, status FROM booking WHERE id = ${body.booking_id}`.execute(
      studio().database.db,
    );
    expect(rows).toEqual([{ price: 15_000, status: 'PENDING' }]);
  });

  it('a visitor cannot skip working hours (AMB-050)', async () => {
    expect((await book('2030-06-05T22:00:00', { ignore_working_hours: true })).status).toBe(400);
  });

  it('returns 404 for an unknown or inactive service or photographer (SRV-08)', async () => {
    const inactive = await studio().addService({ active: false });
    const away = await studio().addPhotographer({ is_active: false });
    for (const more of [
      { service_id: 'nope' },
      { service_id: '00000000-0000-4000-8000-000000000000' },
      { service_id: inactive },
      { photographer_id: "1' OR '1'='1" },
      { photographer_id: away },
    ]) {
      expect(await book('2030-06-05T09:00:00', more)).toMatchObject({
        status: 404,
        body: { detail: expect.any(String) },
      });
    }
  });

  it('refuses a photographer who does not offer the service, and lists no slots (SRV-08)', async () => {
    const other = await studio().addPhotographer();
    await sql`INSERT INTO service_photographer VALUES (${service_id}, ${other})`.execute(studio().database.db);
    expect((await book('2030-06-05T09:00:00')).status).toBe(400);
    const { body } = await studio().call(
      'GET',
      `/api/availability?service_id=${service_id}&photographer_id=${photographer_id}&date=2030-06-05`,
    );
    expect(body.slots).toEqual([]);
  });

  it('a promotion limits when customers may book, not when sessions take place (SRV-42)', async () => {
    service_id = await studio().addService();
    await sql`UPDATE service SET promotion_start = '2030-06-01T00:00+02', promotion_end = '2030-06-03T23:59:59+02'
              WHERE id = ${service_id}`.execute(studio().database.db);
    expect((await book('2030-06-20T09:00:00')).status).toBe(201);
    studio().setNow('2030-06-03T23:59:59');
    expect((await book('2030-06-20T11:00:00')).status).toBe(201);
    studio().setNow('2030-06-04T00:00');
    expect((await book('2030-06-20T13:00:00')).status).toBe(400);
    studio().setNow('2030-06-03T08:00');
  });
});

describe('a promotion that ends while it is cached (SRV-42)', () => {
  it('has no slots from the second it ends, although nothing was written', async () => {
    service_id = await studio().addService();
    await sql`UPDATE service SET promotion_end = '2030-06-03T08:59:59+02' WHERE id = ${service_id}`.execute(
      studio().database.db,
    );
    const day = () =>
      studio().call(
        'GET',
        `/api/availability?service_id=${service_id}&photographer_id=${photographer_id}&date=2030-06-05`,
      );
    const month = () =>
      studio().call(
        'GET',
        `/api/availability/month?service_id=${service_id}&photographer_id=${photographer_id}&month=2030-06`,
      );
    studio().setNow('2030-06-03T08:59:59');
    expect([(await day()).status, (await month()).status]).toEqual([200, 200]);
    expect((await book('2030-06-05T09:00:00')).status).toBe(201);
    studio().setNow('2030-06-03T09:00');
    expect([(await day()).status, (await month()).status]).toEqual([404, 404]);
    expect((await book('2030-06-05T11:00:00')).status).toBe(400);
    studio().setNow('2030-06-03T08:00');
  });
});

it('stores the refund rule in effect when it is booked, whatever changes later (SRV-33)', async () => {
  const settings = (changes: object) => studio().adminCall('PUT', '/api/admin/payments/settings', changes);
  const termsOf = async (id: string) => {
    const { rows } = await sql<{ refund_stages: unknown }>`SELECT refund_stages FROM booking WHERE id = ${id}`.execute(
      studio().database.db,
    );
    return rows[0]?.refund_stages;
  };
  const stages = [{ days_before: 7, percent: 80 }];
  const before = (await book('2030-06-05T09:00:00')).body.booking_id;
  await settings({ refund_rule_enabled: true, refund_stages: stages });
  const during = (await book('2030-06-05T12:00:00')).body.booking_id;
  await settings({ refund_stages: [] });
  expect(await termsOf(before)).toBeNull();
  expect(await termsOf(during)).toEqual(stages);
  await settings({ refund_rule_enabled: false });
});
