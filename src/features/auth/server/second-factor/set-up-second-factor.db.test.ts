import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { logged, secondFactorStudio } from '../testing/second-factor-studio.ts';

const { studio, withPassword, withCode, me, app, wrong, signedIn, challenge, protectedAccount, audited, today } =
  secondFactorStudio();

describe('setting up a second factor (A16)', () => {
  it('requires the password and a code of the app, returns recovery codes, and ends the other sessions', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    expect((await here.ask('')).body).toEqual({ is_on: false, since: null, recovery_codes_left: 0 });
    const { status, body } = await here.ask('/set-up', { password: adminLogin.password });
    expect(status).toBe(200);
    expect(body).toEqual({
      key: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringContaining(`?secret=${body.key}&`),
    });
    // Nothing has changed yet.
    expect((await withPassword()).status).toBe(200);
    expect((await here.ask('/confirm', { code: wrong(body.key) })).body.code).toBe('wrong_code');
    const confirmed = await here.ask('/confirm', { code: app(body.key) });
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    for (const code of confirmed.body.recovery_codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect([await me(here.token), await me(elsewhere.token)]).toEqual([200, 401]);
    expect((await here.ask('')).body).toMatchObject({ is_on: true, recovery_codes_left: 10 });
    expect((await audited()).at(-1)).toBe('switched_on');
  });

  it('requires the password, and is refused if there is one already, or if it took too long', async () => {
    const one = await signedIn();
    expect(await one.ask('/set-up', { password: 'guess' })).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', detail: 'Das Passwort ist falsch.' },
    });
    expect(await one.ask('/confirm', { code: '123456' })).toMatchObject({ status: 409, body: { code: 'no_set_up' } });
    const { key } = (await one.ask('/set-up', { password: adminLogin.password })).body;
    studio().setNow(`${today()}T08:16`);
    expect((await one.ask('/confirm', { code: app(key) })).body.code).toBe('no_set_up');
    const on = await protectedAccount();
    expect(await on.ask('/set-up', { password: adminLogin.password })).toMatchObject({
      status: 409,
      body: { code: 'second_factor_on' },
    });
  });

  it('stores neither the secret nor a recovery code in plain text, nor writes them to log and audit', async () => {
    const { key, codes } = await protectedAccount();
    await withCode(await challenge(), codes[0] ?? '');
    const { rows } = await sql<{ text: string }>`
      SELECT (SELECT json_agg(f)::text FROM second_factor f) || (SELECT json_agg(r)::text FROM recovery_code r)
          || (SELECT json_agg(a)::text FROM audit_entry a) AS text`.execute(studio().database.db);
    const everything = `${rows[0]?.text} ${logged.join(' ')}`;
    expect(everything).toContain('"secret_sealed":"v1.');
    expect(everything).toContain('signed in');
    for (const secret of [key, ...codes.flatMap((code) => [code, code.replace('-', '')])]) {
      expect(everything).not.toContain(secret);
    }
  });
});
