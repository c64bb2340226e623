import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import { quickHash } from './quick-password.ts';

export const home = '203.0.113.7';
export const cafe = '198.51.100.9';

/** A studio that people sign in to from different networks and browsers. */
export const originsStudio = () => {
  const studio = testStudio({ rateLimit: true });
  const ask = async (
    remoteAddress: string,
    path: string,
    payload: object,
    token?: string,
    method: 'POST' | 'PUT' = 'POST',
  ) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await studio().server.inject({
      method,
      url: `/api/admin/auth/${path}`,
      payload,
      headers,
      remoteAddress,
    });
    return { status: response.statusCode, body: response.json() };
  };
  const signIn = (remoteAddress: string, more: object = {}) =>
    ask(remoteAddress, 'login-json', { ...adminLogin, ...more });
  const statusOf = async (remoteAddress: string, more: object = {}) => (await signIn(remoteAddress, more)).status;
  /** Thirty wrong passwords from as many networks: then no unknown origin can sign in. */
  const lockOut = async () => {
    for (let i = 0; i < 30; i++) expect(await statusOf(`192.0.2.${i}`, { password: 'guess' })).toBe(401);
    expect(await statusOf('192.0.2.99')).toBe(429);
  };
  beforeEach(async () => {
    const { db } = studio().database;
    await sql`DELETE FROM failed_sign_in`.execute(db);
    await sql`DELETE FROM known_place`.execute(db);
    await sql`DELETE FROM second_factor`.execute(db);
    await sql`UPDATE admin_user SET password_hash = ${await quickHash(adminLogin.password)}`.execute(db);
    studio().setNow('2030-06-03T08:00');
  });
  return { studio, ask, signIn, statusOf, lockOut };
};
