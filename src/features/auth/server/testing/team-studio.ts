import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import type { Context } from '#shared/server/context.ts';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';
import { secretText } from '#shared/server/secrets/secret-link.ts';
import { origin } from './passkey-studio.ts';
import { recordedMails } from './recorded-mails.ts';

export const jana = { full_name: 'Jana Fischer', email: 'jana@example.de', role: 'desk', language: 'de' };
export const janasPassword = 'vier Wörter am Teich';

type Method = 'GET' | 'POST' | 'PUT';

/** A studio with one owner, who invites people; every test begins without anybody else. */
export const teamStudio = (overrides: Partial<Context> = {}) => {
  const studio = testStudio({ publicUrl: origin, ...overrides });
  const db = () => studio().database.db;
  /** Calls an endpoint of the team as the owner, with the password. */
  const ask = (method: Method, path = '', body: object = {}) => {
    const sent = method === 'GET' ? undefined : { current_password: adminLogin.password, ...body };
    return studio().adminCall(method, `/api/admin/team${path}`, sent);
  };
  const people = async () => (await ask('GET')).body.people;
  const ownId = async (): Promise<string> => (await people()).find((one: { is_self: boolean }) => one.is_self).id;
  /** The secret of the newest mail with an invitation. */
  const newestToken = async (): Promise<string> => {
    const sent = (await recordedMails(db())).filter(({ kind }) => kind === 'studio_invitation');
    return secretText(studio().context.secretKey, 'invitation', String(sent.at(-1)?.params['invitation_id']));
  };
  const invite = async (more: object = {}): Promise<{ id: string; token: string }> => {
    const { body } = await ask('POST', '', { ...jana, ...more });
    return { id: body.id, token: await newestToken() };
  };
  const read = (token: string) => studio().call('POST', '/api/invitations/read', { token });
  const accept = (token: string, more: object = { password: janasPassword }) =>
    studio().call('POST', '/api/invitations/accept', { token, ...more });
  const join = async (more: object = {}) => {
    const { id, token } = await invite(more);
    return { id, access_token: (await accept(token)).body.access_token as string };
  };
  /** Signs a person in with the password. */
  const signIn = (email = jana.email, password = janasPassword) =>
    studio().call('POST', '/api/admin/auth/login-json', { email, password });
  const me = (token: string) =>
    studio().call('GET', '/api/admin/auth/me', undefined, { authorization: `Bearer ${token}` });
  const audited = async () => {
    const { rows } = await sql<{ actor: string; action: string; details: Record<string, unknown> }>`
      SELECT actor, action, details FROM audit_entry WHERE action ~ '^(team|api_key|calendar_feed)' ORDER BY id`.execute(
      db(),
    );
    return rows;
  };
  beforeEach(async () => {
    studio().setNow('2030-06-03T08:00');
    await sql`UPDATE admin_user SET role = 'owner', deactivated_at = NULL WHERE email = ${adminLogin.email}`.execute(
      db(),
    );
    await sql`DELETE FROM admin_user WHERE email <> ${adminLogin.email}`.execute(db());
    for (const table of ['message', 'failed_sign_in', 'session', 'api_key', 'calendar_feed']) {
      await sql`DELETE FROM ${sql.table(table)}`.execute(db());
    }
    await emptyTables(db(), 'audit_entry');
  });
  return { studio, db, ask, people, invite, newestToken, read, accept, join, signIn, me, audited, ownId };
};
