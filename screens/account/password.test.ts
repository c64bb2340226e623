import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const chosen = 'rotes Fahrrad am See';
const right = 'correct horse battery';
const key = {
  id: '00000000-0000-4000-8000-000000000007',
  name: 'Unbekannt',
  token_start: 'fbk_abcd',
  scopes: ['bookings:read'],
  created_at: '2027-05-01T10:00:00+02:00',
  expires_at: null,
  is_expired: false,
  last_used_at: null,
};

test('the password is changed with the current one, and programs that still have access are listed and stopped (A10, A14, SRV-60)', async () => {
  const changing = 'PUT /api/admin/auth/password';
  const server = await openScreen('/admin/account', {
    answers: {
      [changing]: ({ body }) =>
        body.current_password === right
          ? { success: true, api_keys: [key] }
          : refuse(403, { detail: 'Das bisherige Passwort ist falsch.', code: 'wrong_password' }),
      'DELETE /api/admin/api-keys': { success: true },
    },
  });
  const field = (name: string) => page.getByLabelText(name, { exact: true });
  const [current, next, repeated] = [
    field('Bisheriges Passwort'),
    field('Neues Passwort'),
    field('Neues Passwort wiederholen'),
  ] as const;
  const submit = page.getByRole('button', { name: 'Passwort ändern' });
  await submit.click();
  await expect.element(current).toHaveFocus();
  await expect.element(page.getByText('Bitte geben Sie Ihr bisheriges Passwort ein.')).toBeVisible();
  await current.fill('falsch');
  await next.fill('Passwort2026');
  await submit.click();
  await expect.element(next).toHaveFocus();
  await expect.element(page.getByText('Dieses Passwort ist leicht zu erraten.')).toBeVisible();
  await next.fill(chosen);
  await repeated.fill(`${chosen}!`);
  await submit.click();
  await expect.element(page.getByText('Die beiden Eingaben sind verschieden.')).toBeVisible();
  expect(server.asked(changing)).toEqual([]);
  await repeated.fill(chosen);
  await submit.click();
  await expect.element(current).toHaveFocus();
  await expect.element(current).toHaveAccessibleDescription('Das bisherige Passwort ist falsch.');
  await current.fill(right);
  await submit.click();
  await expect.element(page.getByText('Das Passwort ist geändert.')).toBeVisible();
  expect(server.asked(changing).at(-1)?.body).toEqual({ current_password: right, new_password: chosen });
  const programs = page.getByRole('dialog', { name: 'Diese Programme haben weiter Zugang' });
  await expect.element(programs).toBeVisible();
  expect(textsOf(programs.getByRole('listitem'))).toEqual([expect.stringMatching(/^Unbekannt/)]);
  await expectAccessible();
  await programs.getByRole('button', { name: 'Alle widerrufen' }).click();
  await expect.element(page.getByText('Alle API-Schlüssel sind widerrufen.')).toBeVisible();
  expect(server.asked('DELETE /api/admin/api-keys')).toHaveLength(1);
  await expect.element(programs).not.toBeInTheDocument();
  await expect.element(current).toHaveValue('');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('all sessions but the own one are ended with one press (A10, SRV-60)', async () => {
  const session = (number: number, is_current: boolean) => ({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    begun_at: '2027-05-11T10:20:00+02:00',
    last_used_at: '2027-05-11T10:20:00+02:00',
    browser: 'Chrome',
    system: 'Linux',
    is_current,
  });
  let listed = [session(1, true), session(2, false)];
  const ending = 'POST /api/admin/auth/sessions/end-others';
  const server = await openScreen('/admin/account', {
    answers: {
      'GET /api/admin/auth/sessions': () => listed,
      [ending]: () => {
        listed = listed.slice(0, 1);
        return { success: true };
      },
    },
  });
  const sessions = page.getByRole('region', { name: 'Angemeldet' });
  const rows = sessions.getByRole('listitem');
  await expect.poll(() => rows.elements()).toHaveLength(2);
  await sessions.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await expect.poll(() => textsOf(rows)).toEqual([expect.stringMatching(/^Diese Anmeldung/)]);
  expect(server.asked(ending)).toHaveLength(1);
});
