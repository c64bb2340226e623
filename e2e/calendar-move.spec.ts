import type { Page } from '@playwright/test';
import { enter, expectAccessible } from './admin.ts';
import {
  bookAt,
  booking,
  column,
  dragByFinger,
  dragByMouse,
  emptyCalendar,
  peopleOf,
  placeOf,
  pointAt,
} from './calendar.ts';
import { expect, type Studio, test } from './studio.ts';

const day = '2032-06-09';
const question = (page: Page) => page.getByRole('alertdialog');
const toast = (page: Page, text: string | RegExp) => page.locator('[aria-live="polite"]').getByText(text);
const middleOf = (page: Page, date: string) => async () => {
  const box = await page.locator(`td[data-date="${date}"]`).boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const mailsOf = async (studio: Studio, id: string): Promise<number> =>
  (await studio.sql(`SELECT 1 FROM message WHERE booking_id = $1 AND kind = 'booking_changed'`, [id])).length;

test.beforeEach(({ studio }) => emptyCalendar(studio));

test('the mouse drags onto another day of the month; it asks, keeps the time, and can be undone (CAL-030, CAL-031)', async ({
  page,
  studio,
}) => {
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Monat');
  await enter(page, studio, `/admin/calendar?date=${day}`);
  await dragByMouse(page, booking(page, id), middleOf(page, '2032-06-15'));
  await expect(question(page)).toContainText('von Mi., 9. Juni, 10:00–11:00, Anna Lindner');
  await expect(question(page)).toContainText('nach Di., 15. Juni, 10:00–11:00, Anna Lindner');
  await expect(question(page)).toContainText('bekommt eine E‑Mail');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Nicht verschieben' }).click();
  expect(await placeOf(studio, id)).toBe(`${day}T10:00 Anna Lindner`);
  expect(await mailsOf(studio, id)).toBe(0);

  await dragByMouse(page, booking(page, id), middleOf(page, '2032-06-15'));
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).click();
  expect((await asked).postDataJSON()).toEqual({
    start: '2032-06-15T10:00:00+02:00',
    end: '2032-06-15T11:00:00+02:00',
    version: 1,
  });
  await expect(page.locator('td[data-date="2032-06-15"]').locator(`[data-event="${id}"]`)).toBeVisible();
  await expect(toast(page, /Eva Monat: verschoben auf Di\., 15\. Juni/)).toBeVisible();
  expect(await mailsOf(studio, id)).toBe(1);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.locator(`td[data-date="${day}"]`).locator(`[data-event="${id}"]`)).toBeVisible();
  await expect.poll(() => placeOf(studio, id)).toBe(`${day}T10:00 Anna Lindner`);
});

test('a press that does not drag still opens, and so does nothing that was dropped where it was', async ({
  page,
  studio,
}) => {
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Klick');
  await enter(page, studio, `/admin/calendar?date=${day}`);
  await dragByMouse(page, booking(page, id), middleOf(page, day));
  await expect(page.locator('[data-announcer]')).toHaveText('Der Termin bleibt, wo er ist.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await booking(page, id).click();
  await expect(page.getByRole('dialog')).toContainText('Eva Klick');
});

test('what is cancelled or over, and time off, cannot be dragged (CAL-025)', async ({ page, studio }) => {
  const cancelled = await bookAt(studio, `${day}T10:00`, 'Frau Storniert');
  await studio.api('POST', `/api/admin/bookings/${cancelled}/cancel`, {});
  const over = await bookAt(studio, `${day}T12:00`, 'Frau Fertig');
  await studio.sql(`UPDATE booking SET status = 'COMPLETED' WHERE id = $1`, [over]);
  await enter(page, studio, `/admin/calendar?view=week&date=${day}`);
  for (const id of [cancelled, over]) {
    await expect(booking(page, id)).toBeVisible();
    await expect(booking(page, id)).not.toHaveAttribute('data-movable', '');
  }
});

test('in the day view the mouse drags onto another quarter and another photographer', async ({ page, studio }) => {
  const { anna, max } = await peopleOf(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Tag');
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await expect(column(page, day, anna).locator(`[data-event="${id}"]`)).toBeVisible();
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, max), '14:15'));
  await expect(question(page)).toContainText('nach Mi., 9. Juni, 14:15–15:15, Max Berger');
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).click();
  expect((await asked).postDataJSON()).toMatchObject({ photographer_id: max, version: 1 });
  await expect(column(page, day, max).locator(`[data-event="${id}"]`)).toBeVisible();
  await expect.poll(() => placeOf(studio, id)).toBe(`${day}T14:15 Max Berger`);
});

