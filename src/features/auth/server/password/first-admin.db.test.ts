import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { resetPassword } from './change-password.ts';
import { createFirstAdmin } from './first-admin.ts';

const studio = testStudio();
const email = 'inhaber@example.de';

/** Each start is a second after everything before it. */
let clock = 0;
const start = (given: { email?: string; password?: string; name?: string } = { email }) => {
  clock += 1000;
  return createFirstAdmin({ ...studio().context, now: () => clock + 500 }, given, clock);
};
const signIn = async (password: string | undefined, address = email) =>
  (await studio().call('POST', '/api/admin/auth/login-json', { email: address, password })).status;

beforeEach(async () => {
  clock = studio().context.now();
  await sql`TRUNCATE admin_user CASCADE`.execute(studio().database.db);
});

describe('a generated password', () => {
  it('is generated again at each start until the first sign-in with it, and never afterwards (SRV-82)', async () => {
    const first = await start();
    const second = await start();
    expect(second).toEqual({ email, password: expect.stringMatching(/^(?:[a-z]{4}-?){6}$/) });
    expect(second?.password).not.toBe(first?.password);
    expect(await signIn(first?.password)).toBe(401);
    expect(await signIn(second?.password)).toBe(200);
    expect(await start()).toBeUndefined();
    expect(await signIn(second?.password)).toBe(200);
  });

  it('stays after failed sign-ins only', async () => {
    await start();
    expect(await signIn('not this one')).toBe(401);
    const again = await start();
    expect(await signIn(again?.password)).toBe(200);
  });

  it('is printed by one of several processes that start at once, and is the valid one', async () => {
    const startSixAtOnce = async () => {
      clock += 1000;
      const startedAt = clock;
      const created = await Promise.all(
        Array.from({ length: 6 }, (_, i) =>
          createFirstAdmin({ ...studio().context, now: () => startedAt + i }, { email }, startedAt),
        ),
      );
      return created.flatMap((admin) => admin?.password ?? []);
    };
    expect(await startSixAtOnce()).toHaveLength(1);
    const replaced = await startSixAtOnce();
    expect(replaced).toHaveLength(1);
    expect(await signIn(replaced[0])).toBe(200);
  });

  it('that was never used is replaced by ADMIN_EMAIL and ADMIN_PASSWORD, which are ignored afterwards', async () => {
    await start({});
    const given = { email: 'neu@example.de', password: 'eine eigene Wahl', name: 'Sabine Vogel' };
    expect(await start(given)).toEqual({ email: given.email, password: undefined });
    expect(await signIn(given.password, given.email)).toBe(200);
    expect(await start({ ...given, password: 'eine andere Wahl' })).toBeUndefined();
    expect(await signIn(given.password, given.email)).toBe(200);
    const { rows } = await sql`SELECT email, full_name FROM admin_user`.execute(studio().database.db);
    expect(rows).toEqual([{ email: given.email, full_name: given.name }]);
  });

  it('keeps its e-mail address when none is given', async () => {
    expect(await start({})).toMatchObject({ email: 'admin@fotobooking.local' });
    await start({ email, name: 'Sabine Vogel' });
    expect(await start({})).toMatchObject({ email });
  });

  it('is not replaced once the password command has set another', async () => {
    await start();
    const reset = await resetPassword(studio().database.db, email);
    expect(await start()).toBeUndefined();
    expect(await signIn(reset?.password)).toBe(200);
  });
});

describe('a given password', () => {
  it('is never replaced, used or not', async () => {
    const password = 'correct horse battery';
    expect(await start({ email, password })).toEqual({ email, password: undefined });
    expect(await start({ email, password: 'another horse battery' })).toBeUndefined();
    expect(await start()).toBeUndefined();
    expect(await signIn(password)).toBe(200);
  });
});
