import type { Page } from '@playwright/test';
import { enter, expectAccessible } from '../../support/admin.ts';
import { bookAt, booking, dragByMouse, emptyCalendar, placeOf } from '../../support/calendar.ts';
import { expect, type Studio, test } from '../../support/studio.ts';
import { day, middleOf, question } from '../calendar-moves.ts';

const toast = (page: Page, text: string | RegExp) => page.locator('[aria-live="polite"]').getByText(text);

const mailsOf = async (studio: Studio, id: string): Promise<number> =>
  (await studio.sql(`SELECT 1 FROM message WHERE booking_id = $1 AND kind = 'booking_changed'`, [id])).length;

test.beforeEach(({ studio }) => emptyCalendar(studio));

test('dragging to another day of the month asks for confirmation, keeps the time of day, and can be undone (CAL-030, CAL-031) @whole', async ({
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
