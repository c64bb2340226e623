import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import { roles } from '#shared/contract/role.ts';

const studio = testStudio();
const db = () => studio().database.db;
const setRole = (role: string, photographer_id: string | null = null) =>
  sql`UPDATE admin_user SET role = ${role}, photographer_id = ${photographer_id}
      WHERE email = ${adminLogin.email}`.execute(db());
const me = async () => (await studio().adminCall('GET', '/api/admin/auth/me')).body;
const photographerOfAccount = async () =>
  (
    await sql<{ photographer_id: string | null }>`
      SELECT photographer_id FROM admin_user WHERE email = ${adminLogin.email}`.execute(db())
  ).rows[0];

// The last owner stays one.
beforeAll(() =>
  sql`INSERT INTO admin_user (id, email, full_name, password_hash)
                    VALUES (${randomUUID()}, 'second@example.de', 'Second', '')`.execute(db()),
);

describe('the role of an account', () => {
  it('is owner for the first account, and for accounts of programs without roles (TEAM-01)', async () => {
    expect(await me()).toMatchObject({ full_name: 'Test Studio', email: 'studio@example.de', role: 'owner' });
    const id = randomUUID();
    await sql`INSERT INTO admin_user (id, email, full_name, password_hash)
              VALUES (${id}, 'other@example.de', 'Other', '')`.execute(db());
    const { rows } = await sql`DELETE FROM admin_user WHERE id = ${id} RETURNING role, photographer_id`.execute(db());
    expect(rows).toEqual([{ role: 'owner', photographer_id: null }]);
  });

  it.each(roles)('is named by the session, from the request after a change on: %s (TEAM-01)', async (role) => {
    await me();
    await setRole(role);
    expect((await me()).role).toBe(role);
    await setRole('owner');
  });

  it('is one of four (TEAM-01)', async () => {
    await expect(setRole('admin')).rejects.toThrow('admin_user_role_check');
  });

  it.each(['owner', 'desk', 'accountant'])('of %s belongs to no photographer (TEAM-01)', async (role) => {
    const photographer = await studio().addPhotographer();
    await expect(setRole(role, photographer)).rejects.toThrow('admin_user_photographer_by_role');
  });

  it('of a photographer belongs to one while the studio knows her (TEAM-01)', async () => {
    await expect(setRole('photographer', randomUUID())).rejects.toThrow('foreign key');
    const photographer_id = await studio().addPhotographer();
    await setRole('photographer', photographer_id);
    expect(await photographerOfAccount()).toEqual({ photographer_id });
    await sql`DELETE FROM photographer WHERE id = ${photographer_id}`.execute(db());
    expect(await photographerOfAccount()).toEqual({ photographer_id: null });
    await setRole('owner');
  });
});
