import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, configure } = payingStudio();
const db = () => studio().database.db;
let service = '';
let photographer = '';
beforeEach(async () => {
  service = await studio().addService();
  photographer = await studio().addPhotographer();
});
const days = Array.from({ length: 12 }, (_, i) => `2030-06-${String(10 + i).padStart(2, '0')}`).filter(
  (day) => !['2030-06-15', '2030-06-16'].includes(day),
);
const book = (more: object, headers: Record<string, string> = {}, start = '2030-06-05T09:00:00') =>
  studio().call(
    'POST',
    '/api/bookings',
    {
      service_id: service,
      photographer_id: photographer,
      location_id: 'company',
      start,
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
      ...more,
    },
    headers,
  );
const raise = (cents: number) => sql`UPDATE service SET price_cents = ${cents} WHERE id = ${service}`.execute(db());
const booked = async (): Promise<number[]> => {
  const { rows } = await sql<{ cents: number }>`
    SELECT service_price_cents AS cents FROM booking WHERE photographer_id = ${photographer} ORDER BY starts_at DESC`.execute(
    db(),
  );
  return rows.map(({ cents }) => cents);
};

describe('a booking at the price its customer was shown (SRV-11)', () => {
  it.each([
    ['both', { expected_price: 150, expected_prepayment: 75 }],
    ['the price', { expected_price: 150 }],
    ['the prepayment', { expected_prepayment: 75 }],
    ['nothing', {}],
  ])('is made if %s was sent', async (_, expected) => {
    expect((await book(expected)).status).toBe(201);
    expect(await booked()).toEqual([15_000]);
  });

  it.each<[{ expected_price?: number; expected_prepayment?: number }]>([
    [{ expected_price: 149.99, expected_prepayment: 75 }],
    [{ expected_price: 150, expected_prepayment: 0 }],
    [{ expected_price: 150.01 }],
    [{ expected_prepayment: 75.01 }],
  ])('is refused at another price, with both amounts: %j', async (expected) => {
    expect(await book(expected)).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        detail: expect.stringContaining('150,00'),
        price: 150,
        prepayment: 75,
        expected_price: expected.expected_price ?? null,
        expected_prepayment: expected.expected_prepayment ?? null,
      },
    });
    expect(await booked()).toEqual([]);
  });

  it('is refused after the price was raised, and made when the customer accepts the new one (SRV-87)', async () => {
    await book({ expected_price: 150, expected_prepayment: 75 }, {}, '2030-06-06T09:00:00');
    await raise(30_000);
    const refused = await book({ expected_price: 150, expected_prepayment: 75 });
    expect(refused).toMatchObject({ status: 409, body: { price: 300, prepayment: 150 } });
    expect((await book({ expected_price: 300, expected_prepayment: 150 })).status).toBe(201);
    expect(await booked()).toEqual([15_000, 30_000]);
  });

  it('no prepayment is due while the studio takes no payments', async () => {
    await configure({ stripe_enabled: false });
    expect(await book({ expected_prepayment: 75 })).toMatchObject({ status: 409, body: { prepayment: 0 } });
    expect((await book({ expected_prepayment: 0 })).status).toBe(201);
    await configure();
    expect(await book({ expected_prepayment: 0 }, {}, '2030-06-06T09:00:00')).toMatchObject({
      status: 409,
      body: { prepayment: 75 },
    });
  });

  it.each([
    { expected_price: '150' },
    { expected_price: -1 },
    { expected_prepayment: 1.001 },
    { expected_price: null },
  ])('an invalid amount in EUR is 422: %j', async (expected) => {
    expect((await book(expected)).status).toBe(422);
  });

  it('in Russian the refusal is in Russian', async () => {
    const { body } = await book({ expected_price: 1, language: 'ru' });
    expect(body.detail).toMatch(/^Цена тем временем изменилась/);
  });

  it('a repeated request gets its first response, also after the price was raised (SRV-22)', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await book({ expected_price: 150 }, key);
    expect(first.status).toBe(201);
    await raise(30_000);
    expect(await book({ expected_price: 150 }, key)).toMatchObject({ status: 201, body: first.body });
  });

  it('a refused request does not use up its key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    expect((await book({ expected_price: 140 }, key)).status).toBe(409);
    expect((await book({ expected_price: 150 }, key)).status).toBe(201);
  });

  it('is never made at another price, although the price changes while bookings are being written (SRV-87)', async () => {
    const prices = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 30_000 : 15_000));
    const [responses] = await Promise.all([
      Promise.all(
        days.flatMap((day) =>
          ['09:00', '10:15', '13:00'].map((time) =>
            book({ expected_price: 150, expected_prepayment: 75 }, {}, `${day}T${time}:00`),
          ),
        ),
      ),
      (async () => {
        for (const cents of prices) await raise(cents);
      })(),
    ]);
    const refusals = responses.filter(({ status }) => status !== 201).map(({ body }) => body.code);
    expect(refusals.filter((code) => code !== 'price_changed' && code !== 'try_again')).toEqual([]);
    const made = responses.filter(({ status }) => status === 201).length;
    expect(await booked()).toEqual(Array.from({ length: made }, () => 15_000));
  });
});
