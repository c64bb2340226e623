import { customer } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import {
  backButton,
  checkout,
  heading,
  nextButton,
  openWizard,
  payButton,
  slots,
  takeNoPayments,
  takePayments,
  walkTo,
} from '../../support/wizard.ts';

test.describe('the payment', () => {
  test.beforeEach(async ({ studio }) => takePayments(studio));

  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));

  test('a reserved time can be released for another one, and the rest of the input is kept (AMB-023) @whole', async ({
    page,
    studio,
  }) => {
    await page.route(checkout, (route) => route.fulfill({ status: 502, json: { detail: 'Nicht erreichbar' } }));
    await openWizard(page);
    const { time } = await walkTo(page, 4);
    await payButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(backButton(page)).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, 4)).toBeVisible();
    await page.getByRole('button', { name: 'Anderen Termin wählen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reservierung aufheben' }).click();
    await expect(heading(page, 2)).toBeVisible();
    await expect(slots(page).filter({ hasText: time })).toBeVisible();
    await expect(nextButton(page)).toBeDisabled();
    const [given] = await studio.sql('SELECT status FROM booking ORDER BY created_at DESC LIMIT 1');
    expect(given.status).toBe('CANCELLED');
    await slots(page).nth(1).click();
    await nextButton(page).click();
    await expect(page.locator('input[name=email]')).toHaveValue(customer.email);
    await expect(nextButton(page)).toBeEnabled();
  });

  test('a link to a new booking does not open the reserved one (PUB-087) @whole', async ({ page, studio }) => {
    await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
    await openWizard(page);
    await walkTo(page, 4);
    await payButton(page).click();
    await page.waitForURL('/contact?paid');
    await openWizard(page);
    await expect(heading(page, 1)).toBeVisible();
    await expect(page.locator('input:checked')).toHaveCount(0);
  });

  test('a reservation that was paid meanwhile opens its page @whole', async ({ page, studio }) => {
    await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
    await openWizard(page);
    await walkTo(page, 4);
    await payButton(page).click();
    await page.waitForURL('/contact?paid');
    const [booking] = await studio.sql(
      `UPDATE booking SET status = 'CONFIRMED' WHERE id = (SELECT id FROM booking ORDER BY created_at DESC LIMIT 1) RETURNING id`,
    );
    await page.goBack();
    await page.waitForURL(`/booking/success/${booking.id}`);
  });
});
