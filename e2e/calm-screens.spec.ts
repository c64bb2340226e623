import type { Page } from '@playwright/test';
import { book, enter, expectAccessible, expectNoSidewaysScroll, transitionsEnded, withoutBookings } from './admin.ts';
import { addLead, emptyBoard, openPanel } from './contacts.ts';
import { expect, test } from './studio.ts';
import { weekdayAhead } from './wizard.ts';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing to see of ${selector}`);
  return box;
};

for (const [width, height] of [
  [375, 812],
  [1440, 900],
] as const) {
  test(`a toast leaves "Speichern" free at ${width} px (NAV-029)`, async ({ page, studio }) => {
    await withoutBookings(studio);
    const booking = await book(studio, `${weekdayAhead(3, 6)}T22:00`);
    await page.setViewportSize({ width, height });
    await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Bestätigen' }).click();
    const toast = page.locator('[data-tone="success"]');
    await expect(toast).toBeVisible();
    await dialog.getByRole('button', { name: 'Bearbeiten' }).click();
    const save = dialog.getByRole('button', { name: 'Speichern' });
    await expect(save).toBeVisible();
    await transitionsEnded(page);
    const [over, below] = [await toast.boundingBox(), await save.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  });
}

for (const language of ['de', 'ru'] as const) {
  test(`no drawing in a button is squeezed by a long word on a phone (${language})`, async ({ page, studio }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await enter(page, studio, '/robots.txt');
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    for (const path of ['/admin/bookings', '/admin/kontakten', '/admin/calendar/settings']) {
      await page.goto(path);
      const drawings = page.locator('main button svg');
      await expect(drawings.filter({ visible: true }).first()).toBeVisible();
      const squeezed = await drawings.evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().width + 0.5 < one.getBoundingClientRect().height)
          .map((one) => one.closest('button')?.textContent),
      );
      expect(squeezed, path).toEqual([]);
    }
  });
}

test('an opened contact leaves the columns where they are, and those behind the panel can be scrolled to', async ({
  page,
  studio,
}) => {
  await emptyBoard(studio);
  const lead = await addLead(studio);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, studio, '/admin/kontakten');
  const columns = page.locator('section[data-phase]');
  await expect(columns).toHaveCount(5);
  await expect(page.getByRole('button', { name: lead.name, exact: true })).toBeVisible();
  const places = () => columns.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  const before = await places();
  const panel = await openPanel(page, lead);
  expect(await places()).toEqual(before);
  await transitionsEnded(page);
  await columns.last().evaluate((column) => column.parentElement?.scrollTo({ left: 10_000, behavior: 'instant' }));
  const [last, side] = [await columns.last().boundingBox(), await panel.boundingBox()];
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(side?.x ?? 0);
});

test('the month fits into the window, and cancelled sessions stand last (CAL-053)', async ({ page, studio }) => {
  await withoutBookings(studio);
  const day = weekdayAhead(3, 6);
  const cancelled = await book(studio, `${day}T08:00`, { customer: { name: 'Ada Weg', email: 'ada@kunde.example' } });
  await studio.api('POST', `/api/admin/bookings/${cancelled.id}/cancel`, {});
  await book(studio, `${day}T20:00`, { customer: { name: 'Zoe Da', email: 'zoe@kunde.example' } });
  for (const height of [760, 900, 1200]) {
    await page.setViewportSize({ width: 1440, height });
    await enter(page, studio, `/admin/calendar?date=${day}`);
    await expect(page.locator(`td[data-date="${day}"] [data-event]`)).toHaveCount(2);
    const table = await boxOf(page, '#content table');
    expect(table.y + table.height).toBeLessThanOrEqual(height);
  }
  const names = page.locator(`td[data-date="${day}"] [data-event]`);
  await expect(names).toHaveText([/Zoe Da/, /Ada Weg/]);
  // Also if the month does not fit: this week is visible.
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/admin/calendar');
  await expect(page.locator('td[data-today]')).toBeInViewport({ ratio: 0.9 });
});

test('a day of the month shows as many sessions as fit, and then how many more there are', async ({ page, studio }) => {
  await withoutBookings(studio);
  const day = weekdayAhead(3, 6);
  const hours = ['06', '08', '10', '12', '14', '16', '18', '20'];
  for (const hour of hours) await book(studio, `${day}T${hour}:00`);
  await enter(page, studio, `/admin/calendar?date=${day}`);
  const cell = page.locator(`td[data-date="${day}"]`);
  for (const height of [640, 720, 760, 900]) {
    await page.setViewportSize({ width: 1440, height });
    await expect.poll(() => page.evaluate(() => innerHeight)).toBe(height);
    // The month is laid out again once it has noticed its new size.
    await expect(async () => {
      const chips = cell.locator('[data-event]');
      const shown = await chips.count();
      expect(shown).toBeGreaterThanOrEqual(2);
      const more = cell.getByRole('button', { name: `+${hours.length - shown} weitere` });
      await expect(more).toBeInViewport({ ratio: 1, timeout: 1000 });
      const [box, last] = [await cell.boundingBox(), await chips.last().boundingBox()];
      const spare = (box?.y ?? 0) + (box?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
      expect(spare).toBeGreaterThanOrEqual(0);
      // Less than another line would need.
      expect(spare).toBeLessThan(28);
    }).toPass({ timeout: 20_000 });
  }
  await page.setViewportSize({ width: 1440, height: 760 });
  await cell.getByRole('button', { name: /weitere/ }).click();
  await expect(page.getByRole('dialog').locator('[data-event]')).toHaveCount(hours.length);
});

test('in the week every block says whose it is, and fifteen photographers have a row each (CAL-053)', async ({
  page,
  studio,
}) => {
  await withoutBookings(studio);
  const day = weekdayAhead(3, 6);
  const people: { id: string; name: string }[] = (await studio.visit('GET', '/api/photographers')).body;
  for (const { id, name } of people)
    await book(studio, `${day}T10:00`, {
      photographer_id: id,
      customer: { name: `Gast von ${name}`, email: 'gast@kunde.example' },
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, studio, `/admin/calendar?view=week&date=${day}`);
  const marks = page.locator('[data-event] [data-mark]');
  await expect(marks).toHaveCount(people.length);
  expect(new Set(await marks.allTextContents()).size).toBe(people.length);
  await expect(page.locator('#content li').filter({ hasText: people[0]?.name ?? '' })).toBeVisible();
  await expectAccessible(page);

  const added: string[] = [];
  for (let count = people.length; count < 15; count++) {
    const name = `Fotografin Nummer${count}`;
    const { body } = await studio.api('POST', '/api/admin/photographers', { name });
    added.push(body.id);
    await book(studio, `${day}T11:00`, {
      photographer_id: body.id,
      customer: { name: `Kunde ${count}`, email: `k${count}@kunde.example` },
    });
  }
  await page.reload();
  const team = page.locator('[data-team-week]');
  await expect(team.getByRole('rowheader')).toHaveCount(15);
  const row = team.getByRole('row').filter({ hasText: 'Fotografin Nummer7' });
  await expect(row.locator('[data-event]')).toHaveText(['11:00 Kunde 7']);
  const { width = 0 } = (await row.locator('[data-event]').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(100);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  await row.locator('[data-event]').click();
  await expect(page.getByRole('dialog')).toContainText('Kunde 7');
  await withoutBookings(studio);
  for (const id of added) await studio.api('DELETE', `/api/admin/photographers/${id}`);
});

test('what is on its way has the shape of what comes, and says so once it is there', async ({ page, studio }) => {
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/calendar/events*', async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, studio, '/admin/calendar');
  const loading = page.locator('#content output').filter({ hasText: 'Wird geladen' });
  await expect(loading).toHaveCount(1);
  expect(await loading.locator('> div').count()).toBe(35);
  respond();
  await expect(page.locator('#content table')).toBeVisible();
  await expect(loading).toHaveCount(0);
});

for (const [path, api, shape, count] of [
  ['bookings', '**/api/admin/bookings?*', 'row', 8],
  ['services', '**/api/admin/services*', 'row', 6],
  ['photographers', '**/api/admin/photographers*', 'row', 4],
  ['dashboard', '**/api/admin/bookings?*', 'column', 3],
  ['reports', '**/api/admin/bookings/stats/**', 'panel', 4],
] as const) {
  test(`${path}: what is on its way looks like what comes, says so, and moves nothing`, async ({ page, studio }) => {
    await withoutBookings(studio);
    // Of a studio that has made itself at home: a fresh one has a note about its examples above the list.
    for (const kind of ['services', 'photographers']) {
      expect((await studio.api('POST', `/api/admin/${kind}/examples/keep`)).status).toBe(200);
    }
    for (const hour of ['10', '12', '14']) await book(studio, `${weekdayAhead(3, 6)}T${hour}:00`);
    let respond = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(api, async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, studio, `/admin/${path}`);
    const loading = page.locator('#content output').filter({ hasText: 'Wird geladen' }).filter({ visible: true });
    const shapes = loading.locator(`[data-skeleton="${shape}"]`);
    await expect.poll(() => shapes.count()).toBeGreaterThanOrEqual(count);
    const coming = await shapes.first().boundingBox();
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoSidewaysScroll(page);
    await expect(loading.first()).toBeVisible();
    if (shape === 'row') await expect(loading.locator('[data-skeleton="card"]')).toHaveCount(count);
    await page.setViewportSize({ width: 1440, height: 900 });
    respond();
    await expect(loading).toHaveCount(0);
    if (shape === 'row') {
      const row = await page.locator('#content tbody tr').first().boundingBox();
      expect(Math.abs((row?.y ?? 0) - (coming?.y ?? 0))).toBeLessThanOrEqual(8);
      expect(Math.abs((row?.height ?? 0) - (coming?.height ?? 0))).toBeLessThanOrEqual(24);
    }
  });
}
