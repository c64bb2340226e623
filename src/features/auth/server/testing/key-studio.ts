import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

/** A studio without API keys, and the calls about them. */
export const keyStudio = () => {
  const studio = testStudio({ rateLimit: true });
  const create = (key: object = {}) =>
    studio().adminCall('POST', '/api/admin/api-keys', { name: 'Buchhaltung', scopes: ['bookings:read'], ...key });
  const list = async () => (await studio().adminCall('GET', '/api/admin/api-keys')).body;
  const withKey = (token: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
    studio().call(method, path, body, { authorization: `Bearer ${token}` });
  beforeEach(async () => {
    await sql`TRUNCATE api_key`.execute(studio().database.db);
    studio().setNow('2030-06-03T08:00');
  });
  return { studio, create, list, withKey };
};
