import { beforeEach, describe, expect, it } from 'vitest';
import { customerStudio } from './testing/customer-studio.ts';

/** A new address for every test. */
let email = '';
let anna = '';
let max = '';

const { studio, admin, get, book, cancel, complete, newAddress, photographers } = customerStudio(() => email);

beforeEach(() => {
  email = newAddress();
  [anna, max] = photographers();
});

describe('the statistics of a customer', () => {
  it('sum up all bookings of the address, in any spelling (CUST-001, CUST-002, CUST-008, SRV-53)', async () => {
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
  ])(
    'contain the tag upcoming while there is a future session: one that %s: %s (SRV-54)',
    async (_, upcoming, change) => {
      await change(await book('2030-07-01T09:00'));
      expect((await get('stats')).tags.includes('upcoming')).toBe(upcoming);
    },
  );

  it('prefer the latest of two photographers booked equally often, without cancelled bookings (SRV-53)', async () => {
    await book('2030-07-01T09:00', { photographer_id: anna });
    await book('2030-07-02T09:00', { photographer_id: max });
    await cancel(await book('2030-07-03T09:00', { photographer_id: anna }));
    expect((await get('stats')).preferred_photographer_name).toBe('Max Berger');
  });

  it('are zeros for a customer who never booked (SRV-53)', async () => {
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

  it('derive the tags from the bookings (CUST-009, SRV-54)', async () => {
    studio().setNow('2028-01-01T08:00');
    await complete(await book('2028-01-02T09:00'), 1000);
    await cancel(await book('2028-01-03T09:00'));
    await cancel(await book('2028-01-04T09:00'));
    studio().setNow('2030-06-03T08:00');
    expect((await get('stats')).tags).toEqual(['new', 'vip', 'frequent_canceller', 'inactive']);
  });
});
