import { describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();

const signIn = (credentials: object = adminLogin) => studio().call('POST', '/api/admin/auth/login-json', credentials);

const me = (token: string) =>
  studio().call('GET', '/api/admin/auth/me', undefined, { authorization: `Bearer ${token}` });

describe('a session', () => {
  it('ends for all requests with a sign-out (AUTH-013)', async () => {
    const { body } = await signIn();
    const bearer = { authorization: `Bearer ${body.access_token}` };
    expect(await studio().call('POST', '/api/admin/auth/logout', undefined, bearer)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await me(body.access_token)).status).toBe(401);
  });

  it('lasts twelve hours after its last use (SRV-60)', async () => {
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
});
