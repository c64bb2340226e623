import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import { shownByApp } from '../testing/authenticator-app.ts';
import { resetPassword } from './change-password.ts';
import { hashPassword } from './password.ts';

const studio = testStudio({ rateLimit: true });
const home = '203.0.113.7';
const cafe = '198.51.100.9';

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
/** Thirty wrong passwords from as many networks: then no unknown place can sign in. */
const lockOut = async () => {
  for (let i = 0; i < 30; i++) expect(await statusOf(`192.0.2.${i}`, { password: 'guess' })).toBe(401);
  expect(await statusOf('192.0.2.99')).toBe(429);
};

beforeEach(async () => {
  const { db } = studio().database;
  await sql`DELETE FROM failed_sign_in`.execute(db);
  await sql`DELETE FROM known_place`.execute(db);
  await sql`DELETE FROM second_factor`.execute(db);
  await sql`UPDATE admin_user SET password_hash = ${await hashPassword(adminLogin.password)}`.execute(db);
  studio().setNow('2030-06-03T08:00');
});

describe('an account that is guessed at from everywhere (A09, SRV-61)', () => {
  it('opens from a network where an administrator has signed in before, and from no other (SRV-78)', async () => {
    expect(await statusOf(home)).toBe(200);
    await lockOut();
    expect(await statusOf(home)).toBe(200);
    expect(await statusOf(cafe)).toBe(429);
    // There, too, only ten guesses are allowed.
    for (let i = 0; i < 10; i++) expect(await statusOf(home, { password: 'guess' })).toBe(401);
    expect(await statusOf(home)).toBe(429);
  });

  it('opens in a browser in which an administrator has signed in before, wherever it is (SRV-78)', async () => {
    const { device_token } = (await signIn(home, { device_token: null })).body;
    expect(device_token).toMatch(/^[\w-]{43}$/);
    await lockOut();
    // Guesses from the same network.
    for (let i = 0; i < 10; i++) await statusOf(cafe, { password: 'guess' });
    expect(await statusOf(cafe)).toBe(429);
    expect(await statusOf(cafe, { device_token: 'x'.repeat(43) })).toBe(429);
    expect(await signIn(cafe, { device_token })).toMatchObject({
      status: 200,
      body: { access_token: expect.any(String) },
    });
    for (let i = 0; i < 10; i++) expect(await statusOf(cafe, { password: 'guess', device_token })).toBe(401);
    expect(await statusOf(cafe, { device_token })).toBe(429);
  });

  it('opens again for everybody with a new password from the server, or one that its owner has chosen (SRV-78)', async () => {
    const { access_token } = (await signIn(home)).body;
    await lockOut();
    for (let i = 0; i < 10; i++) await statusOf(home, { password: 'guess' });
    expect([await statusOf(home), await statusOf(cafe)]).toEqual([429, 429]);
    const change = { current_password: adminLogin.password, new_password: 'rotes Fahrrad am See' };
    expect((await ask(home, 'password', change, access_token, 'PUT')).status).toBe(200);
    expect(await statusOf(home, { password: change.new_password })).toBe(200);
    expect(await statusOf(cafe, { password: change.new_password })).toBe(200);

    await sql`DELETE FROM known_place`.execute(studio().database.db);
    for (let i = 0; i < 30; i++) await statusOf(`192.0.2.${i}`, { password: 'guess' });
    for (let i = 0; i < 10; i++) await statusOf(home, { password: 'guess' });
    const reset = await resetPassword(studio().database.db, adminLogin.email);
    expect(await statusOf(home, { password: reset?.password })).toBe(200);
    expect(await statusOf('192.0.2.99', { password: reset?.password })).toBe(200);
  });
});

