import { endToken } from '../../src/features/auth/server/sign-in/sign-in-link.ts';
import { pageErrorsOf, writeSession } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('the link in the mail about a sign-in shows it, and ends it with one press (KEY-03)', async ({ page, studio }) => {
  const errors = pageErrorsOf(page);
  await writeSession(studio);
  // In the browser, which the account does not know.
  await page.goto(`${studio.url}/admin/login?next=/admin/account`);
  await page.getByLabel('E-Mail').fill(studio.admin.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(studio.admin.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const sessions = page.getByRole('region', { name: 'Angemeldet' });
  await expect(sessions.getByRole('listitem').first()).toHaveText(/Diese Anmeldung.*Chrome, /);
  const [mail] = await studio.sql(`SELECT params, to_address FROM message WHERE kind = 'studio_new_sign_in'`);
  expect(mail).toMatchObject({ to_address: studio.admin.email, params: { browser: 'Chrome' } });
  const link = `${studio.url}/admin/login#end-sign-in=${endToken(studio, mail.params.session_id)}`;

  // Opened by a person who is signed out.
  const owner = await page.context().browser()!.newPage({ locale: 'de-DE' });
  await owner.goto(link);
  await expect(owner.getByText('Chrome', { exact: true })).toBeVisible();
  // Opening it has changed nothing.
  await page.reload();
  await expect(sessions.getByRole('listitem').first()).toBeVisible();
  await owner.getByRole('button', { name: 'Diese Anmeldung beenden' }).click();
  await expect(owner.getByText('Diese Anmeldung ist beendet.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('E-Mail')).toBeVisible();
  // A new visit of the same link.
  await owner.goto('about:blank');
  await owner.goto(link);
  await expect(owner.getByText('Diese Anmeldung besteht nicht mehr.')).toBeVisible();
  await owner.close();
  expect(errors).toEqual([]);
});
