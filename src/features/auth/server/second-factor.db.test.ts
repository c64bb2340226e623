import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminLogin, type TestResponse, testStudio } from '#app/server/testing/test-studio.ts';
import { shownByApp } from '../testing/authenticator-app.ts';
import { resetPassword } from './change-password.ts';
import { hashPassword } from './password.ts';

const logged: string[] = [];
const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) });
const studio = testStudio({ log });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const withPassword = (password = adminLogin.password) =>
  studio().call('POST', '/api/admin/auth/login-json', { ...adminLogin, password });
const withCode = (challenge: string, code: string) =>
  studio().call('POST', '/api/admin/auth/login-code', { code }, bearer(challenge));
const sorted = (responses: readonly TestResponse[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);
const me = async (token: string) => (await studio().call('GET', '/api/admin/auth/me', undefined, bearer(token))).status;

/** The code that the app shows now, or `later` steps of 30 seconds later. */
const app = (key: string, later = 0): string => shownByApp(key, studio().context.now(), later);
const wrong = (key: string): string => {
  const open = new Set([-1, 0, 1].map((step) => app(key, step)));
  return ['000000', '111111', '222222', '333333'].find((code) => !open.has(code)) ?? '';
};

interface Account {
  readonly token: string;
  readonly ask: (path: string, body?: object) => Promise<TestResponse>;
}
const account = (token: string): Account => ({
  token,
  ask: (path, body) =>
    studio().call(body ? 'POST' : 'GET', `/api/admin/auth/second-factor${path}`, body, bearer(token)),
});
const signedIn = async (): Promise<Account> => account((await withPassword()).body.access_token);
const challenge = async (): Promise<string> => (await withPassword()).body.challenge;

/** An account whose second factor was switched on in the present step. */
const protectedAccount = async (): Promise<Account & { readonly key: string; readonly codes: readonly string[] }> => {
  const one = await signedIn();
  let key = '';
  // For one key in a hundred thousand, two codes of these minutes are equal.
  do key = (await one.ask('/set-up', { password: adminLogin.password })).body.key;
  while (new Set([-1, 0, 1, 2].map((later) => app(key, later))).size < 4);
  const { recovery_codes: codes } = (await one.ask('/confirm', { code: app(key) })).body;
  return { ...one, key, codes };
};
const audited = async (): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM audit_entry WHERE action LIKE 'second_factor.%' ORDER BY id`.execute(studio().database.db);
  return rows.map(({ action }) => action.replace('second_factor.', ''));
};

// Every test starts on its own date, with an account that has no second factor and no failures.
let day = 0;
const today = () => `2030-07-${String(day).padStart(2, '0')}`;
beforeEach(async () => {
  const { db } = studio().database;
  await sql`DELETE FROM second_factor`.execute(db);
  await sql`UPDATE admin_user SET password_hash = ${await hashPassword(adminLogin.password)}`.execute(db);
  await sql`DELETE FROM failed_sign_in`.execute(db);
  await sql`DELETE FROM sign_in_challenge`.execute(db);
  day += 1;
  studio().setNow(`${today()}T08:00`);
  logged.length = 0;
});

describe('setting up a second factor (A16)', () => {
  it('takes the password and a code of the app, gives recovery codes, and ends the other sessions', async () => {
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

  it('needs the password, and is refused when there is one, or when it took too long', async () => {
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

  it('keeps neither the secret nor a recovery code as it is, nor writes them to log and audit', async () => {
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

  it('gets new recovery codes, and the old ones are worth nothing', async () => {
    const { codes, ask } = await protectedAccount();
    const renewed = await ask('/recovery-codes', { password: adminLogin.password });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await withCode(await challenge(), codes[0] ?? '')).status).toBe(403);
    expect((await withCode(await challenge(), renewed.body.recovery_codes[0])).status).toBe(200);
  });

  it('stays without a right proof, and guessing ends after ten, without touching the sign-in', async () => {
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

  it('is kept by a new password from the server, unless it is to go as well', async () => {
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
