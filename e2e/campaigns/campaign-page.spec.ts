import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { isoIn, now } from '../support/dates.ts';
import { consoleErrorsOf, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(async ({ studio }) => withoutCampaigns(studio));

const person = { name: 'Mia Kern', email: 'mia.kern@kunde.example', phone: '+49 170 7654321' };

const fill = async (page: Page): Promise<void> => {
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByLabel('Telefon').fill(person.phone);
  await page.getByRole('checkbox', { name: /einverstanden|stimme|willige/i }).check();
};

test('the page of a campaign shows the free spots, and one press books a spot (MINI-06) @whole', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith(studio.url) || foreign.push(request.url()));
  const made = await makeCampaign(studio);
  await studio.visit('POST', '/api/campaigns/minis/book', {
    spot_id: made.spots[0]?.id,
    customer: { ...person, email: 'erste@kunde.example' },
  });
  await open(page, '/aktion/minis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weihnachts-Minis');
  await expect(page.getByText('Sie erhalten fünf Bilder.')).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /Winterkulisse. Sie erhalten fünf Bilder.$/,
  );
  await expect(page.getByText(/79,00 € je Termin/)).toBeVisible();
  await expect(page.getByText('1 von 5 Terminen vergeben')).toBeVisible();
  await expect(page.getByText('Noch 4 Termine frei')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expect(page.getByRole('radio', { name: /10:00/ })).toBeDisabled();
  const book = page.getByRole('button', { name: 'Zahlungspflichtig buchen' });
  await expect(book).toBeDisabled();
  await expect(page.getByText('Bitte wählen Sie einen Termin.')).toBeVisible();
  await page.getByRole('radio', { name: /10:50/ }).check({ force: true });
  await fill(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await book.click();
  await page.waitForURL(/\/booking\/success\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
  const [booking] = await studio.sql(
    `SELECT service_name, service_price_cents AS cents, starts_at::text LIKE '%50:00%' AS at FROM booking WHERE customer_email = '${person.email}'`,
  );
  expect(booking).toEqual({ service_name: 'Weihnachts-Minis', cents: 7900, at: true });
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test('a page that is opened too early counts down, and shows the spots without a reload when the sale begins (MINI-06) @whole', async ({
  page,
  studio,
}) => {
  test.setTimeout(120_000);
  await makeCampaign(studio, { opens_at: isoIn(20_000) });
  // The clock of the visitor is wrong by an hour.
  await page.clock.install({ time: now() - 3_600_000 });
  await open(page, '/aktion/minis');
  await expect(page.getByText(/^Die Buchung beginnt am .* Uhr\.$/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^00:00:[01]\d$/);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByRole('radio')).toHaveCount(5, { timeout: 40_000 });
});

test('a spot that is taken meanwhile cannot be chosen any more, and what was typed stays (MINI-06) @whole', async ({
  page,
  studio,
}) => {
  const made = await makeCampaign(studio);
  await open(page, '/aktion/minis');
  await page.getByRole('radio', { name: /10:00/ }).check({ force: true });
  await fill(page);
  const other = { ...person, email: 'schneller@kunde.example' };
  expect(
    (await studio.visit('POST', '/api/campaigns/minis/book', { spot_id: made.spots[0]?.id, customer: other })).status,
  ).toBe(201);
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await expect(page.getByText(/Dieser Termin ist gerade vergeben worden/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /10:00/ })).toBeDisabled();
  await expect(page.getByLabel('Name')).toHaveValue(person.name);
  await page.getByRole('radio', { name: /11:15/ }).check({ force: true });
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await page.waitForURL(/\/booking\/success\//);
});

test('a campaign that is sold out, closed or unknown shows this in both languages and links to other times (MINI-06) @whole', async ({
  page,
  studio,
}) => {
  const made = await makeCampaign(studio, { to: '10:20' });
  await studio.visit('POST', '/api/campaigns/minis/book', { spot_id: made.spots[0]?.id, customer: person });
  await open(page, '/aktion/minis');
  await expect(page.getByRole('heading', { name: 'Alle Termine sind vergeben' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Freie Termine ansehen' })).toHaveAttribute('href', '/booking');
  await expectAccessible(page);
  // A cancellation makes it free again.
  const [{ id }] = (await studio.sql('SELECT id FROM booking')) as [{ id: string }];
  await studio.api('POST', `/api/admin/bookings/${id}/cancel`, {});
  await page.getByRole('button', { name: 'Noch einmal nachsehen' }).click();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await studio.api('POST', `/api/admin/campaigns/${made.id}/close`);
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  await page.context().addCookies([{ name: 'language', value: 'ru', url: studio.url }]);
  await open(page, '/aktion/minis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Рождественские мини-съёмки');
  await expect(page.getByRole('heading', { name: 'Акция завершена' })).toBeVisible();
  const response = await page.goto('/aktion/unbekannt');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой акции нет');
});
