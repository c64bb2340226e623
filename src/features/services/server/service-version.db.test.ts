import { expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const admin = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  studio().adminCall(method, `/api/admin/${path}`, body);
const added = async () =>
  (await admin('POST', 'services', { name: 'Porträt', description: 'Ein Bild', price_eur: 150 })).body;

it('the version is returned for all services and for one, and increases with every change', async () => {
  const { id, version } = await added();
  const list = (await admin('GET', 'services')).body as { id: string; version: number }[];
  expect(list.find((one) => one.id === id)?.version).toBe(version);
  expect((await admin('PUT', `services/${id}`, { price_eur: 200 })).body.version).toBe(version + 1);
  expect((await admin('PUT', `services/${id}/toggle-active`)).body.version).toBe(version + 2);
  const special = await admin('PUT', `services/${id}/special-settings`, { requires_prepayment: true });
  expect(special.body.version).toBe(version + 3);
  expect((await admin('GET', `services/${id}`)).body.version).toBe(version + 3);
});

it('the second of two changes from the same version is refused with the current state (SRV-88)', async () => {
  const { id, version } = await added();
  expect((await admin('PUT', `services/${id}`, { price_eur: 200, version })).status).toBe(200);
  expect(await admin('PUT', `services/${id}`, { name: 'Familie', version })).toMatchObject({
    status: 409,
    body: {
      code: 'version_conflict',
      detail: expect.any(String),
      service: { id, name: 'Porträt', price_eur: 200, version: version + 1 },
    },
  });
  expect((await admin('GET', `services/${id}`)).body).toMatchObject({ name: 'Porträt', price_eur: 200 });
  const again = await admin('PUT', `services/${id}`, { name: 'Familie', version: version + 1 });
  expect(again.body).toMatchObject({ name: 'Familie', price_eur: 200, version: version + 2 });
});

it('exactly one of twenty concurrent changes from the same version is applied (SRV-88)', async () => {
  const { id, version } = await added();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => admin('PUT', `services/${id}`, { price_eur: 100 + i, version })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ body }) => body.code === 'version_conflict')).toHaveLength(19);
});

it.each([{}, { version: null }])('a change without a version is applied: %j', async (none) => {
  const { id } = await added();
  await admin('PUT', `services/${id}`, { price_eur: 200 });
  expect((await admin('PUT', `services/${id}`, { price_eur: 250, ...none })).body.price_eur).toBe(250);
});

it('special settings and system service check the version, too', async () => {
  const { id, version } = await added();
  await admin('PUT', `services/${id}`, { price_eur: 200 });
  const late = await admin('PUT', `services/${id}/special-settings`, { requires_prepayment: true, version });
  expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict', service: { price_eur: 200 } } });
  expect((await admin('GET', `services/${id}/special-settings`)).body).toMatchObject({
    requires_prepayment: null,
    version: version + 1,
  });
});

it('an invalid version is refused with 422', async () => {
  const { id } = await added();
  expect((await admin('PUT', `services/${id}`, { price_eur: 1, version: 'x' })).status).toBe(422);
});
