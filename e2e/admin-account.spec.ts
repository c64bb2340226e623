import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, startStudio, test } from './studio.ts';

// A studio of its own: the others' sessions end with the password.
test('one changes the password, sees where one is signed in, and signs out the others (A10, A14, SRV-60)', async ({
  page,
}) => {
  const studio = await startStudio({ JOBS: 'off' });
  const enter = async (password: string) => {
    await page.goto(`${studio.url}/admin/login?next=/admin/settings`);
    await page.getByLabel('E-Mail').fill(studio.admin.email);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
    await page.getByRole('link', { name: 'Konto und Passwort' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible();
  };
  await studio.api('GET', '/api/admin/auth/me');
  await enter(studio.admin.password);
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
  await expect(page.getByRole('alert')).toContainText('Das bisherige Passwort ist falsch.');
  await current.fill(studio.admin.password);
  await submit.click();
  await expect(page.getByText('Das Passwort ist geändert.')).toBeVisible();
  await expect(current).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);

  // Forgotten: a command on the server gives a new one, and whoever is signed in is not any more.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['dist/server/reset-password.js', studio.admin.email],
    { env: { ...process.env, DATA_DIR: studio.dataDir } },
  );
  const given = /: (\S+)\n/.exec(stdout)?.[1] ?? '';
  await page.reload();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await enter(given);
  await studio.stop();
  await rm(studio.dataDir, { recursive: true, force: true });
});
