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

test('the accounts of the months are changed each at its field, and two people who change them are told (TAX-01, TEAM-04)', async ({
  page,
  studio,
}) => {
  const path = '/api/admin/invoices/accounts';
  const cash = page.getByLabel('Kasse');
  const save = page.getByRole('button', { name: 'Speichern' });
  await enter(page, studio, '/admin/invoices');
  await page.getByRole('tab', { name: 'Konten' }).click();
  await expect(cash).toHaveAttribute('placeholder', '1000');
  await page.getByLabel('Kontenrahmen').selectOption('SKR04');
  await expect(cash).toHaveAttribute('placeholder', '1600');
  await cash.fill('16001');
  await expect(cash).toHaveAccessibleDescription('4 Ziffern');
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await cash.fill('1601');
  await studio.api('PUT', path, { accounts: { bank: '1810' } });
  await save.click();
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('Bank: jetzt 1810');
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await save.click();
  await expect
    .poll(async () => (await studio.api('GET', path)).body)
    .toMatchObject({
      chart: 'SKR04',
      accounts: { bank: '1810', cash: '1601' },
    });
});
