import { consoleErrorsOf, customer } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import {
  backButton,
  bookings,
  confirmButton,
  heading,
  nextButton,
  openWizard,
  requestsOf,
  slots,
  takeNoPayments,
  walkTo,
} from '../../support/wizard.ts';

test.describe('a refused booking', () => {
  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));

  for (const [row, response, message] of [
    ['PUB-082, API-032', { status: 500, body: '' }, 'Ihre Angaben sind noch da. (HTTP 500)'],
    ['PUB-082, AMB-024', { status: 400, json: { detail: 'Das Angebot ist vorbei.' } }, 'Das Angebot ist vorbei.'],
    ['PUB-082, ERR-004', 'abort', 'Netzwerkfehler. Bitte versuchen Sie es erneut.'],
  ] as const) {
    test(`shows "${message}", logs the error, and keeps the input (${row}) @whole`, async ({ page }) => {
      const errors = consoleErrorsOf(page);
      const posts = requestsOf(page, bookings);
      await page.route(bookings, (route) => (response === 'abort' ? route.abort() : route.fulfill(response)));
      await openWizard(page);
      await walkTo(page, 4);
      await confirmButton(page).click();
      const box = page.getByRole('alert', { name: 'Die Buchung konnte nicht abgeschlossen werden' });
      await expect(box).toContainText(message);
      await expect(confirmButton(page)).toBeEnabled();
      await expect(heading(page, 4)).toBeVisible();
      expect(errors.some((complaint) => complaint.includes('The booking could not be completed'))).toBe(true);
      await page.unroute(bookings);
      await confirmButton(page).click();
      await page.waitForURL(/\/booking\/success\//);
      expect(posts).toHaveLength(2);
      expect(posts[1]?.headers['idempotency-key']).toBe(posts[0]?.headers['idempotency-key']);
      expect(posts[1]?.body).toEqual(posts[0]?.body);
    });
  }

  for (const [status, detail] of [
    [409, 'Time slot not available (conflict)'],
    [400, 'Not available: outside the booking window'],
  ] as const) {
    test(`${status} "${detail}" leads back to step 2, and the rest of the input is kept (PUB-082, ERR-006, AMB-024)`, async ({
      page,
    }) => {
      await page.route(bookings, (route) => route.fulfill({ status, json: { detail, code: 'x' } }));
      await openWizard(page);
      const { time } = await walkTo(page, 4);
      const asked = requestsOf(page, /\/api\/availability\?/);
      await confirmButton(page).click();
      await expect(heading(page, 2)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveText(
        'Die ausgewählte Zeit ist nicht verfügbar. Bitte wählen Sie eine andere Zeit.',
      );
      await expect(slots(page).filter({ hasText: time })).toBeVisible();
      await expect.poll(() => asked.length).toBe(1);
      await expect(page.locator('input[name=slot]:checked')).toHaveCount(0);
      await expect(nextButton(page)).toBeDisabled();
      await slots(page).nth(1).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await nextButton(page).click();
      await expect(page.locator('input[name=name]')).toHaveValue(customer.name);
      await backButton(page).click();
      await backButton(page).click();
      await expect(heading(page, 1)).toBeVisible();
    });
  }
});
