import { book, enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const overview = '**/api/admin/bookings/stats/overview*';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('the dashboard shows the numbers of all time, without dates (DASH-001, DASH-002, DASH-009, DASH-015, AMB-040)', async ({
  page,
  studio,
}) => {
  const pending = await book(studio, `${berlinDay(2)}T10:00`);
  const confirmed = await book(studio, `${berlinDay(2)}T12:00`);
  await studio.api('PUT', `/api/admin/bookings/${confirmed.id}/status?new_status=CONFIRMED`);
  expect(pending.status).toBe('PENDING');
  const asked = page.waitForRequest(overview);
  await enter(page, studio, '/admin/dashboard');
  expect(new URL((await asked).url()).search).toBe('');
  const stats = page.getByRole('region', { name: 'Buchungen im Zeitraum' });
  await expect(stats.getByRole('link')).toHaveText(['Gesamt2', 'Ausstehend1', 'Bestätigt1', 'Abgeschlossen0']);
  await expect(stats.getByText('Zeitraum: gesamt · 2 Buchungen')).toBeVisible();
  await expect(page).toHaveTitle('Dashboard · FotoBooking');
});

for (const [theme, language] of [
  ['light', 'de'],
  ['dark', 'ru'],
] as const) {
  test(`the dashboard is accessible and fits a phone (${theme}, ${language}) @whole`, async ({ page, studio }) => {
    await book(studio, `${berlinDay()}T23:00`, {
      customer: {
        name: 'Dr. Friederike Baumgartner-Oßwald von und zu Lichtenberg',
        email: 'f@kunde.example',
        phone: '+49 170 1234567',
      },
    });
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('table').getByRole('link')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
