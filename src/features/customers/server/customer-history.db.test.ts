import { beforeEach, describe, expect, it } from 'vitest';
import { customerStudio } from './testing/customer-studio.ts';

/** A new address for every test. */
let email = '';

const { admin, path, get, book, complete, newAddress } = customerStudio(() => email);

beforeEach(() => {
  email = newAddress();
});

describe('the history of a customer', () => {
  it('contains every booking with the data of its booking, the newest first (CUST-003, CUST-010)', async () => {
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
      language: 'de',
      service_price: 150,
      owed: 150,
    });
  });

  it('is limited to 50 bookings, or to the requested number (CUST-003)', async () => {
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
