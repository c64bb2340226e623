import { bookSomething, open, unknownId } from '../support/public-site.ts';
import { afterThisTest, expect, test } from '../support/studio.ts';

/** What is in the middle of a page, which the server has drawn: nothing of it is up to the browser. */
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const toStart = /<a[^>]* href="\/"[^>]*>Zur Startseite/;

test.describe('the cancel page', () => {
  test('without booking or token the link is invalid (PUB-093, AMB-025)', async ({ studio }) => {
    const booked = await bookSomething(studio);
    for (const path of [`/cancel/${booked.booking_id}`, '/cancel', '/cancel?token=x', `/cancel/${unknownId}?token=`]) {
      const main = mainOf((await studio.visit('GET', path)).body);
      expect([path, main]).toEqual([path, expect.stringContaining('Invalid cancellation link')]);
      expect(main).toMatch(toStart);
    }
  });

  test('a booking that cannot be shown has a title, a reason and a link to the start page (PUB-094)', async ({
    studio,
  }) => {
    const booked = await bookSomething(studio);
    for (const path of [`/cancel/${unknownId}?token=x`, `/cancel/${booked.booking_id}?token=wrong`]) {
      const { status, body } = await studio.visit('GET', path);
      expect([path, status]).toEqual([path, 403]);
      expect(mainOf(body)).toMatch(/<h1[^>]*>Etwas ist schiefgelaufen<\/h1>/);
      expect(mainOf(body)).toMatch(toStart);
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
