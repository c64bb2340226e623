import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { weekdayAhead } from '../support/dates.ts';
import { offerTimes, withOptions, withoutOffers } from '../support/offers.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const addContact = async (studio: Studio, more: object = {}): Promise<string> => {
  const { body } = await studio.api('POST', '/api/admin/contacts', {
    name: 'Mia Kern',
    email: 'mia.kern@kunde.example',
    phone: '+49 170 7654321',
    source: 'fb',
    ...more,
  });
  return body.id;
};

test.beforeEach(async ({ studio }) => {
  await withoutOffers(studio);
  await studio.sql('DELETE FROM contact');
});

test('from the panel of a contact free times are offered; card and panel show until when (OFFER-06) @whole', async ({
  page,
  studio,
}) => {
  const id = await addContact(studio);
  await enter(page, studio, '/admin/kontakten');
  await page.locator(`[data-opens="${id}"]`).click();
  await page.getByRole('button', { name: 'Termin anbieten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Termin anbieten' });
  await dialog.getByRole('button', { name: 'Anbieten', exact: true }).click();
  await expect(dialog.getByLabel('Service')).toBeFocused();
  await dialog.getByLabel('Service').selectOption({ index: 1 });
  await dialog.getByLabel('Tag').fill(weekdayAhead(2, 8));
  await dialog.getByLabel('Tag').blur();
  const free = dialog.getByRole('group', { name: 'Freie Zeiten' }).getByRole('button');
  await free.nth(0).click();
  await free.nth(6).click();
  await expect(dialog.getByRole('heading', { name: 'Angeboten werden (2 von 5)' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Anbieten', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Die E‑Mail geht an mia.kern@kunde.example.')).toBeVisible();
  const offers = page.getByRole('region', { name: 'Offene Angebote' });
  await expect(offers).toContainText(/2 Termine, reserviert bis .* Uhr/);
  await expect(offers.getByRole('button', { name: 'Link kopieren' })).toBeVisible();
  await expect(page.locator(`[data-contact="${id}"]`)).toContainText('Angebot bis');
  await expectAccessible(page);
  const [offer] = await studio.sql('SELECT contact_id, outcome FROM offer');
  expect(offer).toEqual({ contact_id: id, outcome: null });
  expect(await studio.sql('SELECT count(*)::int AS held FROM occupied_time WHERE offer_id IS NOT NULL')).toEqual([
    { held: 2 },
  ]);
  await offers.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(offers).toHaveCount(0);
  expect(await studio.sql('SELECT outcome FROM offer')).toEqual([{ outcome: 'withdrawn' }]);
});

test('extras are chosen with the offer: a required one and the usual people in advance, the times fit (OFFER-12) @whole', async ({
  page,
  studio,
}) => {
  const service = await withOptions(
    studio,
    [
      { name_de: 'Studiopauschale', price: 10, required: true },
      { name_de: 'Make-up', price: 60, extra_minutes: 45 },
    ],
    { included: 2, max: 4, price_each: 15, minutes_each: 10 },
  );
  const id = await addContact(studio);
  await enter(page, studio, '/admin/kontakten');
  await page.locator(`[data-opens="${id}"]`).click();
  await page.getByRole('button', { name: 'Termin anbieten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Termin anbieten' });
  await dialog.getByLabel('Service').selectOption(service.id);
  const extras = dialog.getByRole('group', { name: 'Extras' });
  await expect(extras.getByLabel('Studiopauschale')).toBeChecked();
  await dialog.getByLabel('Tag').fill(weekdayAhead(2, 8));
  await dialog.getByLabel('Tag').blur();
  const free = dialog.getByRole('group', { name: 'Freie Zeiten' }).getByRole('button');
  await free.nth(0).click();
  await expect(dialog.getByRole('heading', { name: /Angeboten werden/ })).toBeVisible();
  const before = await free.count();
  await extras.getByLabel('Make-up').check();
  await expect(dialog.getByRole('heading', { name: /Angeboten werden/ })).toHaveCount(0);
  await expect.poll(() => free.count()).toBeLessThan(before);
  await extras.getByLabel('Personen').selectOption('3');
  await free.nth(0).click();
  await expectAccessible(page);
  await page.screenshot({ path: '.tmp/screenshots/offer-extras-dialog.png' });
  await dialog.getByRole('button', { name: 'Anbieten', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Offene Angebote' })).toContainText(
    'Studiopauschale, Make-up, Personen: 3',
  );
  const rows = await studio.sql(
    'SELECT (extract(epoch FROM ends_at - starts_at) / 60)::int AS minutes FROM offer_time',
  );
  expect(rows).toEqual([{ minutes: service.duration_min + 55 }]);
});

test('an offer to a contact who wrote in Russian starts in Russian (OFFER-11) @whole', async ({ page, studio }) => {
  const id = await addContact(studio, { tags: ['Russisch'] });
  await enter(page, studio, '/admin/kontakten');
  await page.locator(`[data-opens="${id}"]`).click();
  await page.getByRole('button', { name: 'Termin anbieten' }).click();
  await expect(page.getByRole('dialog', { name: 'Termin anbieten' }).getByLabel('Sprache')).toHaveValue('ru');
});

test('an open offer fits a phone, in Russian and in the dark (OFFER-06) @whole', async ({ page, studio }) => {
  const id = await addContact(studio);
  await offerTimes(studio, ['10:00', '12:00'], { contact_id: id, customer: {} });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.setItem('language', 'ru');
    localStorage.setItem('admin_theme', 'dark');
  });
  await enter(page, studio, '/admin/kontakten');
  await page.locator(`[data-opens="${id}"]`).click();
  await expect(page.getByRole('region', { name: 'Открытые предложения' })).toContainText('2 варианта');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.screenshot({ path: '.tmp/screenshots/offer-panel-ru.png' });
  await page.getByRole('button', { name: 'Предложить время' }).click();
  await expect(page.getByRole('dialog', { name: 'Предложить время' })).toBeVisible();
  await page.screenshot({ path: '.tmp/screenshots/offer-dialog-ru.png' });
  await expectAccessible(page);
});
