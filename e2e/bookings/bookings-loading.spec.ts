import { book, enter, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const list = /\/api\/admin\/bookings(?:\?|$)/;
const rows = '[data-index]';
const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

test.beforeEach(({ studio }) => withoutBookings(studio));

test('a list that cannot be loaded shows an error; every visit requests it again (BOOK-033, BOOK-068)', async ({
  page,
  studio,
}) => {
  await page.route(list, (route) => route.fulfill({ status: 418, body: 'x' }));
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('alert')).toContainText('Fehler beim Laden der Buchungen');
  await expect(page.getByRole('alert')).toContainText('API Error: 418 x');
  await page.unroute(list);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Noch keine Buchungen vorhanden')).toBeVisible();
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  const again = page.waitForRequest((request) => list.test(request.url()));
  await page.getByRole('link', { name: 'Buchungen', exact: true }).click();
  await again;
});

test('a link highlights a booking and scrolls to it (BOOK-078, NAV-024, AMB-003)', async ({ page, studio }) => {
  const first = await book(studio, `${berlinDay(2)}T10:00`, person('Gesucht'));
  for (let index = 0; index < 25; index++)
    await book(studio, `${berlinDay(3 + index)}T10:00`, person(`Kundin ${index}`));
  await studio.api('POST', `/api/admin/bookings/${first.id}/cancel`, {});
  await enter(page, studio, `/admin/buchungen?highlight=${first.id}&status=PENDING&q=zzz`);
  const marked = page.locator('[data-highlighted]');
  await expect(marked).toContainText('Gesucht');
  await expect(marked).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Alle/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/admin/bookings?highlight=nobody');
  await expect(page.locator(rows)).toHaveCount(26);
  await expect(marked).toHaveCount(0);
});
