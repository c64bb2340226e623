import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();

const signIn = (credentials: object = adminLogin) => studio().call('POST', '/api/admin/auth/login-json', credentials);

const me = (token: string) =>
  studio().call('GET', '/api/admin/auth/me', undefined, { authorization: `Bearer ${token}` });

describe('signing in', () => {
  it('returns a token that identifies its administrator (AUTH-006, AUTH-007)', async () => {
    const { status, body } = await signIn({ ...adminLogin, email: ' STUDIO@example.de ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: 'bearer' });
    expect(await me(body.access_token)).toMatchObject({
      status: 200,
      body: { full_name: 'Test Studio', email: 'studio@example.de' },
    });
  });

  it('stores only hashes of tokens and passwords (SRV-59, SRV-60)', async () => {
    const { body } = await signIn();
    const { rows } = await sql<{ text: string }>`
      SELECT (SELECT json_agg(s)::text FROM session s) || (SELECT json_agg(a)::text FROM admin_user a) AS text`.execute(
      studio().database.db,
    );
    expect(rows[0]?.text).toContain('$argon2id$');
    expect(rows[0]?.text).not.toContain(body.access_token);
    expect(rows[0]?.text).not.toContain(adminLogin.password);
  });
});
