import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();

const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);

const add = async (more: object = {}) =>
  (await admin('POST', '/api/admin/photographers', { name: 'Ida', ...more })).body;

describe('photographers of the studio', () => {
  it('stores the sent fields; an empty address becomes null (PHOT-010, PHOT-020, PHOT-023)', async () => {
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
    expect(created).toEqual({ ...sent, id: created.id, is_example: false, upcoming_bookings: 0, version: 1 });
    const { body } = await admin('PUT', `/api/admin/photographers/${created.id}`, { email: '', hourly_rate: 90 });
    expect(body).toEqual({ ...created, email: null, hourly_rate: 90, version: 2 });
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
});
