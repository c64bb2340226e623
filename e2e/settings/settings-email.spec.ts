import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const stored = async (studio: Studio) => (await studio.api('GET', '/api/admin/email-settings')).body;

test.beforeEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test.afterAll(({ studio }) => studio.sql(`DELETE FROM setting WHERE name = 'email'`));

test('the screen has two tabs, and a link to the company settings (MAIL-001, MAIL-003)', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  await enter(page, studio, '/admin/email');
  await expect(page.getByRole('tab')).toHaveText(['Design', 'Erinnerungen und Versand']);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Erinnerungen' }).click();
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await page.reload();
  await expect(page.getByLabel('Stunden vor dem Termin')).toHaveValue('24');
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByRole('link', { name: 'Firma und Logo bearbeiten' }).click();
  await expect(page).toHaveURL(/\/admin\/company$/);
  expect(errors).toEqual([]);
});

test('only changed fields are sent; the others stay (MAIL-007)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/email');
  await page.getByLabel('Firmenangaben unter jeder E‑Mail zeigen').uncheck();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await sent).postDataJSON()).toEqual({ design: { show_company_info: false } });
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  expect(await stored(studio)).toMatchObject({
    design: { show_company_info: false, primary_color: '#9333EA' },
    reminders: { enabled: true, reminders: [24] },
  });
});
