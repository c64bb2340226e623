import { customer, hydrated } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import { confirmButton, heading, openWizard, walkTo } from '../../support/wizard.ts';

test('only the tab that booked sees the customer’s name on the page of the booking (PUB-085, PUB-086) @whole', async ({
  page,
  studio,
  browser,
}) => {
  await openWizard(page);
  await walkTo(page, 4);
  await confirmButton(page).click();
  await page.waitForURL(/\/booking\/success\//);
  // As from another network, or hours later.
  await studio.sql('UPDATE booking_origin SET network_hash = sha256(network_hash)');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Vielen Dank, ${customer.name}!` })).toBeVisible();
  await expect(page.getByText(customer.email)).toBeVisible();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await expect(other.getByRole('heading', { level: 1, name: /^Vielen Dank, \p{L}+ \p{L}\.!$/u })).toBeVisible();
  const text = (await other.locator('html').textContent()) ?? '';
  for (const known of [customer.name, customer.email, customer.phone]) expect(text).not.toContain(known);
  await elsewhere.close();
});

test('after booking the wizard is empty, also with the back button (PUB-087, W08) @whole', async ({ page, studio }) => {
  await openWizard(page);
  await walkTo(page, 4);
  await confirmButton(page).click();
  await page.waitForURL(/\/booking\/success\//);
  const before = await studio.sql('SELECT count(*)::int AS n FROM booking');
  await page.goBack();
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.locator('input:checked')).toHaveCount(0);
  await page.goto('/booking');
  await hydrated(page);
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.locator('input:checked')).toHaveCount(0);
  expect(await studio.sql('SELECT count(*)::int AS n FROM booking')).toEqual(before);
});
