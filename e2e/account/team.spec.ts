import type { Page } from '@playwright/test';
import { secretText } from '../../src/shared/server/secrets/secret-link.ts';
import {
  ageSignIn,
  confirmWithPassword,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  pageErrorsOf,
} from '../support/admin.ts';
import { expect, type Studio, startStudio, test } from '../support/studio.ts';

const password = 'vier Wörter am Teich';

/** The link in the newest mail with an invitation. */
const newestLink = async (studio: Studio): Promise<string> => {
  const [mail] = await studio.sql(
    `SELECT params FROM message WHERE kind = 'studio_invitation' ORDER BY created_at DESC, id DESC LIMIT 1`,
  );
  return `${studio.url}/admin/login#invitation=${secretText(studio.secretKey, 'invitation', mail.params.invitation_id)}`;
};
/** Enters a studio of this file as its owner. */
const enterOwn = (page: Page, studio: Studio, path: string): Promise<string> =>
  enter(page, studio, `${studio.url}${path}`);

test('a person is invited, accepts with a password, has the role, and is signed out when deactivated (TEAM-02) @whole', async ({
  page,
}) => {
  const studio = await startStudio({ JOBS: 'off' });
  const errors = pageErrorsOf(page);
  await enterOwn(page, studio, '/admin/settings');
  await page.getByRole('link', { name: 'Team' }).click();
  const team = page.getByRole('list', { name: 'Team' }).getByRole('listitem');
  await expect(team).toHaveText(/\(Sie\).*Aktiv.*Inhaber/s);
  await expect(page.getByText('Noch sind Sie allein')).toBeVisible();

  // The only owner stays. The sign-in counts for a while (KEY-02).
  await ageSignIn(studio);
  await team.getByRole('button', { name: /deaktivieren/ }).click();
  await page.getByRole('button', { name: 'Deaktivieren', exact: true }).click();
  await confirmWithPassword(page, studio);
  await expect(page.getByText(/letzte Person mit der Rolle „Inhaber“/)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  await page.getByRole('button', { name: 'Person einladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Person einladen' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Jana Fischer');
  await dialog.getByLabel('E‑Mail', { exact: true }).fill(studio.admin.email);
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(dialog.getByText('gehört schon zu jemandem im Team')).toBeVisible();
  await dialog.getByLabel('E‑Mail', { exact: true }).fill('jana@example.de');
  await dialog.getByLabel('Rolle').selectOption('Fotograf');
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(dialog.getByText('Bitte wählen Sie, zu welchem Fotografen')).toBeVisible();
  await dialog.getByLabel('Rolle').selectOption('Empfang');
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  const jana = team.filter({ hasText: 'Jana Fischer' });
  await expect(jana).toHaveText(/Eingeladen.*Empfang.*jana@example.de.*Einladung gilt bis/s);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // The person, in a browser of her own.
  const link = await newestLink(studio);
  const phone = { viewport: { width: 375, height: 812 }, locale: 'de-DE' };
  const own = await page.context().browser()!.newPage(phone);
  await own.goto(link);
  await expect(own.getByText('Ihre Rolle: Empfang.')).toBeVisible();
  await expectAccessible(own);
  await expectNoSidewaysScroll(own);
  await own.evaluate(() => document.documentElement.classList.add('dark'));
  await expectAccessible(own);
  await own.getByRole('button', { name: 'RU' }).click();
  await expect(own.getByRole('button', { name: 'Сохранить пароль и войти' })).toBeVisible();
  await own.getByRole('button', { name: 'DE' }).click();
  const accept = own.getByRole('button', { name: 'Passwort festlegen und anmelden' });
  await accept.click();
  await expect(own.getByText('Bitte wählen Sie ein Passwort.')).toBeVisible();
  await own.getByRole('textbox', { name: 'Ihr neues Passwort' }).fill('passwort1');
  await accept.click();
  await expect(own.getByText('Dieses Passwort ist leicht zu erraten')).toBeVisible();
  await own.getByRole('textbox', { name: 'Ihr neues Passwort' }).fill(password);
  await accept.click();
  await expect(own).toHaveURL(/\/admin\/dashboard/);
  await own.goto(`${studio.url}/admin/account`);
  await expect(own.getByText('Jana Fischer').first()).toBeAttached();

  await page.reload();
  await expect(jana).toHaveText(/Aktiv/);
  // Signed out at once, wherever she is.
  await jana.getByRole('button', { name: /deaktivieren/ }).click();
  await expect(page.getByText('sofort überall abgemeldet')).toBeVisible();
  await page.getByRole('button', { name: 'Deaktivieren', exact: true }).click();
  await expect(jana).toHaveText(/Deaktiviert/);
  await own.reload();
  await expect(own.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await own.getByLabel('E-Mail').fill('jana@example.de');
  await own.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await own.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(own.getByText('E‑Mail oder Passwort ist falsch.')).toBeVisible();
  await jana.getByRole('button', { name: /wieder aktivieren/ }).click();
  await expect(jana).toHaveText(/Aktiv/);

  // The link was used.
  await own.goto('about:blank');
  await own.goto(link);
  await expect(own.getByText('schon angenommen')).toBeVisible();
  await own.getByRole('button', { name: 'Zur Anmeldung' }).click();
  await expect(own.getByLabel('E-Mail')).toBeVisible();
  await own.close();
  expect(errors).toEqual([]);
  await studio.stop();
});

test('an invitation that is sent again replaces the former link, and is deleted (TEAM-02)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/team');
  await page.getByRole('button', { name: 'Person einladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Person einladen' });
  await dialog.getByLabel('Name').fill('Jana Fischer');
  await dialog.getByLabel('E‑Mail', { exact: true }).fill('jana@example.de');
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  const jana = page.getByRole('list', { name: 'Team' }).getByRole('listitem').filter({ hasText: 'Jana Fischer' });
  await expect(jana).toBeVisible();
  const first = await newestLink(studio);
  await jana.getByRole('button', { name: /noch einmal einladen/ }).click();
  await expect(page.getByText('Der frühere Link gilt nicht mehr')).toBeVisible();
  const second = await newestLink(studio);
  expect(second).not.toBe(first);
  const own = await page.context().browser()!.newPage({ locale: 'de-DE' });
  await own.goto(first);
  await expect(own.getByRole('alert')).toHaveText(/Dieser Link gilt nicht/);
  await own.goto('about:blank');
  await own.goto(second);
  await expect(own.getByText('Ihre Rolle: ')).toBeVisible();
  await own.close();
  await jana.getByRole('button', { name: /^Einladung .*löschen/ }).click();
  await page.getByRole('button', { name: 'Einladung löschen', exact: true }).click();
  await expect(page.getByText('Noch sind Sie allein')).toBeVisible();
});
