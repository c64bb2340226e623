import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { consoleErrorsOf, open } from '../support/public-site.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { withWaitingList } from '../support/waiting-list.ts';

test.beforeEach(async ({ studio }) => {
  await withWaitingList(studio);
  await withoutCampaigns(studio);
});
test.afterAll(async ({ studio }) => {
  await withWaitingList(studio, null);
  await withoutCampaigns(studio);
});

/** A mini-session day with two spots; `sold` of them are sold. Returns the ids of the bookings. */
const sellOut = async (studio: Studio, sold = 2): Promise<readonly string[]> => {
  const { spots } = await makeCampaign(studio, { to: '10:45' });
  const bookings: string[] = [];
  for (const [index, { id }] of spots.slice(0, sold).entries()) {
    const customer = { name: 'Erste', email: `erste${index}@kunde.example`, phone: '+49 170 7654321' };
    bookings.push((await studio.visit('POST', '/api/campaigns/minis/book', { spot_id: id, customer })).body.booking_id);
  }
  return bookings;
};
const joinButton = (page: Page) => page.getByRole('button', { name: 'Benachrichtigen, wenn frei' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Auf die Warteliste setzen' });

test('a mini-session day that is sold out can be waited for; the spot that is cancelled is offered, and one press books it (WAIT-10) @whole', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const [first] = await sellOut(studio);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/aktion/minis');
  await expect(page.getByRole('heading', { name: 'Alle Termine sind vergeben' })).toBeVisible();
  await joinButton(page).click();
  await expect(sendButton(page)).toBeDisabled();
  await page.getByLabel('Name').fill('Mia Kern');
  await page.getByLabel('E-Mail').fill('mia.kern@kunde.example');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sendButton(page).click();
  await expect(page.getByText('Sie sind als Nächstes dran.')).toBeVisible();
  await studio.api('POST', `/api/admin/bookings/${first}/cancel`, {});
  const linkInMail = async (): Promise<string | undefined> => {
    const { messages } = (await studio.api('GET', '/api/admin/outbox')).body;
    const mail = messages.find(({ kind }: { kind: string }) => kind === 'offer_made');
    if (!mail) return undefined;
    const { plain_text } = (await studio.api('GET', `/api/admin/outbox/${mail.id}`)).body;
    return /https?:\/\/[^/]+(\/offer\/[\w-]+)/.exec(plain_text)?.[1];
  };
  await expect.poll(linkInMail, { timeout: 30_000 }).toBeDefined();
  await open(page, (await linkInMail()) as string);
  await expect(page.getByText('Weihnachts-Minis')).toBeVisible();
  await expect(page.getByText(/79,00\s€/).first()).toBeVisible();
  await page.getByLabel('Telefon').fill('+49 170 7654321');
  await page.getByRole('checkbox', { name: /einverstanden|stimme|willige/i }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await page.waitForURL(/\/booking\/success\//);
  const rows = await studio.sql(
    `SELECT service_name, service_price_cents AS cents FROM booking WHERE customer_email = 'mia.kern@kunde.example'`,
  );
  expect(rows).toEqual([{ service_name: 'Weihnachts-Minis', cents: 7900 }]);
  expect(errors).toEqual([]);
});

test('whoever comes too late for the last spot waits without typing again (WAIT-10) @whole', async ({
  page,
  studio,
}) => {
  await sellOut(studio, 1);
  await open(page, '/aktion/minis');
  await page.getByRole('radio', { name: /10:25/ }).check({ force: true });
  await page.getByLabel('Name').fill('Mia Kern');
  await page.getByLabel('E-Mail').fill('mia.kern@kunde.example');
  await page.getByLabel('Telefon').fill('+49 170 7654321');
  await page.getByRole('checkbox', { name: /einverstanden|stimme|willige/i }).check();
  const { spots } = (await studio.visit('GET', '/api/campaigns/minis')).body;
  const customer = { name: 'Schneller', email: 'schneller@kunde.example', phone: '+49 170 7654321' };
  await studio.visit('POST', '/api/campaigns/minis/book', { spot_id: spots[1].id, customer });
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await joinButton(page).click();
  await expect(page.getByLabel('Name')).toHaveValue('Mia Kern');
  await expect(page.getByLabel('E-Mail')).toHaveValue('mia.kern@kunde.example');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Sie stehen auf der Warteliste' })).toBeVisible();
});

test('a studio without a waiting list offers none, and its page loads nothing of it (WAIT-10) @whole', async ({
  page,
  studio,
}) => {
  await withWaitingList(studio, null);
  await sellOut(studio);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/aktion/minis');
  await expect(page.getByText('Wenn ein Termin storniert wird, erscheint er hier wieder.')).toBeVisible();
  await expect(joinButton(page)).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('campaign-waiting'))).toEqual([]);
});

test('the page reads in Russian too (WAIT-10) @whole', async ({ page, studio }) => {
  await sellOut(studio);
  await page.context().addCookies([{ name: 'language', value: 'ru', url: studio.url }]);
  await open(page, '/aktion/minis');
  await page.getByRole('button', { name: 'Сообщить, когда освободится' }).click();
  await expect(page.getByRole('button', { name: 'Записаться в лист ожидания' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
