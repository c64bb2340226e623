import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';

const studio = testStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const addRoom = async (): Promise<string> =>
  (await admin('POST', '/api/admin/resources', { kind: 'room', name_de: 'Studio 1' })).body.id;
const needsOf = async (id: string) => (await admin('GET', `/api/admin/services/${id}`)).body.needs;

/** Deletes what `path` names while services start to need it; returns the response and who needs it afterwards. */
const deletedWhileNeeded = async (path: string, resource: string) => {
  const services = await Promise.all(Array.from({ length: 4 }, () => studio().addService()));
  const needs = [{ resource_ids: [resource] }];
  const need = (id: string) => admin('PUT', `/api/admin/services/${id}`, { needs });
  const added = () =>
    admin('POST', '/api/admin/services', { name: 'Neu', description: 'Neu', duration_min: 30, needs });
  const [first, second, deleted, ...others] = await Promise.all([
    need(services[0] as string),
    need(services[1] as string),
    admin('DELETE', path),
    need(services[2] as string),
    added(),
    need(services[3] as string),
  ]);
  const responses = [first, second, ...others];
  const ids = responses.flatMap(({ status, body }) => (status < 300 ? [body.id as string] : []));
  const needing = await Promise.all([...new Set([...services, ...ids])].map(needsOf));
  return { deleted, responses, needing: needing.filter((stored) => stored.length > 0).length };
};

describe('while services concurrently start to need it', () => {
  it('a resource is either deleted or needed, never both (PLAN-01, PLAN-02)', async () => {
    for (let round = 0; round < scaleCount(25); round++) {
      const room = await addRoom();
      const { deleted, responses, needing } = await deletedWhileNeeded(`/api/admin/resources/${room}`, room);
      if (deleted.status === 200) {
        expect(needing).toBe(0);
        for (const { status, body } of responses) {
          expect([status, body.detail[0]?.type]).toEqual([422, 'unknown_resource']);
        }
      } else {
        expect(deleted).toMatchObject({ status: 400, body: { code: 'resource_needed' } });
        expect(needing).toBeGreaterThan(0);
      }
    }
  });

  it('a photographer whom a service needs as a second person cannot be deleted (PLAN-01, PLAN-02)', async () => {
    for (let round = 0; round < scaleCount(15, 5); round++) {
      const second = await studio().addPhotographer({ name: 'Boris' });
      const { deleted, needing } = await deletedWhileNeeded(`/api/admin/photographers/${second}`, second);
      if (deleted.status === 200) expect(needing).toBe(0);
      else expect([deleted.status, deleted.body.code, needing > 0]).toEqual([400, 'resource_needed', true]);
    }
  });
});

it('a photographer can be deleted once no service needs them, also as an example (PLAN-01)', async () => {
  const second = await studio().addPhotographer({ name: 'Boris', is_example: true });
  const service = await studio().addService({ name: 'Hochzeit' });
  const need = (...ids: string[]) =>
    admin('PUT', `/api/admin/services/${service}`, { needs: ids.map((id) => ({ resource_ids: [id] })) });
  await need(second);
  const refused = await admin('DELETE', `/api/admin/photographers/${second}`);
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'resource_needed', detail: 'Cannot be deleted: needed by Hochzeit', services: ['Hochzeit'] },
  });
  expect((await admin('DELETE', '/api/admin/photographers/examples')).body).toEqual({ deleted: 0, booked: ['Boris'] });
  await need();
  expect((await admin('DELETE', `/api/admin/photographers/${second}`)).status).toBe(200);
});
