import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerStudio } from './testing/customer-studio.ts';

/** A new address for every test. */
let email = '';

const { studio, admin, path, get, book, note, newAddress } = customerStudio(() => email);

beforeEach(() => {
  email = newAddress();
});

describe('the profile of a customer', () => {
  it('contains statistics, bookings and notes (CUST-006, CUST-007)', async () => {
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
    'of %j is empty, without an error (SRV-63)',
    async (who) => {
      await book('2030-07-01T09:00');
      expect(await get('profile', who)).toMatchObject({
        stats: { total_bookings: 0 },
        booking_history: [],
        recent_notes: [],
      });
    },
  );

  it('is refused for an address with NUL or one that is too long', async () => {
    expect((await admin('GET', path('stats', 'a\u0000b'))).status).toBe(400);
    expect([404, 414]).toContain((await admin('GET', path('stats', 'x'.repeat(300)))).status);
    const { rows } = await sql`SELECT 1 FROM customer_note WHERE customer_email <> lower(customer_email)`.execute(
      studio().database.db,
    );
    expect(rows).toEqual([]);
  });
});
