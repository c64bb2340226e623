import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { field, form, path, row, save, stored } from './photographers.ts';

test('the form is prefilled with the stored values, and a field can be emptied (PHOT-004, PHOT-010)', async ({
  page,
  studio,
}) => {
  await studio.api('POST', path, { name: 'Ida Roth', email: 'ida@example.de', phone: '030 7', bio: 'Hochzeiten' });
  await enter(page, studio, '/admin/photographers');
  await page.getByRole('button', { name: 'Ida Roth bearbeiten' }).click();
  await expect(form(page)).toHaveAccessibleName('Fotograf/in bearbeiten');
  await expect(field(page, 'E-Mail')).toHaveValue('ida@example.de');
  await field(page, 'E-Mail').fill('');
  await form(page).getByLabel('Über die Person (Deutsch)').fill('Hochzeiten und Feste');
  await save(page);
  await expect(row(page, 'Ida Roth')).toContainText('Hochzeiten und Feste');
  expect(await stored(studio, 'Ida Roth')).toMatchObject({ email: null, phone: '030 7', bio: 'Hochzeiten und Feste' });
});
