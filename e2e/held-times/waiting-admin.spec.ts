import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { letWait, openSunday, withWaitingList } from '../support/waiting-list.ts';

test.beforeEach(async ({ studio }) => withWaitingList(studio));
test.afterAll(async ({ studio }) => withWaitingList(studio, null));

test('the calendar opens the waiting list: who waits for what, lifting with a reason, removing (WAIT-09) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await letWait(studio, 'Anna');
  await letWait(studio, 'Boris', { weekdays: [6, 7], earliest_start: '10:00', latest_start: '14:30' });
  await enter(page, studio, '/admin/calendar');
  await page.getByRole('button', { name: 'Warteliste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Warteliste' });
  const rows = dialog.getByRole('listitem');
  await expect(dialog.getByText('2 Personen warten')).toBeVisible();
  await expect(rows.nth(0)).toContainText('Anna');
  await expect(rows.nth(1)).toContainText('Sa, So · Beginn 10:00–14:30 Uhr · egal, wer');
  await expectAccessible(page);
  await rows.nth(1).getByRole('button', { name: 'Vorziehen' }).click();
  const lift = page.getByRole('dialog', { name: 'Boris vorziehen' });
  await expect(lift.getByRole('button', { name: 'Vorziehen' })).toBeDisabled();
  await lift.getByLabel('Grund').fill('Seit Mai versprochen');
  await lift.getByRole('button', { name: 'Vorziehen' }).click();
  await expect(rows.nth(0)).toContainText('Boris');
  await expect(rows.nth(0)).toContainText('Vorgezogen: Seit Mai versprochen');
  await openSunday(studio);
  const offered = () => studio.sql(`SELECT to_address FROM message WHERE kind = 'offer_made' ORDER BY created_at`);
  await expect.poll(offered, { timeout: 30_000 }).toHaveLength(2);
  await page.reload();
  await page.getByRole('button', { name: 'Warteliste' }).click();
  await expect(rows.nth(0).getByText(/^Angeboten: So\./)).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await rows.nth(0).getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect(dialog.getByText('1 Person wartet')).toBeVisible();
  await dialog.getByText('Beendet (1)').click();
  await expect(rows.last()).toContainText('vom Studio entfernt');
  await expect(rows.last()).toContainText('Vorgezogen: Seit Mai versprochen');
  expect(errors).toEqual([]);
});
