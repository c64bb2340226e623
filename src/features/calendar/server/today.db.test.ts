import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { setRole } from '#features/auth/server/testing/set-role.ts';

const studio = testStudio();
const db = () => studio().database.db;
const day = '2030-06-05';

let [anna, berta, service] = ['', '', ''];
const ids: Record<string, string> = {};

const book = async (name: string, photographer_id: string, start: string) => {
  const { status, body } = await studio().adminCall('POST', '/api/admin/bookings', {
    service_id: service,
    photographer_id,
    start,
    customer: { name, email: `${name.toLowerCase()}@example.com`, phone: '+49 171 2345678' },
    notes: `Wunsch ${name}`,
    ignore_working_hours: true,
  });
  expect([name, status]).toEqual([name, 201]);
  ids[name] = body.id;
};

const sheets = async (date = `?date=${day}`) => (await studio().adminCall('GET', `/api/admin/today${date}`)).body;
const shown = (body: { photographers: { name: string; sessions: { customer_name: string }[] }[] }) =>
  body.photographers.map(({ name, sessions }) => [name, sessions.map((one) => one.customer_name)]);

beforeAll(async () => {
  service = await studio().addService({ price_cents: 20_000 });
  anna = await studio().addPhotographer({ name: 'Anna' });
  berta = await studio().addPhotographer({ name: 'Berta' });
  await book('Spaet', anna, `${day}T15:00`);
  await book('Frueh', anna, `${day}T09:00`);
  await book('Beide', berta, `${day}T12:00`);
  await book('Weg', berta, `${day}T17:00`);
  await book('Gestern', anna, '2030-06-04T23:30');
  await book('Morgen', anna, '2030-06-06T00:00');
  await studio().adminCall('POST', `/api/admin/bookings/${ids['Weg']}/cancel`, {});
  await sql`UPDATE occupied_time SET uses = uniq(sort(ARRAY(
              SELECT id FROM lane WHERE resource_id = ANY(${[anna, berta]}::uuid[]))))
            WHERE id = ${ids['Beide']}`.execute(db());
});

describe('the sheets of a day', () => {
  it('have every session that begins that day, by photographer and start, for two of them twice, without cancelled ones (TODAY-01)', async () => {
    expect(shown(await sheets())).toEqual([
      ['Anna', ['Frueh', 'Beide', 'Spaet']],
      ['Berta', ['Beide']],
    ]);
    studio().setNow(`${day}T08:00`);
    expect(shown(await sheets(''))).toEqual(shown(await sheets()));
    studio().setNow('2030-06-03T08:00');
    expect((await sheets('?date=2030-06-09')).photographers).toEqual([]);
  });

  it('say who comes, with wishes, money and the address of the studio (TODAY-01)', async () => {
    const path = `/api/admin/bookings/${ids['Frueh']}/cash-payment`;
    expect((await studio().adminCall('POST', path, { amount: 50 })).status).toBe(200);
    const body = await sheets();
    expect(body).toMatchObject({ date: day, address: 'Musterstraße 12, 10115 Berlin' });
    expect(body.photographers[0].sessions[0]).toMatchObject({
      customer_name: 'Frueh',
      customer_phone: '+49 171 2345678',
      notes: 'Wunsch Frueh',
      status: 'CONFIRMED',
      start: `${day}T09:00:00+02:00`,
      money: { price: 200, paid: 50, due: 150, takes_payment: true },
      arrived_at: null,
      missed_at: null,
      internal_note: null,
    });
  });

  it('are for a photographer her own alone, without money (TODAY-01)', async () => {
    await setRole(db(), 'photographer', berta);
    const body = await sheets();
    await setRole(db(), 'photographer', null);
    const nobodys = await sheets();
    await setRole(db(), 'owner');
    expect(shown(body)).toEqual([['Berta', ['Beide']]]);
    expect(body.photographers[0].sessions[0].money).toBeNull();
    expect(nobodys.photographers).toEqual([]);
  });

  it('need a date (TODAY-01)', async () => {
    for (const date of ['2030-02-30', '5.6.2030', ''])
      expect(await studio().adminCall('GET', `/api/admin/today?date=${date}`)).toMatchObject({ status: 422 });
  });
});
