import type { Page } from '@playwright/test';
import { adminRoutes } from '../../src/app/web/admin/admin-routes.ts';
import { book, enter, withoutBookings, withoutEvents } from '../support/admin.ts';
import { makeCampaign } from '../support/campaigns.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, type Studio, startOver, test } from '../support/studio.ts';

const widths = [640, 768, 900, 1024, 1180, 1280] as const;
/** Left out: redirects, the sign-in page, and the board, which scrolls by column. */
const without = new Set<string>([
  '/admin',
  '/admin/login',
  '/admin/buchungen',
  '/admin/company-settings',
  '/admin/kontakten/fullscreen',
]);
const screens = adminRoutes.filter((path) => !without.has(path));

const long = 'Dr. Friederike Baumgartner-Oßwald von und zu Lichtenberg';
const words = 'Donaudampfschifffahrtsgesellschaftsportraitfotografie mit Достопримечательностями';

/** Lists with a row that this test creates, and the name of the last action of that row. */
const lists = new Map<string, RegExp>([
  ['/admin/services', new RegExp(`^(${words} löschen|Удалить: ${words})$`)],
  ['/admin/photographers', new RegExp(`^(${long} löschen|Удалить: ${long})$`)],
  ['/admin/resources', new RegExp(`^(${words} löschen|Удалить: ${words})$`)],
]);

const fill = async (studio: Studio): Promise<void> => {
  await withoutBookings(studio);
  await studio.api('POST', '/api/admin/services', { name: words, description: words, price_eur: 12_345.67 });
  await studio.api('POST', '/api/admin/photographers', {
    name: long,
    bio: words,
    email: 'friederike.baumgartner-osswald@lichtenberg-fotografie.example',
    phone: '+49 170 12345678901',
    experience_years: 25,
    hourly_rate: 12_345.67,
  });
  await studio.api('POST', '/api/admin/calendar/exceptions', { date: berlinDay(20), closed: true, name: words });
  await studio.api('POST', '/api/admin/resources', { kind: 'room', name_de: words, name_ru: words });
  await makeCampaign(studio, { name_de: words, name_ru: words });
  const declared = { name: long, reference: 'FB-ZZZZ9999', email: 'f@kunde.example' };
  await studio.visit('POST', '/api/withdrawals', declared);
  await studio.api('POST', '/api/admin/contacts', { name: long, email: 'f@kunde.example', source: 'website' });
  await book(studio, `${berlinDay()}T23:00`, {
    customer: { name: long, email: 'friederike.baumgartner-osswald@kunde.example', phone: '+49 170 1' },
    send_email_notification: true,
  });
  const paid = await book(studio, `${berlinDay(3)}T10:00`);
  await studio.api('PUT', `/api/admin/bookings/${paid.id}/status?new_status=CONFIRMED`);
};

/** Controls that are partly outside the window, their card, or a box that clips its content. */
const outOfView = (page: Page): Promise<string[]> =>
  page.locator('#content').evaluate((content) => {
    const cut = (element: Element): boolean => {
      const { overflowX } = getComputedStyle(element);
      return element.classList.contains('card') || overflowX !== 'visible';
    };
    const bounds = (element: Element): readonly [number, number] => {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (box === document.body) break;
        const at = box.getBoundingClientRect();
        if (cut(box)) [left, right] = [Math.max(left, at.left), Math.min(right, at.right)];
      }
      return [left, right];
    };
    return [...content.querySelectorAll('a[href], button, input, select, textarea, [role="switch"]')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, [data-board]'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const [left, right] = bounds(element);
        return box.width > 1 && (box.left < left - 0.5 || box.right > right + 0.5);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
  await fill(studio);
});

for (const language of ['de', 'ru']) {
  test(`all actions of every row are visible from 640 px on (${language}) (NAV-028)`, async ({ page, studio }) => {
    test.setTimeout(180_000);
    await withoutEvents(page);
    await enter(page, studio, '/robots.txt');
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    for (const path of screens) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of widths) {
        await test.step(`${path} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .configure({ soft: true })
            .poll(() => outOfView(page), { timeout: 5_000 })
            .toEqual([]);
          const known = lists.get(path);
          if (known) await expect(page.getByRole('button', { name: known })).toHaveCount(1);
        });
      }
    }
  });
}
