import { defaultPageDesign } from '../../src/features/settings/domain/design/default-page-design.ts';
import { enter } from '../support/admin.ts';
import { saveDesign } from '../support/public-site.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const settings = '**/api/admin/page-design/settings';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/page-design/settings')).body;

test.beforeEach(({ studio }) => saveDesign(studio));

test.afterAll(({ studio }) => saveDesign(studio));

test('changes are saved, with a message (PAGE-013, PAGE-016, PAGE-018)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/page-design?tab=settings');
  await page.getByLabel('Hauptfarbe', { exact: true }).fill('#12');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await page.getByLabel('Hauptfarbe: Farbe auswählen').fill('#0369a1');
  await expect(page.getByLabel('Hauptfarbe', { exact: true })).toHaveValue('#0369A1');
  await page.getByLabel('Schaltflächen').selectOption('pill');
  const alert = page.getByRole('alertdialog');
  await page.route(settings, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(alert).toContainText('Failed to update settings');
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.unroute(settings);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await sent).postDataJSON()).toEqual({ primary_color: '#0369A1', button_style: 'pill' });
  await expect(alert).toContainText('Einstellungen erfolgreich gespeichert!');
  expect(await stored(studio)).toEqual({ ...defaultPageDesign, primary_color: '#0369A1', button_style: 'pill' });
});

test('colours that make text unreadable give a warning before they are saved @whole', async ({ page, studio }) => {
  await enter(page, studio, '/admin/page-design?tab=settings');
  await page.getByLabel('Hauptfarbe', { exact: true }).fill('#FDE047');
  await expect(page.getByText('Damit Texte lesbar bleiben')).toBeVisible();
  await expect(page.getByText(/Links und hervorgehobene Texte erscheinen in #[0-9A-F]{6}\./)).toBeVisible();
});
