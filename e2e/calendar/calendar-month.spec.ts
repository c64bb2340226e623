import type { Request } from '@playwright/test';
import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { book, idsOf, month, requestsOf, useEmptyMonth } from './calendar-month.ts';

useEmptyMonth();

test('the month starts on Monday, and requests its range (CAL-001, CAL-002, CAL-003, CAL-008, CAL-018, CAL-019)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const asked = requestsOf(page, 'GET', /calendar\/events/);
  const lists = requestsOf(page, 'GET', /admin\/bookings\?/);
  await enter(page, studio, `/admin/calendar?date=${month}-10`);
  await expect(page.getByRole('heading', { name: 'Mai 2031' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  await expect(page.locator('td').first()).toHaveAttribute('data-date', '2031-04-28');
  const query = (request: Request | undefined) => Object.fromEntries(new URL(request?.url() ?? '').searchParams);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(query(asked[0])).toEqual({ date_from: '2031-04-28', date_to: '2031-06-01' });
  await expect.poll(() => lists.length).toBeGreaterThan(0);
  expect(query(lists[0])).toMatchObject({ limit: '1000' });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Nächster Monat' }).click();
  await expect(page.getByRole('heading', { name: 'Juni 2031' })).toBeVisible();
  await page.getByRole('button', { name: 'Vorheriger Monat' }).click();
  await expect(page.getByRole('heading', { name: 'Mai 2031' })).toBeVisible();
  const filtered = page.waitForRequest(/calendar\/events.*photographer_id/);
  await page.getByRole('combobox', { name: 'Fotograf/in' }).selectOption({ label: 'Anna Lindner' });
  expect(query(await filtered)).toMatchObject({ photographer_id: (await idsOf(studio)).photographer });
  expect(errors).toEqual([]);
});

test('today is legible among the days of another month, in both themes @whole', async ({ page, studio }) => {
  await page.clock.install({ time: new Date('2031-04-30T10:00:00Z') });
  await enter(page, studio, `/admin/calendar?date=${month}-10`);
  await expect(page.locator('td[data-date="2031-04-30"]')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
});

test('on a phone the month shows dots, and the chosen day below it (CAL-001) @whole', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await book(studio, `${month}-20T10:00`, 'Eva Telefon');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await page.getByRole('button', { name: /20\. Mai 2031, Einträge: 1/ }).click();
  await expect(page.getByRole('button', { name: /Eva Telefon/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
