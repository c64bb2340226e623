import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { AdminDiscount } from '../contract.ts';

const studio = testStudio();
const url = '/api/admin/discount-codes';
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
let codes = 0;
const add = async (more: object): Promise<AdminDiscount> => {
  const { status, body } = await admin('POST', url, { code: `code-${++codes}`, ...more });
  expect(status).toBe(201);
  return body;
};
const change = (id: string, changes: object) => admin('PATCH', `${url}/${id}`, changes);
const book = async (discount_code: string) =>
  studio().call('POST', '/api/bookings', {
    service_id: await studio().addService(),
    photographer_id: await studio().addPhotographer(),
    location_id: 'company',
    start: '2030-06-05T09:00:00',
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
    discount_code,
  });
const nowhere = '00000000-0000-4000-8000-000000000000';

it('a code is added without limits, with one, or with all of them (VOU-04)', async () => {
  expect(await add({ percent: 10 })).toMatchObject({
    percent: 10,
    amount: null,
    valid_from: null,
    valid_until: null,
    max_uses: null,
    once_per_person: false,
    service_ids: null,
    active: true,
    uses: 0,
  });
  const limits = {
    valid_from: '2030-02-01',
    valid_until: '2030-02-01',
    max_uses: 3,
    once_per_person: true,
    service_ids: [nowhere],
    active: false,
  };
  expect((await add({ percent: 10, valid_until: '2030-02-01' })).valid_until).toBe('2030-02-01');
  expect(await add({ amount: 19.99, ...limits })).toMatchObject({ percent: null, amount: 19.99, ...limits });
});

it('a limit is changed alone; the others stay (VOU-04)', async () => {
  const code = await add({ percent: 10, valid_from: '2030-02-01', service_ids: [nowhere] });
  const { status, body } = await change(code.id, { max_uses: 5 });
  expect({ status, body }).toEqual({ status: 200, body: { ...code, max_uses: 5 } });
  expect((await change(code.id, { valid_from: null, service_ids: null, active: false })).body).toEqual({
    ...code,
    valid_from: null,
    service_ids: null,
    active: false,
    max_uses: 5,
  });
});

it.each([
  ['neither a percentage nor an amount', {}, 'percent'],
  ['a percentage and an amount', { percent: 5, amount: 5 }, 'percent'],
  ['an amount of 0', { amount: 0 }, 'amount'],
  ['a first day that no month has', { percent: 5, valid_from: '2030-02-30' }, 'valid_from'],
  ['a last day that no month has', { percent: 5, valid_until: '2030-02-30' }, 'valid_until'],
  ['a last day before the first', { percent: 5, valid_from: '2030-02-02', valid_until: '2030-02-01' }, 'valid_until'],
])('%s is refused at its field (VOU-04)', async (_, wrong, field) => {
  const { status, body } = await admin('POST', url, { code: 'NEU', ...wrong });
  expect([status, body.detail[0].loc]).toEqual([422, ['body', field]]);
});

it('a change may not end before it begins either (VOU-04)', async () => {
  const { id } = await add({ percent: 10, valid_from: '2030-02-02' });
  expect((await change(id, { valid_until: '2030-02-01' })).status).toBe(422);
  expect((await change(id, { valid_until: '2030-02-02' })).status).toBe(200);
});

it('a code of that name is refused, however it is written, also at the same moment (VOU-04)', async () => {
  const { code } = await add({ percent: 10 });
  expect(await admin('POST', url, { code: ` ${code.toLowerCase()} `, percent: 5 })).toMatchObject({
    status: 409,
    body: { code: 'discount_exists' },
  });
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await admin('POST', url, { code: 'ZUGLEICH', percent: 5 })).status),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
});

it('only a code that was never used is deleted (VOU-04)', async () => {
  const [used, unused] = [await add({ percent: 10 }), await add({ percent: 10 })];
  expect((await book(used.code)).status).toBe(201);
  expect(await admin('DELETE', `${url}/${used.id}`)).toMatchObject({ status: 400, body: { code: 'discount_used' } });
  expect((await admin('DELETE', `${url}/${unused.id}`)).status).toBe(200);
  expect((await admin('DELETE', `${url}/${unused.id}`)).status).toBe(404);
  expect((await change(unused.id, { active: false })).status).toBe(404);
});

it('each change is recorded with its code, and one of a deleted code is not (VOU-04)', async () => {
  const { id } = await add({ percent: 10 });
  await change(id, { active: false });
  await admin('DELETE', `${url}/${id}`);
  await change(id, { active: true });
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM audit_entry WHERE details->>'discount_id' = ${id} ORDER BY audit_entry.id`.execute(
    studio().database.db,
  );
  expect(rows.map(({ action }) => action)).toEqual(['discount.created', 'discount.changed', 'discount.deleted']);
});
