import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const book = async (service_id: string, start: string) =>
  studio().call('POST', '/api/bookings', {
    service_id,
    photographer_id: await studio().addPhotographer(),
    location_id: 'company',
    start,
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
  });

it.each([
  ['no bookings', 0],
  ['two bookings', 2],
])('a version conflict shows a service that has %s with their number', async (_, bookings) => {
  const id = await studio().addService();
  for (let i = 0; i < bookings; i++) expect((await book(id, `2030-06-05T1${i}:00:00`)).status).toBe(201);
  const { version } = (await admin('GET', `/api/admin/services/${id}`)).body;
  await admin('PUT', `/api/admin/services/${id}`, { price_eur: 200 });
  const { status, body } = await admin('PUT', `/api/admin/services/${id}`, { price_eur: 250, version });
  expect({ status, shown: body.service.upcoming_bookings }).toEqual({ status: 409, shown: bookings });
});

it.each(['GET', 'PUT'] as const)('a studio without a system service gets 404 for %s', async (method) => {
  await sql`DELETE FROM service WHERE is_system_service`.execute(studio().database.db);
  const { status, body } = await admin(
    method,
    '/api/admin/system-service',
    method === 'PUT' ? { price_eur: 5 } : undefined,
  );
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'not_found', detail: expect.any(String) });
});

it('the audit entry of special settings contains the service and the new values', async () => {
  const id = await studio().addService();
  const changes = { promotion_end_date: '2030-06-20', requires_prepayment: true };
  await admin('PUT', `/api/admin/services/${id}/special-settings`, changes);
  const { rows } = await sql<{ details: object }>`
    SELECT details FROM audit_entry WHERE action = 'service.changed' AND details->>'service_id' = ${id}`.execute(
    studio().database.db,
  );
  expect(rows).toEqual([{ details: { service_id: id, ...changes } }]);
});