describe('what is stored of where somebody signed in', () => {
  const known = async (): Promise<{ kind: string; hash: Buffer }[]> =>
    (
      await sql<{ kind: string; hash: Buffer }>`SELECT kind, hash FROM known_place ORDER BY kind`.execute(
        studio().database.db,
      )
    ).rows;

  it('is nothing after a wrong password, and no token unless the browser wants one', async () => {
    await signIn(home, { password: 'guess', device_token: null });
    await signIn(home, { email: 'nobody@example.de', device_token: null });
    expect(await known()).toEqual([]);
    expect((await signIn(home)).body).not.toHaveProperty('device_token');
    expect((await known()).map(({ kind }) => kind)).toEqual(['network']);
  });

  it('is hashes, of the address one that needs the key of the studio', async () => {
    const { device_token } = (await signIn(home, { device_token: null })).body;
    const [device, network] = await known();
    expect(device?.hash).toEqual(createHash('sha256').update(`device:${device_token}`).digest());
    const plain = ['', 'network:', 'known network:'].map((kind) =>
      createHash('sha256')
        .update(kind + home)
        .digest('hex'),
    );
    expect(plain).not.toContain(network?.hash.toString('hex'));
    // A known browser keeps its token.
    expect((await signIn(home, { device_token })).body).not.toHaveProperty('device_token');
    expect(await known()).toHaveLength(2);
  });

  it('is this account’s alone', async () => {
    const { device_token } = (await signIn(home, { device_token: null })).body;
    const other = { email: 'other@example.de', device_token };
    for (let i = 0; i < 10; i++) expect(await statusOf(home, { ...other, password: 'guess' })).toBe(401);
    expect(await statusOf(home, { ...other, password: 'guess' })).toBe(429);
  });

  it('ends after ninety days, and beyond twenty places of a kind', async () => {
    expect(await statusOf(home)).toBe(200);
    studio().setNow('2030-09-01T07:59');
    await lockOut();
    expect(await statusOf(home)).toBe(200);
    studio().setNow('2030-11-30T08:00');
    await lockOut();
    expect(await statusOf(home)).toBe(429);
    await sql`DELETE FROM failed_sign_in`.execute(studio().database.db);
    for (let i = 1; i <= 22; i++) {
      studio().setNow(`2030-12-01T08:${String(i).padStart(2, '0')}`);
      expect(await statusOf(`198.51.100.${i}`)).toBe(200);
    }
    expect(await known()).toHaveLength(20);
    await lockOut();
    expect([await statusOf('198.51.100.22'), await statusOf('198.51.100.3'), await statusOf('198.51.100.2')]).toEqual([
      200, 200, 429,
    ]);
  });

  it('with a second factor is remembered after its code, not after the password', async () => {
    const { access_token } = (await signIn(home)).body;
    const setUp = await ask(home, 'second-factor/set-up', { password: adminLogin.password }, access_token);
    const code = (later: number) => shownByApp(setUp.body.key, studio().context.now(), later);
    expect((await ask(home, 'second-factor/confirm', { code: code(0) }, access_token)).status).toBe(200);
    await sql`DELETE FROM known_place`.execute(studio().database.db);
    const { challenge } = (await signIn(cafe, { device_token: null })).body;
    expect(await known()).toEqual([]);
    const signedIn = await ask(cafe, 'login-code', { code: code(1), device_token: null }, challenge);
    expect(signedIn).toMatchObject({ status: 200, body: { device_token: expect.any(String) } });
    expect((await known()).map(({ kind }) => kind)).toEqual(['device', 'network']);
  });
});

const rotating = testStudio({ rateLimit: true, secretKey: ['the-present-secret-key', 'the-former-secret-key'] });

it('a network is known that was noted with a former SECRET_KEY, while that is listed', async () => {
  const { db } = rotating().database;
  const from = async (remoteAddress: string, password = adminLogin.password): Promise<number> => {
    const payload = { ...adminLogin, password };
    const url = '/api/admin/auth/login-json';
    return (await rotating().server.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  };
  const hashWith = (key: string) => createHmac('sha256', key).update(`known network:${home}`).digest();
  expect(await from(home)).toBe(200);
  const noted = await sql<{ hash: Buffer }>`SELECT hash FROM known_place`.execute(db);
  expect(noted.rows).toEqual([{ hash: hashWith('the-present-secret-key') }]);
  await sql`UPDATE known_place SET hash = ${hashWith('the-former-secret-key')}`.execute(db);
  for (let i = 0; i < 30; i++) expect(await from(`192.0.2.${i}`, 'guess')).toBe(401);
  expect(await from(cafe)).toBe(429);
  expect(await from(home)).toBe(200);
});
