import type { Page } from '@playwright/test';
import { startSmtpSink } from '../../src/features/notifications/server/testing/smtp-sink.ts';
import { ageSignIn, confirmWithPassword, enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';

const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const publicPaths = ['/', '/booking', '/contact', '/privacy'];

const withoutSettings = (studio: Studio): Promise<unknown> =>
  studio.sql(`DELETE FROM setting WHERE name IN ('company', 'legal', 'payments', 'email')`);

test.beforeEach(({ studio }) => withoutSettings(studio));
test.afterAll(({ studio }) => withoutSettings(studio));

/** The headers of the public pages as the server sends them. */
const publicHeaders = (page: Page): Promise<string[]> =>
  Promise.all(
    publicPaths.map(async (path) => {
      const html = await (await page.request.get(path)).text();
      return /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
    }),
  );

const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Speichern' }).click();
const goTo = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('link', { name: 'Einstellungen' }).click();
  await page.getByRole('main').getByRole('link', { name }).first().click();
};

test('company, logo, own imprint, keys of payments and mail server are saved, and public pages show what is public (COMP-005, COMP-007, COMP-020, AMB-007, AMB-083, AMB-088)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/company');
  await page.getByLabel('Firmenname').fill('Studio Lichtblick');
  await page.getByLabel('Website').fill('www.lichtblick.example');
  await save(page);
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  await expect(page.getByLabel('Website')).toHaveValue('https://www.lichtblick.example');
  const alert = page.getByRole('alertdialog');
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: image });
  await page.getByRole('button', { name: 'Logo hochladen' }).click();
  await expect(alert).toContainText('Logo erfolgreich hochgeladen!');
  await alert.getByRole('button', { name: 'OK' }).click();
  const mark = page.getByRole('banner').locator('img');
  await expect(mark).toHaveJSProperty('naturalWidth', 1);
  for (const header of await publicHeaders(page)) {
    expect(header).toContain('Studio Lichtblick');
    expect(header).toMatch(/<img[^>]* src="\/uploads\//);
  }
  await page.getByRole('button', { name: 'Logo löschen' }).click();
  await alert.getByRole('button', { name: 'Logo löschen' }).click();
  await expect(alert).toContainText('Logo erfolgreich gelöscht!');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(mark).toHaveCount(0);
  for (const header of await publicHeaders(page)) expect(header).not.toContain('<img');

  await goTo(page, 'Rechtliche Seiten');
  await page
    .getByRole('region', { name: 'Deutsch' })
    .getByLabel('Text der Vorlage')
    .fill('## Anbieter\n\nLichtblick GmbH\n\n- HRB 12345');
  await save(page);
  await expect(page.getByText('gilt jetzt')).toBeVisible();
  const published = await page.context().newPage();
  await published.goto('/');
  await published.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(published.getByRole('listitem').filter({ hasText: 'HRB 12345' })).toBeVisible();
  await expectAccessible(published);
  await published.close();

  await ageSignIn(studio);
  await goTo(page, 'Zahlungen');
  await page.getByLabel('Geheimer Schlüssel').fill('sk_test_51Habcdefgh5678');
  await save(page);
  await confirmWithPassword(page, studio);
  await expect(page.getByLabel('Geheimer Schlüssel')).toHaveValue('••••••••5678');

  const sink = await startSmtpSink();
  afterThisTest(() => sink.close());
  // Mails left waiting by earlier tests would be sent as soon as a server is configured.
  await studio.sql('DELETE FROM message');
  await goTo(page, 'E-Mail');
  await page.getByRole('tab', { name: 'Erinnerungen und Versand' }).click();
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  await page.getByLabel('Port').fill(String(sink.port));
  await page.getByLabel('Passwort').fill('ganz geheim');
  await page.getByLabel('Absender-E‑Mail').fill('studio@example.de');
  await save(page);
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  const { smtp } = (await studio.api('GET', '/api/admin/email-settings')).body;
  expect(smtp).toMatchObject({ host: '127.0.0.1', port: sink.port, has_password: true });
  await page.getByRole('button', { name: 'Testnachricht senden' }).click();
  await expect(
    page.getByText(`Der Mailserver hat die Testnachricht an ${studio.admin.email} angenommen.`),
  ).toBeVisible();
  // The mail about the sign-in of this test may wait for a server, too.
  expect(sink.received.filter(({ subject }) => subject?.startsWith('Testnachricht'))).toHaveLength(1);
  expect(errors).toEqual([]);
});
