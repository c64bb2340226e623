import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { consoleErrorsOf, open } from '../support/public-site.ts';
import { expect, type Studio, test } from '../support/studio.ts';

test.beforeEach(async ({ studio }) => {
  await withoutCampaigns(studio);
  await studio.sql('DELETE FROM failed_sign_in');
});

const person = { name: 'Mia Kern', email: 'mia.kern@kunde.example', phone: '+49 170 7654321' };

/** A volume day with three cards; returns it with their codes. */
const makeVolumeDay = async (studio: Studio) => {
  const made = await makeCampaign(studio, {
    access_codes: true,
    name_de: 'Kita Sonnenschein',
    name_ru: 'Садик «Солнышко»',
  });
  await studio.api('POST', `/api/admin/campaigns/${made.id}/cards`, { group_name: 'Sonnenkäfer', count: 2 });
  const { body } = await studio.api('POST', `/api/admin/campaigns/${made.id}/cards`, { group_name: 'Mäuse', count: 1 });
  return { made, codes: body.cards.map(({ code }: { code: string }) => code) as string[] };
};

test('parents enter the codes of two cards, one by its QR code, and book both children side by side (MINI-05)', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const { codes } = await makeVolumeDay(studio);
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, `/aktion/minis#${codes[0]}`);
  await expect(page.getByText('Kind 1 · Sonnenkäfer')).toBeVisible();
  await page.getByRole('button', { name: 'Weiteres Kind hinzufügen' }).click();
  const field = page.getByLabel('Zugangscode', { exact: true });
  await field.fill('ABC');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByText('Der Code hat zehn Zeichen')).toBeVisible();
  await field.fill(String(codes[2]).toLowerCase());
  await field.press('Enter');
  await expect(page.getByText('Kind 2 · Mäuse')).toBeVisible();
  await expect(page.getByText('2 Kinder kommen direkt nacheinander dran.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /11:40/ })).toBeDisabled();
  await page.getByRole('radio', { name: /11:15/ }).check({ force: true });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByLabel('Telefon').fill(person.phone);
  await page.getByRole('checkbox', { name: /einverstanden|stimme|willige/i }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await page.waitForURL(/\/booking\/success\//);
  await expect(page.getByText('Kinder: 2')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a wrong code and a used one are refused alike, and no spot is shown without one (MINI-05) @whole', async ({
  page,
  studio,
}) => {
  const { made, codes } = await makeVolumeDay(studio);
  const booked = { spot_id: made.spots[0]?.id, customer: person, codes: [codes[0]] };
  expect((await studio.visit('POST', '/api/campaigns/minis/book', booked)).status).toBe(201);
  await page.context().addCookies([{ name: 'language', value: 'ru', url: studio.url }]);
  await open(page, '/aktion/minis');
  await expect(page.getByRole('heading', { name: 'Ваш код' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  for (const code of [codes[0], '22222-22222']) {
    await page.getByLabel('Код', { exact: true }).fill(String(code));
    await page.getByRole('button', { name: 'Дальше' }).click();
    await expect(page.getByText(/^Этот код недействителен или уже использован/)).toBeVisible();
  }
  await expectAccessible(page);
});

test('the institution sees with its link which cards were used, and nobody who used them (MINI-09) @whole', async ({
  page,
  studio,
}) => {
  const { made, codes } = await makeVolumeDay(studio);
  const booked = { spot_id: made.spots[0]?.id, customer: person, codes: [codes[1]] };
  expect((await studio.visit('POST', '/api/campaigns/minis/book', booked)).status).toBe(201);
  const { body } = await studio.api('GET', `/api/admin/campaigns/${made.id}`);
  const link = new URL(body.institution_url);
  await open(page, link.pathname + link.search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stand der Buchungen');
  await expect(page.getByRole('listitem').filter({ hasText: 'Karte 2' })).toHaveText(/gebucht$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Karte 1' })).toHaveText(/nicht gebucht$/);
  await expect(page.getByText('1 von 3 gebucht')).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
  await expectAccessible(page);
  await open(page, `${link.pathname}?institution=x`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Aktion gibt es nicht');
});

test('the studio makes a volume day and its cards, prints them, and ticks who was photographed (MINI-09) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const { made, codes } = await makeVolumeDay(studio);
  await enter(page, studio, '/admin/campaigns');
  await page.getByRole('button', { name: 'Kita Sonnenschein öffnen' }).click();
  await page.getByRole('link', { name: 'Karten und Tagesliste' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kita Sonnenschein');
  await page.getByRole('button', { name: 'Gruppe hinzufügen' }).click();
  const form = page.getByRole('dialog', { name: 'Gruppe hinzufügen' });
  await form.getByLabel('Gruppe oder Klasse').fill('Igel');
  await form.getByLabel('Anzahl der Karten').fill('6');
  await form.getByRole('button', { name: 'Anlegen' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^QR-Code von Karte/ })).toHaveCount(9);
  await expect(page.getByText(String(codes[0]))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Karte 9 löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('img', { name: /^QR-Code von Karte/ })).toHaveCount(8);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByText(String(codes[0]))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Karte 8 löschen' })).toBeHidden();
  await page.emulateMedia({ media: null });
  const booked = { spot_id: made.spots[0]?.id, customer: person, codes: [codes[2], codes[0]] };
  expect((await studio.visit('POST', '/api/campaigns/minis/book', booked)).status).toBe(201);
  await page.reload();
  await page.getByRole('tab', { name: 'Tagesliste' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mia Kern' })).toHaveCount(2);
  await expect(page.getByRole('listitem').filter({ hasText: 'Karte 3' })).toContainText('10:00');
  await expect(page.getByRole('listitem').filter({ hasText: 'Karte 1' })).toContainText('10:25');
  await page.getByRole('checkbox', { name: 'fotografiert: Karte 3' }).check();
  await expect(page.getByText('2 von 8 Karten gebucht · 1 fotografiert')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Für die Einrichtung' }).click();
  await expect(page.getByText(/institution=/)).toBeVisible();
  await expect(page.getByText('Mia Kern')).toHaveCount(0);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
