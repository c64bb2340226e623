import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminLogin, type TestResponse } from '#app/server/testing/test-studio.ts';
import { bearer, logged, secondFactorStudio } from '../testing/second-factor-studio.ts';

const { studio, withCode, app, wrong, challenge, protectedAccount, today } = secondFactorStudio();
const sorted = (responses: readonly TestResponse[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);

describe('signing in with a second factor (A16)', () => {
  it('allows ten wrong codes, then 429 without a check, however many at once, and the session is not affected', async () => {
    const { key, codes, ask } = await protectedAccount();
    const open = await challenge();
    const responses = await Promise.all(Array.from({ length: 14 }, () => withCode(open, wrong(key))));
    expect(sorted(responses)).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429, 429, 429]);
    expect(await withCode(open, app(key, 1))).toMatchObject({ status: 429, body: { code: 'too_many_codes' } });
    // Another challenge, another address and a recovery code do not help.
    expect((await withCode(await challenge(), codes[0] ?? '')).status).toBe(429);
    expect((await ask('/recovery-codes', { code: app(key, 1) })).status).toBe(200);
    studio().setNow(`${today()}T08:16`);
    expect((await withCode(await challenge(), app(key))).status).toBe(200);
  });

  it('waits five minutes for the code, and ends with a change of the password', async () => {
    const { key, token } = await protectedAccount();
    const [one, two] = [await challenge(), await challenge()];
    studio().setNow(`${today()}T08:04`);
    expect((await withCode(one, app(key))).status).toBe(200);
    studio().setNow(`${today()}T08:05`);
    expect(await withCode(two, app(key))).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    const three = await challenge();
    const other = 'rotes Fahrrad am See';
    const change = (current_password: string, new_password: string) =>
      studio().call('PUT', '/api/admin/auth/password', { current_password, new_password }, bearer(token));
    expect((await change(adminLogin.password, other)).status).toBe(200);
    expect((await withCode(three, app(key))).status).toBe(401);
    expect((await change(other, adminLogin.password)).status).toBe(200);
  });

  it('requires the secret key for codes of the app, but not for recovery codes', async () => {
    const { key, codes } = await protectedAccount();
    await sql`UPDATE second_factor SET secret_sealed = 'v1.' || repeat('A', 60)`.execute(studio().database.db);
    expect((await withCode(await challenge(), app(key, 1))).status).toBe(403);
    expect(logged.join(' ')).toContain('sealed with another SECRET_KEY');
    expect((await withCode(await challenge(), codes[0] ?? '')).status).toBe(200);
  });

  it.each([[{}], [{ code: '' }], [{ code: 123_456 }], [{ code: '1'.repeat(65) }]])(
    'refuses %j as malformed',
    async (body) => {
      await protectedAccount();
      const response = await studio().call('POST', '/api/admin/auth/login-code', body, bearer(await challenge()));
      expect(response.status).toBe(422);
    },
  );
});
