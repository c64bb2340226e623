import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { customer } from '#features/booking/server/testing/bookable-studio.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { RawResponse } from '#shared/server/http/handler.ts';
import { featureRoutes } from '../routes.ts';
import { testStudio } from '../testing/test-studio.ts';

const studio = testStudio();
const ids: Record<string, string> = { email: customer.email, date: '2030-06-05' };

beforeAll(async () => {
  ids['service'] = await studio().addService();
  ids['photographer'] = await studio().addPhotographer();
  const { body } = await studio().call('POST', '/api/bookings', {
    service_id: ids['service'],
    photographer_id: ids['photographer'],
    location_id: 'company',
    start: '2030-06-05T09:00:00',
    customer,
  });
  ids['booking'] = body.booking_id;
  await studio().adminCall('PUT', `/api/admin/bookings/${body.booking_id}/status?new_status=CONFIRMED`);
  const contact = await studio().adminCall('POST', '/api/admin/contacts', { name: 'Eva', email: customer.email });
  ids['contact'] = contact.body.id;
  await sql`
    UPDATE contact SET converted_at = now(), converted_to_booking_id = ${ids['booking']}, conversion_type = 'same_service'
    WHERE id = ${ids['contact']}`.execute(studio().database.db);
  // The session has ended and no task has run since.
  studio().setNow('2030-06-06T09:00');
  await studio().adminCall('GET', '/api/admin/auth/me');
  const { rows } = await sql<{ id: string }>`SELECT id FROM session ORDER BY created_at DESC`.execute(
    studio().database.db,
  );
  ids['session'] = rows[0]?.id ?? '';
});

const endpoints = () =>
  featureRoutes(studio().context).flatMap(({ contract }) =>
    Object.entries(contract as Record<string, Endpoint>)
      .filter(([key, { access }]) => key.startsWith('GET /api/admin/') && access === 'admin')
      .map(([key]) => key),
  );

const idIn = (key: string): string => {
  const of = ['contact', 'photographer', 'service', 'timeoff', 'booking'].find((name) => key.includes(`/${name}`));
  return ids[of ?? ''] ?? '00000000-0000-4000-8000-000000000000';
};

const responseOf = async (context: Context, key: string): Promise<unknown> => {
  const { contract, handlers } = featureRoutes(context).find((routes) => key in routes.handlers) ?? {};
  const { query } = (contract as Record<string, Endpoint>)[key] as Endpoint;
  const handler = handlers?.[key] as unknown as (input: object, caller: object) => unknown;
  const asked = {
    date: ids['date'],
    date_from: '2030-06-01',
    date_to: '2030-06-30',
    since: '2030-06-01T00:00:00',
    year: 2030,
    state: 'BE',
  };
  const input = {
    params: { id: idIn(key), email: ids['email'], date: ids['date'], owner_kind: 'home', owner_id: 'home' },
    query: query?.safeParse(asked).data ?? query?.safeParse({}).data ?? {},
  };
  const administrator = { id: ids['booking'], full_name: 'A', email: 'a@example.de', session_id: ids['session'] };
  const response = await handler(input, { administrator, language: 'de', network: '127.0.0.1' });
  if (!(response instanceof RawResponse)) return response;
  if (typeof response.body === 'string' || Buffer.isBuffer(response.body)) return String(response.body);
  let size = 0;
  for await (const part of response.body) size += part.length;
  return { size };
};

it('every list, export and chart can be served from a read-only database (SRV-17)', async () => {
  const failed: string[] = [];
  const served: string[] = [];
  for (const key of endpoints()) {
    await studio()
      .database.db.transaction()
      .setAccessMode('read only')
      .execute(async (trx) => responseOf({ ...studio().context, db: trx }, key))
      .then(
        () => served.push(key),
        // Unknown IDs may return 404.
        (error: Error) => error instanceof Problem || failed.push(`${key}: ${error.message}`),
      );
  }
  expect(failed).toEqual([]);
  expect(served).toEqual(
    expect.arrayContaining([
      'GET /api/admin/bookings',
      'GET /api/admin/bookings/{id}',
      'GET /api/admin/bookings/export/excel',
      'GET /api/admin/bookings/stats/overview',
      'GET /api/admin/calendar/events',
      'GET /api/admin/calendar/export/ics',
      'GET /api/admin/contacts',
      'GET /api/admin/contacts/{id}/booking',
      'GET /api/admin/customers/{email}/profile',
      'GET /api/admin/photographers/{id}/bookings',
      'GET /api/admin/reports/charts',
    ]),
  );
});
