import { enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('a studio sets how long data is kept (G06)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/privacy');
  const contacts = page.getByRole('group', { name: 'Abgesagte Kontakte löschen' });
  await contacts.getByRole('checkbox').check();
  await expect(contacts.getByLabel('Monate')).toHaveValue('24');
  await contacts.getByLabel('Monate').fill('0');
  await expect(contacts).toContainText('Ganze Monate von 1 bis 120');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await contacts.getByLabel('Monate').fill('120');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(contacts).toContainText('Zurzeit betrifft das nichts.');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await studio.api('PUT', '/api/admin/privacy/retention', { lost_contacts: null });
});
