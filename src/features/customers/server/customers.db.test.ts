import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerStudio } from './testing/customer-studio.ts';

/** A new address for every test. */
let email = '';
let anna = '';
let max = '';
const { studio, admin, path, get, book, cancel, complete, note, newAddress, photographers } = customerStudio(
  () => email,
);

beforeEach(() => {
  email = newAddress();
  [anna, max] = photographers();
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

  it('is zeros for a customer who never booked (SRV-53)', async () => {
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

  it('a name distinguishes customers who share an address (AMB-053)', async () => {
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
