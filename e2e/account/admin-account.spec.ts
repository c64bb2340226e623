import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { shownByApp } from '../../src/features/auth/testing/authenticator-app.ts';
import { enter, expectAccessible, expectNoSidewaysScroll, writeSession } from '../support/admin.ts';
import { now } from '../support/dates.ts';
import { afterThisTest, expect, type Studio, startStudio, test } from '../support/studio.ts';

/** Checks the page in the light and the dark theme. */
const expectAccessibleInBothThemes = async (page: Page): Promise<void> => {
  for (const dark of [true, false]) {
    await page.evaluate((wanted) => document.documentElement.classList.toggle('dark', wanted), dark);
    await expectAccessible(page);
  }
};

/** Another administrator with the same password, until the end of the test: what is changed ends no session of others. */
const secondAdmin = async (studio: Studio): Promise<Studio> => {
  const email = 'zweite@example.de';
  await studio.sql(
    `INSERT INTO admin_user (id, email, full_name, password_hash, has_signed_in)
     SELECT gen_random_uuid(), $2, 'Zoe Zweite', password_hash, true FROM admin_user WHERE email = $1`,
    [studio.admin.email, email],
  );
  afterThisTest(() => studio.sql('DELETE FROM admin_user WHERE email = $1', [email]).then(() => undefined));
  return { ...studio, admin: { ...studio.admin, email } };
};

