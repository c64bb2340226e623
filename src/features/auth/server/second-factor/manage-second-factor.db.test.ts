import { describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { resetPassword } from '../password/change-password.ts';
import { secondFactorStudio } from '../testing/second-factor-studio.ts';

const { studio, withPassword, withCode, me, app, wrong, challenge, protectedAccount, audited } = secondFactorStudio();

describe('a second factor that is on (A16)', () => {
  it.each([
    ['the password', () => ({ password: adminLogin.password })],
    ['a code', (key: string) => ({ code: app(key, 1) })],
    ['a recovery code', (_: string, codes: readonly string[]) => ({ code: codes[3] ?? '' })],
  ])('is switched off with %s', async (_, proof) => {
    const { key, codes, ask } = await protectedAccount();
    expect((await ask('/switch-off', proof(key, codes))).body).toEqual({ success: true });
    expect((await ask('')).body).toEqual({ is_on: false, since: null, recovery_codes_left: 0 });
    expect((await withPassword()).status).toBe(200);
    expect((await audited()).at(-1)).toBe('switched_off');
    expect(await ask('/switch-off', proof(key, codes))).toMatchObject({
      status: 409,
      body: { code: 'second_factor_off' },
    });
  });

  it('gets new recovery codes, and the former ones are invalid', async () => {
    const { codes, ask } = await protectedAccount();
    const renewed = await ask('/recovery-codes', { password: adminLogin.password });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await withCode(await challenge(), codes[0] ?? '')).status).toBe(403);
    expect((await withCode(await challenge(), renewed.body.recovery_codes[0])).status).toBe(200);
  });

  it('stays without a right password or code, and guessing ends after ten attempts, without affecting the sign-in', async () => {
    const { key, ask } = await protectedAccount();
    for (const malformed of [{}, { password: 'a', code: '123456' }, { password: '' }]) {
      expect((await ask('/switch-off', malformed)).status).toBe(422);
    }
    const statuses = [];
    for (let i = 0; i < 11; i++) {
      const proof = i % 2 === 0 ? { password: `guess ${i}` } : { code: wrong(key) };
      statuses.push((await ask(i % 3 === 0 ? '/recovery-codes' : '/switch-off', proof)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
    expect((await ask('/switch-off', { password: adminLogin.password })).status).toBe(429);
    expect((await ask('')).body).toMatchObject({ is_on: true, recovery_codes_left: 10 });
    expect((await withCode(await challenge(), app(key, 1))).status).toBe(200);
  });

  it('is kept by a password reset on the server, unless its removal is requested', async () => {
    const { key } = await protectedAccount();
    const { db } = studio().database;
    const kept = await resetPassword(db, adminLogin.email);
    expect(kept).toMatchObject({ second_factor: 'kept' });
    const open = (await withPassword(kept?.password)).body.challenge;
    expect((await withCode(open, app(key, 1))).status).toBe(200);
    const removed = await resetPassword(db, adminLogin.email, { withoutSecondFactor: true });
    expect(removed).toMatchObject({ second_factor: 'removed' });
    const { body } = await withPassword(removed?.password);
    expect(await me(body.access_token)).toBe(200);
    expect((await audited()).at(-1)).toBe('switched_off');
    expect(await resetPassword(db, adminLogin.email, { withoutSecondFactor: true })).toMatchObject({
      second_factor: 'none',
    });
  });
});
