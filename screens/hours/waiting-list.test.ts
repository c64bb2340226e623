import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { keepRecord } from '../support/kept-record.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

test('the studio switches the waiting list on with two hours, changes them, and switches it off (WAIT-08)', async () => {
  const path = '/api/admin/calendar/settings';
  const kept = keepRecord(path, first[`GET ${path}`]);
  const stage = await openScreen('/admin/calendar/settings', { answers: kept.answers });
  const saved = () => stage.asked(`PUT ${path}`).map(({ body }) => body.waiting_list_hours);
  const save = async () => {
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
  };
  const list = page.getByRole('checkbox', { name: /^Warteliste führen/ });
  const hours = page.getByLabelText('So lange frei halten (Stunden)');
  await expect.element(list).not.toBeChecked();
  await expect.element(hours).not.toBeInTheDocument();
  await list.click();
  await expect.element(hours).toHaveValue(2);
  await expectAccessible();
  await save();
  await expect.poll(saved).toEqual([2]);
  await hours.fill('49');
  await expect.element(page.getByText('Bitte eine ganze Zahl von 1 bis 48 angeben')).toBeVisible();
  await hours.fill('24');
  await save();
  await expect.poll(saved).toEqual([2, 24]);
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
  await list.click();
  await save();
  await expect.poll(saved).toEqual([2, 24, null]);
});

test('the hours of the waiting list are shown as they were saved (WAIT-08)', async () => {
  const path = 'GET /api/admin/calendar/settings';
  await openScreen('/admin/calendar/settings', { answers: { [path]: { ...first[path], waiting_list_hours: 24 } } });
  await expect.element(page.getByLabelText('So lange frei halten (Stunden)')).toHaveValue(24);
});
