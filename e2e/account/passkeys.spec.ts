import type { Page } from '@playwright/test';
import {
  confirmWithPassword,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  pageErrorsOf,
} from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { startAtLocalhost, withDevice } from './virtual-device.ts';

const signIn = async (page: Page, studio: Studio, at: string, next: string): Promise<void> => {
  await page.goto(`${at}/admin/login?next=${next}`);
  await page.getByLabel('E-Mail').fill(studio.admin.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(studio.admin.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
};
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByLabel('E-Mail')).toBeVisible();
};

test('an administrator adds a passkey, signs in with one press, confirms with it, and removes it (KEY-01, KEY-02)', async ({
  page,
}) => {
  const { studio, at } = await startAtLocalhost();
  const { cdp, authenticatorId } = await withDevice(page);
  await enter(page, studio, `${at}/admin/account`);
  const panel = page.getByRole('region', { name: 'Passkeys' });
  const add = panel.getByRole('button', { name: 'Passkey hinzufügen' });
  await add.click();
  await confirmWithPassword(page, studio);
  const dialog = page.getByRole('dialog', { name: 'Passkey hinzufügen' });
  await dialog.getByLabel('Name').fill('Telefon von Anna');
  // The finger does not fit: nothing is made, the name stays.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await dialog.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(dialog.getByText('Es wurde kein Passkey benutzt.')).toBeVisible();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await dialog.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(panel.getByRole('listitem')).toHaveText([/Telefon von Anna.*noch nicht benutzt/]);

  // The same device again: the browser refuses.
  await add.click();
  await dialog.getByLabel('Name').fill('Noch einer');
  await dialog.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(dialog.getByText('Für dieses Gerät gibt es schon einen Passkey.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();

  await signOut(page);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  // The passkey instead of the password, for what outlives the session.
  await add.click();
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(panel.getByRole('listitem')).toHaveText([/zuletzt benutzt/]);
  await panel.getByRole('button', { name: 'Passkey „Telefon von Anna“ entfernen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect(panel.getByText('Noch kein Passkey')).toBeVisible();
  await studio.stop();
});

test('what is refused is said, a passkey counts as both factors, and is renamed; all of it is accessible, on a phone too (KEY-01, KEY-02) @whole', async ({
  page,
}) => {
  const { studio, at } = await startAtLocalhost();
  const errors = pageErrorsOf(page);
  const { cdp, authenticatorId } = await withDevice(page);
  await signIn(page, studio, at, '/admin/account');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await expect(panel.getByText('Noch kein Passkey')).toBeVisible();

  // The confirmation first, then the name; a name is required.
  await panel.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await confirmWithPassword(page, studio);
  const dialog = page.getByRole('dialog', { name: 'Passkey hinzufügen' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(dialog.getByText('Bitte ausfüllen')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Telefon von Anna');
  // The finger does not fit: nothing is made, the name stays.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await dialog.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(dialog.getByText('Es wurde kein Passkey benutzt.')).toBeVisible();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await dialog.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(page.getByText('Der Passkey ist angelegt.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText([/Telefon von Anna.*noch nicht benutzt/]);
  await expect(panel.getByText('Passkeys gelten nur unter localhost.')).toBeVisible();
  await expectAccessible(page);

  // The same device again: the browser refuses.
  await panel.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await dialog.getByLabel('Name').fill('Noch einer');
  await dialog.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(dialog.getByText('Für dieses Gerät gibt es schon einen Passkey.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  const unsaved = page.getByRole('alertdialog');
  await unsaved.getByRole('button', { name: 'Verwerfen' }).click();

  // One press signs in, without a name, although the account has a second factor as well.
  await studio.sql(`INSERT INTO second_factor (admin_id, secret_sealed, begun_at, confirmed_at, recovery_salt)
                    SELECT id, 'x', now(), now(), decode(repeat('00', 16), 'hex') FROM admin_user`);
  await signOut(page);
  await page.setViewportSize({ width: 375, height: 812 });
  const press = page.getByRole('button', { name: 'Mit Passkey anmelden' });
  await expect(press).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await press.click();
  await expect(page.getByRole('alert')).toHaveText(/Es wurde kein Passkey benutzt/);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await press.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(panel.getByRole('listitem')).toHaveText([/zuletzt benutzt/]);

  // The passkey instead of the password, for what outlives the session.
  await page.goto(`${at}/admin/integrations`);
  await page.getByRole('button', { name: 'Neuer Schlüssel' }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Schlüssel' });
  await form.getByLabel('Name').fill('Buchhaltung');
  await form.getByLabel('Buchungen lesen').check();
  await form.getByRole('button', { name: 'Schlüssel erstellen' }).click();
  const again = page.getByRole('dialog', { name: 'Ihr Passwort noch einmal' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await again.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect(page.getByRole('dialog', { name: 'Schlüssel für „Buchhaltung“' })).toBeVisible();

  // Renamed and removed. The confirmation still counts.
  await page.goto(`${at}/admin/account`);
  await panel.getByRole('button', { name: 'Passkey „Telefon von Anna“ umbenennen' }).click();
  const renaming = page.getByRole('dialog', { name: 'Umbenennen' });
  await renaming.getByLabel('Name').fill('Altes Telefon');
  await renaming.getByRole('button', { name: 'Speichern' }).click();
  await expect(panel.getByRole('listitem')).toHaveText([/Altes Telefon/]);
  await panel.getByRole('button', { name: 'Passkey „Altes Telefon“ entfernen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.getByText('Der Passkey ist entfernt.')).toBeVisible();
  await expect(panel.getByText('Noch kein Passkey')).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(press).toHaveCount(0);
  expect(errors).toEqual([]);
  await studio.stop();
});

test('an address at which browsers allow no passkeys, or another than the studio has, offers none (KEY-01) @whole', async ({
  page,
}) => {
  const { studio, at } = await startAtLocalhost();
  const elsewhere = studio.url;
  await signIn(page, studio, elsewhere, '/admin/account');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await expect(panel.getByText(`Passkeys lassen sich nur unter ${at} anlegen und benutzen.`)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Passkey hinzufügen' })).toHaveCount(0);
  await studio.sql(`INSERT INTO passkey (id, admin_id, credential_id, public_key, sign_count, rp_id, name, created_at)
                    SELECT gen_random_uuid(), id, 'x', 'x', 0, host, host, now()
                    FROM admin_user, (VALUES ('alt.example')) AS v (host)`);
  await page.reload();
  await expect(panel.getByText('Gilt nur unter alt.example, hier nicht')).toBeVisible();
  await expectAccessible(page);
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toHaveCount(0);
  await studio.stop();
});
