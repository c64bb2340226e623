import { enter } from '../../support/admin.ts';
import { bookAt, booking, column, emptyCalendar, peopleOf, placeOf } from '../../support/calendar.ts';
import { requestsWithin } from '../../support/settled.ts';
import { expect, test } from '../../support/studio.ts';
import { day, question } from '../calendar-moves.ts';

test.beforeEach(({ studio }) => emptyCalendar(studio));

test('a session is moved by keyboard: M picks it up, arrows move it, Enter drops it, Escape cancels, and each step is announced @whole', async ({
  page,
  studio,
}) => {
  const { max } = await peopleOf(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Taste');
  const said = page.locator('[data-announcer]');
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await booking(page, id).focus();
  await page.keyboard.press('m');
  await expect(said).toContainText('Eva Taste, Porträtshooting, Anna Lindner, Ausstehend aufgenommen.');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Mittwoch, 9. Juni 2032, 10:15, Anna Lindner');
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Nicht verschoben.');
  await expect(booking(page, id)).toBeFocused();

  await page.keyboard.press('m');
  // The columns have the order of the photographers.
  const order = await page
    .locator('[data-drop-photographer]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['dropPhotographer']));
  const { anna } = await peopleOf(studio);
  const steps = order.indexOf(max) - order.indexOf(anna);
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Mittwoch, 9. Juni 2032, 10:15, Max Berger');
  await expect(column(page, day, max).locator('[data-preview]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('nach Mi., 9. Juni, 10:15–11:15, Max Berger');
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).press('Enter');
  await expect(column(page, day, max).locator(`[data-event="${id}"]`)).toBeFocused();
  await expect.poll(() => placeOf(studio, id)).toBe(`${day}T10:15 Max Berger`);

  // In the month view by days and weeks, within the visible range.
  const loaded = page.waitForResponse(/\/calendar\/events\?.*date_from=2032-05-31/);
  await page.getByRole('button', { name: 'Monat', exact: true }).click();
  await loaded;
  await page.locator(`td[data-date="${day}"] [data-event="${id}"]`).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('td[data-target]')).toHaveAttribute('data-date', '2032-06-15');
  await page.keyboard.press('Escape');
  await expect(page.locator('td[data-target]')).toHaveCount(0);
});

test('the focus stays with a session that was moved by keyboard, though a list that was read before arrives after @whole', async ({
  page,
  studio,
}) => {
  const { anna, max } = await peopleOf(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Taste');
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await booking(page, id).focus();
  await page.keyboard.press('m');
  const order = await page
    .locator('[data-drop-photographer]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['dropPhotographer']));
  await page.keyboard.press(order.indexOf(max) > order.indexOf(anna) ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press('Enter');
  const former: object[] = (await studio.api('GET', `/api/admin/calendar/events?date_from=${day}&date_to=${day}`)).body;
  expect(former).toContainEqual(expect.objectContaining({ id, photographer_id: anna }));
  let isOld = true;
  await page.route('**/api/admin/calendar/events?*', (route) =>
    isOld ? route.fulfill({ json: former }) : route.continue(),
  );
  const arrived = page.waitForResponse(/\/calendar\/events\?/);
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).press('Enter');
  await arrived;
  await expect(column(page, day, anna).locator(`[data-event="${id}"]`)).toBeFocused();
  isOld = false;
  await studio.api('PUT', `/api/admin/bookings/${id}`, { notes: 'Bringt den Hund mit' });
  await expect(column(page, day, max).locator(`[data-event="${id}"]`)).toBeFocused();
});

test('what others change is read only once a move has been written, so that the session does not go back meanwhile @whole', async ({
  page,
  studio,
}) => {
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Taste');
  const other = await bookAt(studio, `${day}T14:00`, 'Ola Andere');
  const following = page.waitForResponse('**/api/admin/events*');
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await following;
  await booking(page, id).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  let write = (): void => undefined;
  const isAllowed = new Promise<void>((resolve) => {
    write = resolve;
  });
  await page.route(`**/api/admin/bookings/${id}`, async (route) => {
    await isAllowed;
    return route.continue();
  });
  const writing = page.waitForRequest(`**/api/admin/bookings/${id}`);
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).press('Enter');
  await writing;
  let reads = 0;
  page.on('request', (request) => (reads += request.url().includes('/calendar/events?') ? 1 : 0));
  await studio.api('PUT', `/api/admin/bookings/${other}`, { notes: 'Bringt den Hund mit' });
  // The page waits for a write no longer than five seconds.
  await requestsWithin(page, 1000);
  expect(reads).toBe(0);
  write();
  await expect.poll(() => placeOf(studio, id)).toBe(`${day}T10:15 Anna Lindner`);
  await expect.poll(() => reads).toBeGreaterThan(0);
});
