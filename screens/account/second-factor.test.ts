import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { owner } from '../support/first-studio.ts';
import { address, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { keepDownloads } from '../support/stage.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const right = 'rotes Fahrrad am See';
const codes = Array.from({ length: 10 }, (_, number) => `abcd-efgh-${number}`);
const wrongCode = refuse(403, { detail: 'Der Code ist falsch oder wurde schon benutzt.', code: 'wrong_code' });
const off = { is_on: false, since: null, recovery_codes_left: 0 };
const on = { is_on: true, since: '2027-05-11T10:20:00+02:00', recovery_codes_left: 10 };

const dialog = page.getByRole('dialog');
const factor = page.getByRole('region', { name: 'Anmeldung in zwei Schritten' });

/** Checks the page in the light and the dark theme. */
const expectAccessibleInBothThemes = async (): Promise<void> => {
  for (const dark of [true, false]) {
    document.documentElement.classList.toggle('dark', dark);
    await expectAccessible();
  }
};

test('a second factor is set up with the password, the key of the app and a first code, and shows its recovery codes (SRV-60)', async () => {
  let view: object = off;
  const server = await openScreen('/admin/account', {
    answers: {
      'GET /api/admin/auth/second-factor': () => view,
      'POST /api/admin/auth/second-factor/set-up': ({ body }) =>
        body.password === right
          ? { key: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/FotoBooking:studio?secret=JBSWY3DPEHPK3PXP' }
          : refuse(403, { detail: 'Das Passwort ist falsch.', code: 'wrong_password' }),
      'POST /api/admin/auth/second-factor/confirm': () => {
        view = on;
        return { recovery_codes: codes };
      },
    },
  });
  await factor.getByRole('button', { name: 'Einrichten' }).click();
  await expect.element(dialog.getByLabelText('Ihr Passwort')).toHaveFocus();
  await userEvent.keyboard('falsch{Enter}');
  await expect.element(dialog.getByText('Das Passwort ist falsch.')).toBeVisible();
  await dialog.getByLabelText('Ihr Passwort').fill(right);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  await expect.element(dialog.getByRole('code')).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
  await expectAccessibleInBothThemes();
  await dialog.getByLabelText('Code aus der App').fill('123456');
  await dialog.getByRole('button', { name: 'Einschalten' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeVisible();
  expect(server.asked('POST /api/admin/auth/second-factor/confirm').map(({ body }) => body)).toEqual([
    { code: '123456' },
  ]);
  expect(textsOf(dialog.getByRole('listitem'))).toEqual(codes);
  await expectAccessibleInBothThemes();
  const saved = vi.spyOn(URL, 'createObjectURL');
  const names = keepDownloads();
  await dialog.getByRole('button', { name: 'Herunterladen' }).click();
  await expect.poll(() => names).toHaveLength(1);
  const [[file]] = saved.mock.calls as [[Blob]];
  expect(await file.text()).toContain(codes.join('\n'));
  await dialog.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect.element(factor.getByText('Noch 10 Wiederherstellungscodes')).toBeVisible();
  await expect.element(factor.getByText('Eingeschaltet seit')).toBeVisible();
});

test('a second factor is switched off with a code or the password (SRV-60)', async () => {
  let view: object = on;
  const server = await openScreen('/admin/account', {
    answers: {
      'GET /api/admin/auth/second-factor': () => view,
      'POST /api/admin/auth/second-factor/switch-off': ({ body }) => {
        if (body.password !== right) return wrongCode;
        view = off;
        return { success: true };
      },
    },
  });
  await factor.getByRole('button', { name: 'Ausschalten' }).click();
  await dialog.getByRole('button', { name: 'Stattdessen einen Code eingeben' }).click();
  await dialog.getByLabelText('Code aus der App oder Wiederherstellungscode').fill('abcd-efgh-4');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Der Code ist falsch oder wurde schon benutzt.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stattdessen das Passwort eingeben' }).click();
  await dialog.getByLabelText('Ihr Passwort').fill(right);
  await dialog.getByRole('button', { name: 'Ausschalten' }).click();
  await expect.element(factor.getByText('Ausgeschaltet')).toBeVisible();
  expect(server.asked('POST /api/admin/auth/second-factor/switch-off').map(({ body }) => body)).toEqual([
    { code: 'abcd-efgh-4' },
    { password: right },
  ]);
});

test('after the password the sign-in takes a code of the app or a recovery code, on a phone too (SRV-60)', async () => {
  await page.viewport(375, 812);
  const server = await openScreen('/admin/login?next=/admin/settings', {
    isSignedOut: true,
    answers: {
      'POST /api/admin/auth/login-json': refuse(401, {
        detail: 'Bitte geben Sie den Code ein.',
        code: 'second_factor_required',
        challenge: 'a-challenge',
      }),
      'POST /api/admin/auth/login-code': ({ body }) =>
        body.code === codes[4]
          ? { access_token: 'a-token', token_type: 'bearer', expires_at: '2027-05-11T22:20:00+02:00' }
          : wrongCode,
    },
  });
  await page.getByLabelText('E-Mail').fill(owner.email);
  await page.getByLabelText('Passwort', { exact: true }).fill(right);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  const code = page.getByLabelText('Code aus der App');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Bitte geben Sie den Code ein.')).toBeVisible();
  await code.fill('12345');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Der Code ist falsch oder wurde schon benutzt.')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectNoSidewaysScroll();
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await expect.element(page.getByLabelText('Wiederherstellungscode')).toHaveFocus();
  await userEvent.keyboard(`${codes[4]}{Enter}`);
  await expect.poll(address).toBe('/admin/settings');
  const asked = server.asked('POST /api/admin/auth/login-code');
  expect(asked.map(({ body, headers }) => [body.code, headers.get('authorization')])).toEqual([
    ['12345', 'Bearer a-challenge'],
    [codes[4], 'Bearer a-challenge'],
  ]);
});
