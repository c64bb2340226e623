import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();

const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);

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
      version: 1,
    });
    expect((await admin('GET', `/api/admin/photographers/${body.id}`)).body).toEqual(body);
    expect((await admin('GET', '/api/admin/photographers')).body).toContainEqual(body);
  });
});
