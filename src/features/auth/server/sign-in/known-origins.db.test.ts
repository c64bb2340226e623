import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { resetPassword } from '../password/change-password.ts';
import { cafe, home, originsStudio } from '../testing/origins-studio.ts';

const { studio, ask, signIn, statusOf, lockOut } = originsStudio();

describe('an account under attack from many networks (A09, SRV-61)', () => {
  it('can be signed in to from a network where an administrator has signed in before, and from no other (SRV-78)', async () => {
    expect(await statusOf(home)).toBe(200);
    await lockOut();
    expect(await statusOf(home)).toBe(200);
    expect(await statusOf(cafe)).toBe(429);
    // There, too, only ten guesses are allowed.
    for (let i = 0; i < 10; i++) expect(await statusOf(home, { password: 'guess' })).toBe(401);
    expect(await statusOf(home)).toBe(429);
  });

  it('can be signed in to in a browser in which an administrator has signed in before, from any network (SRV-78)', async () => {
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

  it('can be signed in to from anywhere after a new password was set, by the command or by its owner (SRV-78)', async () => {
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
