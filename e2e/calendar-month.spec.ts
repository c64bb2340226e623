import type { Request } from '@playwright/test';
import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { acknowledged, away, book, dialog, event, idsOf, month, requestsOf, useEmptyMonth } from './calendar-month.ts';
import { expect, type Studio, test } from './studio.ts';

const put = (studio: Studio, id: string, status: string) =>
  studio.sql('UPDATE booking SET status = $2 WHERE id = $1', [id, status]);

/** The name of a colour 'rgb(r, g, b)' by its hue, or grey if its saturation is low. */
const colourName = (text: string): string => {
  const [r = 0, g = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < 12) return 'grey';
  if (Math.min(r, g) > b + 40) return 'yellow';
  return most === r ? 'red' : most === g ? 'green' : 'blue';
};

useEmptyMonth();

test('a month, Monday first, and what it asks for (CAL-001, CAL-002, CAL-003, CAL-008, CAL-018, CAL-019)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  const asked = requestsOf(page, 'GET', /calendar\/events/);
  const lists = requestsOf(page, 'GET', /admin\/bookings\?/);
  await enter(page, studio, `/admin/calendar?date=${month}-10`);
  await expect(page.getByRole('heading', { name: 'Mai 2031' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  await expect(page.locator('td').first()).toHaveAttribute('data-date', '2031-04-28');
  const query = (request: Request | undefined) => Object.fromEntries(new URL(request?.url() ?? '').searchParams);
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
  expect(complaints).toEqual([]);
});

test('colours say the status, segments how long, and a click opens (CAL-010..015, CAL-007)', async ({
  page,
  studio,
}) => {
  const statuses = ['CONFIRMED', 'PENDING', 'PAYMENT_PENDING', 'COMPLETED'];
  for (const [index, status] of statuses.entries()) {
    await put(studio, await book(studio, `${month}-0${5 + index}T10:00`, `Frau ${status}`), status);
  }
  const cancelled = await book(studio, `${month}-09T10:00`, 'Frau CANCELLED');
  await studio.api('POST', `/api/admin/bookings/${cancelled}/cancel`, {});
  await away(studio, `${month}-13T00:00`, `${month}-16T00:00`, 'Messe');
  await enter(page, studio, `/admin/calendar?date=${month}-10`);
  const colour = async (name: string) => {
    const chip = event(page, new RegExp(name)).first();
    return colourName(await chip.evaluate((one) => getComputedStyle(one).backgroundColor));
  };
  for (const theme of ['light', 'dark']) {
    const seen = await Promise.all(
      [...statuses.map((status) => `Frau ${status}`), 'Frau CANCELLED', 'Messe'].map(colour),
    );
    expect(seen, theme).toEqual(['green', 'yellow', 'blue', 'blue', 'red', 'grey']);
    await expectAccessible(page);
    if (theme === 'light') await page.getByRole('button', { name: 'Dunkles Design' }).click();
  }
  const segments = page.locator('[data-type="timeoff"]');
  await expect(segments).toHaveCount(3);
  for (const [index, kind] of ['start', 'middle', 'end'].entries()) {
    await expect(segments.nth(index)).toHaveAttribute('data-segment', kind);
  }
  await segments.nth(1).click();
  await expect(dialog(page)).toContainText('13.05.2031, 00:00 – 16.05.2031, 00:00');
  await page.keyboard.press('Escape');
  await event(page, /Frau CONFIRMED/).click();
  await expect(dialog(page)).toContainText('kundin@example.de');
  await expectAccessible(page);
});

test('the address opens a booking and its month; an unknown one is ignored (CAL-009, AMB-058)', async ({
  page,
  studio,
}) => {
  const id = await book(studio, `${month}-20T10:00`, 'Jana Adresse');
  await enter(page, studio, `/admin/calendar?booking=${id}`);
  await expect(dialog(page)).toContainText('Jana Adresse');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Mai 2031' })).toBeVisible();
  await expect(page.locator(`[data-event="${id}"]`)).toBeVisible();
  await page.goto('/admin/calendar?booking=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('the export has a name with the time, and shows what went wrong (CAL-021, CAL-022, AMB-060)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als ICS exportieren' }).click();
  expect((await download).suggestedFilename()).toMatch(/^calendar_export_\d{4}-\d\d-\d\d_\d\d-\d\d\.ics$/);
  await page.route('**/export/ics?*', (route) => route.fulfill({ status: 500, body: 'kaputt' }));
  await page.getByRole('button', { name: 'Als ICS exportieren' }).click();
  await acknowledged(page, 'Fehler beim Exportieren des Kalenders: kaputt');
});

test('on a phone a month of dots and a day below it (CAL-001)', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await book(studio, `${month}-20T10:00`, 'Eva Telefon');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await page.getByRole('button', { name: /20\. Mai 2031, Einträge: 1/ }).click();
  await expect(page.getByRole('button', { name: /Eva Telefon/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
