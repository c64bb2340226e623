import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { fresh } from './company-settings.ts';

test.beforeEach(({ studio }) => fresh(studio));

test.afterAll(({ studio }) => fresh(studio));

test('changes are sent, and shown in the header and on the public pages (COMP-005, COMP-018, COMP-020)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/company');
  await page.getByLabel('Firmenname').fill('Studio Lichtblick');
  await page.getByLabel('Website').fill('www.lichtblick.example');
  await page.getByRole('textbox', { name: 'Schlusszeilen der E‑Mails' }).fill('Parkplätze im Hof.');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await sent).postDataJSON()).toEqual({
    company_name: 'Studio Lichtblick',
    company_website: 'www.lichtblick.example',
    notification_footer: 'Parkplätze im Hof.',
  });
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  await expect(page.getByLabel('Website')).toHaveValue('https://www.lichtblick.example');
  await expect(page.getByRole('banner').getByText('Studio Lichtblick')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('Studio Lichtblick')).toBeVisible();
});
