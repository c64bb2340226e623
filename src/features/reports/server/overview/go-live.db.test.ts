import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { startSmtpSink } from '#features/notifications/server/testing/smtp-sink.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';

const studio = testStudio();

const path = '/api/admin/go-live';

const list = async () => (await studio().adminCall('GET', path)).body;

const done = async (): Promise<string[]> =>
  (await list()).steps.filter((step: { done: boolean }) => step.done).map(({ name }: { name: string }) => name);

describe('the way to the first customer', () => {
  it('is derived from recorded actions of the studio', async () => {
    // The examples are done: the studio of a test has none.
    expect(await done()).toEqual(['examples']);
    await studio().adminCall('PUT', '/api/admin/company/settings', {
      company_name: 'Studio Licht',
      company_address: 'Lindenstraße 1, 10969 Berlin',
      company_email: 'hallo@licht.example',
    });
    await studio().adminCall('PUT', '/api/admin/legal/imprint', { de: 'Wir' });
    expect(await done()).toEqual(['company', 'legal', 'examples']);
    await studio().adminCall('POST', '/api/admin/photographers', { name: 'Anna Lindner' });
    await studio().adminCall('PUT', '/api/admin/calendar/settings', { buffer_time_minutes: 20 });
    expect(await done()).toEqual(['company', 'legal', 'photographer', 'examples', 'hours']);
  });

  it('a test mail counts once a mail server has accepted it', async () => {
    const send = () => studio().adminCall('POST', '/api/admin/email-settings/test-mail', { to: 'a@b.de' });
    await send();
    expect(await done()).not.toContain('mail');
    const sink = await startSmtpSink();
    await studio().adminCall('PUT', '/api/admin/email-settings', { smtp: { host: '127.0.0.1', port: sink.port } });
    await send();
    await sink.close();
    expect(await done()).toContain('mail');
  });

  it('a backup counts whichever way it was made', async () => {
    await recordAudit(studio().context.db, { actor: 'system', action: 'backup.made' });
    expect(await done()).toContain('backup');
  });
});
