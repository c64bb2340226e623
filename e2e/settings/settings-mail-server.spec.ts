import { startSmtpSink } from '../../src/features/notifications/server/testing/smtp-sink.ts';
import { ageSignIn, confirmWithPassword, enter, expectAccessible } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/email-settings')).body;
const reminders = '/admin/email?tab=reminders';

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test('the mail server has a write-only password, and a test mail with its own result (MAIL-018, AMB-083)', async ({
  page,
  studio,
}) => {
  const sink = await startSmtpSink();
  // Mails left waiting by earlier tests would be sent as soon as a server is configured.
  await studio.sql('DELETE FROM message');
  await enter(page, studio, reminders);
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  await page.getByLabel('Port').fill(String(sink.port));
  await page.getByLabel('Passwort').fill('ganz geheim');
  await page.getByLabel('Absender-E‑Mail').fill('studio@example.de');
  await page.getByLabel('Absendername').fill('Studio Lichtblick');
  await ageSignIn(studio);
  await expect(page.getByRole('button', { name: 'Testnachricht senden' })).toBeDisabled();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await confirmWithPassword(page, studio);
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  await expect(page.getByLabel('Passwort')).toHaveValue('');
  await expect(page.getByText('Gespeichert. Nur ausfüllen, um es zu ändern.')).toBeVisible();
  expect((await stored(studio)).smtp).toEqual({
    host: '127.0.0.1',
    port: sink.port,
    username: '',
    from_email: 'studio@example.de',
    from_name: 'Studio Lichtblick',
    has_password: true,
  });
  await page.getByRole('button', { name: 'Testnachricht senden' }).click();
  await expect(
    page.getByText(`Der Mailserver hat die Testnachricht an ${studio.admin.email} angenommen.`),
  ).toBeVisible();
  // The mail about the sign-in of this test may wait for a server, too.
  expect(sink.received.filter(({ subject }) => subject?.startsWith('Testnachricht'))).toHaveLength(1);
  sink.response = { code: 550, text: 'Mailbox unavailable' };
  await page.getByRole('button', { name: 'Testnachricht senden' }).click();
  await expect(page.getByText(/Nicht verschickt: .*Mailbox unavailable/)).toBeVisible();
  await expectAccessible(page);
  await sink.close();
});
