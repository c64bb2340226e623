import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach } from 'vitest';
import { adminLogin, type TestResponse, testStudio } from '#app/server/testing/test-studio.ts';
import { shownByApp } from '../../testing/authenticator-app.ts';
import { quickHash } from './quick-password.ts';

export const logged: string[] = [];

export const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) });

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export interface Account {
  readonly token: string;
  readonly ask: (path: string, body?: object) => Promise<TestResponse>;
}

/** A studio in which every test has a date of its own and an account without a second factor. */
export const secondFactorStudio = () => {
  const studio = testStudio({ log });
  const withPassword = (password = adminLogin.password) =>
    studio().call('POST', '/api/admin/auth/login-json', { ...adminLogin, password });
  const withCode = (challenge: string, code: string) =>
    studio().call('POST', '/api/admin/auth/login-code', { code }, bearer(challenge));
  const me = async (token: string) =>
    (await studio().call('GET', '/api/admin/auth/me', undefined, bearer(token))).status;

  /** The code that the app shows now, or `later` steps of 30 seconds later. */
  const app = (key: string, later = 0): string => shownByApp(key, studio().context.now(), later);
  const wrong = (key: string): string => {
    const open = new Set([-1, 0, 1].map((step) => app(key, step)));
    return ['000000', '111111', '222222', '333333'].find((code) => !open.has(code)) ?? '';
  };
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
    await sql`UPDATE admin_user SET password_hash = ${await quickHash(adminLogin.password)}`.execute(db);
    await sql`DELETE FROM failed_sign_in`.execute(db);
    await sql`DELETE FROM sign_in_challenge`.execute(db);
    day += 1;
    studio().setNow(`${today()}T08:00`);
    logged.length = 0;
  });
  return {
    studio,
    withPassword,
    withCode,
    me,
    app,
    wrong,
    account,
    signedIn,
    challenge,
    protectedAccount,
    audited,
    today,
  };
};
