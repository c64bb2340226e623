import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const path = '/api/admin/company/settings';
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);

describe('company settings', () => {
  it.each([
    ['a blank name', { company_name: '  ' }, 'company_name'],
    ['no name', { company_name: null }, 'company_name'],
    ['half an address', { company_email: 'hallo@' }, 'company_email'],
    ['a script for a website', { company_website: 'javascript:alert(1)' }, 'company_website'],
    ['a footer of 2001 characters', { notification_footer: 'x'.repeat(2001) }, 'notification_footer'],
    ['a list for a phone', { company_phone: ['1'] }, 'company_phone'],
  ])('refuses %s with 422 and names the field (COMP-002, SRV-71)', async (_, changes, field) => {
    const before = (await admin('GET', path)).body;
    const { status, body } = await admin('PUT', path, changes);
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: ['body', field], msg: expect.any(String), type: expect.any(String) }]);
    expect((await admin('GET', path)).body).toEqual(before);
  });

  it('two concurrent changes are both stored', async () => {
    await Promise.all([
      admin('PUT', path, { company_phone: '+49 30 1' }),
      admin('PUT', path, { company_address: 'Hier' }),
      admin('PUT', path, { notification_footer: 'Dort' }),
    ]);
    expect((await admin('GET', path)).body).toMatchObject({
      company_phone: '+49 30 1',
      company_address: 'Hier',
      notification_footer: 'Dort',
    });
  });

  it('every write adds an audit entry', async () => {
    await admin('PUT', path, { company_name: 'Studio Audit' });
    const { rows } = await sql<{ details: object }>`
      SELECT details FROM audit_entry a JOIN admin_user u ON u.id::text = a.actor
      WHERE action = 'settings.changed' ORDER BY a.id DESC LIMIT 1`.execute(studio().database.db);
    expect(rows[0]?.details).toEqual({ settings: 'company', changed: ['company_name'] });
  });
});
