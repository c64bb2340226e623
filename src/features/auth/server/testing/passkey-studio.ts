import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import type { Context } from '#shared/server/context.ts';
import { quickHash } from './quick-password.ts';
import { type Fault, SoftwarePasskey } from './software-passkey.ts';

export const origin = 'https://termine.studio.example';

/** A studio with an address at which passkeys work, and an account that has none at the beginning of each test. */
export const passkeyStudio = (overrides: Partial<Context> = {}) => {
  const studio = testStudio({ publicUrl: origin, ...overrides });
  const ask = (token: string) => (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    studio().call(method, `/api/admin/auth/${path}`, body, { authorization: `Bearer ${token}` });
  const session = async () => {
    const { access_token } = (await studio().call('POST', '/api/admin/auth/login-json', adminLogin)).body;
    return { token: access_token as string, ask: ask(access_token) };
  };
  type Session = Awaited<ReturnType<typeof session>>;
  const creation = async ({ ask: by }: Session) =>
    (await by('POST', 'passkeys/options', { current_password: adminLogin.password })).body;
  /** Adds a passkey of a new device. */
  const add = async (name = 'Telefon', signedIn?: Session) => {
    const by = signedIn ?? (await session());
    const device = new SoftwarePasskey(origin);
    const passkey = device.create(await creation(by));
    const { body } = await by.ask('POST', 'passkeys', { name, passkey });
    return { device, id: body.id as string, session: by };
  };
  const signInOptions = async () => (await studio().call('POST', '/api/passkeys/sign-in/options')).body;
  const send = (passkey: object, more: object = {}) =>
    studio().call('POST', '/api/passkeys/sign-in', { passkey, ...more });
  const signIn = async (device: SoftwarePasskey, fault: Fault = {}) => send(device.sign(await signInOptions(), fault));
  const me = async (token: string) => (await ask(token)('GET', 'me')).status;
  const audited = async (): Promise<string[]> => {
    const { rows } = await sql<{ action: string }>`
      SELECT action FROM audit_entry WHERE action LIKE 'passkey.%' ORDER BY id`.execute(studio().database.db);
    return rows.map(({ action }) => action.replace('passkey.', ''));
  };
  beforeEach(async () => {
    const { db } = studio().database;
    for (const table of ['passkey', 'passkey_challenge', 'second_factor', 'failed_sign_in', 'session', 'known_place']) {
      await sql`DELETE FROM ${sql.table(table)}`.execute(db);
    }
    await sql`UPDATE admin_user SET has_signed_in = false, password_hash = ${await quickHash(adminLogin.password)}`.execute(
      db,
    );
    studio().setNow('2030-06-03T08:00');
  });
  return { studio, ask, session, creation, add, signInOptions, send, signIn, me, audited };
};
