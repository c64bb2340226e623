import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);

const add = async (more: object = {}) =>
  (await admin('POST', '/api/admin/photographers', { name: 'Ida', ...more })).body;

const offered = async (): Promise<string[]> =>
  (await studio().call('GET', '/api/photographers')).body.map((photographer: { id: string }) => photographer.id);

const unknownId = '00000000-0000-4000-8000-000000000000';

describe('photographers of the studio', () => {
  it('inactive ones are not offered publicly, active ones are (PHOT-014, PHOT-015)', async () => {
    const { id } = await add();
    expect(await offered()).toContain(id);
    const off = await admin('PUT', `/api/admin/photographers/${id}/toggle-active`);
    expect(off).toMatchObject({ status: 200, body: { id, is_active: false } });
    expect(await offered()).not.toContain(id);
    expect((await studio().call('GET', `/api/photographers/${id}`)).status).toBe(404);
    expect((await admin('PUT', `/api/admin/photographers/${id}/toggle-active`, {})).body.is_active).toBe(true);
    expect(await offered()).toContain(id);
  });

  it('the public list contains neither address nor rate (API-008, SRV-44)', async () => {
    const { id } = await add({ email: 'ida@studio.example', hourly_rate: 80 });
    const { body } = await studio().call('GET', `/api/photographers/${id}`);
    expect(Object.keys(body).sort()).toEqual(['bio', 'bio_ru', 'id', 'name', 'phone']);
  });

  it('a deleted one disappears from all lists, their bookings stay, and future ones are counted before (PHOT-020, AMB-100)', async () => {
    const { id } = await add();
    const service_id = await studio().addService();
    await admin('PUT', `/api/admin/services/${service_id}/special-settings`, { assigned_photographers: [id] });
    const booked = await studio().call('POST', '/api/bookings', {
      service_id,
      photographer_id: id,
      location_id: 'company',
      start: '2030-06-05T09:00:00',
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
    });
    expect((await admin('GET', `/api/admin/photographers/${id}`)).body.upcoming_bookings).toBe(1);
    const gone = await admin('DELETE', `/api/admin/photographers/${id}`);
    expect(gone).toMatchObject({ status: 200, body: { success: true } });
    expect(await offered()).not.toContain(id);
    const { body: list } = await admin('GET', '/api/admin/photographers');
    expect(list.some((photographer: { id: string }) => photographer.id === id)).toBe(false);
    const special = await admin('GET', `/api/admin/services/${service_id}/special-settings`);
    expect(special.body.assigned_photographers).toEqual([]);
    for (const [method, path] of [
      ['GET', `/api/admin/photographers/${id}`],
      ['PUT', `/api/admin/photographers/${id}`],
      ['PUT', `/api/admin/photographers/${id}/toggle-active`],
      ['DELETE', `/api/admin/photographers/${id}`],
    ] as const) {
      expect((await admin(method, path, method === 'PUT' ? {} : undefined)).status).toBe(404);
    }
    const read = await studio().call('GET', `/api/bookings/${booked.body.booking_id}`);
    expect(read).toMatchObject({ status: 200, body: { status: 'PENDING', photographer_name: 'Ida' } });
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)('%s of an unknown id returns 404 (SRV-63)', async (method) => {
    for (const id of [unknownId, 'nope']) {
      const body = method === 'PUT' ? { name: 'Ida' } : undefined;
      expect(await admin(method, `/api/admin/photographers/${id}`, body)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
  });

  it('every write adds an audit entry without personal data', async () => {
    const { id } = await add({ email: 'ida@studio.example' });
    await admin('PUT', `/api/admin/photographers/${id}`, { phone: '+49 30 7654321' });
    await admin('PUT', `/api/admin/photographers/${id}/toggle-active`);
    await admin('DELETE', `/api/admin/photographers/${id}`);
    const { rows } = await sql<{ action: string; details: object }>`
      SELECT action, details FROM audit_entry a JOIN admin_user u ON u.id::text = a.actor
      WHERE details->>'photographer_id' = ${id} ORDER BY a.id`.execute(studio().database.db);
    expect(rows).toEqual([
      { action: 'photographer.created', details: { photographer_id: id } },
      { action: 'photographer.changed', details: { photographer_id: id, changed: ['phone'] } },
      { action: 'photographer.changed', details: { photographer_id: id, is_active: false } },
      { action: 'photographer.deleted', details: { photographer_id: id } },
    ]);
  });
});
