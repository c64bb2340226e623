import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { hashQueue } from '../password/hash-queue.ts';

const studio = testStudio({ rateLimit: true });

const signIn = (password: string, email = adminLogin.email) =>
  studio().call('POST', '/api/admin/auth/login-json', { email, password });
const times = async (count: number, of: (index: number) => Promise<{ status: number }>) => {
  const responses = await Promise.all(Array.from({ length: count }, (_, index) => of(index)));
  const counted: Record<number, number> = {};
  for (const { status } of responses) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
};

beforeEach(async () => {
  await sql`DELETE FROM failed_sign_in`.execute(studio().database.db);
});

describe('guessing passwords (A09, SRV-61)', () => {
  it('many at once get ten attempts; then the right one is not checked either (SRV-75)', async () => {
    const count = scaleCount(400);
    expect(await times(count, (index) => signIn(`guess ${index}`))).toEqual({ 401: 10, 429: count - 10 });
    expect(await signIn(adminLogin.password)).toMatchObject({ status: 429, body: { code: 'too_many_sign_ins' } });
  });

  it('many at once within a session get ten attempts as well', async () => {
    const token = (await signIn(adminLogin.password)).body.access_token as string;
    const headers = { authorization: `Bearer ${token}` };
    const change = (current_password: string) =>
      studio().call(
        'PUT',
        '/api/admin/auth/password',
        { current_password, new_password: 'rotes Fahrrad am See' },
        headers,
      );
    expect(await times(60, (index) => change(`guess ${index}`))).toEqual({ 403: 10, 429: 50 });
    expect((await change(adminLogin.password)).status).toBe(429);
    // Another session of the same account and the sign-in are not blocked.
    const other = (await signIn(adminLogin.password)).body.access_token as string;
    const setUp = await studio().call(
      'POST',
      '/api/admin/auth/second-factor/set-up',
      { password: adminLogin.password },
      { authorization: `Bearer ${other}` },
    );
    expect(setUp.status).toBe(200);
  });

  it('a right password is not counted, and resets the count of its network (SRV-75)', async () => {
    for (let i = 0; i < 9; i++) await signIn(`guess ${i}`);
    expect((await signIn(adminLogin.password)).status).toBe(200);
    expect(await times(10, (index) => signIn(`guess ${index}`))).toEqual({ 401: 10 });
    expect((await signIn('guess')).status).toBe(429);
  });

  it('too many are refused without waiting for those that are being counted (SRV-75)', async () => {
    for (let i = 0; i < 10; i++) await signIn(`guess ${i}`);
    const { db } = studio().database;
    const counting = await db.startTransaction().execute();
    // What an attempt that is being counted holds: the lock of every subject.
    await sql`SELECT pg_advisory_xact_lock(('x' || encode(substr(subject, 1, 8), 'hex'))::bit(64)::bigint)
              FROM (SELECT DISTINCT subject FROM failed_sign_in) AS counted`.execute(counting);
    const response = await signIn(adminLogin.password);
    await counting.rollback().execute();
    expect(response).toMatchObject({ status: 429, body: { code: 'too_many_sign_ins' } });
  });

  it('of many accounts from one network gets a hundred attempts, and other networks are not affected (SRV-61)', async () => {
    const from = async (remoteAddress: string, payload: object) => {
      const url = '/api/admin/auth/login-json';
      return (await studio().server.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
    };
    for (let account = 0; account < 20; account++) {
      const email = `nobody${account}@example.de`;
      const guesses = Array.from({ length: 5 }, (_, index) => from('192.0.2.7', { email, password: `guess ${index}` }));
      expect(await Promise.all(guesses)).toEqual(Array(5).fill(401));
    }
    expect(await from('192.0.2.7', { email: 'somebody@example.de', password: 'guess' })).toBe(429);
    expect(await from('192.0.2.7', adminLogin)).toBe(429);
    expect(await from('192.0.2.8', adminLogin)).toBe(200);
  });

  it('gets 503 while too many passwords are compared, and that does not count as an attempt (SRV-76)', async () => {
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((fulfil) => void (resolve = fulfil));
    const others = Array.from({ length: 22 }, () => hashQueue.run('de', () => promise));
    for (const email of [adminLogin.email, 'nobody@example.de']) {
      const responses = await Promise.all(Array.from({ length: 12 }, () => signIn('guess', email)));
      for (const response of responses) expect([429, 503]).toContain(response.status);
      const refused = await signIn(adminLogin.password, email);
      expect(refused).toMatchObject({ status: 503, body: { code: 'too_many_at_once', detail: expect.any(String) } });
      expect(refused.headers['retry-after']).toBe('2');
    }
    resolve();
    await Promise.all(others);
    const { rows } = await sql`SELECT 1 FROM failed_sign_in`.execute(studio().database.db);
    expect(rows).toEqual([]);
    expect((await signIn(adminLogin.password)).status).toBe(200);
  });
});
