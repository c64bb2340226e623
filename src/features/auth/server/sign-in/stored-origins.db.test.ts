import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { shownByApp } from '../../testing/authenticator-app.ts';
import { cafe, home, originsStudio } from '../testing/origins-studio.ts';

const { studio, ask, signIn, statusOf, lockOut } = originsStudio();

describe('the stored origins of sign-ins', () => {
  const known = async (): Promise<{ kind: string; hash: Buffer }[]> =>
    (
      await sql<{ kind: string; hash: Buffer }>`SELECT kind, hash FROM known_place ORDER BY kind`.execute(
        studio().database.db,
      )
    ).rows;

  it('are none after a wrong password, and there is no token unless the browser requests one', async () => {
    await signIn(home, { password: 'guess', device_token: null });
    await signIn(home, { email: 'nobody@example.de', device_token: null });
    expect(await known()).toEqual([]);
    expect((await signIn(home)).body).not.toHaveProperty('device_token');
    expect((await known()).map(({ kind }) => kind)).toEqual(['network']);
  });

  it('are hashes, that of the network address keyed with the secret key', async () => {
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

  it('are known to this account only', async () => {
    const { device_token } = (await signIn(home, { device_token: null })).body;
    const other = { email: 'other@example.de', device_token };
    for (let i = 0; i < 10; i++) expect(await statusOf(home, { ...other, password: 'guess' })).toBe(401);
    expect(await statusOf(home, { ...other, password: 'guess' })).toBe(429);
  });

  it('expire after ninety days, and are limited to twenty of each kind', async () => {
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

  it('are stored after the code of a second factor, not after the password', async () => {
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
