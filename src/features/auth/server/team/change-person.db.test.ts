import { describe, expect, it } from 'vitest';
import { janasPassword, teamStudio } from '../testing/team-studio.ts';

const { studio, ask, people, join, me, audited, ownId } = teamStudio();

describe('changing a person', () => {
  it('counts from the next request of the person on, and is in the audit with its person (TEAM-02)', async () => {
    const { id, access_token } = await join();
    const photographer_id = await studio().addPhotographer({ name: 'Mara Licht' });
    const changed = await ask('PUT', `/${id}`, { role: 'photographer', photographer_id, full_name: 'Jana Berg' });
    expect(changed.body).toMatchObject({
      full_name: 'Jana Berg',
      role: 'photographer',
      photographer_name: 'Mara Licht',
    });
    expect((await me(access_token)).body).toMatchObject({ full_name: 'Jana Berg', role: 'photographer' });
    expect((await ask('PUT', `/${id}`, { role: 'accountant' })).body).toMatchObject({ photographer_id: null });
    await ask('PUT', `/${id}`, { role: 'accountant' });
    const actor = await ownId();
    expect((await audited()).slice(2)).toEqual([
      {
        actor,
        action: 'team.changed',
        details: {
          admin_id: id,
          name: 'Jana Berg',
          fields: ['full_name', 'role', 'photographer_id'],
          role: 'photographer',
          old_role: 'desk',
        },
      },
      {
        actor,
        action: 'team.changed',
        details: {
          admin_id: id,
          name: 'Jana Berg',
          fields: ['role', 'photographer_id'],
          role: 'accountant',
          old_role: 'photographer',
        },
      },
    ]);
  });

  it.each([{ role: 'photographer' }, { role: 'photographer', photographer_id: 'x' }])(
    'is refused without a photographer of the studio: %j (TEAM-02)',
    async (changes) => {
      const { id } = await join();
      expect(await ask('PUT', `/${id}`, changes)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'photographer_id'] }] },
      });
    },
  );

  it('revokes the API keys of somebody who stops being an owner (TEAM-02)', async () => {
    const { id, access_token } = await join({ role: 'owner' });
    await studio().adminCall('POST', '/api/admin/api-keys', { name: 'Kasse', scopes: ['bookings:read'] });
    const key = { name: 'Buchhaltung', scopes: ['bookings:read'], current_password: janasPassword };
    const headers = { authorization: `Bearer ${access_token}` };
    const { token } = (await studio().call('POST', '/api/admin/api-keys', key, headers)).body;
    expect((await people())[0]).toMatchObject({ id, api_keys: 1 });
    await ask('PUT', `/${id}`, { role: 'desk' });
    const used = { authorization: `Bearer ${token}` };
    expect((await studio().call('GET', '/api/admin/bookings', undefined, used)).status).toBe(401);
    expect((await studio().adminCall('GET', '/api/admin/api-keys')).body).toMatchObject([{ name: 'Kasse' }]);
    expect((await audited()).filter(({ action }) => action === 'api_key.revoked')).toHaveLength(1);
  });

  it('is answered with 404 for nobody (TEAM-02)', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await ask('PUT', `/${unknown}`, { role: 'desk' })).status).toBe(404);
    expect((await ask('POST', `/${unknown}/deactivate`)).status).toBe(404);
    expect((await ask('POST', '/x/deactivate')).status).toBe(404);
  });
});
