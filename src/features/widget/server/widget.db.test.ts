import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const path = '/api/admin/widget';

describe('which websites may embed the wizard', () => {
  it('are none by default; addresses are stored as origins without duplicates', async () => {
    expect((await studio().adminCall('GET', path)).body).toEqual({ origins: [] });
    const origins = ['www.studio.de/termine', 'https://www.studio.de', 'http://localhost:5173/'];
    const kept = { origins: ['https://www.studio.de', 'http://localhost:5173'] };
    expect(await studio().adminCall('PUT', path, { origins })).toMatchObject({ status: 200, body: kept });
    expect((await studio().adminCall('GET', path)).body).toEqual(kept);
    expect((await studio().adminCall('PUT', path, { origins: [] })).body).toEqual({ origins: [] });
  });

  it.each([
    ['a wildcard', { origins: ['https://*.studio.de'] }, /"origins",0\],"msg":"must be the address of a website/],
    [
      'one of several',
      { origins: ['https://a.de', 'studio'] },
      /"origins",1\],"msg":"must be the address of a website/,
    ],
    ['two sources in one entry', { origins: ["https://a.de 'unsafe-inline'"] }, /must be the address of a website/],
    ['another policy', { origins: ['https://a.de; script-src *'] }, /must be the address of a website/],
    ['an address that is not a website', { origins: ['javascript:alert(1)'] }, /must be the address of a website/],
    ['no list', { origins: 'https://a.de' }, /origins/],
    ['nothing', {}, /origins/],
    ['too many', { origins: Array.from({ length: 21 }, (_, n) => `https://a${n}.de`) }, /origins/],
  ])('%s is refused with a reason, and nothing changes', async (_, body, detail) => {
    await studio().adminCall('PUT', path, { origins: ['https://stays.de'] });
    const refused = await studio().adminCall('PUT', path, body);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body.detail)).toMatch(detail);
    expect((await studio().adminCall('GET', path)).body).toEqual({ origins: ['https://stays.de'] });
  });

  it('a change adds an audit entry with the administrator', async () => {
    await studio().adminCall('PUT', path, { origins: ['https://www.studio.de'] });
    const { rows } = await sql`
      SELECT details FROM audit_entry a JOIN admin_user u ON u.id::text = a.actor
      WHERE action = 'settings.changed' ORDER BY a.id DESC LIMIT 1`.execute(studio().context.db);
    expect(rows).toEqual([{ details: { settings: 'widget', changed: ['origins'] } }]);
  });

  it('are not readable by visitors', async () => {
    expect((await studio().call('GET', path)).status).toBe(401);
    expect((await studio().call('PUT', path, { origins: [] })).status).toBe(401);
  });
});
