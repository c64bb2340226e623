import { describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();

const signIn = (credentials: object = adminLogin) => studio().call('POST', '/api/admin/auth/login-json', credentials);

describe('signing in', () => {
  it('gives a wrong password and an unknown address the same response (SRV-60)', async () => {
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

  it('is refused after ten failures for one address, without locking out others (SRV-61)', async () => {
    const guess = { email: 'victim@example.de', password: 'guess' };
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await signIn(guess)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await signIn()).status).toBe(200);
    studio().setNow('2030-06-03T08:15:01');
    expect((await signIn(guess)).status).toBe(401);
  });
});
