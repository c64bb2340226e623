import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { insertTestBooking } from '#shared/server/database/testing/insert-booking.ts';

const studio = testStudio();
let service = '';
let anna = '';
let max = '';
let count = 0;
/** A new address for every test. */
let email = '';
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const path = (what: string, of = email) => `/api/admin/customers/${encodeURIComponent(of)}/${what}`;
const get = async (what: string, of?: string) => {
  const { status, body } = await admin('GET', path(what, of));
  expect(status).toBe(200);
  return body;
};
const book = async (start: string, more: object = {}) => {
  const { status, body } = await admin('POST', '/api/admin/bookings', {
    service_id: service,
    photographer_id: anna,
    start,
    customer_name: 'Änne Müller',
    customer_email: email,
    ignore_working_hours: true,
    ...more,
  });
  expect(status).toBe(201);
  return body.id as string;
};
const cancel = (id: string) => admin('POST', `/api/admin/bookings/${id}/cancel`, {});
const complete = async (id: string, actual_revenue: number) => {
  await admin('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`);
  await admin('PUT', `/api/admin/bookings/${id}/status?new_status=COMPLETED`);
  await admin('PUT', `/api/admin/bookings/${id}/umsatz`, { actual_revenue });
};
const note = (text: string, more: object = {}) =>
  admin('POST', path('notes'), { note: text, note_type: 'general', ...more });

beforeEach(async () => {
  studio().setNow('2030-06-03T08:00');
  email = `kunde+${++count}@example.de`;
  service = await studio().addService();
  anna = await studio().addPhotographer({ name: 'Anna Lindner' });
  max = await studio().addPhotographer({ name: 'Max Berger' });
});

describe('a customer in numbers', () => {
  it('sums up everything booked under the address, in any spelling (CUST-001, CUST-002, CUST-008, SRV-53)', async () => {
    await complete(await book('2030-05-01T09:00', { photographer_id: max }), 199.99);
    await book('2030-07-01T09:00', { customer_email: email.toUpperCase() });
    await book('2030-07-02T09:00');
    await cancel(await book('2030-04-01T09:00', { photographer_id: max }));
    expect(await get('stats', ` ${email.toUpperCase()} `)).toEqual({
      total_bookings: 4,
      cancelled_bookings: 1,
      total_revenue: 499.99,
      average_booking_value: 166.66,
      tags: ['returning', 'upcoming'],
      first_booking_date: '2030-04-01T09:00:00+02:00',
      last_booking_date: '2030-07-02T09:00:00+02:00',
      preferred_photographer_name: 'Anna Lindner',
    });
  });

  it.each<[string, boolean, (id: string) => Promise<unknown>]>([
    ['waits for the studio', true, () => Promise.resolve()],
    ['is confirmed', true, (id) => admin('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`)],
    ['was cancelled', false, cancel],
    ['has begun', false, () => Promise.resolve(studio().setNow('2030-07-01T09:00'))],
  ])('is tagged as upcoming while a session is ahead: one that %s: %s (SRV-54)', async (_, upcoming, change) => {
    await change(await book('2030-07-01T09:00'));
    expect((await get('stats')).tags.includes('upcoming')).toBe(upcoming);
  });

  it('of two photographers booked equally often the last one is preferred; cancelled ones do not count (SRV-53)', async () => {
    await book('2030-07-01T09:00', { photographer_id: anna });
    await book('2030-07-02T09:00', { photographer_id: max });
    await cancel(await book('2030-07-03T09:00', { photographer_id: anna }));
    expect((await get('stats')).preferred_photographer_name).toBe('Max Berger');
  });

  it('is zeros for somebody who never booked (SRV-53)', async () => {
    expect(await get('stats', 'niemand@example.de')).toEqual({
      total_bookings: 0,
      cancelled_bookings: 0,
      total_revenue: 0,
      average_booking_value: 0,
      tags: ['new'],
      first_booking_date: null,
      last_booking_date: null,
      preferred_photographer_name: null,
    });
  });

  it('tags come from the bookings (CUST-009, SRV-54)', async () => {
    studio().setNow('2028-01-01T08:00');
    await complete(await book('2028-01-02T09:00'), 1000);
    await cancel(await book('2028-01-03T09:00'));
    await cancel(await book('2028-01-04T09:00'));
    studio().setNow('2030-06-03T08:00');
    expect((await get('stats')).tags).toEqual(['new', 'vip', 'frequent_canceller', 'inactive']);
  });
});

describe('the history of a customer', () => {
  it('has every booking as it was booked, the newest first (CUST-003, CUST-010)', async () => {
    const first = await book('2030-05-01T09:00');
    const second = await book('2030-07-01T09:00');
    await complete(first, 12.5);
    const history = await get('history');
    expect(history.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(history[0].actual_revenue).toBeNull();
    expect(history[1]).toEqual({
      id: first,
      start: '2030-05-01T09:00:00+02:00',
      end: '2030-05-01T10:00:00+02:00',
      service_name: 'Porträt',
      service_name_de: null,
      service_name_ru: null,
      photographer_name: 'Anna Lindner',
      status: 'COMPLETED',
      actual_revenue: 12.5,
      service_price: 150,
    });
  });

  it('is limited to 50, or to what is asked for (CUST-003)', async () => {
    for (let i = 0; i < 60; i++) await book(`2030-08-01T09:00`.replace('08-01', day(i)));
    expect(await get('history')).toHaveLength(50);
    expect(await get('history?limit=3')).toHaveLength(3);
    expect(await get('history?limit=1000')).toHaveLength(60);
    for (const limit of ['0', '1001', 'x'])
      expect((await admin('GET', path(`history?limit=${limit}`))).status).toBe(422);
  });

  const day = (i: number) =>
    `${String(8 + Math.floor(i / 28)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`;
});

describe('notes about a customer', () => {
  it('are written, read, changed and deleted (CUST-004, CUST-011, CUST-013..015)', async () => {
    const { status, body } = await note('  Mag Gegenlicht \n sehr  ', { note_type: 'preference' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      note: 'Mag Gegenlicht \n sehr',
      note_type: 'preference',
      created_at: '2030-06-03T08:00:00+02:00',
      updated_at: '2030-06-03T08:00:00+02:00',
      created_by: 'Test Studio',
      customer_name: null,
    });
    expect(await get('notes', email.toUpperCase())).toEqual([body]);
    studio().setNow('2030-06-03T09:00');
    const changed = await admin('PUT', `/api/admin/customers/notes/${body.id}`, {
      note: 'Mag Schatten',
      note_type: 'issue',
    });
    expect(changed).toMatchObject({ status: 200, body: { note: 'Mag Schatten', note_type: 'issue' } });
    expect(changed.body.updated_at).toBe('2030-06-03T09:00:00+02:00');
    const half = await admin('PUT', `/api/admin/customers/notes/${body.id}`, { note: 'Mag beides' });
    expect(half.body).toMatchObject({ note: 'Mag beides', note_type: 'issue', created_by: 'Test Studio' });
    expect(await admin('DELETE', `/api/admin/customers/notes/${body.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await get('notes')).toEqual([]);
    expect((await admin('DELETE', `/api/admin/customers/notes/${body.id}`)).status).toBe(404);
    expect((await admin('PUT', `/api/admin/customers/notes/${body.id}`, { note: 'x' })).status).toBe(404);
  });

  it('come the newest first, ten unless asked otherwise (CUST-004)', async () => {
    for (let i = 0; i < 12; i++) {
      studio().setNow(`2030-06-03T08:${String(10 + i)}`);
      await note(`Nr. ${i}`);
    }
    const notes = await get('notes');
    expect(notes).toHaveLength(10);
    expect(notes[0].note).toBe('Nr. 11');
    expect((await get('notes?limit=3')).map((one: { note: string }) => one.note)).toEqual([
      'Nr. 11',
      'Nr. 10',
      'Nr. 9',
    ]);
  });

  it.each([
    ['an empty note', { note: '' }],
    ['a note of spaces', { note: '  \n ' }],
    ['a note beyond 5000 characters', { note: 'x'.repeat(5001) }],
    ['another type', { note_type: 'secret' }],
    ['no text', { note: 7 }],
  ])('%s is refused (CUST-012, SRV-71)', async (_, more) => {
    const { status, body } = await note('x', more);
    expect(status).toBe(422);
    expect(body.detail[0].loc[0]).toBe('body');
    expect(await get('notes')).toEqual([]);
  });

  it('stay when the booking is deleted (SRV-25)', async () => {
    const id = await book('2030-07-01T09:00');
    await note('bleibt');
    await admin('DELETE', `/api/admin/bookings/${id}`);
    expect(await get('notes')).toHaveLength(1);
    expect((await get('stats')).total_bookings).toBe(0);
  });

  it('are for administrators only (SRV-62)', async () => {
    expect((await studio().call('GET', path('notes'))).status).toBe(401);
    expect((await studio().call('POST', path('notes'), { note: 'x' })).status).toBe(401);
  });
});

describe('the profile of a customer', () => {
  it('brings numbers, bookings and notes together (CUST-006, CUST-007)', async () => {
    const id = await book('2030-07-01T09:00');
    await note('erste');
    const profile = await get('profile');
    expect(profile).toEqual({
      stats: await get('stats'),
      booking_history: await get('history'),
      recent_notes: await get('notes'),
    });
    expect(profile.booking_history[0].id).toBe(id);
    expect(profile.recent_notes).toHaveLength(1);
  });

  it('a name tells apart who shares an address (AMB-053)', async () => {
    email = 'kunde@fotobooking.invalid';
    const others = { customer_name: 'Boris Öztürk' };
    await book('2030-07-01T09:00');
    await book('2030-07-02T09:00', others);
    await note('für Boris', others);
    await note('für alle');
    expect((await get('stats')).total_bookings).toBe(2);
    const boris = `customer_name=${encodeURIComponent('  boris ÖZTÜRK ')}`;
    expect((await get(`stats?${boris}`)).total_bookings).toBe(1);
    expect(await get(`history?${boris}`)).toHaveLength(1);
    expect((await get(`notes?${boris}`)).map((one: { note: string }) => one.note)).toEqual(['für Boris']);
    expect((await get(`profile?${boris}`)).booking_history).toHaveLength(1);
    expect((await get('notes?customer_name=')).length).toBe(2);
  });

  it.each(["x' OR '1'='1", 'ä/ö%?#@example.de', 'kein at', '%', '_'])(
    'of %j is empty and no error (SRV-63)',
    async (who) => {
      await book('2030-07-01T09:00');
      expect(await get('profile', who)).toMatchObject({
        stats: { total_bookings: 0 },
        booking_history: [],
        recent_notes: [],
      });
    },
  );

  it('a NUL or an endless address names nobody', async () => {
    expect((await admin('GET', path('stats', 'a\u0000b'))).status).toBe(400);
    expect([404, 414]).toContain((await admin('GET', path('stats', 'x'.repeat(300)))).status);
    const { rows } = await sql`SELECT 1 FROM customer_note WHERE customer_email <> lower(customer_email)`.execute(
      studio().database.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('looking for customers', () => {
  const found = async (search: string) =>
    (await admin('GET', `/api/admin/customers?${new URLSearchParams({ search }).toString()}`)).body;

  it('finds them by name, e-mail or phone, as last booked, once each', async () => {
    await book('2030-07-01T09:00', { customer_phone: '+49 170 1234567' });
    studio().setNow('2030-06-03T09:00');
    await book('2030-06-20T09:00', { customer_name: 'Änne Schmidt', customer_email: email.toUpperCase() });
    const anne = {
      email,
      name: 'Änne Schmidt',
      total_bookings: 2,
      last_booking_date: '2030-07-01T09:00:00+02:00',
    };
    for (const text of [
      'ÄNNE schm',
      'änne müller',
      email.slice(0, 8).toUpperCase(),
      '170 1234567',
      '0170 123',
      '0049170-1234567',
    ]) {
      const mine = (await found(text)).filter((one: { email: string }) => one.email === email);
      expect(mine).toMatchObject([anne]);
    }
    for (const text of ['100%', '_nne', 'niemand', '0171 123']) expect(await found(text)).toEqual([]);
  });

  it('tells those apart who share a stand-in address (AMB-053)', async () => {
    await book('2030-07-03T09:00', { customer_name: 'Ben Adler', customer_email: null });
    await book('2030-07-03T11:00', { customer_name: 'Eva Brandt', customer_email: null });
    const names = (await found('fotobooking.invalid')).map((one: { name: string }) => one.name);
    expect(names).toEqual(expect.arrayContaining(['Ben Adler', 'Eva Brandt']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds whoever booked before many others, and puts first who booked last, under whichever name', async () => {
    const { db } = studio().database;
    const stored = (created: string, customer_name: string, customer_email: string) =>
      insertTestBooking(db, Date.parse('2028-05-01T08:00:00Z'), {
        status: 'CANCELLED',
        created_at: created,
        customer_name,
        customer_email,
      });
    await stored('2028-01-01T00:00:00Z', 'Rara Selten', 'rara@lange.example');
    await stored('2028-01-02T00:00:00Z', 'Вера Старая', 'vera@lange.example');
    await stored('2028-03-01T00:00:00Z', 'Вера Старая', 'andere@lange.example');
    for (let i = 0; i < 200; i++) await stored('2028-02-01T00:00:00Z', 'Viele', `viele${i}@lange.example`);
    await stored('2028-04-01T00:00:00Z', 'Вера Новая', 'Vera@Lange.example');
    const emails = async (search: string) => (await found(search)).map((one: { email: string }) => one.email);
    expect(await emails('RARA')).toEqual(['rara@lange.example']);
    expect(await emails('СТАРАЯ')).toEqual(['vera@lange.example', 'andere@lange.example']);
    const [first] = (await admin('GET', `/api/admin/customers?limit=1&search=${encodeURIComponent('вера старая')}`))
      .body;
    expect(first).toMatchObject({ name: 'Вера Новая', total_bookings: 2 });
    expect(await found('lange.example')).toHaveLength(20);
  });

  it('takes a limit of 1 to 100, and shows the last ones without a text', async () => {
    await book('2030-07-01T09:00');
    expect((await admin('GET', '/api/admin/customers?limit=1')).body).toHaveLength(1);
    for (const limit of ['0', '101', 'x'])
      expect((await admin('GET', `/api/admin/customers?limit=${limit}`)).status).toBe(422);
  });
});
