import { adminRoutes } from '../../src/app/web/admin/admin-routes.ts';
import { type SmtpSink, startSmtpSink } from '../../src/features/notifications/server/testing/smtp-sink.ts';
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
import { open } from '../support/public-site.ts';
import { leadSettled } from '../support/settled.ts';
import { expect, startOver, test } from '../support/studio.ts';
import { fillLists, words } from './filled-studio.ts';
import { fillWithPayloads } from './hostile-studio.ts';
import { expectOnlyText, misdeedsOf } from './only-text.ts';
import { expectRowActions } from './row-actions.ts';
import { expectWordsOf } from './words-of-screens.ts';

const screens = adminRoutes.filter(
  (path) => !['/admin', '/admin/login', '/admin/buchungen', '/admin/company-settings'].includes(path),
);

/** Its board scrolls by column. */
const scrollsSideways = '/admin/kontakten/fullscreen';

/** Each combination sees every second one in `npm test`, so that both together see all of them. */
const ofCombination = <T>(all: readonly T[], combination: number): readonly T[] =>
  isWhole ? all : all.filter((_, index) => index % 2 === combination % 2);
const rowWidths = [640, 768, 900, 1024, 1180, 1280] as const;

let sink: SmtpSink;
let hostile: { readonly booking: string; readonly token: string };

// All of it in one studio: walking through its screens is what takes the time.
test.beforeAll(async ({ studio }, { file }) => {
  test.setTimeout(120_000);
  await startOver(studio, file);
  sink = await startSmtpSink();
  await studio.api('PUT', '/api/admin/email-settings', { smtp: { host: '127.0.0.1', port: sink.port } });
  await fillLists(studio);
  hostile = await fillWithPayloads(studio);
});

test.afterAll(() => sink.close());

const combinations = crossings([
  [1440, 'light', 'de'],
  [375, 'dark', 'ru'],
  [1440, 'dark', 'ru'],
  [375, 'light', 'ru'],
] as const);

for (const [number, [width, theme, language]] of combinations.entries()) {
  test(`${isWhole ? 'every' : 'every second'} screen is accessible, in one language, fits ${width} px, shows all actions of its rows from 640 px on, and what was entered as text (${theme}, ${language}) (NAV-008, NAV-027, NAV-028, I18N-018, X01, W01, SRV-67)`, async ({
    page,
    studio,
  }) => {
    test.setTimeout(300_000);
    const misdeeds = misdeedsOf(page, studio.url);
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
    await page.goto('/admin/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of ofCombination(screens, number)) {
      await test.step(path, async () => {
        // High enough that no sticky bar covers content.
        await page.setViewportSize({ width, height: width === 375 ? 812 : 1800 });
        await leadSettled(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await expectWordsOf(page, language, words);
        if (path !== scrollsSideways) await expectRowActions(page, path, ofCombination(rowWidths, number));
        await expectOnlyText(page);
      });
    }
    await leadSettled(page, `/admin/bookings?highlight=${hostile.booking}`);
    await expect(page.getByText('<b onmouseover=alert(1)>').first()).toBeVisible();
    await expectOnlyText(page);
    expect(misdeeds).toEqual([]);
  });
}

test('what was entered is text on public pages and in mails, no page violates its content security policy, and a mail goes to one address only (X01, W01, M03, M05, SRV-67)', async ({
  page,
  studio,
}) => {
  const misdeeds = misdeedsOf(page, studio.url);
  const { booking, token } = hostile;
  for (const path of [
    '/',
    '/booking',
    '/contact',
    `/booking/success/${booking}`,
    `/cancel/${booking}?token=${token}`,
  ]) {
    await open(page, path);
    await expectOnlyText(page);
  }
  expect(misdeeds).toEqual([]);
  const { received } = sink;
  await expect.poll(() => received.some(({ recipients }) => recipients.includes('gast@example.de'))).toBe(true);
  for (const mail of received) {
    expect(mail.recipients).toHaveLength(1);
    expect(mail.html ?? '').not.toMatch(/<script|<img[^>]+onerror|<svg|<iframe|onmouseover="|<b onmouseover/i);
  }
});

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
