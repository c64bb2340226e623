import { enter, storedToken, withoutBookings, withoutEvents } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

const overview = '**/api/admin/bookings/stats/overview*';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('numbers that fail to load show an error, and can be requested again (DASH-003, ERR-001, AMB-034)', async ({
  page,
  studio,
}) => {
  // An event would load them again before the press.
  await withoutEvents(page);
  await page.route(overview, (route) => route.fulfill({ status: 418, body: 'x' }));
  await enter(page, studio, '/admin/dashboard');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Fehler beim Laden der Statistik');
  await expect(failure).toContainText('API Error: 418 x');
  await page.unroute(overview);
  await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Zeitraum: gesamt · 0 Buchungen')).toBeVisible();
});

test('without a network the dashboard shows a network error (ERR-004) @whole', async ({ page, studio }) => {
  await page.route(overview, (route) => route.abort());
  await enter(page, studio, '/admin/dashboard');
  await expect(page.getByRole('alert')).toContainText('Netzwerkfehler. Bitte versuchen Sie es erneut.');
});

test('any later 401 ends the session (AMB-032) @whole', async ({ page, studio }) => {
  await page.route(overview, (route) => route.fulfill({ status: 401, json: { detail: 'Not signed in' } }));
  await enter(page, studio, '/admin/dashboard');
  await expect(page.getByText('Ihre Sitzung ist beendet.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fdashboard$/);
  expect(await storedToken(page)).toBeNull();
});