test('a time that is not free is refused before it is asked, with who is to blame (SRV-10, SRV-13)', async ({
  page,
  studio,
}) => {
  const { anna } = await peopleOf(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Zuerst');
  await bookAt(studio, `${day}T14:00`, 'Max Schon');
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, anna), '13:30'));
  await expect(page.getByRole('alert')).toContainText(/Nicht verschoben\. Gebucht: Max Schon \(FB-.{8}\), 14:00–15:00/);
  await expect(question(page)).toHaveCount(0);
  expect(await placeOf(studio, id)).toBe(`${day}T10:00 Anna Lindner`);
  // A booking does not conflict with its own time.
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, anna), '10:30'));
  await expect(question(page)).toContainText('10:30–11:30');
});

test('what the server refuses at the last moment comes back to its place, and says why', async ({ page, studio }) => {
  const { anna } = await peopleOf(studio);
  const id = await bookAt(studio, `${day}T10:00`, 'Eva Rennen');
  await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, anna), '14:00'));
  await expect(question(page)).toBeVisible();
  const rival = await bookAt(studio, `${day}T14:00`, 'Max Schneller');
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Gebucht: Max Schneller');
  await expect(page.getByRole('button', { name: /10:00–11:00, Eva Rennen/ })).toBeVisible();
  expect(await placeOf(studio, id)).toBe(`${day}T10:00 Anna Lindner`);

  // Another administrator has changed the booking meanwhile: nothing is overwritten.
  await studio.api('DELETE', `/api/admin/bookings/${rival}`);
  await page.reload();
  await expect(booking(page, id)).toBeVisible();
  await dragByMouse(page, booking(page, id), () => pointAt(column(page, day, anna), '15:00'));
  await expect(question(page)).toBeVisible();
  await studio.api('PUT', `/api/admin/bookings/${id}`, { notes: 'inzwischen' });
  await question(page).getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Jemand anderes hat die Buchung inzwischen geändert');
  expect(await placeOf(studio, id)).toBe(`${day}T10:00 Anna Lindner`);
});

test('by keyboard: M lifts, arrows carry, Enter puts down, Escape gives up, all of it said', async ({
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
  await page.getByRole('button', { name: 'Monat', exact: true }).click();
  await booking(page, id).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('td[data-target]')).toHaveAttribute('data-date', '2032-06-15');
  await page.keyboard.press('Escape');
  await expect(page.locator('td[data-target]')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a long press lifts and drags, in the month and in the day', async ({ page, studio }) => {
    const { anna } = await peopleOf(studio);
    const id = await bookAt(studio, `${day}T10:00`, 'Eva Finger');
    await enter(page, studio, `/admin/calendar?date=${day}`);
    await dragByFinger(page, booking(page, id), middleOf(page, '2032-06-15'));
    await expect(question(page)).toContainText('nach Di., 15. Juni, 10:00–11:00, Anna Lindner');
    await question(page).getByRole('button', { name: 'Verschieben', exact: true }).tap();
    await expect.poll(() => placeOf(studio, id)).toBe('2032-06-15T10:00 Anna Lindner');

    await page.goto('/admin/calendar?view=day&date=2032-06-15');
    await dragByFinger(page, booking(page, id), () => pointAt(column(page, '2032-06-15', anna), '11:45'));
    await expect(question(page)).toContainText('11:45–12:45, Anna Lindner');
    await question(page).getByRole('button', { name: 'Nicht verschieben' }).tap();
  });

  test('on a phone a long press moves within the column', async ({ page, studio }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const { anna } = await peopleOf(studio);
    const id = await bookAt(studio, `${day}T10:00`, 'Eva Wischen');
    await enter(page, studio, `/admin/calendar?view=day&date=${day}`);
    await expect(booking(page, id)).toBeVisible();
    await dragByFinger(page, booking(page, id), () => pointAt(column(page, day, anna), '12:00'));
    await expect(question(page)).toContainText('12:00–13:00, Anna Lindner');
  });
});
