import type { Page } from '@playwright/test';
import { enter, expectAccessible } from '../support/admin.ts';
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

test('an ambiguous or invalid price is refused at its field, and nothing is sent (I18N-020)', async ({
  page,
  studio,
}) => {
  await openService(page, studio);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const price = form(page).getByLabel('Preis (€)');
  await expect(price).toHaveAttribute('inputmode', 'decimal');
  await price.fill('9.');
  // No error is shown while the user is typing.
  await expect(price).not.toHaveAttribute('aria-invalid');
  for (const [typed, words] of [
    ['1,250', 'Nicht eindeutig. Bitte 1250 oder 1,25 schreiben, nicht 1,250'],
    ['zehn', 'Bitte einen Betrag wie 99,50 eingeben'],
    ['99,5055', 'Höchstens zwei Nachkommastellen'],
  ]) {
    await price.fill(typed as string);
    await price.press('Enter');
    await expect(price).toHaveAccessibleDescription(words as string);
    await expect(price).toBeFocused();
  }
  await expectAccessible(page);
  await price.fill('99,5');
  await form(page).getByLabel('Name (Deutsch)', { exact: true }).focus();
  await expect(price).toHaveValue('99,50');
  expect(sent).toEqual([]);
  expect(await prices(studio)).toEqual([]);
});
