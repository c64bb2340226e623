import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const signIn = (credentials: object = adminLogin) => studio().call('POST', '/api/admin/auth/login-json', credentials);

const me = (token: string) =>
  studio().call('GET', '/api/admin/auth/me', undefined, { authorization: `Bearer ${token}` });

describe('the password', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  const begin = async (credentials: object = adminLogin) => (await signIn(credentials)).body.access_token as string;

  it('page lists the sessions, and ends the others (A10)', async () => {
    await sql`DELETE FROM session`.execute(studio().database.db);
    const elsewhere = await begin();
    studio().setNow('2030-06-03T09:00');
    const here = await begin();
    const list = () => studio().call('GET', '/api/admin/auth/sessions', undefined, bearer(here));
    expect((await list()).body).toEqual([
      {
        id: expect.any(String),
        begun_at: '2030-06-03T07:00:00.000Z',
        last_used_at: '2030-06-03T07:00:00.000Z',
        browser: null,
        system: null,
        is_current: true,
      },
      {
        id: expect.any(String),
        begun_at: '2030-06-03T06:00:00.000Z',
        last_used_at: '2030-06-03T06:00:00.000Z',
        browser: null,
        system: null,
        is_current: false,
      },
    ]);
    await studio().call('POST', '/api/admin/auth/sessions/end-others', undefined, bearer(here));
    expect((await list()).body).toMatchObject([{ is_current: true }]);
    expect((await me(elsewhere)).status).toBe(401);
    studio().setNow('2030-06-03T08:00');
  });
});
