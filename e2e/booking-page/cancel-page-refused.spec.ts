import { bookSomething, open, unknownId } from '../support/public-site.ts';
import { afterThisTest, expect, test } from '../support/studio.ts';

test.describe('the cancel page', () => {
  test('without booking or token the link is invalid (PUB-093, AMB-025)', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    for (const path of [`/cancel/${booked.booking_id}`, '/cancel', '/cancel?token=x', `/cancel/${unknownId}?token=`]) {
      await page.goto(path);
      await expect(page.getByText('Invalid cancellation link')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
    }
  });

  test('a booking that cannot be shown has a title, a reason and a link to the start page (PUB-094)', async ({
    page,
    studio,
  }) => {
    const booked = await bookSomething(studio);
    for (const path of [`/cancel/${unknownId}?token=x`, `/cancel/${booked.booking_id}?token=wrong`]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(403);
      await expect(page.getByRole('heading', { level: 1, name: 'Etwas ist schiefgelaufen' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
    }
  });

  test('a refusal is in the language of the page, not of the browser @whole', async ({ page, studio }) => {
    const booked = await bookSomething(studio, 1);
    await open(page, `/cancel/${booked.booking_id}?token=${booked.cancel_token}&language=ru`);
    await studio.sql(`UPDATE booking SET status = 'CONFIRMED' WHERE id = $1`, [booked.booking_id]);
    const before = (await studio.api('GET', '/api/admin/calendar/settings')).body;
    await studio.api('PUT', '/api/admin/calendar/settings', { ...before, cancel_window_hours: 168 });
    afterThisTest(async () => void (await studio.api('PUT', '/api/admin/calendar/settings', before)));
    await page.getByRole('button', { name: 'Отменить запись' }).click();
    await expect(page.getByRole('alert')).toContainText('168');
    await expect(page.getByRole('alert')).not.toContainText(/[A-Za-zÄÖÜäöüß]{4,}/);
  });
});
