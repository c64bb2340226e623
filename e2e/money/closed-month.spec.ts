import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { restoreFirstContent } from '../support/first-content.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => restoreFirstContent(studio));

test('a month that is over is downloaded for the tax adviser and closed, on a phone, in Russian (TAX-01, TAX-02)', async ({
  page,
  studio,
}) => {
  await studio.sql(
    `INSERT INTO money_entry (payment_id, confirmation_code, kind, method, currency, amount_cents, entered_at)
     VALUES (gen_random_uuid(), 'FB-ABCDEFGH', 'paid', 'cash', 'EUR', 12345, '2026-01-15T12:00Z')`,
  );
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/invoices?tab=months');
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  await page.reload();
  const month = page.getByRole('listitem').filter({ hasText: 'январь 2026' });
  await expect(month).toContainText('123,45');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const preview = page.waitForEvent('download');
  await month.getByRole('button', { name: /предварительно/ }).click();
  expect((await preview).suggestedFilename()).toMatch(/\.zip$/);

  await month.getByRole('button', { name: /Закрыть/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect(month).toContainText('закрыт');
  await expect(month.getByRole('button', { name: /Закрыть/ })).toHaveCount(0);
  const file = page.waitForEvent('download');
  await month.getByRole('button').click();
  expect((await file).suggestedFilename()).toMatch(/2026-01.*\.zip$/);
  const procedures = page.waitForEvent('download');
  await page.getByRole('button', { name: /Verfahrensdokumentation/ }).click();
  expect((await procedures).suggestedFilename()).toMatch(/^Verfahrensdokumentation-.*\.pdf$/);
  await expectAccessible(page);
});
