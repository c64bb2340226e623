import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminLogin, type TestResponse } from '#app/server/testing/test-studio.ts';
import { bearer, logged, secondFactorStudio } from './testing/second-factor-studio.ts';

const { studio, withPassword, withCode, me, app, wrong, account, challenge, protectedAccount, audited, today } =
  secondFactorStudio();

const sorted = (responses: readonly TestResponse[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);

describe('signing in with a second factor (A16)', () => {
  it('takes a code after the password; the challenge opens nothing else and is used up', async () => {
    const { key } = await protectedAccount();
    const first = await withPassword();
    expect(first).toMatchObject({
      status: 401,
      body: {
        code: 'second_factor_required',
        detail: expect.stringContaining('fehlt noch ein Code'),
        challenge: expect.stringMatching(/^fbc_[\w-]{43}$/),
        challenge_expires_at: expect.stringContaining('T08:05:00+02:00'),
      },
    });
    expect(first.body).not.toHaveProperty('access_token');
    expect(await me(first.body.challenge)).toBe(401);
    expect((await withCode(first.body.challenge, wrong(key))).body).toMatchObject({ code: 'wrong_code' });
    const second = await withCode(first.body.challenge, app(key, 1));
    expect(second).toMatchObject({ status: 200, body: { token_type: 'bearer' } });
    expect(await me(second.body.access_token)).toBe(200);
    expect((await withCode(first.body.challenge, app(key, 1))).status).toBe(401);
  });

  it('never takes the same code twice, nor an older one', async () => {
    const { key } = await protectedAccount();
    // The code that confirmed the set-up is used, too.
    expect((await withCode(await challenge(), app(key))).status).toBe(403);
    const code = app(key, 1);
    const responses = await Promise.all([challenge(), challenge()]).then((two) =>
      Promise.all(two.map((one) => withCode(one, code))),
    );
    expect(sorted(responses)).toEqual([200, 403]);
    expect((await withCode(await challenge(), code)).status).toBe(403);
    expect((await withCode(await challenge(), app(key, -1))).status).toBe(403);
    expect((await withCode(await challenge(), app(key, 2))).status).toBe(403);
  });

  it('takes a recovery code instead, once, and returns how many are left', async () => {
    const { codes } = await protectedAccount();
    const [code = '', other = ''] = codes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    const begun = await withCode(await challenge(), typed);
    expect(begun.status).toBe(200);
    expect((await withCode(await challenge(), code)).status).toBe(403);
    expect((await account(begun.body.access_token).ask('')).body.recovery_codes_left).toBe(9);
    const twice = await Promise.all([challenge(), challenge()]).then((two) =>
      Promise.all(two.map((one) => withCode(one, other))),
    );
    expect(sorted(twice)).toEqual([200, 403]);
    expect((await audited()).slice(-2)).toEqual(['recovery_code_used', 'recovery_code_used']);
  });

  it('is not guessed: after ten wrong codes it is 429 without looking, however many come at once, and the session is not hindered', async () => {
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

  it('awaits the code for five minutes, and not beyond a change of the password', async () => {
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

  it('needs the key of the studio; recovery codes do not', async () => {
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
