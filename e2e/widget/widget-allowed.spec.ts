import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { websites } from './widget.ts';

test.afterAll(() => void websites.map((server) => server.close()));

test.afterEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name IN ('widget', 'payments')`));

test('the studio allows its website, copies the code for it and sees a preview @whole', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/settings');
  await page.getByRole('link', { name: 'Auf der eigenen Website einbinden' }).click();
  await expect(page.getByText('Die Vorschau erscheint, sobald')).toBeVisible();
  const addresses = page.getByLabel('Adressen Ihrer Website');
  await addresses.fill('https://*.studio.de');
  await expect(page.getByText('Das ist keine Adresse einer Website: https://*.studio.de')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await addresses.fill('www.studio.de/termine\n\nhttp://localhost:8080/');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(addresses).toHaveValue('https://www.studio.de\nhttp://localhost:8080');
  await page.getByLabel('Darstellung').selectOption('Ein Knopf, der die Buchung öffnet');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Русский');
  await expect(page.getByLabel('Zeile zum Einfügen')).toHaveValue(
    `<script src="${studio.url}/widget.js" data-mode="button" data-language="ru" async></script>`,
  );
  const demo = page.frameLocator('iframe[title="Vorschau einer Website mit der Buchung"]');
  await demo.getByRole('button', { name: 'Записаться' }).press('Enter');
  const wizard = demo.frameLocator('iframe[title="Запись на съёмку"]');
  await expect(wizard.locator('html[data-ready][lang=ru]')).toBeAttached();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
  await expectAccessible(page);
});
