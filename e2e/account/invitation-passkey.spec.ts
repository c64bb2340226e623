import { secretText } from '../../src/shared/server/secrets/secret-link.ts';
import { expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { startAtLocalhost, withDevice } from './virtual-device.ts';

const secretKey = 'a key for this test only, of no value';

test('an invited person makes a passkey instead of a password, in the language of the mail (TEAM-02, KEY-01) @whole', async ({
  page,
}) => {
  const { studio, at } = await startAtLocalhost({ SECRET_KEY: secretKey });
  const errors = pageErrorsOf(page);
  const person = { full_name: 'Anna Orlowa', email: 'anna@example.de', role: 'desk', language: 'ru' };
  await studio.api('POST', '/api/admin/team', { ...person, current_password: studio.admin.password });
  const [mail] = await studio.sql(`SELECT params FROM message WHERE kind = 'studio_invitation'`);
  const link = `${at}/admin/login#invitation=${secretText(secretKey, 'invitation', mail.params.invitation_id)}`;

  const { cdp, authenticatorId } = await withDevice(page);
  await page.goto(link);
  const make = page.getByRole('button', { name: 'Создать ключ доступа' });
  await expect(make).toBeVisible();
  await expectAccessible(page);

  // A finger that does not fit uses nothing up.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await make.click();
  await expect(page.getByRole('alert')).toContainText('Ключ доступа не');
  await expect(make).toBeEnabled();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await make.click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await expect(page.getByRole('heading', { level: 1, name: 'Обзор' })).toBeVisible();
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);

  // From now on one press signs her in; the link is used.
  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: /ключом доступа/ }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(/уже принято/)).toBeVisible();
  expect(errors).toEqual([]);
  await studio.stop();
});
