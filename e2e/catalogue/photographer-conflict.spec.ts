import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { field, form, path, save, stored } from './photographers.ts';

test('two users who edit one photographer do not overwrite each other: the conflict is shown, and each may keep their own values (TEAM-04)', async ({
  page,
  studio,
}) => {
  const { id } = (await studio.api('POST', path, { name: 'Ida Roth', phone: '030 1' })).body;
  await enter(page, studio, '/admin/photographers');
  const edit = () => page.getByRole('button', { name: 'Ida Roth bearbeiten' }).click();
  await edit();
  await form(page).getByLabel('Über die Person (Deutsch)').fill('Hochzeiten');
  await studio.api('PUT', `${path}/${id}`, { phone: '030 2', hourly_rate: 80 });
  await save(page);
  const conflict = form(page).getByRole('alert');
  await expect(conflict).toContainText('inzwischen von jemand anderem geändert');
  await expect(conflict).toContainText(/Telefon.*jetzt 030 2, vorher 030 1/);
  await expect(conflict).toContainText(/Stundensatz \(€\).*jetzt 80,00.€, vorher 0,00.€/);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect(field(page, 'Telefon')).toHaveValue('030 2');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  expect(await stored(studio, 'Ida Roth')).toMatchObject({ phone: '030 2', hourly_rate: 80, bio: 'Hochzeiten' });

  await edit();
  await form(page).getByLabel('Über die Person (Deutsch)').fill('Feste');
  await studio.api('PUT', `${path}/${id}`, { bio: 'Porträts' });
  await save(page);
  await conflict.getByRole('button', { name: 'Neuen Stand übernehmen' }).click();
  await expect(form(page).getByLabel('Über die Person (Deutsch)')).toHaveValue('Porträts');
});

test('a change of another kind meanwhile, such as the switch, does not disturb saving (TEAM-04) @whole', async ({
  page,
  studio,
}) => {
  const { id } = (await studio.api('POST', path, { name: 'Jana Voss', phone: '030 1' })).body;
  await enter(page, studio, '/admin/photographers');
  await page.getByRole('button', { name: 'Jana Voss bearbeiten' }).click();
  await field(page, 'Telefon').fill('030 5');
  await studio.api('PUT', `${path}/${id}/toggle-active`);
  await save(page);
  await expect(form(page)).toHaveCount(0);
  expect(await stored(studio, 'Jana Voss')).toMatchObject({ phone: '030 5', is_active: false });
});
