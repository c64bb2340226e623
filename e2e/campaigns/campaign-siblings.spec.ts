import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { isoIn } from '../support/dates.ts';
import { consoleErrorsOf, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(async ({ studio }) => withoutCampaigns(studio));

const person = { name: 'Mia Kern', email: 'mia.kern@kunde.example', phone: '+49 170 7654321' };

test('with the early link a family books two children right after each other before the sale begins, where the next spot is free (MINI-06, MINI-08)', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const made = await makeCampaign(studio, { sibling_price: 49, opens_at: isoIn(86_400_000) });
  const early = new URL(made.early_url);
  const other = { ...person, email: 'erste@kunde.example' };
  const first = await studio.visit('POST', '/api/campaigns/minis/book', {
    spot_id: made.spots[2]?.id,
    customer: other,
    early: early.searchParams.get('early'),
  });
  expect(first.status).toBe(201);
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, early.pathname + early.search);
  await expect(page.getByText(/^Sie buchen vorab\./)).toBeVisible();
  const children = page.getByRole('group', { name: 'Wie viele Kinder werden fotografiert?' });
  await expect(children.getByRole('radio', { name: '1' })).toBeChecked();
  await expect(page.getByText('Jedes weitere Kind: 49,00 €.')).toBeVisible();
  await page.getByRole('radio', { name: /10:25/ }).check({ force: true });
  await children.getByRole('radio', { name: '2' }).check({ force: true });
  // The next spot is sold.
  await expect(page.getByRole('radio', { name: /10:25/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /10:25/ })).not.toBeChecked();
  await page.getByRole('radio', { name: /10:00/ }).check({ force: true });
  await expect(page.getByText('128,00 €')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await children.getByRole('radio', { name: '3' }).check({ force: true });
  await expect(page.getByText(/Für 3 Kinder sind nicht genug Termine hintereinander frei/)).toBeVisible();
  await children.getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByRole('radio', { name: /10:00/ }).check({ force: true });
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByLabel('Telefon').fill(person.phone);
  await page.getByRole('checkbox', { name: /einverstanden|stimme|willige/i }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await page.waitForURL(/\/booking\/success\//);
  await expect(page.getByText('Kinder: 2')).toBeVisible();
  const [booking] = await studio.sql(
    `SELECT service_price_cents AS cents, extract(epoch FROM ends_at - starts_at)::int AS seconds FROM booking WHERE customer_email = '${person.email}'`,
  );
  expect(booking).toEqual({ cents: 12_800, seconds: 2700 });
  expect((await studio.visit('GET', '/api/campaigns/minis')).body.counts).toEqual({ total: 5, sold: 3, free: 2 });
  expect(errors).toEqual([]);
});
