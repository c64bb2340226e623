import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { roles } from '#shared/contract/role.ts';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';
import { teamStudio } from './testing/team-studio.ts';

const { studio, db, ask, join, people } = teamStudio();
const calling = (token: string) => (method: 'GET' | 'PUT', path: string, body?: object) =>
  studio().call(method, `/api/admin/auth/${path}`, body, { authorization: `Bearer ${token}` });
const owner = async () =>
  (await studio().call('POST', '/api/admin/auth/login-json', adminLogin)).body.access_token as string;

describe('language and theme', () => {
  it('are nothing until the person chooses, and what is not given stays (TEAM-02)', async () => {
    const call = calling(await owner());
    const me = async () => (await call('GET', 'me')).body;
    expect(await me()).toMatchObject({ language: null, theme: null });
    expect((await call('PUT', 'preferences', { theme: 'system' })).body).toEqual({ language: null, theme: 'system' });
    expect((await call('PUT', 'preferences', { language: 'ru' })).body).toEqual({ language: 'ru', theme: 'system' });
    expect((await call('PUT', 'preferences', {})).body).toEqual({ language: 'ru', theme: 'system' });
    expect(await me()).toMatchObject({ language: 'ru', theme: 'system', email: adminLogin.email });
    const nothing = { language: null, theme: null };
    expect((await call('PUT', 'preferences', nothing)).body).toEqual(nothing);
  });

  it.each(roles.filter((role) => role !== 'owner'))(
    'of the role %s are hers alone, and in no audit (TEAM-02)',
    async (role) => {
      const photographer_id = role === 'photographer' ? await studio().addPhotographer() : null;
      const { id, access_token } = await join({ role, photographer_id, language: 'ru' });
      await emptyTables(db(), 'audit_entry');
      const call = calling(access_token);
      expect((await call('GET', 'me')).body).toMatchObject({ id, role, language: 'ru', theme: null });
      const mine = { language: 'de', theme: 'dark' };
      expect((await call('PUT', 'preferences', mine)).body).toEqual(mine);
      expect((await people()).map(({ language }: { language: string }) => language)).toEqual(['de', null]);
      expect((await sql`SELECT FROM audit_entry`.execute(db())).rows).toEqual([]);
    },
  );

  it('are refused where they are none of the list (TEAM-02)', async () => {
    const call = calling(await owner());
    for (const wrong of [{ language: 'en' }, { theme: 'blue' }, { theme: '' }, { language: 7 }]) {
      expect((await call('PUT', 'preferences', wrong)).status).toBe(422);
    }
    expect((await calling('x')('PUT', 'preferences', { theme: 'dark' })).status).toBe(401);
  });

  it('are both stored when two devices each choose one, 40 times at once (TEAM-02)', async () => {
    const call = calling(await owner());
    const choices = Array.from({ length: 40 }, (_, i) => (i % 2 ? { language: 'ru' } : { theme: 'dark' }));
    const answers = await Promise.all(choices.map((choice) => call('PUT', 'preferences', choice)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await call('GET', 'me')).body).toMatchObject({ language: 'ru', theme: 'dark' });
    await call('PUT', 'preferences', { language: null, theme: null });
  });

  it('are stored by the database only from the list (TEAM-02)', async () => {
    expect((await ask('GET')).status).toBe(200);
    await expect(sql`UPDATE admin_user SET theme = 'blue'`.execute(db())).rejects.toThrow('theme_check');
    await expect(sql`UPDATE admin_user SET language = 'en'`.execute(db())).rejects.toThrow('language_check');
  });
});
