import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import type { Log } from '#shared/server/log.ts';
import { resetPassword } from './change-password.ts';
import { createFirstAdmin } from './first-admin.ts';

const studio = testStudio();

const signIn = (credentials: object = adminLogin) => studio().call('POST', '/api/admin/auth/login-json', credentials);
const me = (token: string) =>
  studio().call('GET', '/api/admin/auth/me', undefined, { authorization: `Bearer ${token}` });

describe('signing in', () => {
  it('gives a token that knows its administrator (AUTH-006, AUTH-007)', async () => {
    const { status, body } = await signIn({ ...adminLogin, email: ' STUDIO@example.de ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: 'bearer' });
    expect(await me(body.access_token)).toMatchObject({
      status: 200,
      body: { full_name: 'Test Studio', email: 'studio@example.de' },
    });
  });

  it('keeps only hashes of tokens and passwords (SRV-59, SRV-60)', async () => {
    const { body } = await signIn();
    const { rows } = await sql<{ text: string }>`
      SELECT (SELECT json_agg(s)::text FROM session s) || (SELECT json_agg(a)::text FROM admin_user a) AS text`.execute(
      studio().database.db,
    );
    expect(rows[0]?.text).toContain('$argon2id$');
    expect(rows[0]?.text).not.toContain(body.access_token);
    expect(rows[0]?.text).not.toContain(adminLogin.password);
  });

  it('responds to a wrong password and an unknown address alike (SRV-60)', async () => {
    const wrong = await signIn({ ...adminLogin, password: 'guess' });
    const unknown = await signIn({ email: 'nobody@example.de', password: 'guess' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { detail: 'E‑Mail oder Passwort ist falsch.', code: 'wrong_credentials' },
    });
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
  });

  it.each([
    [{}],
    [{ email: '', password: 'x' }],
    [{ email: 'a@b.de', password: '' }],
    [{ email: ['a'], password: 'x' }],
  ])('refuses %j as malformed', async (credentials) => {
    expect((await signIn(credentials)).status).toBe(422);
  });

  it('stops guessing after ten failures for one address, without locking out others (SRV-61)', async () => {
    const guess = { email: 'victim@example.de', password: 'guess' };
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await signIn(guess)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await signIn()).status).toBe(200);
    studio().setNow('2030-06-03T08:15:01');
    expect((await signIn(guess)).status).toBe(401);
  });
});

