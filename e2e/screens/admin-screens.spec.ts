import { adminRoutes } from '../../src/app/web/admin/admin-routes.ts';
import { isWhole } from '../../src/shared/kernel/testing/test-size.ts';
import {
  book,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  pageErrorsOf,
  withoutBookings,
} from '../support/admin.ts';
import { crossings } from '../support/crossings.ts';
import { berlinDay } from '../support/dates.ts';
import { leadSettled } from '../support/settled.ts';
import { expect, startOver, test } from '../support/studio.ts';
import { fillLists, words } from './filled-studio.ts';
import { expectRowActions } from './row-actions.ts';
import { expectWordsOf } from './words-of-screens.ts';

const screens = adminRoutes.filter(
  (path) => !['/admin', '/admin/login', '/admin/buchungen', '/admin/company-settings'].includes(path),
);

/** Its board scrolls by column. */
const scrollsSideways = '/admin/kontakten/fullscreen';

/** Every second one in `npm test`, so that its two combinations see all of them. */
const rowWidths = [640, 768, 900, 1024, 1180, 1280] as const;
const rowWidthsOf = (combination: number) =>
  isWhole ? rowWidths : rowWidths.filter((_, i) => i % 2 === combination % 2);

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
  await fillLists(studio);
});

const combinations = crossings([
  [1440, 'light', 'de'],
  [375, 'dark', 'ru'],
  [1440, 'dark', 'ru'],
  [375, 'light', 'ru'],
] as const);

for (const [number, [width, theme, language]] of combinations.entries()) {
  test(`every screen is accessible, in one language, fits ${width} px, and shows all actions of its rows from 640 px on (${theme}, ${language}) (NAV-008, NAV-027, NAV-028, I18N-018)`, async ({
    page,
    studio,
  }) => {
    test.setTimeout(300_000);
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
    await page.goto('/admin/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of screens) {
      await test.step(path, async () => {
        // High enough that no sticky bar covers content.
        await page.setViewportSize({ width, height: width === 375 ? 812 : 1800 });
        await leadSettled(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await expectWordsOf(page, language, words);
        if (path !== scrollsSideways) await expectRowActions(page, path, rowWidthsOf(number));
      });
    }
  });
}

test('the daily tasks of a studio can be done by keyboard alone (BOOK-019, BOOK-022, NAV-012) @whole', async ({
  page,
  studio,
}) => {
  await withoutBookings(studio);
  const errors = pageErrorsOf(page);
  await book(studio, `${berlinDay(2)}T10:00`);
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.goto('/admin');
  await expect(page.getByLabel('E-Mail')).toBeFocused();
  await page.keyboard.type(studio.admin.email);
  await press('Tab');
  await page.keyboard.type(studio.admin.password);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await press('Control+k');
  await page.keyboard.type('buchungen');
  await expect(page.getByRole('option', { name: 'Buchungen', exact: true })).toHaveAttribute('aria-selected', 'true');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Buchungen' })).toBeFocused();
  const name = page.getByRole('button', { name: 'Clara Hoffmann', exact: true });
  await expect(name).toBeVisible();
  for (let tabs = 0; tabs < 30 && !(await name.evaluate((element) => element === document.activeElement)); tabs++) {
    await press('Tab');
  }
  await expect(name).toBeFocused();
  await press('Enter');
  const details = page.getByRole('dialog');
  await expect(details.getByRole('heading', { name: 'Clara Hoffmann' })).toBeFocused();
  const confirm = details.getByRole('button', { name: 'Bestätigen' });
  await expect(confirm).toBeVisible();
  // The main action is the last one.
  await press('Shift+Tab');
  await expect(confirm).toBeFocused();
  await press('Enter');
  await expect(details.getByText('Bestätigt', { exact: true }).first()).toBeVisible();
  await press('Escape');
  await expect(name).toBeFocused();

  const cancel = page.getByRole('button', { name: 'Stornieren: Clara Hoffmann' });
  await press('Tab');
  await expect(cancel).toBeFocused();
  await press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await press('Escape');
  await expect(cancel).toBeFocused();
  await press('Enter', 'Tab');
  await expect(question.getByRole('button', { name: 'Stornieren', exact: true })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('row', { name: 'Clara Hoffmann' })).toContainText('Storniert');
  expect(errors).toEqual([]);
});
