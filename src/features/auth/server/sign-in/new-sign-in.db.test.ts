import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { origin, passkeyStudio } from '../testing/passkey-studio.ts';
import { recordedMails } from '../testing/recorded-mails.ts';
import { endToken } from './sign-in-link.ts';

const { studio, add, signInOptions, me, ask } = passkeyStudio();
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const [home, cafe] = ['203.0.113.7', '198.51.100.9'];

const post = async (remoteAddress: string, url: string, payload: object) => {
  const headers = { 'user-agent': firefox };
  const response = await studio().server.inject({ method: 'POST', url, payload, headers, remoteAddress });
  return { status: response.statusCode, body: response.json() };
};
const signIn = async (from: string, more: object = {}) =>
  (await post(from, '/api/admin/auth/login-json', { ...adminLogin, ...more })).body;
const mails = () => recordedMails(studio().database.db);
const read = (token: string) => post(cafe, '/api/sign-ins/read', { token });
const end = (token: string) => post(cafe, '/api/sign-ins/end', { token });
const newest = async () => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM session ORDER BY created_at DESC, id LIMIT 1`.execute(
    studio().database.db,
  );
  return endToken(studio().context, rows[0]?.id ?? '');
};

beforeEach(async () => void (await sql`DELETE FROM message`.execute(studio().database.db)));

describe('a mail about a sign-in', () => {
  it('tells the administrator of an unknown browser, once, with names and a time (KEY-03)', async () => {
    const { device_token } = await signIn(home, { device_token: null });
    await signIn(cafe, { device_token });
    expect(await mails()).toEqual([]);
    studio().setNow('2030-06-03T09:30');
    const second = await signIn(home, { device_token: null });
    expect(await mails()).toEqual([
      {
        kind: 'studio_new_sign_in',
        recipient: 'studio',
        to_address: adminLogin.email,
        language: 'de',
        status: 'waiting',
        params: {
          at: Date.parse('2030-06-03T07:30:00Z'),
          browser: 'Firefox',
          system: 'Windows',
          session_id: expect.any(String),
        },
      },
    ]);
    await signIn(home, { device_token: second.device_token });
    expect(await mails()).toHaveLength(1);
  });

  it('tells of programs, which cannot be recognised, only from an unknown network (KEY-03)', async () => {
    await signIn(home);
    await signIn(home);
    expect(await mails()).toEqual([]);
    await signIn(cafe);
    await signIn(cafe);
    expect(await mails()).toHaveLength(1);
  });

  it('tells of a stranger after any time without a sign-in: only the very first one is not mailed (KEY-03)', async () => {
    await signIn(home, { device_token: null });
    expect(await mails()).toEqual([]);
    studio().setNow('2030-09-02T08:00');
    await signIn(cafe);
    expect(await mails()).toHaveLength(1);
  });

  it('is in the language that the account has (KEY-03, TEAM-02)', async () => {
    const { db } = studio().database;
    await sql`UPDATE admin_user SET language = 'ru'`.execute(db);
    await signIn(home);
    await signIn(cafe);
    expect(await mails()).toMatchObject([{ kind: 'studio_new_sign_in', language: 'ru' }]);
    await sql`UPDATE admin_user SET language = NULL`.execute(db);
  });

  it('is written for a passkey as for a password, and for nothing that was refused (KEY-03)', async () => {
    await signIn(home, { device_token: null });
    const { device } = await add();
    await sql`DELETE FROM message`.execute(studio().database.db);
    await post(cafe, '/api/admin/auth/login-json', { ...adminLogin, password: 'guess', device_token: null });
    await post(cafe, '/api/passkeys/sign-in', { passkey: device.sign(await signInOptions(), { flags: 1 }) });
    expect(await mails()).toEqual([]);
    await post(cafe, '/api/passkeys/sign-in', { passkey: device.sign(await signInOptions()), device_token: null });
    expect(await mails()).toHaveLength(1);
  });

  it('is not written to the address that nobody reads (KEY-03)', async () => {
    const { db } = studio().database;
    await sql`UPDATE admin_user SET email = 'admin@fotobooking.local'`.execute(db);
    await signIn(home, { email: 'admin@fotobooking.local' });
    await signIn(cafe, { email: 'admin@fotobooking.local' });
    await sql`UPDATE admin_user SET email = ${adminLogin.email}`.execute(db);
    expect(await mails()).toEqual([]);
  });
});

describe('the link in the mail', () => {
  it('shows the session, and ends it with one press; opening it changes nothing (KEY-03)', async () => {
    await signIn(home, { device_token: null });
    studio().setNow('2030-06-03T08:01');
    const { access_token } = await signIn(cafe, { device_token: null });
    const token = await newest();
    const shown = { is_open: true, begun_at: '2030-06-03T08:01:00+02:00', browser: 'Firefox', system: 'Windows' };
    for (let i = 0; i < 2; i++) expect(await read(token)).toEqual({ status: 200, body: shown });
    expect(await me(access_token)).toBe(200);
    expect(await end(token)).toEqual({ status: 200, body: { success: true } });
    expect(await me(access_token)).toBe(401);
    expect((await read(token)).body).toEqual({ is_open: false, begun_at: null, browser: null, system: null });
    // Again, with nothing left to end.
    expect((await end(token)).status).toBe(200);
    const { rows } = await sql`SELECT FROM audit_entry WHERE action = 'session.ended_by_link'`.execute(
      studio().database.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('makes whoever signed in there a stranger again, also if nobody has signed in since (KEY-03)', async () => {
    await signIn(home, { device_token: null });
    studio().setNow('2030-06-03T08:01');
    const { device_token } = await signIn(cafe, { device_token: null });
    await end(await newest());
    await sql`DELETE FROM message`.execute(studio().database.db);
    const { device_token: another } = await signIn(cafe, { device_token });
    expect(await mails()).toMatchObject([{ kind: 'studio_new_sign_in', to_address: adminLogin.email }]);
    await signIn(cafe, { device_token: another });
    expect(await mails()).toHaveLength(1);
    await signIn(home, { device_token: null });
    expect(await mails()).toHaveLength(2);
  });

  it('ends one session once, also of a hundred presses at once (KEY-03)', async () => {
    await signIn(home, { device_token: null });
    const token = await newest();
    const before = await endings();
    const answers = await Promise.all(Array.from({ length: 100 }, () => end(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await endings()) - before).toBe(1);
  });

  it('is valid only as it was sent (KEY-03)', async () => {
    const { access_token } = await signIn(home, { device_token: null });
    const token = await newest();
    const foreign = endToken({ secretKey: 'the key of another studio, of no value' }, (await sessionId()) ?? '');
    const changed = `${token.slice(0, 5)}${token[5] === 'A' ? 'B' : 'A'}${token.slice(6)}`;
    for (const wrong of [foreign, changed, token.slice(1), 'x', 'A'.repeat(43)]) {
      expect((await read(wrong)).status).toBe(404);
      expect((await end(wrong)).status).toBe(404);
    }
    expect((await end('')).status).toBe(422);
    expect(await me(access_token)).toBe(200);
    // Former keys of the studio keep links valid.
    const { endUrl } = await import('./sign-in-link.ts');
    const url = endUrl(studio().context, (await sessionId()) ?? '');
    expect(url).toBe(`${origin}/admin/login#end-sign-in=${token}`);
  });

  it('sessions are listed with the names of browser and system (KEY-03)', async () => {
    const { access_token } = await signIn(home, { device_token: null });
    const { body } = await ask(access_token)('GET', 'sessions');
    expect(body).toMatchObject([{ browser: 'Firefox', system: 'Windows', is_current: true }]);
  });
});

const sessionId = async (): Promise<string | undefined> =>
  (await sql<{ id: string }>`SELECT id FROM session`.execute(studio().database.db)).rows[0]?.id;
const endings = async (): Promise<number> =>
  (await sql`SELECT FROM audit_entry WHERE action = 'session.ended_by_link'`.execute(studio().database.db)).rows.length;
