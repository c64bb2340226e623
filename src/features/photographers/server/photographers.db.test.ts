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
  it('a new one has all fields and the defaults (PHOT-008, PHOT-013, PHOT-020)', async () => {
    const { status, body } = await admin('POST', '/api/admin/photographers', { name: ' Ida  Vogt ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Ida Vogt',
      email: null,
      phone: null,
      bio: null,
      bio_ru: null,
      experience_years: 0,
      hourly_rate: 0,
      is_active: true,
      daily_limit: null,
      is_example: false,
      upcoming_bookings: 0,
    });
    expect((await admin('GET', `/api/admin/photographers/${body.id}`)).body).toEqual(body);
    expect((await admin('GET', '/api/admin/photographers')).body).toContainEqual(body);
  });

  it('keeps what is sent; an empty address is none (PHOT-010, PHOT-020, PHOT-023)', async () => {
    const sent = {
      name: 'Ida Vogt',
      email: 'ida@studio.example',
      phone: '+49 30 1234567',
      bio: 'Licht.\nUnd Ruhe.',
      bio_ru: 'Свет.\nИ тишина.',
      experience_years: 7,
      hourly_rate: 89.5,
      is_active: false,
      daily_limit: 5,
    };
    const created = await add(sent);
    expect(created).toEqual({ ...sent, id: created.id, is_example: false, upcoming_bookings: 0 });
    const { body } = await admin('PUT', `/api/admin/photographers/${created.id}`, { email: '', hourly_rate: 90 });
    expect(body).toEqual({ ...created, email: null, hourly_rate: 90 });
  });

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: ' ' }, 'name'],
    ['half an address', { email: 'ida@' }, 'email'],
    ['experience below 0', { experience_years: -1 }, 'experience_years'],
    ['half a year', { experience_years: 1.5 }, 'experience_years'],
    ['a rate below 0', { hourly_rate: -0.01 }, 'hourly_rate'],
    ['a tenth of a cent', { hourly_rate: 1.001 }, 'hourly_rate'],
    ['a phone of 51 characters', { phone: '1'.repeat(51) }, 'phone'],
  ])('refuses %s with 422 and names the field (PHOT-009, PHOT-011, PHOT-012, SRV-71)', async (_, more, field) => {
    const { status, body } = await admin('POST', '/api/admin/photographers', { name: 'Ida', ...more });
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: ['body', field], msg: expect.any(String), type: expect.any(String) }]);
  });

  it('switched off they are not offered publicly, switched on they are (PHOT-014, PHOT-015)', async () => {
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

  it('a deleted one is gone everywhere, their bookings stay, and before it says how many are to come (PHOT-020, AMB-100)', async () => {
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

  it.each(['GET', 'PUT', 'DELETE'] as const)('%s of an id nobody has is 404 (SRV-63)', async (method) => {
    for (const id of [unknownId, 'nope']) {
      const body = method === 'PUT' ? { name: 'Ida' } : undefined;
      expect(await admin(method, `/api/admin/photographers/${id}`, body)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
  });

  it('every write leaves an audit entry, without the person’s data', async () => {
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
