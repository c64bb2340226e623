import { beforeEach, describe, expect, it } from 'vitest';
import { insertTestBooking } from '#shared/server/database/testing/insert-booking.ts';
import { customerStudio } from './testing/customer-studio.ts';

/** A new address for every test. */
let email = '';
const { studio, admin, book, newAddress } = customerStudio(() => email);

beforeEach(() => {
  email = newAddress();
});

describe('the search for customers', () => {
  const found = async (search: string) =>
    (await admin('GET', `/api/admin/customers?${new URLSearchParams({ search }).toString()}`)).body;

  it('finds each customer once by name, e-mail or phone, with the data of the latest booking', async () => {
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

  it('distinguishes customers who share a placeholder address (AMB-053)', async () => {
    await book('2030-07-03T09:00', { customer_name: 'Ben Adler', customer_email: null });
    await book('2030-07-03T11:00', { customer_name: 'Eva Brandt', customer_email: null });
    const names = (await found('fotobooking.invalid')).map((one: { name: string }) => one.name);
    expect(names).toEqual(expect.arrayContaining(['Ben Adler', 'Eva Brandt']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds a customer who booked before many others, and orders by latest booking, whatever the name', async () => {
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
    await stored('2028-01-03T00:00:00Z', 'Алёна Łukowa', 'alena@lange.example');
    const emails = async (search: string) => (await found(search)).map((one: { email: string }) => one.email);
    expect(await emails('RARA')).toEqual(['rara@lange.example']);
    expect(await emails('СТАРАЯ')).toEqual(['vera@lange.example', 'andere@lange.example']);
    for (const search of ['алена', 'LUKOWA']) expect(await emails(search)).toEqual(['alena@lange.example']);
    const [first] = (await admin('GET', `/api/admin/customers?limit=1&search=${encodeURIComponent('вера старая')}`))
      .body;
    expect(first).toMatchObject({ name: 'Вера Новая', total_bookings: 2 });
    expect(await found('lange.example')).toHaveLength(20);
  });

  it('accepts a limit from 1 to 100, and returns the latest customers without a text', async () => {
    await book('2030-07-01T09:00');
    expect((await admin('GET', '/api/admin/customers?limit=1')).body).toHaveLength(1);
    for (const limit of ['0', '101', 'x'])
      expect((await admin('GET', `/api/admin/customers?limit=${limit}`)).status).toBe(422);
  });
});
