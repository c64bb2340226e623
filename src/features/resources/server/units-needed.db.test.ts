import { expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const path = '/api/admin/resources';
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const addResource = async (name_de: string, units: number): Promise<string> =>
  (await admin('POST', path, { kind: 'equipment', name_de, units })).body.id;
const addService = async (name: string, ...needs: readonly (readonly string[])[]): Promise<string> => {
  const id = await studio().addService({ name });
  const { status, body } = await admin('PUT', `/api/admin/services/${id}`, {
    needs: needs.map((resource_ids) => ({ resource_ids })),
  });
  expect([status, body.detail]).toEqual([200, undefined]);
  return id;
};
const setUnits = async (id: string, units: number) => (await admin('PATCH', `${path}/${id}`, { units })).body;
const refusal = (name: string) => ({
  code: 'resource_needed',
  detail: `Cannot be removed: needed at once by ${name}`,
  services: [name],
});

it('units cannot be removed while a service needs more of them at once (PLAN-01, PLAN-02)', async () => {
  const lights = await addResource('Blitz', 4);
  const service = await addService('Gruppenbild', [lights], [lights]);
  expect(await setUnits(lights, 3)).toMatchObject({ units: 3 });
  expect(await setUnits(lights, 1)).toMatchObject(refusal('Gruppenbild'));
  expect((await admin('GET', `${path}/${lights}`)).body).toMatchObject({ units: 3 });
  expect(await setUnits(lights, 2)).toMatchObject({ units: 2 });
  await admin('PUT', `/api/admin/services/${service}`, { needs: [{ resource_ids: [lights] }] });
  expect(await setUnits(lights, 1)).toMatchObject({ units: 1 });
});

it('units can be removed if another resource satisfies the other need (PLAN-02)', async () => {
  const [small, large] = [await addResource('Klein', 2), await addResource('Groß', 1)];
  await addService('Zwei Lampen', [small, large], [small]);
  expect(await setUnits(small, 1)).toMatchObject({ units: 1 });
  const [one, two] = [await addResource('Eins', 2), await addResource('Zwei', 2)];
  await addService('Vier Lampen', [one, two], [one, two], [one], [two]);
  expect(await setUnits(two, 1)).toMatchObject(refusal('Vier Lampen'));
});

it('units cannot be removed while an option needs one more of them (PLAN-02, PLAN-30)', async () => {
  const lights = await addResource('Blitz', 2);
  const service = await addService('Porträt mit Blitz', [lights]);
  const { status, body } = await admin('PUT', `/api/admin/services/${service}`, {
    options: [
      { name_de: 'Zweiter Blitz', price: 10, extra_minutes: 0, max_count: 1, needs: [{ resource_ids: [lights] }] },
    ],
  });
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(await setUnits(lights, 1)).toMatchObject(refusal('Porträt mit Blitz'));
});

it('a service never needs two units of which one is removed concurrently (PLAN-02)', async () => {
  for (let round = 0; round < 10; round++) {
    const lights = await addResource('Blitz', 2);
    const service = await studio().addService({ name: 'Wettlauf' });
    const need = { resource_ids: [lights] };
    const [taken, needing] = await Promise.all([
      setUnits(lights, 1),
      admin('PUT', `/api/admin/services/${service}`, { needs: [need, need] }),
    ]);
    const { units } = (await admin('GET', `${path}/${lights}`)).body;
    const { needs } = (await admin('GET', `/api/admin/services/${service}`)).body;
    expect([taken.code, needing.status, units >= needs.length]).toEqual([taken.code, needing.status, true]);
  }
});
