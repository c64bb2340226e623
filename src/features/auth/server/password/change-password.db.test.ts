import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import { resetPassword } from './change-password.ts';

const studio = testStudio();
const signIn = (credentials: object = adminLogin) => studio().call('POST', '/api/admin/auth/login-json', credentials);

const me = (token: string) =>
  studio().call('GET', '/api/admin/auth/me', undefined, { authorization: `Bearer ${token}` });

describe('the password', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  const begin = async (credentials: object = adminLogin) => (await signIn(credentials)).body.access_token as string;

  const change = (token: string, current_password: string, new_password: string, language = 'de') =>
    studio().call(
      'PUT',
      '/api/admin/auth/password',
      { current_password, new_password },
      {
        ...bearer(token),
        'accept-language': language,
      },
    );

  const other = 'rotes Fahrrad am See';

  it('is changed with the current one; all other sessions end (A10, A14, SRV-60)', async () => {
    const [here, elsewhere] = [await begin(), await begin()];
    expect(await change(here, adminLogin.password, other)).toMatchObject({ status: 200, body: { success: true } });
    expect([(await me(here)).status, (await me(elsewhere)).status]).toEqual([200, 401]);
    expect((await signIn()).status).toBe(401);
    expect((await change(await begin({ ...adminLogin, password: other }), other, adminLogin.password)).status).toBe(
      200,
    );
    expect((await signIn()).status).toBe(200);
    const { rows } = await sql`SELECT actor FROM audit_entry WHERE action = 'password.changed'`.execute(
      studio().database.db,
    );
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['guess', other, 403, 'Das bisherige Passwort ist falsch.'],
    [adminLogin.password, 'kurz', 422, 'Das neue Passwort braucht mindestens 8 Zeichen.'],
    [adminLogin.password, 'Passwort2026', 422, expect.stringContaining('leicht zu erraten')],
    [adminLogin.password, 'Blink182', 422, expect.stringContaining('Listen gestohlener Passwörter')],
    [adminLogin.password, adminLogin.password, 422, 'Das neue Passwort ist das bisherige.'],
  ])('from %s to %s is refused with %i, and no session ends', async (current, next, status, words) => {
    const [here, elsewhere] = [await begin(), await begin()];
    const response = await change(here, current, next);
    expect(response.status).toBe(status);
    expect(status === 403 ? response.body.detail : response.body.detail[0].msg).toEqual(words);
    expect([(await me(here)).status, (await me(elsewhere)).status]).toEqual([200, 200]);
  });

  it('cannot be guessed here either: after ten failures 429, without a check (A09)', async () => {
    studio().setNow('2030-06-05T08:00');
    const here = await begin();
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await change(here, `guess ${i}`, other)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
    expect((await change(here, adminLogin.password, other)).status).toBe(429);
    // A clock that was ahead and has been corrected must not lock anyone out.
    studio().setNow('2030-06-03T08:00');
    expect((await signIn()).status).toBe(200);
  });

  it('may have 64 characters and more, and all of them are compared (A14)', async () => {
    const long = `${'ein langer Satz über nichts, '.repeat(5)}Ende`;
    expect((await change(await begin(), adminLogin.password, long)).status).toBe(200);
    expect((await signIn({ ...adminLogin, password: long.slice(0, -1) })).status).toBe(401);
    const back = await begin({ ...adminLogin, password: long });
    expect((await change(back, long, adminLogin.password)).status).toBe(200);
  });

  it('can be replaced by a command on the server if it was forgotten; all sessions end', async () => {
    const here = await begin();
    const { db } = studio().database;
    expect(await resetPassword(db, 'nobody@example.de')).toBeUndefined();
    const { password = '' } = (await resetPassword(db, ' STUDIO@example.de')) ?? {};
    expect((await me(here)).status).toBe(401);
    expect((await change(await begin({ ...adminLogin, password }), password, adminLogin.password)).status).toBe(200);
  });
});
