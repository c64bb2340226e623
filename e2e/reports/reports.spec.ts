import { enter, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { overviewRequest, withoutFigures } from './reports.ts';

test.beforeEach(({ studio }) => withoutFigures(studio));

test('the reports start with all time; a period is requested, kept in the URL, and removed again (REP-001, REP-002, REP-003, REP-023)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const first = page.waitForRequest(overviewRequest);
  const recent = page.waitForRequest('**/api/admin/bookings?limit=10');
  await enter(page, studio, '/admin/reports');
  expect(new URL((await first).url()).search).toBe('');
  await recent;
  await expect(page.getByRole('heading', { level: 1, name: 'Berichte' })).toBeVisible();
  await expect(page).toHaveTitle('Berichte · FotoBooking');
  await expect(page.getByText('Zeitraum: gesamt')).toBeVisible();
  const showAll = page.getByRole('button', { name: 'Gesamten Zeitraum anzeigen' });
  await expect(showAll).toHaveCount(0);

  await page.getByLabel('Von').fill('2030-06-05');
  await page.getByLabel('Bis').fill('2030-06-07');
  // All time may be requested again meanwhile, because of the bookings deleted above.
  const [asked, drawn] = [
    page.waitForRequest(/stats\/overview\?.*date_from=/),
    page.waitForRequest(/reports\/charts\?.*date_from=/),
  ];
  await page.getByRole('button', { name: 'Anwenden' }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('date_from')).toBe('2030-06-05T00:00:00.000Z');
  expect(query.get('date_to')).toBe('2030-06-07T23:59:59.999Z');
  expect(new URL((await drawn).url()).search).toBe('?date_from=2030-06-05&date_to=2030-06-07');
  await expect(page).toHaveURL(/\/admin\/reports\?from=2030-06-05&to=2030-06-07$/);
  await expect(page.getByText('Zeitraum: 05.06.2030 – 07.06.2030')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Zeitraum: 05.06.2030 – 07.06.2030')).toBeVisible();
  await showAll.click();
  await expect(page).toHaveURL(/\/admin\/reports$/);
  await expect(page.getByText('Zeitraum: gesamt')).toBeVisible();
  await expect(showAll).toHaveCount(0);
  await page.getByRole('button', { name: 'Dieser Monat' }).click();
  await expect(page).toHaveURL(/\/admin\/reports\?range=thisMonth$/);
  await expect(showAll).toBeVisible();
  expect(errors).toEqual([]);
});
