import type { Page } from '@playwright/test';
import { book, enter, pageErrorsOf, withoutBookings } from '../support/admin.ts';
import { berlinDay, weekdayAhead } from '../support/dates.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const toast = (page: Page, text: string | RegExp) => page.locator('[data-tone]').filter({ hasText: text });
/** The maximum delay. */
const soon = { timeout: 10_000 };

/** Books on the public page. */
const bookAsCustomer = async (studio: Studio, start: string, name: string): Promise<string> => {
  const [services, photographers] = [
    await studio.visit('GET', '/api/services'),
    await studio.visit('GET', '/api/photographers'),
  ];
  const { status, body } = await studio.visit('POST', '/api/bookings', {
    service_id: services.body[0].id,
    photographer_id: photographers.body[0].id,
    location_id: 'company',
    start,
    customer: { name, email: `${name.split(' ')[0]?.toLowerCase()}@kunde.example`, phone: '+49 177 8331234' },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.booking_id as string;
};
/** Waits until the page has asked for news; earlier bookings are none. */
const asking = (page: Page) => page.waitForResponse(/bookings\/news/);

test.beforeEach(({ studio }) => withoutBookings(studio));

const day = weekdayAhead(3, 6);

test('a public booking appears on the open dashboard, bookings and calendar within seconds, with a toast (SRV-93)', async ({
  context,
  studio,
}) => {
  const pages = [await context.newPage(), await context.newPage(), await context.newPage()] as const;
  const [dashboard, list, calendar] = pages;
  const errors = pages.flatMap(pageErrorsOf);
  const paths = ['/admin/dashboard', '/admin/bookings', `/admin/calendar?date=${day}`];
  for (const [index, page] of pages.entries()) {
    const asked = asking(page);
    await enter(page, studio, paths[index] as string);
    await asked;
  }
  await expect(dashboard.getByText('Noch keine Buchungen').first()).toBeVisible();
  const id = await bookAsCustomer(studio, `${day}T10:00`, 'Nora Neu');
  // One after the other: a hidden page has no stream, but continues as soon as it is visible.
  for (const page of pages) {
    await page.bringToFront();
    await expect(toast(page, /Neue Buchung: Nora Neu, .*10:00/)).toBeVisible(soon);
  }
  await expect(dashboard.getByRole('link', { name: 'Nora Neu' }).first()).toBeVisible(soon);
  await expect(list.locator('[data-row-name]')).toHaveText(['Nora Neu']);
  await expect(calendar.locator(`[data-event="${id}"]`)).toBeVisible();
  await list.bringToFront();
  // First, because it disappears after ten seconds.
  await toast(list, 'Nora Neu').getByRole('button', { name: 'Ansehen' }).click();
  await expect(list).toHaveURL(new RegExp(`booking=${id}`));
  await studio.api('POST', `/api/admin/bookings/${id}/cancel`, {});
  await expect(list.locator('tbody tr')).toContainText('Storniert', soon);
  await expect(list.locator('[data-tone]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a booking made between page load and the first poll is announced @whole', async ({ page, studio }) => {
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/bookings/news*', async (route) => {
    asked();
    await released;
    await route.continue();
  });
  await enter(page, studio, '/admin/bookings');
  await isAsked;
  await expect(page.getByText('Noch keine Buchungen vorhanden').first()).toBeVisible();
  await bookAsCustomer(studio, `${day}T10:00`, 'Nora Neu');
  release();
  await expect(toast(page, /Neue Buchung: Nora Neu/)).toBeVisible(soon);
  await expect(page.locator('[data-row-name]')).toHaveText(['Nora Neu']);
});

test('announcements are in Russian if the back office is, many at once are counted, and none is repeated @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/robots.txt');
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  const begun = asking(page);
  await page.goto('/admin/services');
  await begun;
  await bookAsCustomer(studio, `${day}T10:00`, 'Nora Neu');
  await expect(toast(page, /Новая запись: Nora Neu/)).toBeVisible(soon);
  for (const [index, time] of ['11:30', '13:30', '15:00', '16:30'].entries())
    await bookAsCustomer(studio, `${day}T${time}`, `Gast${index} Viele`);
  await expect(toast(page, /нов(ая|ые|ых) запис|Новая запись: Gast/).last()).toBeVisible(soon);
  // None, if that took ten seconds.
  expect(await toast(page, 'Nora Neu').count()).toBeLessThanOrEqual(1);
});

test('a failed request is repeated with the next booking; bookings by the studio itself are not announced @whole', async ({
  page,
  studio,
}) => {
  await page.route('**/bookings/news*', (route) => route.fulfill({ status: 500, body: '' }));
  const asked = asking(page);
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await asked;
  await page.unroute('**/bookings/news*');
  const { id } = await book(studio, `${berlinDay(9)}T23:00`, { customer: { name: 'Ina Intern' } });
  await expect(page.locator('[data-row-name]')).toHaveText(['Ina Intern'], soon);
  await expect(page.locator('[data-tone]')).toHaveCount(0);
  await studio.api('DELETE', `/api/admin/bookings/${id}`);
  await expect(page.locator('[data-row-name]')).toHaveCount(0, soon);
});
