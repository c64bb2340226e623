import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { jana, teamStudio } from '../testing/team-studio.ts';

const { studio, db, ask, invite, join, signIn, me, audited } = teamStudio();

describe('deactivating a person', () => {
  it('ends sessions, second steps, API keys and the calendar address at once; nothing opens the account (TEAM-02)', async () => {
    const photographer_id = await studio().addPhotographer({ name: 'Mara Licht' });
    const { id, access_token } = await join({ role: 'photographer', photographer_id });
    await studio().adminCall('POST', `/api/admin/photographers/${photographer_id}/calendar-feed`);
    const second = (await signIn()).body.access_token;
    const deactivated = await ask('POST', `/${id}/deactivate`);
    expect(deactivated.body).toMatchObject({ id, state: 'deactivated' });
    expect([(await me(access_token)).status, (await me(second)).status]).toEqual([401, 401]);
    const wrong = await signIn(jana.email, 'nobody has this');
    const right = await signIn();
    expect([right.status, right.body.detail, right.body.code]).toEqual([401, wrong.body.detail, wrong.body.code]);
    await ask('POST', `/${id}/deactivate`);
    expect((await audited()).slice(-2)).toMatchObject([
      { action: 'calendar_feed.deleted', details: { photographer_id } },
      { action: 'team.deactivated', details: { admin_id: id, name: jana.full_name } },
    ]);
    expect((await sql`SELECT FROM calendar_feed`.execute(db())).rows).toEqual([]);
  });

  it('lets no session begin that was under way (TEAM-02)', async () => {
    const { id } = await join();
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => signIn())),
      ask('POST', `/${id}/deactivate`),
    ]);
    const tokens = answers.flatMap(({ body }) => (body.access_token ? [body.access_token] : []));
    for (const token of tokens) expect((await me(token)).status).toBe(401);
    expect((await sql`SELECT FROM session WHERE admin_id = ${id}`.execute(db())).rows).toEqual([]);
  });

  it('keeps the password for a return (TEAM-02)', async () => {
    const { id } = await join();
    await ask('POST', `/${id}/deactivate`);
    expect((await ask('POST', `/${id}/reactivate`)).body).toMatchObject({ state: 'active' });
    expect((await signIn()).status).toBe(200);
    expect((await audited()).at(-1)).toMatchObject({ action: 'team.reactivated', details: { admin_id: id } });
  });

  it('is not possible for somebody who is only invited (TEAM-02)', async () => {
    const { id } = await invite();
    expect(await ask('POST', `/${id}/deactivate`)).toMatchObject({ status: 409, body: { code: 'still_invited' } });
  });
});
