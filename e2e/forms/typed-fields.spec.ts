import type { Page } from '@playwright/test';
import { enter } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';

// The page defines how a field is read, not the browser: here the browser is set to English, with a 12-hour clock, the
// month before the day and a decimal point.
test.use({ locale: 'en-US' });

const form = (page: Page) => page.getByRole('dialog');

const save = (page: Page) =>
  form(page)
    .getByRole('button', { name: /Speichern|Сохранить/ })
    .click();

const openService = async (page: Page, studio: Studio): Promise<void> => {
  await enter(page, studio, '/admin/services');
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  await form(page).getByLabel('Name (Deutsch)').fill('Bewerbung');
  await form(page).getByLabel('Beschreibung (Deutsch)').fill('Ein Bild');
};

const prices = async (studio: Studio): Promise<unknown[]> =>
  (await studio.sql(`SELECT price_cents FROM service WHERE name = 'Bewerbung'`)).map(({ price_cents }) => price_cents);

test.afterEach(async ({ studio }) => {
  await studio.sql(`DELETE FROM service WHERE name = 'Bewerbung'`);
});

for (const [typed, cents] of [
  ['99,50', 9950],
  ['99.50', 9950],
  ['1.250', 125_000],
  ['1.250,00', 125_000],
  ['1 250,00', 125_000],
] as const) {
  test(`a price typed as ${typed} key by key is stored as ${cents} cents under an English browser (I18N-020) @whole`, async ({
    page,
    studio,
  }) => {
    await openService(page, studio);
    const price = form(page).getByLabel('Preis (€)');
    await price.press('ControlOrMeta+a');
    await price.pressSequentially(typed);
    await save(page);
    await expect(form(page)).toHaveCount(0);
    expect(await prices(studio)).toEqual([cents]);
  });
}
