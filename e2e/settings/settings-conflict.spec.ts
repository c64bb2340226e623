import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('two owners who edit the company do not overwrite each other: the second one sees what was changed and chooses (TEAM-04)', async ({
  page,
  studio,
}) => {
  const path = '/api/admin/company/settings';
  const stored = async () => (await studio.api('GET', path)).body;
  await studio.api('PUT', path, { company_name: 'Licht', company_phone: '030 1' });
  await enter(page, studio, '/admin/company');
  const phone = page.getByLabel('Telefon');
  const footer = page.getByLabel('Schlusszeilen der E‑Mails');
  const save = () => page.getByRole('button', { name: 'Speichern' }).click();
  const conflict = page.getByRole('alert');
  await footer.fill('Bis bald');
  await studio.api('PUT', path, { company_phone: '030 2', vat_regime: 'small_business' });
  await save();
  await expect(conflict).toContainText('inzwischen von jemand anderem geändert');
  await expect(conflict).toContainText('Telefon: jetzt 030 2, vorher 030 1');
  await expect(conflict).toContainText('jetzt Kleinunternehmer nach § 19 UStG, vorher Kein Hinweis');
  await expectAccessible(page);
  expect(await stored()).toMatchObject({ notification_footer: '' });
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect(phone).toHaveValue('030 2');
  await save();
  await expect(conflict).toHaveCount(0);
  await expect.poll(stored).toMatchObject({ company_phone: '030 2', notification_footer: 'Bis bald' });

  await phone.fill('030 3');
  await studio.api('PUT', path, { company_phone: '030 4' });
  await save();
  await conflict.getByRole('button', { name: 'Neuen Stand übernehmen' }).click();
  await expect(phone).toHaveValue('030 4');
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();

  // Nothing of this form: a change of the logo or a save without a difference does not disturb.
  await phone.fill('030 5');
  await studio.api('DELETE', '/api/admin/company/logo');
  await save();
  await expect.poll(stored).toMatchObject({ company_phone: '030 5' });
});
