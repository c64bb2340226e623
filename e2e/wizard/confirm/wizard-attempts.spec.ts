import { expect, test } from '../../support/studio.ts';
import {
  bookings,
  confirmButton,
  nextButton,
  openWizard,
  requestsOf,
  takeNoPayments,
  walkTo,
} from '../../support/wizard.ts';

test.describe('repeated attempts', () => {
  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));

  test('a double click makes one booking (W08) @whole', async ({ page }) => {
    const posts = requestsOf(page, bookings);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(bookings, async (route) => {
      await held;
      await route.continue();
    });
    await openWizard(page);
    await walkTo(page, 4);
    await confirmButton(page).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'Die Buchung wird abgeschickt' })).toBeAttached();
    await confirmButton(page).evaluate((button) => (button as HTMLButtonElement).click());
    release();
    await page.waitForURL(/\/booking\/success\//);
    expect(posts).toHaveLength(1);
  });

  test('after a change the next attempt is a new booking with a new key (AMB-023) @whole', async ({ page }) => {
    const posts = requestsOf(page, bookings);
    await page.route(bookings, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await openWizard(page);
    await walkTo(page, 4);
    await confirmButton(page).click();
    await expect(page.getByText('HTTP 503')).toBeVisible();
    await page.getByRole('button', { name: 'Ihre Daten ändern' }).click();
    await page.locator('textarea[name=notes]').fill('Doch mit Hund');
    await nextButton(page).click();
    await expect(page.getByText('HTTP 503')).toHaveCount(0);
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
    expect(posts[1]?.headers['idempotency-key']).not.toBe(posts[0]?.headers['idempotency-key']);
  });
});
