import { describe, expect, it } from 'vitest';
import { type TestResponse } from '#app/server/testing/test-studio.ts';
import { secondFactorStudio } from '../testing/second-factor-studio.ts';

const { withPassword, withCode, me, app, wrong, account, challenge, protectedAccount, audited } = secondFactorStudio();
const sorted = (responses: readonly TestResponse[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);

describe('signing in with a second factor (A16)', () => {
  it('requires a code after the password; the challenge is accepted nowhere else, and only once', async () => {
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

  it('never accepts the same code twice, nor an older one', async () => {
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

  it('accepts a recovery code instead, once, and returns how many are left', async () => {
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
});