describe('a session', () => {
  it('ends everywhere with logout (AUTH-013)', async () => {
    const { body } = await signIn();
    const bearer = { authorization: `Bearer ${body.access_token}` };
    expect(await studio().call('POST', '/api/admin/auth/logout', undefined, bearer)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await me(body.access_token)).status).toBe(401);
  });

  it('lasts twelve hours after it was last used (SRV-60)', async () => {
    studio().setNow('2030-06-03T08:00');
    const { body } = await signIn();
    studio().setNow('2030-06-03T19:59');
    expect((await me(body.access_token)).status).toBe(200);
    studio().setNow('2030-06-04T07:58');
    expect((await me(body.access_token)).status).toBe(200);
    studio().setNow('2030-06-04T19:59');
    expect((await me(body.access_token)).status).toBe(401);
    studio().setNow('2030-06-03T08:00');
  });

  it('ends after thirty days, however much it is used', async () => {
    const { body } = await signIn();
    const begun = Date.parse('2030-06-03T08:00Z');
    let alive = 0;
    for (let hours = 11; hours <= 31 * 24; hours += 11) {
      studio().setNow(new Date(begun + hours * 3_600_000).toISOString().slice(0, 16));
      if ((await me(body.access_token)).status === 200) alive = hours;
    }
    studio().setNow('2030-06-03T08:00');
    expect(alive).toBe(715);
  });

  it.each([
    ['nothing', ''],
    ['garbage', 'Bearer x'],
    ['another scheme', 'Basic YTpi'],
    ['a token nobody has', `Bearer ${'a'.repeat(43)}`],
    ['a signed token without signature', 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.'],
  ])('is not opened by %s', async (_, authorization) => {
    const response = await studio().call(
      'GET',
      '/api/admin/auth/me',
      undefined,
      authorization ? { authorization } : {},
    );
    expect(response).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});

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

  it('is changed with the old one; every other session ends (A10, A14, SRV-60)', async () => {
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
  ])('from %s to %s is refused with %i, and nobody is signed out', async (current, next, status, words) => {
    const [here, elsewhere] = [await begin(), await begin()];
    const response = await change(here, current, next);
    expect(response.status).toBe(status);
    expect(status === 403 ? response.body.detail : response.body.detail[0].msg).toEqual(words);
    expect([(await me(here)).status, (await me(elsewhere)).status]).toEqual([200, 200]);
  });

  it('is not guessed here either: after ten failures it is 429, without looking (A09)', async () => {
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

  it('may have 64 characters and more, and every one of them counts (A14)', async () => {
    const long = `${'ein langer Satz über nichts, '.repeat(5)}Ende`;
    expect((await change(await begin(), adminLogin.password, long)).status).toBe(200);
    expect((await signIn({ ...adminLogin, password: long.slice(0, -1) })).status).toBe(401);
    const back = await begin({ ...adminLogin, password: long });
    expect((await change(back, long, adminLogin.password)).status).toBe(200);
  });

  it('that was forgotten is replaced from the server; all sessions end', async () => {
    const here = await begin();
    const { db } = studio().database;
    expect(await resetPassword(db, 'nobody@example.de')).toBeUndefined();
    const { password = '' } = (await resetPassword(db, ' STUDIO@example.de')) ?? {};
    expect((await me(here)).status).toBe(401);
    expect((await change(await begin({ ...adminLogin, password }), password, adminLogin.password)).status).toBe(200);
  });

  it('shows where one is signed in, and ends the others (A10)', async () => {
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
        is_current: true,
      },
      {
        id: expect.any(String),
        begun_at: '2030-06-03T06:00:00.000Z',
        last_used_at: '2030-06-03T06:00:00.000Z',
        is_current: false,
      },
    ]);
    await studio().call('POST', '/api/admin/auth/sessions/end-others', undefined, bearer(here));
    expect((await list()).body).toMatchObject([{ is_current: true }]);
    expect((await me(elsewhere)).status).toBe(401);
    studio().setNow('2030-06-03T08:00');
  });
});

describe('the first administrator (SRV-59)', () => {
  it('is created only while there is none', async () => {
    expect(await createFirstAdmin(studio().context, { email: 'second@example.de' })).toBeUndefined();
    expect((await signIn({ email: 'second@example.de', password: 'x' })).status).toBe(401);
  });

  it.each([
    ['Blink182', [{ fault: 'leaked' }]],
    ['kurz', [{ fault: 'too_short' }]],
    [adminLogin.password, []],
  ])(
    'is created with the password %s, whatever it is worth; the log warns and does not tell it (A14)',
    async (password, faults) => {
      const warnings: unknown[][] = [];
      const log = { ...silentLog, warn: (...args: unknown[]) => void warnings.push(args) } as Log;
      const deleteAdministrators = () => sql`DELETE FROM admin_user`.execute(studio().database.db);
      await deleteAdministrators();
      const created = await createFirstAdmin({ ...studio().context, log }, { ...adminLogin, password });
      expect(created).toEqual({ email: adminLogin.email, password: undefined });
      expect((await signIn({ ...adminLogin, password })).status).toBe(200);
      await deleteAdministrators();
      await createFirstAdmin(studio().context, { ...adminLogin, name: 'Test Studio' });
      expect(warnings.map(([fault]) => fault)).toEqual(faults);
      expect(JSON.stringify(warnings)).not.toContain(password);
    },
  );
});
