import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { janasPassword, teamStudio } from '../testing/team-studio.ts';

const { studio, db, ask, people, invite, join, ownId } = teamStudio();
const owners = async () =>
  (await sql`SELECT FROM admin_user WHERE role = 'owner' AND deactivated_at IS NULL`.execute(db())).rows.length;
const last = { status: 409, body: { code: 'last_owner', detail: expect.stringContaining('Inhaber') } };

describe('the last owner', () => {
  it('is neither demoted nor deactivated, not by herself either (TEAM-02)', async () => {
    const id = await ownId();
    await invite({ role: 'owner' });
    expect(await ask('PUT', `/${id}`, { role: 'desk' })).toMatchObject(last);
    expect(await ask('POST', `/${id}/deactivate`)).toMatchObject(last);
    const removed = sql`DELETE FROM admin_user WHERE id = ${id}`.execute(db());
    await expect(removed).rejects.toMatchObject({ constraint: 'admin_user_last_owner' });
    expect(await people()).toMatchObject([{ state: 'invited' }, { role: 'owner', state: 'active' }]);
  });

  it('is whoever is left, also if two demote or deactivate each other at once (TEAM-02)', async () => {
    const first = await ownId();
    const { id: second } = await join({ role: 'owner' });
    for (let round = 0; round < scaleCount(50); round += 1) {
      const change = (id: string) =>
        round % 2 === 0
          ? sql`UPDATE admin_user SET role = 'desk' WHERE id = ${id}`.execute(db())
          : sql`UPDATE admin_user SET deactivated_at = now() WHERE id = ${id}`.execute(db());
      const results = await Promise.allSettled([change(first), change(second)]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await owners()).toBe(1);
      await sql`UPDATE admin_user SET role = 'owner', deactivated_at = NULL`.execute(db());
    }
  });

  it('gets a clear answer if two demote each other through the API (TEAM-02)', async () => {
    const first = await ownId();
    const { id: second, access_token } = await join({ role: 'owner' });
    const headers = { authorization: `Bearer ${access_token}` };
    const body = { role: 'desk', current_password: janasPassword };
    const answers = await Promise.all([
      ask('PUT', `/${second}`, { role: 'desk' }),
      studio().call('PUT', `/api/admin/team/${first}`, body, headers),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await owners()).toBe(1);
  });
});