test('an administrator ends other sessions, changes the password, sets up a second factor and prints its codes, signs in with both, and gets a new password by a command of the server (A10, A14, A16, SRV-60)', async ({
  page,
  studio,
}) => {
  const own = await secondAdmin(studio);
  await writeSession(own);
  await enter(page, own, '/admin/account');
  const sessions = page.getByRole('region', { name: 'Angemeldet' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await expect(sessions.getByRole('listitem')).toHaveText([/^Diese Anmeldung/]);

  const chosen = 'rotes Fahrrad am See';
  const fill = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);
  await fill('Bisheriges Passwort', own.admin.password);
  await fill('Neues Passwort', chosen);
  await fill('Neues Passwort wiederholen', chosen);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Das Passwort ist geändert.')).toBeVisible();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Einrichten' }).click();
  await dialog.getByLabel('Ihr Passwort').fill(chosen);
  await page.keyboard.press('Enter');
  const key = await dialog.getByRole('code').innerText();
  await dialog.getByLabel('Code aus der App').fill(shownByApp(key, now()));
  await dialog.getByRole('button', { name: 'Einschalten' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('listitem').last()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(page.getByText('Noch 10 Wiederherstellungscodes')).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByLabel('E-Mail').fill(own.admin.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(chosen);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  // The next code, because the one used for the set-up may still be the current one.
  await page.getByLabel('Code aus der App').fill(shownByApp(key, now(), 1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zoe Zweite')).toBeVisible();
  // The command of the server gives a new password, and ends the session.
  const command = ['dist/server/reset-password.js', own.admin.email];
  const env = { ...process.env, ...studio.place };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  expect(stdout).toContain('still takes a code of the second factor');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

// A studio of its own: changing the password ends the sessions of other tests.
test('an administrator changes the password, lists the sessions, ends the others, sets up a second factor, and gets in with a command of the server and a recovery code (A10, A14, A16, SRV-60) @whole', async ({
  page,
}) => {
  const studio = await startStudio({ JOBS: 'off' });
  const givePassword = async (password: string) => {
    await page.goto(`${studio.url}/admin/login?next=/admin/settings`);
    await page.getByLabel('E-Mail').fill(studio.admin.email);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
  };
  const toAccount = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
    await page.getByRole('link', { name: 'Konto und Passwort' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible();
  };
  const signIn = async (password: string) => {
    await givePassword(password);
    await toAccount();
  };
  const signOut = async () => {
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByLabel('E-Mail')).toBeVisible();
  };
  await studio.api('GET', '/api/admin/auth/me');
  await signIn(studio.admin.password);
  const sessions = page.getByRole('region', { name: 'Angemeldet' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await expect(sessions.getByRole('listitem')).toHaveText([/^Diese Anmeldung/]);
  expect((await studio.api('GET', '/api/admin/auth/me')).status).toBe(401);

  const [current, next, repeated] = ['Bisheriges Passwort', 'Neues Passwort', 'Neues Passwort wiederholen'].map(
    (name) => page.getByRole('textbox', { name, exact: true }),
  ) as [ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>];
  const submit = page.getByRole('button', { name: 'Passwort ändern' });
  await submit.click();
  await expect(current).toBeFocused();
  await expect(page.getByText('Bitte geben Sie Ihr bisheriges Passwort ein.')).toBeVisible();
  await current.fill('falsch');
  await next.fill('Passwort2026');
  await submit.click();
  await expect(next).toBeFocused();
  await expect(page.getByText('Dieses Passwort ist leicht zu erraten.')).toBeVisible();
  const chosen = 'rotes Fahrrad am See';
  await next.fill(chosen);
  await repeated.fill(`${chosen}!`);
  await submit.click();
  await expect(page.getByText('Die beiden Eingaben sind verschieden.')).toBeVisible();
  await repeated.fill(chosen);
  await submit.click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('Das bisherige Passwort ist falsch.');
  await studio.sql(`
    INSERT INTO api_key (id, name, token_hash, token_start, scopes, created_by, created_at)
    VALUES (gen_random_uuid(), 'Unbekannt', sha256('x'), 'fbk_abcd', '{bookings:read}', 'nobody', now())`);
  await current.fill(studio.admin.password);
  await submit.click();
  await expect(page.getByText('Das Passwort ist geändert.')).toBeVisible();
  const programs = page.getByRole('dialog', { name: 'Diese Programme haben weiter Zugang' });
  await expect(programs.getByRole('listitem')).toHaveText([/^Unbekannt/]);
  await expectAccessible(page);
  await programs.getByRole('button', { name: 'Alle widerrufen' }).click();
  await expect(page.getByText('Alle API-Schlüssel sind widerrufen.')).toBeVisible();
  await expect(programs).toHaveCount(0);
  expect(await studio.sql('SELECT 1 FROM api_key WHERE revoked_at IS NULL')).toEqual([]);
  await expect(current).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);

  // A second factor: set up with the key in the QR code, confirmed by a code of the app.
  const factor = page.getByRole('region', { name: 'Anmeldung in zwei Schritten' });
  const dialog = page.getByRole('dialog');
  await factor.getByRole('button', { name: 'Einrichten' }).click();
  await expect(dialog.getByLabel('Ihr Passwort')).toBeFocused();
  await page.keyboard.type('falsch');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Das Passwort ist falsch.')).toBeVisible();
  await dialog.getByLabel('Ihr Passwort').fill(chosen);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const key = await dialog.getByRole('code').innerText();
  await dialog.getByLabel('Code aus der App').fill(shownByApp(key, now()));
  await dialog.getByRole('button', { name: 'Einschalten' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeVisible();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessibleInBothThemes(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Herunterladen' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(codes.join('\n'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(codes[9] ?? '')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(factor.getByText('Noch 10 Wiederherstellungscodes')).toBeVisible();
  await expect(factor.getByText('Eingeschaltet seit')).toBeVisible();

  // Signing in requires the code, on a phone too.
  await signOut();
  await page.setViewportSize({ width: 375, height: 812 });
  await givePassword(chosen);
  const code = page.getByLabel('Code aus der App');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bitte geben Sie den Code ein.')).toBeVisible();
  await code.fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Der Code ist falsch oder wurde schon benutzt.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  // The next code, because the one used for the set-up may still be the current one.
  await code.fill(shownByApp(key, now(), 1));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await toAccount();

  // A forgotten password: a command on the server sets a new one and ends all sessions.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['dist/server/reset-password.js', studio.admin.email],
    { env: { ...process.env, ...studio.place } },
  );
  const given = /: (\S+)\n/.exec(stdout)?.[1] ?? '';
  await page.reload();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  expect(stdout).toContain('still takes a code of the second factor');
  // The second factor is removed too.
  await givePassword(given);
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await expect(page.getByLabel('Wiederherstellungscode')).toBeFocused();
  await page.keyboard.type(codes[4] ?? '');
  await page.keyboard.press('Enter');
  await toAccount();
  await expect(factor.getByText('Noch 9 Wiederherstellungscodes')).toBeVisible();
  await factor.getByRole('button', { name: 'Ausschalten' }).click();
  await dialog.getByRole('button', { name: 'Stattdessen einen Code eingeben' }).click();
  await dialog.getByLabel('Code aus der App oder Wiederherstellungscode').fill(codes[4] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Der Code ist falsch oder wurde schon benutzt.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stattdessen das Passwort eingeben' }).click();
  await dialog.getByLabel('Ihr Passwort').fill(given);
  await dialog.getByRole('button', { name: 'Ausschalten' }).click();
  await expect(factor.getByText('Ausgeschaltet')).toBeVisible();
  await signOut();
  await signIn(given);
  await studio.stop();
});
