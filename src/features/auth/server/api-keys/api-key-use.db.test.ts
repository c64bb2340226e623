import { describe, expect, it } from 'vitest';
import { keyStudio } from '../testing/key-studio.ts';

const { studio, create, list, withKey } = keyStudio();

describe('API keys', () => {
  it('without the required scope get its name', async () => {
    const { body } = await create();
    const response = await withKey(body.token, 'POST', '/api/admin/contacts', {});
    expect(response).toMatchObject({
      status: 403,
      body: { code: 'missing_scope', detail: 'The API key lacks the scope contacts:write' },
    });
    expect(await withKey(body.token, 'POST', '/api/admin/api-keys', {})).toMatchObject({
      status: 403,
      body: { code: 'not_for_api_keys' },
    });
  });

  it('are named in the audit entries of what they did, also after they were revoked', async () => {
    const { body } = await create({ scopes: ['bookings:write', 'contacts:write'] });
    const [service_id, photographer_id] = [await studio().addService(), await studio().addPhotographer()];
    const wanted = { service_id, photographer_id, start: '2030-06-05T10:00', customer: { name: 'Erika Sommer' } };
    const booked = await withKey(body.token, 'POST', '/api/admin/bookings', wanted);
    expect(booked.status).toBe(201);
    expect((await studio().adminCall('DELETE', `/api/admin/api-keys/${body.id}`)).body).toEqual({ success: true });
    expect(await list()).toEqual([]);
    expect((await withKey(body.token, 'POST', '/api/admin/bookings', wanted)).status).toBe(401);
    const timeline = await studio().adminCall('GET', `/api/admin/bookings/${booked.body.id}/timeline`);
    expect(timeline.body[0]).toMatchObject({ action: 'booking.created', actor_name: 'Buchhaltung (API)' });
    expect((await studio().adminCall('DELETE', `/api/admin/api-keys/${body.id}`)).status).toBe(404);
  });
});
