import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { fresh, settings } from './company-settings.ts';

test.beforeEach(({ studio }) => fresh(studio));

test.afterAll(({ studio }) => fresh(studio));

test('the form has the specified fields, and is loaded without cache (COMP-001, COMP-003, COMP-004, COMP-019)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const asked = page.waitForRequest(settings);
  await enter(page, studio, '/admin/company');
  expect(new URL((await asked).url()).searchParams.get('t')).toMatch(/^\d{13}$/);
  await expect(page.getByLabel('Firmenname')).toHaveValue('FotoBooking');
  await expect(page.getByLabel('Adresse')).toHaveValue('Musterstraße 12, 10115 Berlin');
  await expect(page.getByLabel('E-Mail', { exact: false }).first()).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Telefon')).toHaveAttribute('type', 'tel');
  await expect(page.getByLabel('Website')).toHaveAttribute('type', 'url');
  await expect(page.locator('input[type=file]')).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  // Colours change with a transition; a reloaded page has none.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Helles Design' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});
